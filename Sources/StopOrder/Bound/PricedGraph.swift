/// A graph with few edges per node and their costs, stored node by node.
struct PricedGraph: ~Copyable {
    /// The index of each node's first edge in `ends` and `costs`, followed by the number of entries.
    let starts: Storage<Int32>
    /// The other end of each edge.
    let ends: Storage<Int32>
    /// The cost of each edge.
    let costs: Storage<Double>

    /// Creates a graph from lists that contain each edge in both directions.
    init(_ lists: [[Int32]], _ cost: some SymmetricCost) {
        let graph = CandidateGraph(lists)
        starts = Storage(graph.starts)
        ends = Storage(graph.neighbours)
        costs = Storage(graph.neighbours.count, repeating: 0)
        for node in lists.indices {
            for index in Int(graph.starts[node])..<Int(graph.starts[node + 1]) {
                costs.all[index] = cost(node, Int(graph.neighbours[index]))
            }
        }
    }

    /// Creates a graph without edges, with room for all edges between `count` nodes.
    init(roomFor count: Int) {
        starts = Storage(count + 1, repeating: 0)
        ends = Storage(count * count, repeating: 0)
        costs = Storage(count * count, repeating: 0)
    }

    /// Replaces the edges by all edges that are not excluded.
    func fill(_ choices: borrowing EdgeChoices) {
        var written = 0
        for node in 0..<choices.count {
            for other in 0..<choices.count where other != node && choices.choice(node, other) != .excluded {
                ends.all[written] = Int32(truncatingIfNeeded: other)
                costs.all[written] = choices.costs.all[node * choices.count + other]
                written += 1
            }
            starts.all[node + 1] = Int32(truncatingIfNeeded: written)
        }
    }
}
