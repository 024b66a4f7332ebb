/// The few nodes that are likely to be the neighbours of each node in the best tour, nearest first.
struct CandidateGraph: Sendable {
    /// The index of each node's first neighbour in `neighbours`, followed by the number of entries.
    let starts: [Int32]
    /// The neighbours of all nodes, node by node.
    let neighbours: [Int32]
    /// Creates a graph from the lists of all nodes.
    init(_ lists: [[Int32]]) {
        var starts: [Int32] = [0]
        var neighbours: [Int32] = []
        starts.reserveCapacity(lists.count + 1)
        for list in lists {
            neighbours += list
            starts.append(Int32(neighbours.count))
        }
        self.starts = starts
        self.neighbours = neighbours
    }

    /// The candidate neighbours of a node, nearest first.
    func neighbours(of node: Int) -> ArraySlice<Int32> { neighbours[Int(starts[node])..<Int(starts[node + 1])] }

    /// Returns these candidates plus the edges of a tour, except those of the node `closing`; nearest first.
    func holding(_ tour: [Int], but closing: Int?, _ cost: some SymmetricCost) -> CandidateGraph {
        var lists = tour.indices.map { Array(neighbours(of: $0)) }
        func enter(_ other: Int, on node: Int) {
            if node == closing || other == closing || lists[node].contains(Int32(other)) { return }
            let value = cost(node, other)
            lists[node].insert(
                Int32(other), at: lists[node].firstIndex { cost(node, Int($0)) > value } ?? lists[node].count)
        }
        for place in tour.indices {
            let (node, next) = (tour[place], tour[place + 1 == tour.count ? 0 : place + 1])
            enter(next, on: node)
            enter(node, on: next)
        }
        return CandidateGraph(lists)
    }
}
