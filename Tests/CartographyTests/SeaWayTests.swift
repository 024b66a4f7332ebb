import Cartography
import Geodesy
import TestSupport
import Testing

@Suite("The lines of ships")
struct SeaWayTests {
    private func subject(
        _ places: [(name: String, latitude: Double, longitude: Double)], by means: MapSubject.Leg.Means
    ) throws -> MapSubject {
        let bare = try TestMaps.subject(places)
        return MapSubject(
            series: bare.series, stops: bare.stops,
            legs: bare.legs.map {
                MapSubject.Leg(from: $0.from, to: $0.to, path: $0.path, series: 0, kind: .crossing(means))
            })
    }

    /// The dots of a line, one for each step of half a dot.
    private func dots(_ line: [DotPoint]) -> [DotPoint] {
        zip(line, line.dropFirst()).flatMap { one, other in
            let steps = max(Int(2 * max((other.x - one.x).magnitude, (other.y - one.y).magnitude)), 1)
            return (0...steps).map { step in
                let share = Double(step) / Double(steps)
                return DotPoint(x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y))
            }
        }
    }

    private func isInside(_ point: DotPoint, _ rings: [[DotPoint]]) -> Bool {
        rings.reduce(into: false) { isInside, ring in
            for (one, other) in zip(ring, ring.dropFirst()) where (one.y > point.y) != (other.y > point.y) {
                if point.x < one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x) { isInside.toggle() }
            }
        }
    }

    @Test(
        "lead around land, in pictures",
        arguments: [
            [("Nice", 43.7, 7.28), ("Bastia", 42.7, 9.455), ("Ajaccio", 41.92, 8.74), ("Livorno", 43.55, 10.3)],
            [("Genoa", 44.4, 8.93), ("Palermo", 38.13, 13.37), ("Trieste", 45.65, 13.76), ("Patras", 38.25, 21.73)],
        ])
    func around(places: [(String, Double, Double)]) throws {
        let subject = try subject(places.map { (name: $0.0, latitude: $0.1, longitude: $0.2) }, by: .ferry)
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 120, rows: 40), .proportional, unit: .kilometers)
        let lines = scene.lines.filter { $0.kind == .crossing(series: 0, by: .ferry) }.map(\.points)
        #expect(lines.count == places.count - 1)
        let land = try #require(scene.areas.first { $0.isLand }).rings
        // Ports lie on land, as the base map has it.
        let ports = scene.points.compactMap { $0 }
        let ashore = lines.flatMap(dots).filter { dot in
            isInside(dot, land)
                && ports.allSatisfy { ($0.x - dot.x).magnitude + ($0.y - dot.y).magnitude > 12 }
        }
        #expect(ashore.count <= 6, "\(ashore)")
        for (index, line) in lines.enumerated() {
            for (end, stop) in [(line.first, index), (line.last, index + 1)] {
                let (end, point) = (try #require(end), try #require(scene.points[stop]))
                #expect((end.x - point.x).magnitude + (end.y - point.y).magnitude < 0.2)
            }
        }
    }

    @Test("lead around land in cells")
    func cells() throws {
        let places = [
            (name: "Palermo", latitude: 38.13, longitude: 13.37), ("Trieste", 45.65, 13.76), ("Patras", 38.25, 21.73),
        ]
        let scene = try TestMaps.cartographer.scene(
            of: subject(places, by: .assumed), in: MapGrid(columns: 80, rows: 24), unit: .kilometers)
        let line = try #require(scene.lines.first { $0.kind == .crossing(series: 0, by: .assumed) }).points
        #expect(line.count > 3 && scene.areas.isEmpty)
        // South of Calabria, or through the strait, and around the heel of Italy.
        let trieste = try #require(scene.points[1])
        #expect(line.contains { $0.x > trieste.x + 8 })
    }

    @Test(
        "flights and trains, and ferries over open water, stay straight",
        arguments: [MapSubject.Leg.Means.flight, .train])
    func straight(means: MapSubject.Leg.Means) throws {
        let bastia = [(name: "Bastia", latitude: 42.7, longitude: 9.455), ("Ajaccio", 41.92, 8.74)]
        let livorno = [(name: "Bastia", latitude: 42.7, longitude: 9.455), ("Livorno", 43.55, 10.3)]
        for subject in [try subject(bastia, by: means), try subject(livorno, by: .ferry)] {
            let scene = try TestMaps.cartographer.scene(
                of: subject, in: MapGrid(columns: 120, rows: 40), .proportional, unit: .kilometers)
            let line = try #require(scene.lines.last).points
            let (first, last) = (try #require(line.first), try #require(line.last))
            let length = ((last.x - first.x) * (last.x - first.x) + (last.y - first.y) * (last.y - first.y))
                .squareRoot()
            let way = zip(line, line.dropFirst()).reduce(0) { sum, ends in
                let (x, y) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
                return sum + (x * x + y * y).squareRoot()
            }
            #expect(way < 1.01 * length)
        }
    }
}
