import Foundation
import PlaceNames

/// A spot that people drive to: a sight, a castle or a pass.
struct SpotRow {
    let name: String
    let otherNames: [String]
    let kinds: PlaceKinds
    /// The two letters of the country; empty where it is not known, or where there are several.
    let country: String
    /// The name of the region; empty where the row has none.
    var region = ""
    let latitude: Double
    let longitude: Double
    /// The weight, on the scale of the number of people of a town.
    let weight: Int
    let source: PlaceSource
    /// Whether it is a gate of a park, or the place in it where one arrives.
    var isGate = false
}

/// The sights of `sights.tsv` and the castles of `castles.tsv`.
enum SightSource {
    /// The weights of the importances 1 to 5.
    private static let weights = [5_000, 12_000, 30_000, 110_000, 400_000]

    /// Reads `sights.tsv`, in the order of the file, the most important first.
    static func sights(_ file: URL) throws -> [SpotRow] {
        let table = try TextTable(tabsIn: file)
        return table.rows.compactMap { row in
            guard let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude")),
                let importance = Int(table.cell(row, "importance (5 most known)")),
                weights.indices.contains(importance - 1)
            else { return nil }
            let kind = table.cell(row, "kind")
            guard kind != town else { return nil }
            let title = table.cell(row, "# name")
            var others = table.cell(row, "other names").split(separator: "/").map { Self.trimmed(String($0)) }
            // `Puente Nuevo (Ronda)` is called Puente Nuevo.
            let name = trimmed(String(title.prefix { $0 != "(" }))
            if name != title { others.append(title) }
            return SpotRow(
                name: name, otherNames: others.filter { !$0.isEmpty },
                kinds: self.kinds(kind, [name] + others), country: table.cell(row, "country"),
                region: table.cell(row, "region"), latitude: latitude, longitude: longitude,
                weight: weights[importance - 1], source: table.cell(row, "source") == "own" ? .tables : .wikidata,
                isGate: importance >= 3 && ([name] + others).contains(where: isGate))
        }
        .sorted { $0.weight > $1.weight }
    }

    /// The kind of rows that say how well travellers know a town.
    private static let town = "town"
    /// The weights of the importances 1 to 5 of such a row, on the scale of those of the travel guide.
    private static let weightsOfTowns = [4_000, 15_000, 62_000, 125_000, 300_000]
    /// The importance from which on such a town is one that people go to see.
    private static let sight = 3

    /// Reads the rows of `sights.tsv` that say how well travellers know a town.
    static func towns(_ file: URL) throws -> [KnownTown] {
        let table = try TextTable(tabsIn: file)
        return table.rows.compactMap { row in
            guard table.cell(row, "kind") == town, let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude")),
                let importance = Int(table.cell(row, "importance (5 most known)")),
                weightsOfTowns.indices.contains(importance - 1)
            else { return nil }
            return KnownTown(
                name: table.cell(row, "# name"), country: table.cell(row, "country"), latitude: latitude,
                longitude: longitude, weight: weightsOfTowns[importance - 1], isSight: importance >= sight)
        }
    }

    /// The kinds of a row: those of its word; a sight with a word for a lake in its names is a lake too.
    private static func kinds(_ word: String, _ names: [String]) -> PlaceKinds {
        if let kinds = kindsOfNature[word] { return kinds }
        let kinds = PlaceKinds(.sight).union(kindsOfSights[word] ?? [])
        // A church, or a centre for visitors, by a lake is none.
        let isAtLake = ["sight", "viewpoint"].contains(word) && names.contains { says(.lake, $0) }
        return isAtLake ? kinds.union(PlaceKinds(.lake)) : kinds
    }

    /// Whether a name is one of a thing of a kind: `Moraine Lake`, `Lago di Sorapis`, `Eibsee`.
    private static func says(_ kind: PlaceKind, _ name: String) -> Bool {
        let key = PlaceKey.key(name)
        return KindWords.stripped(key)?.kind == kind
            || kind == .lake && !key.contains(0x20) && key.count > 5 && key.suffix(3).elementsEqual("see".utf8)
    }

