import Geodesy
import Testing

@testable import RoadNetwork
@testable import road_network_compiler

@Suite("Ways on a few roads")
struct FewRoadsTests {
    private static let speeds = [RoadGraph.Speed(roadClass: .trunk, kilometresPerHour: 72)]

    private func road(
        _ from: Int32, _ to: Int32, _ metres: Double, _ points: [Coordinate] = []
    ) -> RoadGraph.Road {
        RoadGraph.Road(from: from, to: to, metres: metres, speed: 0, points: points)
    }

    /// A straight road along the equator of 1.6 degrees, said to be 180 km long.
    private var straight: RoadGraph {
        RoadGraph(
            junctions: [place(0, 10), place(0, 11.6)], roads: [road(0, 1, 180_000)], ferries: [], speeds: Self.speeds)
    }

    @Test("Two places on one road drive the part between them")
    func oneRoad() throws {
        let file = NetworkFile(straight)
        var finder = try file.finder()
        let way = try #require(try finder.way(from: place(0, 10.4), to: place(0, 11.2)))
        #expect(abs(way.metres - 90_000) < 100)
        #expect(abs(way.seconds - 4_500) < 6)
        #expect(way.approachMetres < 60 && way.departureMetres < 60)
        let lines = try finder.lines(of: way)
        #expect(lines.map(\.kind) == [.streets, .roads, .streets])
        let back = try #require(try finder.way(from: place(0, 11.2), to: place(0, 10.4)))
        #expect(back.seconds == way.seconds && back.metres == way.metres)
    }

    @Test("The way to the road and from it is 1.3 times the straight line, at 40 km/h")
    func approach() throws {
        let file = NetworkFile(straight)
        var finder = try file.finder()
        let way = try #require(try finder.way(from: place(0.1, 10.4), to: place(0, 11.2)))
        #expect(abs(way.approachMetres - 11_119.5 * 1.3) < 60)
        #expect(abs(way.seconds - 4_500 - Int(11_119.5 * 1.3 * 0.09)) < 12)
    }

    @Test("Near places, and places nearer to each other than to the road, are joined by streets")
    func streets() throws {
        let file = NetworkFile(straight)
        var finder = try file.finder()
        let near = try #require(try finder.way(from: place(0, 10.4), to: place(0.02, 10.4)))
        #expect(near.isOverStreets)
        #expect(abs(near.metres - 2_223.9 * 1.3) < 1)
        #expect(near.seconds == 260)
        let off = try #require(try finder.way(from: place(0.2, 10.4), to: place(0.2, 10.5)))
        #expect(off.isOverStreets)
        let same = try #require(try finder.way(from: place(0, 10.4), to: place(0, 10.4)))
        #expect(same.metres == 0 && same.seconds == 0 && same.isOverStreets)
        #expect(try finder.lines(of: same) == [WayLine(.streets, [place(0, 10.4), place(0, 10.4)])])
    }

    @Test(
        "No way from where no road is within 30 km",
        arguments: [(90.0, 0.0), (-90.0, 0.0), (0.28, 10.5), (0.0, -170.0), (85.2, 10.5)])
    func noRoad(latitude: Double, longitude: Double) throws {
        let file = NetworkFile(straight)
        var finder = try file.finder()
        #expect(try finder.way(from: place(latitude, longitude), to: place(0, 10.4)) == nil)
        #expect(try finder.metresToRoad(from: place(latitude, longitude)) == nil)
        #expect(try finder.way(from: place(latitude, longitude), to: place(latitude, longitude)) == nil)
    }

    @Test("A road that is said to be shorter than the straight line never makes a way shorter than it")
    func neverShorter() throws {
        let graph = RoadGraph(
            junctions: [place(0, 10), place(0, 11)], roads: [road(0, 1, 50_000)], ferries: [], speeds: Self.speeds)
        let file = NetworkFile(graph)
        var finder = try file.finder()
        let way = try #require(try finder.way(from: place(0, 10), to: place(0, 11)))
        #expect(way.metres == place(0, 10).distance(to: place(0, 11)))
    }

    /// Two roads of 50 km with 10 km of water between, and a ferry over it.
    private func ferry(sailings: Double) -> RoadGraph {
        RoadGraph(
            junctions: [place(0, 10), place(0, 10.45), place(0, 10.55), place(0, 11)],
            roads: [road(0, 1, 50_000), road(2, 3, 50_000)],
            ferries: [
                RoadGraph.Ferry(
                    from: 2, to: 1, metres: 11_120,
                    service: FerryService(
                        from: "Østhavn", to: "Vesthavn", minutes: 25, sailingsPerDay: sailings, season: "May-Sep",
                        isTrain: false))
            ], speeds: Self.speeds)
    }

