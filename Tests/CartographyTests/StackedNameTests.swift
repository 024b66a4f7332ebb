import Geodesy
import Testing

@testable import Cartography

@Suite("Names above each other") struct StackedNameTests {
    @Test("Only those with less than a line between them and columns in common are stacked")
    func stacked() {
        let name = DotRectangle(x: 10, y: 10, width: 20, height: 4)
        for (x, y, isStacked) in [
            (10, 14, true), (10, 6, true), (20, 16, true), (29, 14, true), (30, 14, false),
            (10, 18, false), (10, 1, false), (31, 10, false),
        ] {
            let other = DotRectangle(x: x, y: y, width: 20, height: 4)
            #expect(name.isStacked(with: other) == isStacked && other.isStacked(with: name) == isStacked, "\(x) \(y)")
        }
    }

    @Test("The name of a capital does not stand right above that of another one", arguments: [60, 68, 84])
    func capitals(columns: Int) throws {
        let subject = try TestMaps.subject([
            ("London", 51.509, -0.126), ("Paris", 48.853, 2.349), ("Brussels", 50.85, 4.349),
            ("Amsterdam", 52.374, 4.89), ("Copenhagen", 55.676, 12.568), ("Berlin", 52.524, 13.411),
            ("Prague", 50.088, 14.421), ("Warsaw", 52.23, 21.012), ("Budapest", 47.498, 19.04),
            ("Vienna", 48.208, 16.372), ("Zürich", 47.367, 8.55), ("Rome", 41.892, 12.511),
        ])
        for rows in [28, 36, 44] {
            let scene = try TestMaps.cartographer.scene(
                of: subject, in: MapGrid(columns: columns, rows: rows), .proportional, unit: .kilometers)
            for (index, label) in scene.labels.enumerated() {
                for other in scene.labels.dropFirst(index + 1) {
                    #expect(!label.area.isStacked(with: other.area), "\(label.text) \(other.text) \(columns)x\(rows)")
                }
            }
        }
    }
}
