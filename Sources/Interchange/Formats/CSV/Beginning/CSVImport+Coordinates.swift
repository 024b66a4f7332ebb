import Geodesy
import Text

extension CSVImport {
    /// The number of rows of which each must have coordinates in a column that is not called so.
    private static let sampleSize = 5

    /// Takes a column of another name whose texts are coordinates for these, where no column is called so.
    mutating func takeCoordinates() {
        guard !columns.hasPlaces, columns.link == nil else { return }
        let found = columns.others.prefix(20).first { other in
            guard other.role == .unknown else { return false }
            var ahead = rows
            var (seen, read) = (0, 0)
            while read < Self.sampleSize, (try? ahead.next()) == true {
                read += 1
                let text = ahead.trimmedText(other.column)
                if text.isEmpty { continue }
                guard text.utf8.count <= 80, !ListLine.beginsLikeLink(text.utf8), Self.areClearlyDegrees(text),
                    (try? Coordinate(parsing: text)) != nil
                else { return false }
                seen += 1
            }
            return seen > 0
        }
        guard let found else { return }
        columns.takeAsCoordinates(found.column)
        notices.append("the texts below \(Wording.quoted(found.label)) were taken for coordinates")
    }

    /// The fewest digits of two numbers that are degrees with decimals.
    private static let digitsOfDegrees = 6

    /// Whether a text can be nothing but a latitude and a longitude: it has signs of degrees, letters of directions or
    /// of a grid, two decimal points, or two numbers with decimal commas and a sign between them. `85,50` is an amount,
    /// `18 000` a number.
    private static func areClearlyDegrees(_ text: String) -> Bool {
        let (points, commas) = (text.count { $0 == "." }, text.count { $0 == "," })
        if text.contains("°") || text.contains("º") { return true }
        return text.count(where: \.isNumber) >= digitsOfDegrees
            && (points == 2 || commas >= 2 && text.contains { "; ".contains($0) } || text.contains(where: \.isLetter))
    }

    /// Takes a column that is called like trips for ways where most of its texts go from place to place: `Route` beside
    /// `Day` and `Overnight`.
    mutating func takeRoutesOfDays() {
        guard let route = columns.trip, columns.stop == nil, columns.leg == nil, !columns.hasPlaces,
            columns.link == nil,
            columns.hasDays || columns.isOvernight, KnownPlacesColumn.isRoute(route, of: rows, context)
        else { return }
        columns.trip = nil
        columns.takeAsPlaces(route, isRoute: true)
        // The towns of the nights are the ends of the ways, which begin somewhere.
        guard let town = columns.address.first, columns.address.count == 1, columns.isOvernight,
            columns.lodging == town, ends(of: route, areIn: town)
        else { return }
        (columns.address, columns.stageTown) = ([], town)
    }

    /// Takes the names or the towns for countries where they are these and nothing else, and another column has places
    /// in them: `Place` and `Site`.
    mutating func takeNamesAsCountries() {
        let column = columns.address.count == 1 ? columns.address[0] : columns.address.isEmpty ? columns.name : nil
        guard !columns.hasPlaces, columns.link == nil, columns.from == nil, columns.leg == nil, columns.regions.isEmpty,
            let column, KnownPlacesColumn.areAreas(column, of: rows, context)
        else { return }
        var others = columns
        (others.address, others.regions) = ([], [column])
        if others.name == column { others.name = nil }
        guard others.name != nil || KnownPlacesColumn.column(besideRegionsOf: others, in: rows, context) != nil else {
            return
        }
        columns = others
    }

    /// Takes the column of the towns whose states or countries another column has, whatever it is called, where none is
    /// called like places.
    mutating func takeTownsOfRegions() {
        guard columns.hasOnlyRegions,
            let town = KnownPlacesColumn.column(besideRegionsOf: columns, in: rows, context)
        else { return }
        columns.takeAsPlaces(town, isRoute: false)
        notices.append("the texts below \(Wording.quoted(columns.labels[town])) were taken for the names of the places")
    }
}
