import Geodesy
import Places

extension CSVColumns {
    /// Whether a state or a country is all that is called like a place, so that the column of the towns in it may be
    /// called anything.
    var hasOnlyRegions: Bool {
        name == nil && !hasPlaces && link == nil && address.isEmpty && !regions.isEmpty && from == nil && leg == nil
    }

    /// The points of a column for its header: those of the usual words for names, for kinds of places, for towns, and
    /// for what is done there.
    private enum Points {
        static let name = 100.0
        static let sight = 80.0
        static let address = 62.0
        static let town = 60.0
        static let activity = 57.0
        /// An activity beside a street is what stands there, rather than what is done in a town.
        static let activityAtStreet = 63.0
        static let leg = 50.0
        static let unknown = 20.0
        /// A column of unknown meaning in front of streets has who or what is there: `Client`, `Museum`.
        static let unknownAtStreet = 61.0
        /// The points that stages take away which are no sights, `Arrivée` and `Côte basque`, beside towns.
        static let stage = 60.0
        /// The points that streets with houses take away.
        static let street = 30.0
        /// The points that texts add that all differ; texts that repeat add less.
        static let distinct = 40.0
        /// The points that long texts take away; very long ones take twice as many.
        static let long = 30.0
    }

    /// Whether the stops are named by stages of a journey.
    var isStage: Bool {
        guard let name, name == vagueName, !address.isEmpty else { return false }
        return ["etape", "étape", "etappe", "tappa", "etapa"].contains(CSVColumnWords.key(labels[name]))
    }

    /// The mean number of characters from which texts are descriptions rather than names.
    private static let longText = 45.0
    /// The share of texts that differ, and of rows that have one, from which on a column of unknown meaning names.
    private static let almostAll = 0.9

    /// Names the stops by the column that does it best: by its header, and by whether its texts are words, short, in
    /// most rows and not the same ones again and again; streets with houses are where a stop is rather than its name.
    /// A column that named them until then is another column.
    ///
    /// Of two columns `From` and `To` it is the one whose towns are nearer to the coordinates, else `To`. Linear in the
    /// rows that are looked at.
    /// Without coordinates, what there is to see or to do in a town names the stops only where most of it is known
    /// there: `isSight` says whether a text is, beside a town.
    mutating func chooseName(
        of rows: CSVRows, near place: (String, Coordinate) -> Coordinate?, isSight: (String, String) -> Bool
    ) {
        var best: (column: Int, points: Double)?
        let towns = Set(address.dropFirst(hasStreet ? 1 : 0))
        for (column, header) in headerPoints(towns) {
            let contents = ColumnContents(of: column, in: rows)
            guard contents.areWords || (column == name && contents.filled > 0) else { continue }
            if header == Points.sight || header == Points.activity,
                !areKnownSights(column, in: rows, isSight)
            {
                continue
            }
            var points = header + Points.distinct * contents.distinct
            if column == name, isStage, !areKnownSights(column, in: rows, isSight) { points -= Points.stage }
            points -=
                contents.length > 2 * Self.longText
                ? 2 * Points.long : contents.length > Self.longText ? Points.long : 0
            points -= (1 - contents.filled) * header
            if !contents.areNames { points -= header }
            if header == Points.address, contents.areAddresses { points -= Points.street }
            if header == Points.unknown || header == Points.unknownAtStreet {
                guard header == Points.unknown || !contents.areAddresses, contents.rowCount > 1,
                    contents.distinct >= Self.almostAll, contents.filled >= Self.almostAll,
                    contents.length <= Self.longText
                else { continue }
            }
            if points > best?.points ?? 0 { best = (column, points) }
        }
        guard var chosen = best?.column else { return }
        if let from, let to, chosen == from || chosen == to {
            chosen = isFrom(from, nearerThan: to, in: rows, place) ? from : to
        }
        takeAsName(chosen)
    }

    /// The number of rows whose sights are looked up.
    private static let lookedUpRows = 8

