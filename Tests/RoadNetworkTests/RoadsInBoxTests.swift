import EmbeddedData
import Geodesy
import TestSupport
import Testing

@testable import RoadNetwork
@testable import road_network_compiler

@Suite("Roads in a box")
struct RoadsInBoxTests {
    @Test("All roads that meet the box, by class, and no others", arguments: [(RoadClass.primary, 12), (.motorway, 0)])
    func inside(least: RoadClass, count: Int) throws {
        let file = NetworkFile(GridGraph.graph(side: 20, step: 0.1, south: 40, west: 10))
        var finder = try file.finder()
        // Around four junctions, away from the quick roads.
        let box = try #require(BoundingBox(of: [place(40.65, 10.65), place(40.85, 10.85)]))
        var lines: [[Coordinate]] = []
        try finder.roads(in: box, downTo: least, spacing: 0) { lines.append($1) }
        #expect(lines.count == count)
        #expect(lines.allSatisfy { $0.count == 2 })
    }

    @Test("A box has the same roads after other boxes and classes, of which some is remembered, as before them")
    func remembered() throws {
        let file = NetworkFile(GridGraph.graph(side: 20, step: 0.1, south: 40, west: 10))
        var finder = try file.finder()
        func lines(_ finder: inout RoadFinder, _ box: BoundingBox, _ least: RoadClass) throws -> [[Coordinate]] {
            var lines: [[Coordinate]] = []
            try finder.roads(in: box, downTo: least, spacing: 0) { lines.append([place(0, Double($0.rawValue))] + $1) }
            return lines
        }
        let boxes = try [(40.25, 10.25), (40.65, 10.65), (41.05, 10.95)].map {
            try #require(BoundingBox(of: [place($0.0, $0.1), place($0.0 + 0.6, $0.1 + 0.6)]))
        }
        for least in [RoadClass.motorway, .primary, .trunk, .motorway] {
            for box in boxes {
                var other = try file.finder()
                let known = try lines(&other, box, least)
                #expect(try lines(&finder, box, least) == known && !known.isEmpty)
            }
        }
    }

    @Test("Points that lie close together are left out, but for the ends")
    func spacing() throws {
        let points = (1..<100).map { place(0, 10 + Double($0) / 100) }
        let graph = RoadGraph(
            junctions: [place(0, 10), place(0, 11)],
            roads: [RoadGraph.Road(from: 0, to: 1, metres: 111_000, speed: 0, points: points)], ferries: [],
            speeds: RandomGraph.speeds)
        let file = NetworkFile(graph)
        var finder = try file.finder()
        let box = try #require(BoundingBox(of: [place(-1, 9), place(1, 12)]))
        var counts: [Int] = []
        for spacing in [0.0, 10_000, 1_000_000] {
            try finder.roads(in: box, downTo: .primary, spacing: spacing) { roadClass, line in
                #expect(roadClass == .motorway)
                counts.append(line.count)
            }
        }
        #expect(counts == [101, 12, 2] || counts == [101, 13, 2])
    }

    @Test("The groups that meet a rectangle hold all blocks that do, also across the antimeridian") func groups() throws
    {
        let file = embedded_roads()
        let network = try RoadNetwork(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
        let (groups, grid) = (BlockGroups(network), network.grid)
        var numbers = SeededGenerator(seed: 3)
        var shares: [Double] = []
        for _ in 0..<60 {
            let center = place(.random(in: -55...70, using: &numbers), .random(in: -180...180, using: &numbers))
            let (corner, side) = (grid.point(center), grid.size / Int32.random(in: 20...400, using: &numbers))
            let found = Array(groups.blocks(meeting: corner, width: side, height: side, grid))
            #expect(found == found.sorted())
            let met = (0..<network.blockCount).filter {
                BlockBox(network, $0).meets(corner, width: side, height: side, grid)
            }
            #expect(Set(met).isSubset(of: found))
            shares.append(Double(found.count) / Double(network.blockCount))
        }
        // Else there is no point in groups.
        #expect(shares.reduce(0, +) / Double(shares.count) < 0.2)
    }

    @Test("Latitudes between the nodes of a part are right to a micrometre, and beyond it as well")
    func latitudes() {
        let grid = RoadGrid(bits: 26)
        var numbers = SeededGenerator(seed: 5)
        for (north, south) in [(80.0, 60.0), (48.2, 47.9), (1, -1), (-40, -80)] {
            let (top, bottom) = (grid.point(place(north, 0)).y, grid.point(place(south, 0)).y)
            let part = MercatorLatitudes(grid, north: top, south: bottom)
            for _ in 0..<500 {
                let reach = 2 * (bottom - top)
                let point = NetworkPoint(
                    x: .random(in: 0..<grid.size, using: &numbers),
                    y: .random(in: max(top - reach, 0)...min(bottom + reach, grid.size), using: &numbers))
                #expect(part.coordinate(point).distance(to: grid.coordinate(point)) < 1e-6)
            }
        }
    }
}
