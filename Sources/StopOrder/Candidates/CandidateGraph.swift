/// For each node the few others that may well be its neighbours in a best tour, nearest first.
struct CandidateGraph: Sendable {
    /// Where the neighbours of a node begin in `neighbours`; one more entry than nodes.
    let starts: [Int32]
    /// The neighbours of all nodes, one list after the other.
    let neighbours: [Int32]

    /// Puts the lists of all nodes one after the other.
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

    /// The neighbours of one node.
    func neighbours(of node: Int) -> ArraySlice<Int32> { neighbours[Int(starts[node])..<Int(starts[node + 1])] }
}
