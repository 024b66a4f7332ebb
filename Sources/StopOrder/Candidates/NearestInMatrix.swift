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

    /// Returns these candidates, and up to `most` farther ones of each node in other directions: nodes that are nearer
    /// to it than to each of its candidates (the rule of relative neighbourhood graphs, Toussaint 1980). The nearest
    /// nodes alone leave clusters unconnected. `closing` has no part in it. Nil if `watch` ended it. Quadratic.
    static func spread(
        _ near: CandidateGraph, most: Int, but closing: Int?, _ cost: some SymmetricCost, watch: inout SearchWatch
    ) -> CandidateGraph? {
        var lists: [[Int32]] = []
        lists.reserveCapacity(cost.count)
        var open: [(cost: Double, node: Int)] = []
        for node in 0..<cost.count {
            if watch.isOver(after: cost.count) { return nil }
            var list = Array(near.neighbours(of: node))
            guard node != closing else {
                lists.append(list)
                continue
            }
            open.removeAll(keepingCapacity: true)
            for other in 0..<cost.count where other != node && other != closing {
                let value = cost(node, other)
                if !list.contains(where: { cost(Int($0), other) <= value }) { open.append((value, other)) }
            }
            open.sort { ($0.cost, $0.node) < ($1.cost, $1.node) }
            let nearest = list.count
            for (value, other) in open where list.count < nearest + most {
                if !list[nearest...].contains(where: { cost(Int($0), other) <= value }) { list.append(Int32(other)) }
            }
            lists.append(list)
        }
        return CandidateGraph(lists)
    }
}
