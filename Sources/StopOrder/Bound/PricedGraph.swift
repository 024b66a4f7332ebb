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
}
