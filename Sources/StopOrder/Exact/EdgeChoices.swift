/// The choice for each edge of a sparse graph whether tours must contain it, may contain it or must not contain it, in
/// one branch of a branch-and-bound search.
///
/// One choice implies others: a node with two required edges excludes its other edges, a node with only two edges left
/// requires both, and required edges must not close a cycle before the tour is complete.
struct EdgeChoices: ~Copyable {
    /// The states of an edge: open means that tours may contain it.
    static let open: Int8 = 0
    static let required: Int8 = 1
    static let excluded: Int8 = -1

    /// The number of nodes.
    let count: Int
    /// The two ends of each edge, the lower first, and its cost.
    let lowEnds: Storage<Int32>
    let highEnds: Storage<Int32>
    let costs: Storage<Double>
    /// The state of each edge.
    let states: Storage<Int8>
    /// The number of required edges of each node.
    let requiredDegrees: Storage<Int32>
    /// The number of required edges.
    private(set) var requiredCount = 0
    /// Whether the choices are contradictory, so that no tour satisfies them.
    private(set) var isContradictory = false

    private let openDegrees: Storage<Int32>
    // The other end of the chain of required edges that ends at a node; the node itself if it has no required edge.
    private let chainEnds: Storage<Int32>
    // The edges of node i are `incident[starts[i]..<starts[i + 1]]`.
    private let starts: Storage<Int32>
    private let incident: Storage<Int32>
    private var touched: [Int32] = []

    /// Creates a state in which all edges are open, from edges whose first node is the lower.
    init(_ edges: [(a: Int32, b: Int32, cost: Double)], count: Int) {
        self.count = count
        lowEnds = Storage(edges.map(\.a))
        highEnds = Storage(edges.map(\.b))
        costs = Storage(edges.map(\.cost))
        states = Storage(edges.count, repeating: Self.open)
        requiredDegrees = Storage(count, repeating: 0)
        openDegrees = Storage(count, repeating: 0)
        chainEnds = Storage((0..<count).map { Int32(truncatingIfNeeded: $0) })
        starts = Storage(count + 1, repeating: 0)
        incident = Storage(2 * edges.count, repeating: 0)
        for (a, b, _) in edges {
            openDegrees.all[Int(a)] += 1
            openDegrees.all[Int(b)] += 1
        }
        var ends = [Int32](repeating: 0, count: count)
        for node in 0..<count {
            ends[node] = starts.all[node]
            starts.all[node + 1] = starts.all[node] + openDegrees.all[node]
        }
        for (edge, ab) in edges.enumerated() {
            for node in [Int(ab.a), Int(ab.b)] {
                incident.all[Int(ends[node])] = Int32(truncatingIfNeeded: edge)
                ends[node] += 1
            }
        }
    }

    /// The number of edges.
    var edgeCount: Int { states.all.count }

    /// Replaces all states. Linear.
    mutating func load(_ saved: [Int8]) {
        _ = states.all.update(fromContentsOf: saved)
        requiredDegrees.all.update(repeating: 0)
        openDegrees.all.update(repeating: 0)
        for node in 0..<count { chainEnds.all[node] = Int32(truncatingIfNeeded: node) }
        requiredCount = 0
        isContradictory = false
        touched.removeAll(keepingCapacity: true)
        for edge in 0..<edgeCount where states.all[edge] != Self.excluded {
            let (a, b) = ends(edge)
            if states.all[edge] == Self.open {
                openDegrees.all[a] &+= 1
                openDegrees.all[b] &+= 1
            } else {
                link(a, b)
            }
        }
    }

    /// Returns both ends of an edge, the lower first.
    @inline(__always)
    func ends(_ edge: Int) -> (Int, Int) {
        (Int(truncatingIfNeeded: lowEnds.all[edge]), Int(truncatingIfNeeded: highEnds.all[edge]))
    }

    /// The edge between two nodes; nil if the graph has none.
    func edge(_ a: Int, _ b: Int) -> Int? {
        for index in Int(starts.all[a])..<Int(starts.all[a + 1]) {
            let edge = Int(incident.all[index])
            let (low, high) = ends(edge)
            if low + high - a == b { return edge }
        }
        return nil
    }

    /// Requires an edge; `propagate` draws the consequences. Sets `isContradictory` if that is impossible.
    mutating func require(_ edge: Int) {
        guard states.all[edge] == Self.open else {
            if states.all[edge] == Self.excluded { isContradictory = true }
            return
        }
        let (a, b) = ends(edge)
        let isRing = requiredDegrees.all[a] > 0 && Int(chainEnds.all[a]) == b
        if requiredDegrees.all[a] > 1 || requiredDegrees.all[b] > 1 || (isRing && requiredCount < count - 1) {
            isContradictory = true
            return
        }
        states.all[edge] = Self.required
        note(a, b)
        let (first, last) = link(a, b)
        // The edge between both ends of the chain would close it.
        if !isRing, requiredCount > 1, requiredCount < count - 1, let closing = self.edge(first, last),
            states.all[closing] == Self.open
        {
            exclude(closing)
        }
    }

    /// Excludes an edge; `propagate` draws the consequences. Sets `isContradictory` if the edge is required.
    mutating func exclude(_ edge: Int) {
        guard states.all[edge] == Self.open else {
            if states.all[edge] == Self.required { isContradictory = true }
            return
        }
        states.all[edge] = Self.excluded
        let (a, b) = ends(edge)
        note(a, b)
    }

    /// Applies the implications of all choices since the last call.
    mutating func propagate() {
        while let node = touched.popLast(), !isContradictory {
            let required = requiredDegrees.all[Int(node)]
            let open = openDegrees.all[Int(node)]
            if required > 2 || required + open < 2 {
                isContradictory = true
            } else if open > 0, required == 2 || required + open == 2 {
                for index in Int(starts.all[Int(node)])..<Int(starts.all[Int(node) + 1]) {
                    let edge = Int(incident.all[index])
                    guard states.all[edge] == Self.open else { continue }
                    if required == 2 { exclude(edge) } else { require(edge) }
                }
            }
        }
    }

    /// Counts a required edge and joins the chains that end at its two nodes; returns the ends of the joined chain.
    @discardableResult
    private mutating func link(_ a: Int, _ b: Int) -> (Int, Int) {
        requiredCount &+= 1
        requiredDegrees.all[a] &+= 1
        requiredDegrees.all[b] &+= 1
        let (first, last) = (chainEnds.all[a], chainEnds.all[b])
        chainEnds.all[Int(first)] = last
        chainEnds.all[Int(last)] = first
        return (Int(first), Int(last))
    }

    /// Records that an edge is no longer open.
    private mutating func note(_ a: Int, _ b: Int) {
        openDegrees.all[a] &-= 1
        openDegrees.all[b] &-= 1
        touched.append(Int32(truncatingIfNeeded: a))
        touched.append(Int32(truncatingIfNeeded: b))
    }
}
