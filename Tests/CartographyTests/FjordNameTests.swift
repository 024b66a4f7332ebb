import Cartography
import Geodesy
import Shorelines
import TestSupport
import Testing

@Suite("The names of fjords")
struct FjordNameTests {
    @Test(
        "stand on their water: the middle of one is nearer to its fjord than nine tenths of half the name",
        arguments: [(68, 44), (66, 32), (84, 40), (42, 34)])
    func onWater(columns: Int, rows: Int) throws {
        let journeys: [[(name: String, latitude: Double, longitude: Double)]] = [
            [
                ("Bergen", 60.3913, 5.3221), ("Flåm", 60.8628, 7.1138), ("Geiranger", 62.1008, 7.2058),
                ("Ålesund", 62.4722, 6.1495), ("Trondheim", 63.4305, 10.3951),
            ],
            [
                ("Bergen", 60.3913, 5.3221), ("Flåm", 60.8628, 7.1138), ("Geiranger", 62.1008, 7.2058),
                ("Ålesund", 62.4722, 6.1495),
            ],
            [("Sogndal", 61.2296, 7.1006), ("Flåm", 60.8628, 7.1138), ("Voss", 60.629, 6.41)],
        ]
        var count = 0
        for journey in journeys {
            let scene = try TestMaps.named.scene(
                of: TestMaps.subject(journey), in: MapGrid(columns: columns, rows: rows), .proportional,
                unit: .kilometers)
            for name in scene.names where name.kind == .lake {
                let fjords = scene.features.filter { $0.kind == .fjord && $0.name == name.text }
                guard !fjords.isEmpty else { continue }
                let x = Double(name.area.x) + Double(name.area.width) / 2
                let y = Double(name.area.y) + Double(name.area.height) / 2
                let distance =
                    fjords.flatMap(\.lines).flatMap { line in
                        zip(line, line.dropFirst()).map { from, to in
                            let (east, south) = (to.x - from.x, to.y - from.y)
                            let square = max(east * east + south * south, 1e-9)
                            let share = min(max(((x - from.x) * east + (y - from.y) * south) / square, 0), 1)
                            let (dx, dy) = (x - from.x - share * east, y - from.y - share * south)
                            return (dx * dx + dy * dy).squareRoot()
                        }
                    }.min() ?? .infinity
                #expect(distance <= 0.45 * Double(name.area.width) + 1.5, "\(name.text) of \(journey.count)")
                count += 1
            }
        }
        #expect(count > 0)
    }
}
