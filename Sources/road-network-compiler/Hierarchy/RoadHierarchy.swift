/// A contraction hierarchy (Geisberger et al. 2008): an order of the junctions, and with each junction the arcs to
/// those after it, shortcuts among them.
///
/// The best way between any two junctions is one along arcs that lead upward from both until they meet.
struct RoadHierarchy {
    /// The place of each junction in the order of contraction.
    private(set) var rank: [Int32]
    /// The arcs of each junction to junctions of higher rank.
    private(set) var upward: [[HierarchyArc]]

    /// The number of junctions that a search for witnesses settles, while the order is chosen and when a junction is
    /// contracted.
    private static let estimatingEffort = 60
    private static let contractingEffort = 500

    /// Contracts the junctions of a graph, the least important first; junctions that count alike by their index.
    init(_ graph: RoadGraph) {
        let count = graph.junctions.count
        rank = Array(repeating: 0, count: count)
        upward = Array(repeating: [], count: count)
        var contraction = Contraction(graph)
        var queue = ContractionQueue(count: count)
        for junction in 0..<Int32(count) {
            queue.set(junction, contraction.cost(of: junction, effort: Self.estimatingEffort))
        }
        var next: Int32 = 0
        while let junction = queue.popFirst() {
            rank[Int(junction)] = next
            next += 1
            let arcs = contraction.contract(junction, effort: Self.contractingEffort)
            upward[Int(junction)] = arcs.sorted { $0.head < $1.head }
            for arc in upward[Int(junction)] {
                queue.set(arc.head, contraction.cost(of: arc.head, effort: Self.estimatingEffort))
            }
        }
    }
}
