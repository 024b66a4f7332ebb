package import Geodesy

/// The areas in a box of the Earth, cell by cell of the raster: which lands lie in it as a whole.
package struct AreaWindow: Sendable {
    /// The most cells of a box that is looked through.
    private static let mostCells = 80_000
    /// The cells around a place on a coast in which its land is looked for.
    private static let reach = 1
    private static let neighbours = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]

    private let map: AreaMap
    private let north: Int
    private let west: Int
    private let rows: Int
    private let columns: Int
    /// The areas, row by row from the north.
    private let cells: [UInt16]

    /// Reads the cells of a box; nil for one across the antimeridian or of more than some 800 square degrees. Linear in
    /// the runs of its rows.
    package init?(_ map: AreaMap, in box: BoundingBox) {
        guard box.west < box.east, box.south < box.north else { return nil }
        let (first, left) = AreaMap.cell(latitude: box.north, longitude: box.west)
        let (last, right) = AreaMap.cell(latitude: box.south, longitude: box.east)
        (rows, columns) = (last - first + 1, right - left + 1)
        guard rows * columns <= Self.mostCells else { return nil }
        (self.map, north, west) = (map, first, left)
        var cells: [UInt16] = []
        cells.reserveCapacity(rows * columns)
        for row in first...last { map.appendRow(row, columns: left...right, to: &cells) }
        self.cells = cells
    }

    /// The outlines of the lands that some places are on, each once: points of its rows in the west and in the east, to
    /// a tenth of a degree. With `sameCountry` the parts that are of the country there. None of those that go on beyond
    /// the box. Linear in the cells and the places.
    package func lands(of places: [Coordinate], sameCountry: Bool) -> [[Coordinate]] {
        var searches = Array(repeating: 0, count: cells.count)
        return places.enumerated().compactMap { index, place in
            guard let start = cell(near: place), searches[start] == 0 else { return nil }
            return outline(from: start, sameCountry: sameCountry, search: index + 1, &searches)
        }
    }

    /// The outline of the land of a cell; nil where it goes on beyond the box, which ends the search. Its cells are
    /// marked in `searches` with the number of the search, from 1: a land that meets the cells of another search is
    /// one that goes on beyond the box, of which not all was marked.
    private func outline(
        from start: Int, sameCountry: Bool, search: Int, _ searches: inout [Int]
    ) -> [Coordinate]? {
        let country = map.country(of: Int(cells[start]))
        var open = [start]
        searches[start] = search
        var sides = Array(repeating: (first: Int.max, last: Int.min), count: rows)
        while let index = open.popLast() {
            let (row, column) = (index / columns, index % columns)
            guard row > 0, row < rows - 1, column > 0, column < columns - 1 else { return nil }
            sides[row] = (min(sides[row].first, column), max(sides[row].last, column))
            for (down, right) in Self.neighbours {
                let next = index + down * columns + right
                guard searches[next] != search, cells[next] != 0,
                    !sameCountry || map.country(of: Int(cells[next])) == country
                else { continue }
                guard searches[next] == 0 else { return nil }
                searches[next] = search
                open.append(next)
            }
        }
        return sides.enumerated().flatMap { row, ends -> [Coordinate] in
            guard ends.first <= ends.last else { return [] }
            return [row, row + 1].flatMap { row in
                [ends.first, ends.last + 1].compactMap { corner(row: row, column: $0) }
            }
        }
    }

    /// The number of the country that a place is in, or is next to; nil at sea and outside.
    package func country(at place: Coordinate) -> Int? { cell(near: place).map { map.country(of: Int(cells[$0])) } }

    /// The cell of a place, or the nearest one around it that is on land.
    private func cell(near place: Coordinate) -> Int? {
        let (row, column) = AreaMap.cell(latitude: place.latitude, longitude: place.longitude)
        for distance in 0...Self.reach {
            for down in -distance...distance {
                for right in -distance...distance {
                    let (y, x) = (row - north + down, column - west + right)
                    guard y >= 0, x >= 0, y < rows, x < columns else { continue }
                    if cells[y * columns + x] != 0 { return y * columns + x }
                }
            }
        }
        return nil
    }

    private func corner(row: Int, column: Int) -> Coordinate? {
        let steps = Double(AreaFormat.stepsPerDegree)
        return try? Coordinate(
            latitude: 90 - Double(north + row) / steps, longitude: Double(west + column) / steps - 180)
    }
}
