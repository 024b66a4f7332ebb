import Geodesy
import Testing

@testable import Cartography

@Suite("A way as cells of one width") struct CellPathTests {
    private let grid = MapGrid(columns: 20, rows: 10)

    private func cell(_ column: Int, _ row: Int) -> Int { row * grid.columns + column }

    @Test("a corner between two cells that touch is left out, and so is a bump of a few cells")
    func corners() {
        let stairs = [cell(1, 1), cell(2, 1), cell(2, 2), cell(3, 2), cell(3, 3), cell(4, 3)]
        #expect(CellPath(grid).thin(stairs) { _ in false } == [cell(1, 1), cell(2, 2), cell(3, 3), cell(4, 3)])
        let bump = [cell(1, 5), cell(1, 4), cell(2, 4), cell(2, 5), cell(3, 5)]
        #expect(CellPath(grid).thin(bump) { _ in false } == [cell(1, 5), cell(2, 5), cell(3, 5)])
    }

    @Test("its ends stay, and cells that do not touch across the edges of the map stay apart")
    func ends() {
        #expect(CellPath(grid).thin([]) { _ in false } == [])
        #expect(CellPath(grid).thin([cell(3, 3)]) { _ in false } == [cell(3, 3)])
        let apart = [cell(19, 1), cell(0, 2)]
        #expect(CellPath(grid).thin(apart) { _ in false } == apart)
    }

    @Test("beside an earlier path it goes along that, but one that it only crosses does not bend it")
    func shared() {
        let row = (1...8).map { cell($0, 5) }
        let above = Set((1...8).map { cell($0, 4) })
        let joined = CellPath(grid).thin(row) { above.contains($0) }
        #expect(joined.first == row.first && joined.last == row.last)
        #expect(joined.dropFirst().dropLast().allSatisfy { above.contains($0) })
        #expect(CellPath(grid).thin(row) { $0 == cell(4, 4) } == row)
    }

    @Test("The ways of an ASCII map have no corner of three cells, whatever leads where")
    func map() throws {
        // A way in many small steps up and down, as roads go.
        let path = try (0..<40).map { index in
            let rise = index % 2 == 0 ? 0.06 : 0
            return try Coordinate(latitude: 45 + Double(index) * 0.01 + rise, longitude: 5 + Double(index) * 0.1)
        }
        let subject = try TestMaps.subject([
            ("", path[0].latitude, path[0].longitude), ("", path[39].latitude, path[39].longitude),
        ])
        let way = MapSubject(
            series: subject.series, stops: subject.stops,
            legs: [MapSubject.Leg(from: 0, to: 1, path: path, series: 0)])
        let scene = try TestMaps.cartographer.scene(
            of: way, in: MapGrid(columns: 60, rows: 20), unit: .kilometers)
        let rows = TextMap.rows(scene, .ascii).map { row in
            row.flatMap { run in run.text.map { $0 == "*" } }
        }
        #expect(rows.joined().contains(true))
        for (upper, lower) in zip(rows, rows.dropFirst()) {
            for column in 1..<min(upper.count, lower.count) {
                let block = [upper[column - 1], upper[column], lower[column - 1], lower[column]]
                #expect(block.filter { $0 }.count < 3)
            }
        }
    }
}
