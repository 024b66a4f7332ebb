import Geodesy
import RoadNetwork

@testable import road_network_compiler

/// A town plan: streets along lines of latitude and longitude, every fifth one quicker, without chance.
enum GridGraph {
    /// A graph of `side` x `side` junctions, `step` degrees apart, from a south-western corner.
    static func graph(side: Int, step: Double, south: Double, west: Double) -> RoadGraph {
        let junctions = (0..<side * side).map {
            place(south + step * Double($0 / side), west + step * Double($0 % side))
        }
        var roads: [RoadGraph.Road] = []
        func add(_ from: Int, _ to: Int, _ line: Int) {
            roads.append(
                RoadGraph.Road(
                    from: Int32(from), to: Int32(to), metres: junctions[from].distance(to: junctions[to]),
                    speed: line % 5 == 0 ? 0 : 2, points: []))
        }
        for junction in junctions.indices {
            let (row, column) = (junction / side, junction % side)
            if column + 1 < side { add(junction, junction + 1, row) }
            if row + 1 < side { add(junction, junction + side, column) }
        }
        return RoadGraph(junctions: junctions, roads: roads, ferries: [], speeds: RandomGraph.speeds)
    }
}