    /// Whether most of the texts of a column are sights that are known in the towns beside them; true where there are
    /// no towns, or coordinates say where the stops are.
    private func areKnownSights(_ column: Int, in table: CSVRows, _ isSight: (String, String) -> Bool) -> Bool {
        guard !hasPlaces, link == nil, !address.isEmpty, !hasStreet || isStreetVague else { return true }
        var rows = table
        var (count, known) = (0, 0)
        while count < Self.lookedUpRows, let more = try? rows.next(), more {
            let sight = rows.plainText(column)
            let towns = (address + regions).map { rows.plainText($0) }.filter { !$0.isEmpty }
            guard !sight.isEmpty, !towns.isEmpty else { continue }
            count += 1
            if isSight(sight, towns.joined(separator: ", ")) { known += 1 }
        }
        return known * 2 > count
    }

    /// The columns that may name the stops, with the points for their headers.
    private func headerPoints(_ towns: Set<Int>) -> [(column: Int, points: Double)] {
        var columns: [(Int, Double)] = []
        if let name { columns.append((name, isNameOfSight ? Points.sight : name == to ? Points.leg : Points.name)) }
        columns += address.map { ($0, towns.contains($0) ? Points.town : Points.address) }
        for other in others where !columns.contains(where: { $0.0 == other.column }) {
            let points =
                switch other.role {
                // A leg leads to a town, whatever there is to see and to do.
                case .sight: areLegs ? 0 : Points.sight
                case .activity:
                    from != nil && to != nil
                        ? 0 : hasStreet && !isStreetVague ? Points.activityAtStreet : Points.activity
                case .leg: Points.leg
                // Beside a name that may as well count the stops.
                case .name: vagueName != nil ? Points.name : 0
                // What a column of unknown meaning holds may as well be anything, so it only helps out.
                case .unknown where name == nil && isBeforeStreet(other.column): Points.unknownAtStreet
                case .unknown: name == nil && address.isEmpty && hasPlaces && from == nil ? Points.unknown : 0
                }
            if points > 0 { columns.append((other.column, points)) }
        }
        return columns
    }

    /// Whether a column stands in front of that of streets.
    private func isBeforeStreet(_ column: Int) -> Bool {
        guard from == nil, leg == nil else { return false }
        let streets = [street, hasStreet && !isStreetVague ? address.first : nil].compactMap { $0 }
        return streets.min().map { column < $0 } ?? false
    }

    /// Leaves the column of streets to the notes where it has the numbers of roads: `B171`, `SS 38`. Linear in the rows
    /// that are looked at.
    mutating func dropRoads(of rows: CSVRows) {
        guard let street else { return }
        let texts = rows.texts(street)
        if !texts.isEmpty, texts.allSatisfy(Self.isRoad) { self.street = nil }
    }

    /// Whether a text is the number of a road: up to three capitals, and up to four digits behind them.
    private static func isRoad(_ text: String) -> Bool {
        let letters = text.prefix { $0.isUppercase }
        let digits = text.dropFirst(letters.count).drop { $0 == " " || $0 == "-" }
        return (1...3).contains(letters.count) && (1...4).contains(digits.count)
            && digits.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// The number of rows whose coordinates are compared with towns.
    private static let comparedRows = 8

    /// Whether the towns of one column are nearer to the coordinates of the rows than those of another.
    private func isFrom(
        _ from: Int, nearerThan to: Int, in table: CSVRows, _ place: (String, Coordinate) -> Coordinate?
    ) -> Bool {
        guard let latitude, let longitude else { return false }
        var rows = table
        var (fromCount, toCount, count) = (0, 0, 0)
        while count < Self.comparedRows, let more = try? rows.next(), more {
            guard let north = decimal(rows.trimmed(latitude), allowsComma: rows.canHoldComma(latitude)),
                let east = decimal(rows.trimmed(longitude), allowsComma: rows.canHoldComma(longitude)),
                let here = try? Coordinate(latitude: north, longitude: east)
            else { continue }
            count += 1
            let distances = [from, to].map { column in
                place(rows.trimmedText(column), here)?.distance(to: here) ?? .infinity
            }
            if distances[0] < distances[1] { fromCount += 1 }
            if distances[1] < distances[0] { toCount += 1 }
        }
        return fromCount > toCount
    }
}
