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
package struct NearbyStops {
    /// The height of a cell in degrees.
    private static let cellHeight = 15 / (Earth.meanRadius * .pi / 180)
    /// The most stops of one name that a cell keeps; all in one cell are the same stop anyway.
    private static let cellCapacity = 4

    /// The own row or column, then the two rings around it.
    private static let fromMiddle = [0, -1, 1, -2, 2]

    private struct Cell: Hashable {
        let name: Name?
        let row: Int
        let column: Int
    }

    private var cells: [Cell: [Int]] = [:]
    private var stops: [ImportedStop] = []

    /// Creates an empty index.
    package init() {}

    /// Adds a stop; they are numbered from 0 in the order in which they are added.
    package mutating func insert(_ stop: ImportedStop) {
        let row = Self.row(stop.location.latitude)
        let cell = Cell(name: stop.name, row: row, column: Self.column(stop.location.longitude, row: row))
        if cells[cell, default: []].count < Self.cellCapacity { cells[cell, default: []].append(stops.count) }
        stops.append(stop)
    }

    /// The number of a stop that is the same as this one: the first of its own cell, else any within reach.
    package func match(_ stop: ImportedStop) -> Int? {
        let middle = Self.row(stop.location.latitude)
        for row in NearbyStops.fromMiddle.map({ middle + $0 }) {
            let columns = Self.columns(row: row)
            let column = Self.column(stop.location.longitude, row: row)
            for step in NearbyStops.fromMiddle {
                let cell = Cell(name: stop.name, row: row, column: (column + step + columns) % columns)
                if let found = cells[cell]?.first(where: { stops[$0].isSame(as: stop) }) { return found }
            }
        }
        return nil
    }

    private static func row(_ latitude: Double) -> Int {
        Int((latitude / cellHeight).rounded(.down))
    }

    /// Returns the number of cells of a row around the globe.
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
