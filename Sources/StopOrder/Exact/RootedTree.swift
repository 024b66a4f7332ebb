/// A spanning tree with a root, for the dearest edge of the path between two nodes and the cheapest replacement of each
/// edge.
struct RootedTree: ~Copyable {
    /// The edge from each node to its parent, or -1 if it is required; its cost; and the cost of the cheapest edge seen
    /// by `dearest` that connects the tree without it.
    let edges: Storage<Int32>
    let costs: Storage<Double>
    let replacements: Storage<Double>

    private let parents: Storage<Int32>
    private let depths: Storage<Int32>
    // The list of the edges of each node: the first entry, and for each entry the next one, the other end and the edge.
    private let first: Storage<Int32>
    private let next: Storage<Int32>
    private let ends: Storage<Int32>
    private let entryEdges: Storage<Int32>
    private let entryCosts: Storage<Double>
    private let waiting: Storage<Int32>
    private var entries = 0

    init(count: Int) {
        edges = Storage(count, repeating: -1)
        costs = Storage(count, repeating: 0)
        replacements = Storage(count, repeating: 0)
        parents = Storage(count, repeating: 0)
        depths = Storage(count, repeating: 0)
        first = Storage(count, repeating: -1)
        next = Storage(2 * count, repeating: 0)
        ends = Storage(2 * count, repeating: 0)
        entryEdges = Storage(2 * count, repeating: 0)
        entryCosts = Storage(2 * count, repeating: 0)
        waiting = Storage(count, repeating: 0)
    }

    /// Removes all edges.
    mutating func clear() {
        entries = 0
        first.all.update(repeating: -1)
    }

    /// Adds an edge.
    mutating func add(_ a: Int, _ b: Int, edge: Int32, cost: Double) {
        for (from, to) in [(a, b), (b, a)] {
            ends.all[entries] = Int32(truncatingIfNeeded: to)
            entryEdges.all[entries] = edge
            entryCosts.all[entries] = cost
            next.all[entries] = first.all[from]
            first.all[from] = Int32(truncatingIfNeeded: entries)
            entries += 1
        }
    }

    /// Directs all edges to node 0. Linear.
    func root() {
        edges.all.update(repeating: -1)
        replacements.all.update(repeating: .infinity)
        parents.all[0] = 0
        depths.all[0] = 0
        waiting.all[0] = 0
        var read = 0
        var written = 1
        while read < written {
            let node = Int(waiting.all[read])
            read += 1
            var entry = Int(first.all[node])
            while entry >= 0 {
                let below = Int(ends.all[entry])
                if below != Int(parents.all[node]) {
                    parents.all[below] = Int32(truncatingIfNeeded: node)
                    depths.all[below] = depths.all[node] + 1
                    edges.all[below] = entryEdges.all[entry]
                    costs.all[below] = entryCosts.all[entry]
                    waiting.all[written] = Int32(truncatingIfNeeded: below)
                    written += 1
                }
                entry = Int(next.all[entry])
            }
        }
    }

    /// The cost of the dearest edge on the path between two nodes, which an edge of cost `key` between them can
    /// replace; minus infinity if all of them are required.
    func dearest(from a: Int, to b: Int, _ key: Double) -> Double {
        let (parents, depths, costs, replacements) = (parents.all, depths.all, costs.all, replacements.all)
        var (low, high) = (a, b)
        var most = -Double.infinity
        while low != high {
            if depths[low] < depths[high] { swap(&low, &high) }
            most = max(most, costs[low])
            if key < replacements[low] { replacements[low] = key }
            low = Int(truncatingIfNeeded: parents[low])
        }
        return most
    }
}