    /// The kinds that a kind of the table is beside a sight.
    private static let kindsOfSights: [String: PlaceKinds] = [
        "castle": PlaceKinds(.castle), "waterfall": PlaceKinds(.waterfall), "beach": PlaceKinds(.coast),
        "canyon": PlaceKinds(.landscape), "village": .village,
    ]

    /// The kinds of what is no sight: a range is asked about as a region is.
    private static let kindsOfNature: [String: PlaceKinds] = [
        "island": PlaceKinds(.island), "lake": PlaceKinds(.lake), "mountain": PlaceKinds(.mountain),
        "park": PlaceKinds(.park), "pass": PlaceKinds(.pass),
        "range": [PlaceKinds(.mountain), PlaceKinds(.region)], "region": PlaceKinds(.region),
        "valley": PlaceKinds(.landscape), "coast": PlaceKinds(.coast), "station": PlaceKinds(.station),
    ]

    /// Whether a name is that of a place where visitors of a park arrive.
    private static func isGate(_ name: String) -> Bool {
        let words = name.lowercased().split(separator: " ").map(String.init)
        let isCentre = words.contains("visitor") && (words.contains("center") || words.contains("centre"))
        return isCentre || words.contains("entrance") || words.suffix(1) == ["rim"]
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// Reads `castles.tsv`: the weight falls with the root of the rank of fame. A fortress that is called a fort, as
    /// those of armies of later times are, is a sight and no castle, and weighs half of that.
    static func castles(_ file: URL) throws -> [SpotRow] {
        let table = try TextTable(tabsIn: file)
        return table.rows.compactMap { row in
            guard let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude")),
                let rank = Int(table.cell(row, "# rank (1 most known)")), rank > 0
            else { return nil }
            let name = table.cell(row, "name")
            let isFort = table.cell(row, "category") == "fortress" && name.hasPrefix("Fort ")
            return SpotRow(
                name: name, otherNames: [],
                kinds: isFort ? PlaceKinds(.sight) : PlaceKinds(.castle).union(PlaceKinds(.sight)),
                country: String(table.cell(row, "ISO country").prefix(2)), latitude: latitude, longitude: longitude,
                weight: Int(((isFort ? 300_000 : 600_000) / Double(rank).squareRoot()).rounded()), source: .wikidata)
        }
    }

    /// Reads the passes of `road-passes.tsv` that are of OpenStreetMap, or the others. The weight is that of a sight of
    /// their importance where a pass has one; else that of the former grows with the height, from 10,000 at sea level
    /// to 19,800 at 2,800 metres.
    static func passes(_ file: URL, ofOpenStreetMap: Bool) throws -> [SpotRow] {
        let table = try TextTable(tabsIn: file)
        return table.rows.compactMap { row in
            guard let latitude = Double(table.cell(row, "latitude")),
                let longitude = Double(table.cell(row, "longitude")),
                (table.cell(row, "source") == "OSM") == ofOpenStreetMap
            else { return nil }
            let others = table.cell(row, "other names").split { $0 == "/" || $0 == ";" }
            let country = table.cell(row, "countries")
            let height = Double(table.cell(row, "metres")) ?? 0
            let known = Int(table.cell(row, "importance (5 most known)")).flatMap { importance in
                weights.indices.contains(importance - 1) ? weights[importance - 1] : nil
            }
            return SpotRow(
                name: table.cell(row, "# name"), otherNames: others.map { trimmed(String($0)) }.filter { !$0.isEmpty },
                kinds: PlaceKinds(.pass), country: country.count == 2 ? country : "", latitude: latitude,
                longitude: longitude,
                weight: known ?? (ofOpenStreetMap ? 10_000 + Int(3.5 * max(0, height)) : 15_000),
                source: ofOpenStreetMap ? .openStreetMap : .tables)
        }
    }
}
