/// The edges over which a bound is raised before it is checked over all: few, and more where the check found some
/// missing.
struct AscentEdges {
    /// The nodes that each node has an edge to; each edge stands in both lists.
    private(set) var lists: [[Int32]]

    /// The candidate edges and those of a tour, which hold them together.
    init(_ candidates: CandidateGraph, tour: [Int]) {
        lists = tour.indices.map { Array(candidates.neighbours(of: $0)) }
        for node in tour.indices {
            for near in candidates.neighbours(of: node) { enter(node, on: Int(near)) }
        }
        for place in tour.indices { join(tour[place], tour[place + 1 == tour.count ? 0 : place + 1]) }
    }

    /// Takes in the edges of a spanning tree that are missing; gives whether there were any.
    mutating func add(_ tree: borrowing OneTree) -> Bool {
        var isNew = false
        for index in 1..<max(tree.special, 1) {
            let node = Int(tree.sequence[index])
            if join(node, Int(tree.parents[node])) { isNew = true }
        }
        return isNew
    }

    @discardableResult
    private mutating func join(_ a: Int, _ b: Int) -> Bool {
        let isNew = enter(a, on: b)
        enter(b, on: a)
        return isNew
    }

    @discardableResult
    private mutating func enter(_ other: Int, on node: Int) -> Bool {
        if lists[node].contains(Int32(truncatingIfNeeded: other)) { return false }
        lists[node].append(Int32(truncatingIfNeeded: other))
        return true
    }
}
