/// Candidate edges by alpha-nearness (Helsgaun 2000): the increase of the cost of the minimum 1-tree if it must contain
/// the edge.
enum AlphaNearness {
    /// The `degree` nodes of lowest alpha for each node (of equal alpha, those of lowest cost), sorted by cost.
    ///
    /// One pass over the tree computes all alphas of a node, so the total takes quadratic time and linear memory. Nil
    /// if `watch` ended it.
    static func candidates(
        _ tree: borrowing OneTree, _ cost: some SymmetricCost, degree: Int, watch: inout SearchWatch
    ) -> CandidateGraph? {
        let count = tree.count
        let scratch = Storage<Double>(count, repeating: 0)
        let marks = Storage<Int32>(count, repeating: -1)
        var lists: [[Int32]] = []
        lists.reserveCapacity(count)
        var nearest: [(alpha: Double, cost: Double, node: Int32)] = []
        for node in 0..<count {
            if watch.isOver(after: 4 * count) { return nil }
            nearest.removeAll(keepingCapacity: true)
            fillAlphas(of: node, tree, cost, scratch.all, marks.all)
            for other in 0..<count where other != node {
                let alpha = scratch.all[other]
                if nearest.count == degree, let worst = nearest.last, alpha > worst.alpha { continue }
                let entry = (alpha: alpha, cost: cost(node, other), node: Int32(truncatingIfNeeded: other))
                var index = nearest.count
                while index > 0, (nearest[index - 1].alpha, nearest[index - 1].cost) > (entry.alpha, entry.cost) {
                    index -= 1
                }
                if index >= degree { continue }
                nearest.insert(entry, at: index)
                if nearest.count > degree { nearest.removeLast() }
            }
            lists.append(nearest.sorted { ($0.cost, $0.node) < ($1.cost, $1.node) }.map(\.node))
        }
        return CandidateGraph(lists)
    }

    /// Returns of the neighbours of each node in a graph the `degree` ones of lowest alpha, nearest first; all
    /// neighbours of the special node. Follows the tree from both ends of each edge of the graph to where they meet, so
    /// it takes linear memory. Nil if `watch` ended it.
    static func candidates(
        _ tree: borrowing OneTree, _ cost: some SymmetricCost, among graph: CandidateGraph, degree: Int,
        watch: inout SearchWatch
    ) -> CandidateGraph? {
        let count = tree.count
        var depths = [Int32](repeating: 0, count: count)
        // The cost of the edge from each node to its parent.
        var rises = [Double](repeating: 0, count: count)
        for index in 1..<max(tree.special, 1) {
            let node = Int(tree.sequence[index])
            depths[node] = depths[Int(tree.parents[node])] + 1
            rises[node] = tree.raised(node, Int(tree.parents[node]), cost)
        }
        var steps = 0
        func alpha(_ a: Int, _ b: Int) -> Double {
            let value = tree.raised(a, b, cost)
            if a == tree.special || b == tree.special { return max(0, value - tree.nearestCosts.1) }
            var (low, high) = (a, b)
            var most = -Double.infinity
            while low != high {
                if depths[low] < depths[high] { swap(&low, &high) }
                most = max(most, rises[low])
                low = Int(tree.parents[low])
                steps += 1
            }
            return max(0, value - most)
        }
        var lists: [[Int32]] = []
        lists.reserveCapacity(count)
        for node in 0..<count {
            steps = 0
            let near = graph.neighbours(of: node)
            if near.count <= degree || node == tree.special {
                lists.append(Array(near))
            } else {
                let chosen = near.map { (alpha(node, Int($0)), $0) }.sorted { $0 < $1 }.prefix(degree).map(\.1)
                lists.append(near.filter(chosen.contains))
            }
            if watch.isOver(after: 2 * steps) { return nil }
        }
        return CandidateGraph(lists)
    }

    /// Writes the alpha of each edge of `node` into `alphas`; `marks` is scratch memory.
    static func fillAlphas(
        of node: Int, _ tree: borrowing OneTree, _ cost: some SymmetricCost,
        _ alphas: UnsafeMutableBufferPointer<Double>, _ marks: UnsafeMutableBufferPointer<Int32>
    ) {
        let special = tree.special
        if node == special {
            for other in 0..<special {
                let isNeighbour = other == tree.nearest.0 || other == tree.nearest.1
                alphas[other] = isNeighbour ? 0 : tree.raised(special, other, cost) - tree.nearestCosts.1
            }
            return
        }
        // First computes the most expensive edge on the path in the tree from `node` to every other node: up to the
        // root, then down in the order in which nodes were added.
        let root = Int(tree.sequence[0])
        alphas[node] = -.infinity
        marks[node] = Int32(truncatingIfNeeded: node)
        var below = node
        while below != root {
            let above = Int(tree.parents[below])
            alphas[above] = max(alphas[below], tree.raised(below, above, cost))
            marks[above] = Int32(truncatingIfNeeded: node)
            below = above
        }
        for index in 1..<max(special, 1) {
            let other = Int(tree.sequence[index])
            if marks[other] == node { continue }
            let above = Int(tree.parents[other])
            alphas[other] = max(alphas[above], tree.raised(other, above, cost))
        }
        for other in 0..<special where other != node {
            alphas[other] = max(0, tree.raised(node, other, cost) - alphas[other])
        }
        let isNeighbour = node == tree.nearest.0 || node == tree.nearest.1
        alphas[special] = isNeighbour ? 0 : max(0, tree.raised(node, special, cost) - tree.nearestCosts.1)
    }
}
