import Geodesy
import RoadNetwork

/// Roads as straight edges between points of the grid, each edge between two points that no other edge touches between
/// its ends.
struct RoadMesh: Sendable {
    /// A straight piece of road.
    struct Edge: Sendable, Equatable {
        /// The points at its ends, indices into `points`, never equal.
        var from: Int32
        var to: Int32
        /// The best class of the roads that lie on it.
        var roadClass: RoadClass
        /// Its length in metres.
        var metres: Double
        /// The speed in km/h of a supplementary road, whose length and speed are known; 0 for the roads of the source,
        /// whose length is that of a generalised line and whose speed goes by their class.
        var knownSpeed: UInt8 = 0
        /// Whether the source does not have it: it joins what ends near each other, or a ferry to a road.
        var isJoin = false
    }

    /// The points, in Morton order as long as none was added.
    var points: [GridPoint]
    /// The edges.
    var edges: [Edge]

    /// The number of edges at each point.
    var degrees: [Int32] {
        var degrees = [Int32](repeating: 0, count: points.count)
        for edge in edges {
            degrees[Int(edge.from)] += 1
            degrees[Int(edge.to)] += 1
        }
        return degrees
    }

    /// The parts of the mesh that hang together.
    var components: DisjointSets {
        var sets = DisjointSets(count: points.count)
        for edge in edges { sets.unite(edge.from, edge.to) }
        return sets
    }
}
