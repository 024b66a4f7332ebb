import Entities
import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds the stops of the same name within 25 m, without comparing each with each.
///
/// The globe is cut into cells of about 15 m; a stop is looked for in its own and the two rings around.
struct NearbyStops {
    /// The height of a cell in degrees.
    private static let cellHeight = 15 / (Earth.meanRadius * .pi / 180)
    /// A cell keeps so many stops of one name; more of them in 15 m are the same place anyway.
    private static let cellCapacity = 64

    private struct Cell: Hashable {
        let name: Name?
        let row: Int
        let column: Int
    }

    private var cells: [Cell: [Int]] = [:]
    private var stops: [ImportedStop] = []

    /// Nothing yet.
    init() {}

    /// Adds a stop; they are numbered from 0 in the order in which they are added.
    mutating func insert(_ stop: ImportedStop) {
        let row = Self.row(stop.location.latitude)
        let cell = Cell(name: stop.name, row: row, column: Self.column(stop.location.longitude, row: row))
        if cells[cell, default: []].count < Self.cellCapacity { cells[cell, default: []].append(stops.count) }
        stops.append(stop)
    }

    /// The number of the first stop that is the same as this one.
    func first(sameAs stop: ImportedStop) -> Int? {
        var found: Int?
        let middle = Self.row(stop.location.latitude)
        for row in middle - 2...middle + 2 {
            let columns = Self.columns(row: row)
            let column = Self.column(stop.location.longitude, row: row)
            for step in -2...2 {
                let cell = Cell(name: stop.name, row: row, column: (column + step + columns) % columns)
                for index in cells[cell, default: []] where stops[index].isSame(as: stop) {
                    found = min(found ?? index, index)
                }
            }
        }
        return found
    }

    private static func row(_ latitude: Double) -> Int {
        Int((latitude / cellHeight).rounded(.down))
    }

    /// How many cells there are around the globe in a row.
    private static func columns(row: Int) -> Int {
        let latitude = min((Double(row) + 0.5) * cellHeight, 90)
        return max(5, Int(360 * cos(latitude * .pi / 180) / cellHeight))
    }

    private static func column(_ longitude: Double, row: Int) -> Int {
        let columns = columns(row: row)
        let place = Int(((longitude + 180) / 360 * Double(columns)).rounded(.down))
        return place % columns
    }
}
