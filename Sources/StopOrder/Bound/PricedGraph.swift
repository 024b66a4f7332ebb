/// Few edges for each node, with what they cost, laid out one node after the other.
struct PricedGraph: ~Copyable {
    /// Where the edges of a node begin in `ends` and `costs`; one more entry than nodes.
    let starts: Storage<Int32>
    /// The other ends of the edges of all nodes.
    let ends: Storage<Int32>
    /// What the edges cost.
    let costs: Storage<Double>

    /// The edges of lists that hold each in both directions.
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

    /// No edges yet, but room for all there can be between `count` nodes.
    init(roomFor count: Int) {
        starts = Storage(count + 1, repeating: 0)
        ends = Storage(count * count, repeating: 0)
        costs = Storage(count * count, repeating: 0)
    }

    /// Takes the edges that are not excluded instead of those it has.
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
