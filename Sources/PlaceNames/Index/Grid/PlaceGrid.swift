import Geodesy

/// The places by cells of one degree: finds what is around a coordinate.
package struct PlaceGrid: Sendable {
    private let cells: GazetteerBytes
    private let cellPlaces: GazetteerBytes

    /// Reads the sections of `file`.
    init(_ file: GazetteerFile) {
        cells = file.bytes(.cells)
        cellPlaces = file.bytes(.cellPlaces)
    }

    /// The cell of a place, counted from the south pole and the antimeridian, row by row.
    package static func cell(of record: PlaceRecord) -> Int {
        min(record.northing / 100_000, 179) * 360 + min(record.easting / 100_000, 359)
    }

    /// Calls `body` with every place in the cells that a circle touches, and with some outside of the circle.
    ///
    /// `radius` is in metres. Circles over a pole or across the antimeridian are right.
    func forEachPlace(around center: Coordinate, radius: Double, _ body: (Int) -> Void) {
        let margin = min(radius / Earth.meanRadius * 180 / .pi, 180)
        let south = max(center.latitude - margin, -90)
        let north = min(center.latitude + margin, 90)
        let rows = row(south)...row(north)
        // Where the circle reaches furthest from the equator a degree of longitude is shortest; over a pole it has all.
        let width = SphericalMeasure.halfWidth(latitude: center.latitude, margin: margin)
        for row in rows {
            if width >= 180 {
                visit(row * 360..<(row + 1) * 360, body)
            } else {
                let west = Int((center.longitude + 180 - width).rounded(.down))
                let east = Int((center.longitude + 180 + width).rounded(.down))
                visit(columns: west...min(east, west + 359), ofRow: row, body)
            }
        }
    }

    /// Calls `body` once with every place in the cells that any of these circles touches, and with some outside of
    /// them.
    ///
    /// `radius` is in metres. Circles over a pole or across the antimeridian are right. Visits the cells in no order.
    func forEachPlace(aroundEach centers: [Coordinate], radius: Double, _ body: (Int) -> Void) {
        let circles = centers.map { extent(around: $0, radius: radius) }
        guard let first = circles.map(\.rows.lowerBound).min(), let last = circles.map(\.rows.upperBound).max() else {
            return
        }
        var isTouched = [Bool](repeating: false, count: 361)
        for row in first...last {
            for circle in circles where circle.rows.contains(row) {
                for column in circle.columns { isTouched[(column + 720) % 360] = true }
            }
            // Neighbours in a row are visited together; the last entry is never touched and ends the row.
            var start: Int?
            for column in 0...360 {
                if isTouched[column] {
                    start = start ?? column
                } else if let west = start {
                    visit(row * 360 + west..<row * 360 + column, body)
                    start = nil
                }
                isTouched[column] = false
            }
        }
    }

    /// The cells that a circle touches; `radius` is in metres.
    func cells(around center: Coordinate, radius: Double) -> [Int] {
        let extent = extent(around: center, radius: radius)
        return extent.rows.flatMap { row in extent.columns.map { row * 360 + ($0 + 720) % 360 } }
    }

    /// Calls `body` with every place in a cell.
    func forEachPlace(inCell cell: Int, _ body: (Int) -> Void) { visit(cell..<cell + 1, body) }

    /// The positions of the places in a cell, in the order of their numbers.
    func positions(inCell cell: Int) -> Range<Int> {
        let start = Int(cells.number32(cell * 4))
        let end = min(Int(cells.number32(cell * 4 + 4)), cellPlaces.count / 3)
        return start..<max(start, end)
    }

    /// The number of the place at a position.
    func place(at position: Int) -> Int { cellPlaces.number24(position * 3) }

    /// The corners of a cell and the middles of its sides.
    static func outline(ofCell cell: Int) -> [Coordinate] {
        let (south, west) = (Double(cell / 360) - 90, Double(cell % 360) - 180)
        let steps = [(0.0, 0.0), (0, 0.5), (0, 1), (0.5, 1), (1, 1), (1, 0.5), (1, 0), (0.5, 0)]
        return steps.compactMap { try? Coordinate(latitude: south + $0.0, longitude: west + $0.1) }
    }

    /// The rows that a circle touches, and its columns, which may lie beyond the antimeridian on either side.
    private func extent(
        around center: Coordinate, radius: Double
    ) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
        let margin = min(radius / Earth.meanRadius * 180 / .pi, 180)
        let south = max(center.latitude - margin, -90)
        let north = min(center.latitude + margin, 90)
        let width = SphericalMeasure.halfWidth(latitude: center.latitude, margin: margin)
        let west = Int((center.longitude + 180 - width).rounded(.down))
        let east = Int((center.longitude + 180 + width).rounded(.down))
        return (row(south)...row(north), west...(width >= 180 ? west + 359 : min(east, west + 359)))
    }

    private func row(_ latitude: Double) -> Int {
        min(Int(latitude + 90), 179)
    }

    /// Visits the cells of a row, whose columns may lie beyond the antimeridian on either side.
    private func visit(columns: ClosedRange<Int>, ofRow row: Int, _ body: (Int) -> Void) {
        let all = row * 360
        for (shift, part) in [(-360, -360...(-1)), (0, 0...359), (360, 360...719)] where columns.overlaps(part) {
            let columns = columns.clamped(to: part)
            visit(all + columns.lowerBound - shift..<all + columns.upperBound - shift + 1, body)
        }
    }

    private func visit(_ range: Range<Int>, _ body: (Int) -> Void) {
        let end = Int(cells.number32(range.upperBound * 4))
        var index = Int(cells.number32(range.lowerBound * 4))
        while index < min(end, cellPlaces.count / 3) {
            body(cellPlaces.number24(index * 3))
            index += 1
        }
    }
}