    @Test(
        "A ferry shows its wait and counts for more",
        arguments: [(20.0, 900, 1_620), (19.0, 1_800, 1_705), (40, 900, 900), (0.14, 1_800, 86_400)])
    func ferry(sailings: Double, wait: Int, counted: Int) throws {
        let file = NetworkFile(ferry(sailings: sailings))
        var finder = try file.finder()
        let way = try #require(try finder.way(from: place(0, 10), to: place(0, 11)))
        #expect(
            way.ferries == [
                FerryCrossing(
                    from: "Vesthavn", to: "Østhavn", isTrain: false, metres: 11_120, seconds: 1_500, waitSeconds: wait,
                    sailingsPerDay: sailings, season: "May-Sep")
            ])
        // Places are stored to 38 m.
        #expect(abs(way.drivingMetres - 100_000) < 100 && abs(way.metres - 111_120) < 100)
        #expect(abs(way.drivingSeconds - 5_000) < 6 && way.seconds == way.drivingSeconds + 1_500 + wait)
        #expect(way.countedSeconds == way.drivingSeconds + 1_500 + counted)
        #expect(try finder.lines(of: way).map(\.kind) == [.streets, .roads, .ferry, .roads, .streets])
    }

    @Test("No way over streets leads over the water that a ferry crosses")
    func otherShore() throws {
        var graph = ferry(sailings: 40)
        // A fjord of 2 km, with a road on each shore.
        graph.junctions += [place(0.1, 10.45), place(0.1, 10.47), place(-0.1, 10.45), place(-0.1, 10.47)]
        graph.junctions[2] = place(0, 10.47)
        graph.roads += [road(4, 1, 11_120), road(1, 6, 11_120), road(5, 2, 11_120), road(2, 7, 11_120)]
        let file = NetworkFile(graph)
        var finder = try file.finder()
        let along = try #require(try finder.way(from: place(0.05, 10.449), to: place(0, 11)))
        #expect(along.ferries.map(\.to) == ["Østhavn"])
        let across = try #require(try finder.way(from: place(0.05, 10.449), to: place(0.05, 10.471)))
        #expect(across.ferries.map(\.to) == ["Østhavn"])
    }

    @Test("Of parallel roads the quicker is taken, and a loop leads back")
    func parallel() throws {
        let graph = RoadGraph(
            junctions: [place(0, 10), place(0, 11)],
            roads: [
                road(0, 1, 150_000, [place(0.3, 10.5)]), road(1, 0, 120_000), road(0, 1, 200_000, [place(-0.3, 10.5)]),
                road(1, 1, 40_000, [place(0.1, 11.1), place(-0.1, 11.1)]),
            ], ferries: [], speeds: Self.speeds)
        let file = NetworkFile(graph)
        var finder = try file.finder()
        let way = try #require(try finder.way(from: place(0, 10), to: place(0, 11)))
        #expect(abs(way.metres - 120_000) < 100)
        // From the middle of the slowest road, and from within the loop.
        let slow = try #require(try finder.way(from: place(-0.3, 10.5), to: place(0, 11)))
        #expect(abs(slow.metres - 100_000) < 2_500)
        let loop = try #require(try finder.way(from: place(0, 11.1), to: place(0, 10)))
        #expect(loop.metres > 120_000 && loop.metres < 141_000)
    }

    @Test("Ways cross the antimeridian")
    func antimeridian() throws {
        let graph = RoadGraph(
            junctions: [place(-16.8, 179.2), place(-16.8, -179.6)],
            roads: [road(0, 1, 140_000, [place(-16.7, 179.8), place(-16.7, -179.95)])], ferries: [],
            speeds: Self.speeds)
        let file = NetworkFile(graph)
        var finder = try file.finder()
        let way = try #require(try finder.way(from: place(-16.7, 179.85), to: place(-16.8, -179.6)))
        #expect(way.metres > 55_000 && way.metres < 75_000)
        let points = try finder.lines(of: way).flatMap(\.points)
        #expect(zip(points, points.dropFirst()).allSatisfy { $0.distance(to: $1) < 40_000 })
        let box = try #require(BoundingBox(of: [place(-17, 179.9), place(-16, -179.9)]))
        var lines: [[Coordinate]] = []
        try finder.roads(in: box, downTo: .primary, spacing: 0) { lines.append($1) }
        #expect(lines.map(\.count) == [4])
    }

    @Test("A place with only a small part of the network nearby may also use a large one")
    func smallParts() throws {
        var graph = GridGraph.graph(side: 33, step: 0.05, south: 40, west: 10)
        let first = Int32(graph.junctions.count)
        graph.junctions += [place(40.8, 9.85), place(40.85, 9.85)]
        graph.roads.append(road(first, first + 1, 5_600))
        let file = NetworkFile(graph)
        var finder = try file.finder()
        let way = try #require(try finder.way(from: place(40.8, 9.84), to: place(41, 11)))
        #expect(way.metres > 97_000 && way.approachMetres > 16_000)
        #expect(try finder.metresToRoad(from: place(40.8, 9.84)).map { $0 < 900 } == true)
    }

    @Test("Where a ferry sails between two near places no street joins them")
    func acrossAFerry() throws {
        // Roads on both shores of a river of 2 km, without a bridge, and a ferry.
        let ferry = FerryService(from: "A", to: "B", minutes: 6, sailingsPerDay: 40, season: "", isTrain: false)
        var graph = RoadGraph(
            junctions: [place(0, 10), place(0, 10.3), place(0.018, 10), place(0.018, 10.3)],
            roads: [road(0, 1, 33_400), road(2, 3, 33_400)], ferries: [], speeds: Self.speeds)
        let dry = NetworkFile(graph)
        var before = try dry.finder()
        #expect(try before.way(from: place(0, 10), to: place(0.018, 10))?.isOverStreets == true)
        graph.ferries = [RoadGraph.Ferry(from: 0, to: 2, metres: 2_000, service: ferry)]
        let file = NetworkFile(graph)
        var finder = try file.finder()
        let way = try #require(try finder.way(from: place(0, 10), to: place(0.018, 10)))
        #expect(!way.isOverStreets)
        #expect(way.ferries.map(\.to) == ["B"])
        #expect(way.drivingMetres < 100)
    }
}
