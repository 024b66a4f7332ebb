import Geodesy
import RoadNetwork
import Testing

@testable import road_network_compiler

@Suite struct FittingTests {
    @Test func theSameLinesMakeTheSameGraph() {
        var random = SystemlessRandom(seed: 3)
        let all = (0..<300).map { _ in
            (0..<3).map { _ in (Int32(random.below(2_000)), Int32(random.below(2_000))) }
        }
        func graph(_ all: [[(Int32, Int32)]]) -> RoadGraph {
            GraphCompilation.graph(of: lines(all), ferries: [], water: dryLand, report: { _ in })
        }
        let (first, second) = (graph(all), graph(all.shuffled()))
        #expect(first.junctions == second.junctions)
        #expect(first.roads.map(\.metres) == second.roads.map(\.metres))
        #expect(first.roads.map(\.points) == second.roads.map(\.points))
        #expect(first.roads.count > 1_000)
    }

    @Test func findsTheBestWayByTimeWithItsAccess() throws {
        var all = lines([[(0, 0), (0, 400), (1_000, 400), (1_000, 0)]], .motorway)
        all.append([point(0, 0), point(1_000, 0)], .primary)
        let graph = RoadGraph(Noding.mesh(of: all), [])
        let search = WaySearch(graph)
        let way = try #require(search.ways(from: point(0, -10).coordinate, to: [point(1_000, -10).coordinate])[0])
        // 10 steps of 76.3 m to the road and from it, x 1.3.
        let road = graph.roads.filter { graph.speeds[Int($0.speed)].roadClass == .primary }.map(\.metres).reduce(0, +)
        #expect(abs(way.metres - road - 2 * 763.5 * 1.3) < 30)
        #expect(search.ways(from: point(0, 0).coordinate, to: [point(9_000, 9_000).coordinate])[0] == nil)
    }

    @Test func fitsSpeedsToTimes() {
        let ways: [(metres: [Double], minutes: Double)] = [
            ([100_000, 0, 0], 60), ([0, 60_000, 0], 60), ([50_000, 30_000, 0], 60),
        ]
        let speeds = SpeedFit.speeds(ways, count: 3)
        #expect(speeds.map { $0?.rounded() } == [100, 60, nil])
    }

    @Test func readsATableOfDistances() throws {
        let text =
            "# from\tlatitude\tlongitude\tto\tlatitude\tlongitude\tkm\tminutes\ttable\nA\t1\t2\tB\t3\t4\t310\t\tx\n"
        let rows = try DistanceTable.rows(in: Array(text.utf8), path: "t")
        #expect(rows.map(\.kilometres) == [310])
        #expect(rows.map(\.minutes) == [nil])
        #expect(rows.map(\.part) == ["x"])
        #expect(throws: RoadSourceError.damaged("t", reason: "line 2: a number is missing or out of range")) {
            try DistanceTable.rows(in: Array(text.replacing("310", with: "x").utf8), path: "t")
        }
    }

    @Test func readsArguments() {
        #expect(CompilerArguments(["Resources"])?.resources == "Resources")
        #expect(CompilerArguments(["Resources", "--tiles", "t"])?.tiles == "t")
        #expect(CompilerArguments(["fit", "--table", "t.tsv", "Resources"])?.table == "t.tsv")
        for wrong in [[], ["fit", "Resources"], ["--tiles"], ["a", "b"], ["a", "--table", "t"], ["-x", "a"]] {
            #expect(CompilerArguments(wrong) == nil)
        }
    }
}
