/// For each node the few nodes that are likely to be its neighbours in the best tour, nearest first.
struct CandidateGraph: Sendable {
    /// The index of each node's first neighbour in `neighbours`, followed by the number of entries.
    let starts: [Int32]
    /// The neighbours of all nodes, node by node.
    let neighbours: [Int32]
    /// The ends of the long edges of a tour, for kicks that change how far parts of the tour are connected.
    let farEnds: [Int32]

    /// Creates a graph from the lists of all nodes.
    init(_ lists: [[Int32]], farEnds: [Int32] = []) {
        var starts: [Int32] = [0]
        var neighbours: [Int32] = []
        starts.reserveCapacity(lists.count + 1)
        for list in lists {
            neighbours += list
            starts.append(Int32(neighbours.count))
        }
        self.farEnds = farEnds
        self.starts = starts
        self.neighbours = neighbours
    }

    /// The candidate neighbours of a node, nearest first.
    func neighbours(of node: Int) -> ArraySlice<Int32> { neighbours[Int(starts[node])..<Int(starts[node + 1])] }

    /// The maximum number of ends of long edges that `holding` connects, because it compares all pairs.
    private static let mostLongEnds = 256
    /// How many times the middle candidate edge of an end a long edge exceeds.
    private static let longEdge = 3.0
    /// The number of nearest other ends of long edges that each such end is connected with.
    private static let nearLongEnds = 8

    /// These candidates plus the edges of a tour, except those of the node `closing`; nearest first.
    ///
    /// The ends of long edges also become candidates of each other: such edges connect clusters, and only moves from one
    /// to another change how clusters are connected.
    func holding(_ tour: [Int], but closing: Int?, _ cost: some SymmetricCost) -> CandidateGraph {
        var lists = tour.indices.map { Array(neighbours(of: $0)) }
        let ends = longEnds(of: tour, but: closing, cost)
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
        guard ends.count <= Self.mostLongEnds else { return CandidateGraph(lists) }
        for end in ends {
            let others = ends.filter { $0 != end }.sorted { (cost(end, $0), $0) < (cost(end, $1), $1) }
            for other in others.prefix(Self.nearLongEnds) { enter(other, on: end) }
        }
        return CandidateGraph(lists, farEnds: ends.map { Int32($0) })
    }

    /// Both ends of the edges of a tour that are much longer than the middle candidate edge of one of their ends, and the
    /// neighbours of `closing`.
    private func longEnds(of tour: [Int], but closing: Int?, _ cost: some SymmetricCost) -> [Int] {
        let reach = tour.indices.map { node in
            let near = neighbours(of: node).filter { Int($0) != closing }
            return near.isEmpty ? .infinity : Self.longEdge * cost(node, Int(near[near.count / 2]))
        }
        var ends: Set<Int> = []
        for place in tour.indices {
            let (node, next) = (tour[place], tour[place + 1 == tour.count ? 0 : place + 1])
            if node == closing || next == closing || cost(node, next) > min(reach[node], reach[next]) {
                ends.formUnion([node, next])
            }
        }
        return ends.filter { $0 != closing }.sorted()
    }
}
