/// The few edges over which the ascent raises a bound before it is verified over all edges; missing edges are added
/// after each verification.
struct AscentEdges {
    /// The nodes that each node has an edge to; each edge is in both lists.
    private(set) var lists: [[Int32]]

    /// Starts with the candidate edges and those of a tour, which connect all nodes.
    init(_ candidates: CandidateGraph, tour: [Int]) {
        lists = tour.indices.map { Array(candidates.neighbours(of: $0)) }
        for node in tour.indices {
            for near in candidates.neighbours(of: node) { enter(node, on: Int(near)) }
        }
        for place in tour.indices { join(tour[place], tour[place + 1 == tour.count ? 0 : place + 1]) }
    }

    /// Adds the edges of a spanning tree that are missing; returns whether there were any.
    mutating func add(_ tree: borrowing OneTree) -> Bool {
        var isNew = false
        for index in 1..<max(tree.special, 1) {
            let node = Int(tree.sequence[index])
            if join(node, Int(tree.parents[node])) { isNew = true }
        }
        return isNew
    }

    /// Adds the edges of candidates that are missing; returns whether there were any.
    mutating func add(_ candidates: CandidateGraph) -> Bool {
        var isNew = false
        for node in lists.indices {
            for near in candidates.neighbours(of: node) where join(node, Int(near)) { isNew = true }
        }
        return isNew
    }

    /// Adds an edge to both lists; returns whether it is new.
    @discardableResult
    private mutating func join(_ a: Int, _ b: Int) -> Bool {
        let isNew = enter(a, on: b)
        enter(b, on: a)
        return isNew
    }

    /// Adds `other` to the list of `node`; returns whether it is new.
    @discardableResult
    private mutating func enter(_ other: Int, on node: Int) -> Bool {
        if lists[node].contains(Int32(truncatingIfNeeded: other)) { return false }
        lists[node].append(Int32(truncatingIfNeeded: other))
        return true
    }
}
