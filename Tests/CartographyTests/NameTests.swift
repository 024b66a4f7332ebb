import Cartography
import Geodesy
import TestSupport
import Testing

@Suite("Names that say where one is")
struct NameTests {
    private let grand = [
        ("Las Vegas", 36.17, -115.14), ("Zion", 37.2, -112.99), ("Moab", 38.57, -109.55), ("Flagstaff", 35.2, -111.65),
    ]

    private func scene(
        _ subject: MapSubject, _ lettering: Lettering, _ grid: MapGrid = MapGrid(columns: 120, rows: 40)
    ) throws -> MapScene {
        try TestMaps.named.scene(of: subject, in: grid, lettering, unit: .kilometers)
    }

    @Test("names cover no other name, no mark, not the bar, and not the way", arguments: LongRun.cases(0..<30))
    func disjoint(seed: Int) throws {
        var numbers = SeededNumbers(UInt64(seed) + 4_000)
        let reach = [0.3, 3, 12, 60, 300][seed % 5]
        let (north, east) = (
            Double.random(in: -60...60, using: &numbers), Double.random(in: -179...179, using: &numbers)
        )
        let places = (0..<Int.random(in: 1...12, using: &numbers)).map { index in
            let longitude = east + Double.random(in: -reach...reach, using: &numbers) / 2
            return (
                name: "Stop \(index)",
                latitude: min(max(north + Double.random(in: -reach...reach, using: &numbers) / 2, -88), 88),
                longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
            )
        }
        let subject = try TestMaps.subject(places)
        for (lettering, grid) in [
            (Lettering.cells, MapGrid(columns: 80, rows: 24)), (.proportional, MapGrid(columns: 120, rows: 40)),
        ] {
            let scene = try scene(subject, lettering, grid)
            var areas = scene.marks.map(\.area) + scene.labels.map(\.area) + scene.names.map(\.area)
            if let bar = scene.scaleBar { areas += [bar.area, bar.textArea] }
            for (index, one) in areas.enumerated() {
                #expect(one.x >= 0 && one.y >= 0 && one.maxX <= grid.width && one.maxY <= grid.height)
                for other in areas[(index + 1)...] {
                    let isApart =
                        one.maxX <= other.x || other.maxX <= one.x || one.maxY <= other.y || other.maxY <= one.y
                    #expect(isApart, "seed \(seed): \(one) \(other)")
                }
            }
            for line in scene.lines {
                guard case .route = line.kind else { continue }
                for point in line.points {
                    for name in scene.names {
                        let (x, y) = (Int(point.x), Int(point.y))
                        let covers = name.area.x..<name.area.maxX ~= x && name.area.y..<name.area.maxY ~= y
                        #expect(!covers, "seed \(seed): \(name.text)")
                    }
                }
            }
        }
    }

    @Test("a map of the Grand Circle names country, states and larger towns, and no town that is a stop")
    func grandCircle() throws {
        let names = try scene(TestMaps.subject(grand), .proportional).names
        func texts(_ kind: MapScene.NameKind) -> Set<String> { Set(names.filter { $0.kind == kind }.map(\.text)) }
        #expect(texts(.country) == ["UNITED STATES"])
        #expect(texts(.state).isSuperset(of: ["UTAH", "ARIZONA", "NEVADA"]))
        #expect(texts(.sea).isEmpty)
        #expect(texts(.town).isDisjoint(with: ["Las Vegas", "Moab", "Flagstaff"]) && texts(.town).count > 5)
        let cells = try scene(TestMaps.subject(grand), .cells, MapGrid(columns: 80, rows: 24)).names
        #expect(Set(cells.map(\.text)).isSuperset(of: ["Utah", "Arizona"]))
    }

    @Test("a map of a coast names its sea, one of the world the oceans, and each name stands where it belongs")
    func seas() throws {
        let fjords = try scene(TestMaps.subject([("Bergen", 60.39, 5.32), ("Trondheim", 63.43, 10.4)]), .proportional)
        #expect(fjords.names.contains { $0.kind == .sea && $0.text == "Norwegian Sea" })
        let world = try scene(TestMaps.subject([]), .proportional)
        let texts = Set(world.names.map(\.text))
        #expect(texts.isSuperset(of: ["Indian Ocean", "South Atlantic Ocean", "AUSTRALIA", "BRAZIL", "RUSSIA"]))
        for (text, north, east) in [("AUSTRALIA", -43.0 ... -10, 113.0...154), ("BRAZIL", -34...5, -74 ... -34)] {
            let name = try #require(world.names.first { $0.text == text })
            let middle = PlanePoint(
                x: (Double(name.area.x) + Double(name.area.width) / 2 - world.frame.origin.x)
                    * world.frame.metresPerDot,
                y: (world.frame.origin.y - Double(name.area.y) - Double(name.area.height) / 2)
                    * world.frame.metresPerDot)
            let place = world.frame.projection.place(at: middle)
            #expect(north.contains(place.latitude) && east.contains(place.longitude), "\(text) at \(place)")
        }
    }

    @Test("names are the same whenever the map is drawn")
    func deterministic() throws {
        let subject = try TestMaps.subject(grand)
        #expect(try scene(subject, .proportional) == scene(subject, .proportional))
    }
}
