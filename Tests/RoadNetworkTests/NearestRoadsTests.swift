import Geodesy
import TestSupport
import Testing

@testable import RoadNetwork
@testable import road_network_compiler

@Suite("The nearest roads")
struct NearestRoadsTests {
    /// Walks along all lines of a graph in steps of some metres and compares.
    @Test("The nearest road is the nearest point of all lines", arguments: 0..<12)
    func nearest(seed: UInt64) throws {
        var chance = RandomGraph(seed: seed)
        var graph = chance.graph()
        graph.ferries = []
        let file = NetworkFile(graph)
        var finder = try file.finder()
        var points: [Coordinate] = []
        for road in graph.roads {
            let line = [graph.junctions[Int(road.from)]] + road.points + [graph.junctions[Int(road.to)]]
            for (start, end) in zip(line, line.dropFirst()) { points += start.points(to: end, count: 60) }
        }
        for _ in 0..<8 {
            let place = chance.anyPlace()
            let expected = points.lazy.map { $0.distance(to: place) }.min() ?? .infinity
            let found = try finder.metresToRoad(from: place)
            // The points walked to lie up to a kilometre apart, those of the file up to 27 m off.
            if let found { #expect(abs(found - expected) < max(60, expected * 0.02 + 120_000 / max(expected, 120))) }
            if expected < 29_000 { #expect(found != nil) }
        }
    }

    /// Two roads along parallels, that many degrees apart, with nothing between but at their western ends.
    private func ladder(_ degrees: Double) -> RoadGraph {
        RoadGraph(
            junctions: [place(10, 20), place(10, 21), place(10 + degrees, 20), place(10 + degrees, 21)],
            roads: [
                RoadGraph.Road(from: 0, to: 1, metres: 110_000, speed: 2, points: []),
                RoadGraph.Road(from: 2, to: 3, metres: 110_000, speed: 0, points: []),
                RoadGraph.Road(from: 0, to: 2, metres: 111_000 * degrees, speed: 2, points: []),
            ], ferries: [], speeds: RandomGraph.speeds)
    }

    @Test("A summit far from all roads has one way in and out; a town between roads may use either")
    func summits() throws {
        let file = NetworkFile(ladder(0.12))
        let summit = place(10.055, 20.5)
        for isRemote in [false, true] {
            let streets = StreetReach(isRemote: { _ in isRemote }) { _, _ in .land }
            var finder = try RoadFinder(RoadNetwork(bytes: file.bytes), streets: streets)
            let toNear = try #require(try finder.way(from: summit, to: place(10, 20.9)))
            let toFar = try #require(try finder.way(from: summit, to: place(10.12, 20.9)))
            #expect(abs(toNear.approachMetres - 6_115 * 1.3) < 90)
            // Over the mountain there are 51 km, around it 119.
            #expect(isRemote ? toFar.metres > 100_000 : toFar.metres < 60_000)
            #expect((toFar.approachMetres < 6_300 * 1.3) == isRemote)
        }
    }

    @Test("A place between two roads may use either")
    func either() throws {
        let file = NetworkFile(ladder(0.045))
        var finder = try file.finder()
        // Nearer to the slow road, but soon on the quick one.
        let start = place(10.021, 20.9)
        let toQuick = try #require(try finder.way(from: start, to: place(10.045, 20.1)))
        #expect(abs(toQuick.approachMetres - 2_669 * 1.3) < 60)
        let toSlow = try #require(try finder.way(from: start, to: place(10, 20.4)))
        #expect(abs(toSlow.approachMetres - 2_335 * 1.3) < 60)
    }
}
