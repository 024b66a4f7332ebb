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

    @Test("A place between two roads may use either")
    func either() throws {
        // Two roads along parallels, 5 km apart, with nothing between but at their western ends.
        let graph = RoadGraph(
            junctions: [place(10, 20), place(10, 21), place(10.045, 20), place(10.045, 21)],
            roads: [
                RoadGraph.Road(from: 0, to: 1, metres: 110_000, speed: 2, points: []),
                RoadGraph.Road(from: 2, to: 3, metres: 110_000, speed: 0, points: []),
                RoadGraph.Road(from: 0, to: 2, metres: 5_000, speed: 2, points: []),
            ], ferries: [], speeds: RandomGraph.speeds)
        let file = NetworkFile(graph)
        var finder = try file.finder()
        // Nearer to the slow road, but soon on the quick one.
        let start = place(10.021, 20.9)
        let toQuick = try #require(try finder.way(from: start, to: place(10.045, 20.1)))
        #expect(abs(toQuick.approachMetres - 2_669 * 1.3) < 60)
        let toSlow = try #require(try finder.way(from: start, to: place(10, 20.4)))
        #expect(abs(toSlow.approachMetres - 2_335 * 1.3) < 60)
    }
}
