/// Candidate edges by distance, found by examining all pairs.
enum NearestInMatrix {
    /// The `degree` nearest nodes of each node, nearest first. Of equally near nodes, those that follow it in number
    /// come first, so that nodes do not all have the same candidates. Nil if `watch` ended it.
    static func candidates(
        _ cost: some SymmetricCost, degree: Int, watch: inout SearchWatch
    ) -> CandidateGraph? {
        var lists: [[Int32]] = []
        lists.reserveCapacity(cost.count)
        var nearest: [(cost: Double, node: Int32)] = []
        for node in 0..<cost.count {
            if watch.isOver(after: cost.count) { return nil }
            nearest.removeAll(keepingCapacity: true)
            for other in [node + 1..<cost.count, 0..<node].joined() {
                let value = cost(node, other)
                if nearest.count == degree, let worst = nearest.last, value >= worst.cost { continue }
                var index = nearest.count
                while index > 0, nearest[index - 1].cost > value { index -= 1 }
                nearest.insert((value, Int32(truncatingIfNeeded: other)), at: index)
                if nearest.count > degree { nearest.removeLast() }
            }
            lists.append(nearest.map(\.node))
        }
        return CandidateGraph(lists)
    }
}
