/// A way between two junctions in a contraction hierarchy, driven both ways.
struct HierarchyArc: Equatable, Sendable {
    /// The way that an arc stands for.
    enum Origin: Equatable, Sendable {
        /// A road, by its index in the graph.
        case road(Int32)
        /// A ferry, by its index in the graph.
        case ferry(Int32)
        /// The two arcs between the ends and this junction, which was contracted before both.
        case shortcut(Int32)
    }

    /// The junction at the other end.
    var head: Int32
    /// The time in seconds.
    var seconds: Int32
    /// The number of roads and ferries it stands for.
    var hops: Int32
    /// The road or the shortcut that it stands for.
    var origin: Origin
}
