import RoadNetwork

/// A road between two junctions: edges of the mesh, one after the other.
struct RoadChain: Sendable {
    /// The points of the mesh along it, its junctions first and last.
    var points: [Int32]
    /// The class of all its edges.
    var roadClass: RoadClass
    /// The length of all its edges in metres.
    var metres: Double
    /// The speed of all its edges in km/h where it is known, else 0.
    var knownSpeed: UInt8 = 0
    /// Whether it is left out: another is as good.
    var isDropped = false

    /// The junctions at its ends.
    var from: Int32 { points[0] }
    var to: Int32 { points[points.count - 1] }
}
