/// The costs of directed tours as those of symmetric tours through twice as many nodes (Jonker and Volgenant 1983).
///
/// Node v stands for the arrival at node v of the directed tour, node v + `nodes` for the departure from it. The edge
/// between these two halves costs `-bonus`, so that every good tour contains it; the edge between a departure and an
/// arrival costs what the way from the one to the other does; all other edges cost `forbidden`. So a lower bound for
/// the symmetric tours, minus `offset`, is one for the directed tours, and a symmetric proof proves a directed tour.
struct SplitCost: SymmetricCost {
    /// The number of nodes of the directed tours.
    let nodes: Int
    /// The amount below zero of the edge between the two halves of a node.
    let bonus: Double
    /// The cost of the edges that no directed tour has.
    let forbidden: Double
    // The costs of the directed tours, row by row.
    private let values: UnsafeBufferPointer<Double>

    /// Splits the nodes of a full matrix. `length` is the cost of any directed tour: as the bonus, it makes a symmetric
    /// tour without the edge between the halves of a node longer than the split of that tour.
    init(nodes: Int, values: UnsafeBufferPointer<Double>, length: Double) {
        self.nodes = nodes
        self.values = values
        bonus = max(length, 1e-9)
        forbidden = 100 * bonus
    }

    var count: Int { 2 * nodes }

    /// The cost of a split tour minus that of the directed tour; negative.
    var offset: Double { -bonus * Double(nodes) }

    /// The cost between two nodes.
    @inline(__always)
    func callAsFunction(_ a: Int, _ b: Int) -> Double {
        let (arrival, departure) = a < b ? (a, b &- nodes) : (b, a &- nodes)
        guard arrival < nodes, departure >= 0 else { return forbidden }
        return arrival == departure ? -bonus : values[departure &* nodes &+ arrival]
    }

    /// The split tour of a directed tour. Linear.
    func split(_ order: [Int]) -> [Int] { order.flatMap { [$0, $0 + nodes] } }

    /// The directed tour of a split tour that contains the edge between the two halves of each node. Linear.
    func joined(_ tour: [Int]) -> [Int] {
        guard let place = tour.firstIndex(where: { $0 < nodes }) else { return [] }
        let next = tour[place + 1 == tour.count ? 0 : place + 1]
        let order = tour.filter { $0 < nodes }
        return next == tour[place] + nodes ? order : order.reversed()
    }

    /// The edges between the halves of each node and those from departures to the candidate successors, cheapest first.
    func candidates(_ successors: CandidateGraph) -> CandidateGraph {
        var lists = (0..<nodes).map { [Int32($0 + nodes)] } + (0..<nodes).map { [Int32($0)] }
        for node in 0..<nodes {
            for arrival in successors.neighbours(of: node) where Int(arrival) != node {
                lists[node + nodes].append(arrival)
                lists[Int(arrival)].append(Int32(node + nodes))
            }
        }
        for node in lists.indices { lists[node].sort { (self(node, Int($0)), $0) < (self(node, Int($1)), $1) } }
        return CandidateGraph(lists)
    }

    /// The full matrix of these costs, row by row. Quadratic in time and memory.
    func matrix() -> [Double] {
        (0..<(count * count)).map { $0 / count == $0 % count ? 0 : self($0 / count, $0 % count) }
    }
}
