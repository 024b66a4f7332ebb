/// Sets of nodes that are nearer to each other than to the rest (single linkage clusters; Gower and Ross 1969), each
/// inside another or apart from it, and the direction in which they make a subgradient ascent move penalties.
///
/// In the best penalties of a cluster that is far from the others, or of stops along a road, the penalties of all its
/// nodes have changed a lot together. The 1-tree has too many or too few edges at one or two of these nodes only, so
/// that steps along the subgradient alone take very long. Here the surplus of edges of a whole cluster moves all its
/// nodes: the subgradient is preconditioned by the clusters.
struct NodeClusters: ~Copyable {
    /// A set is a cluster if the edge that leads out of it is this many times as long as its longest edge...
    private static let separation = 1.3
    /// The set is one, too, if it has this many times as many nodes as the largest cluster inside it.
    private static let growth = 2

    /// The number of nodes.
    private let count: Int
    // For each node, then for each cluster: the smallest cluster around it, or -1. A cluster has a higher number than
    // those inside it.
    private let parents: [Int32]
    // The distance that each node or cluster moves for a surplus of one edge.
    private let weights: [Double]
    /// The direction of each node after `findDirection`, followed by scratch memory for the clusters.
    let direction: Storage<Double>

    /// Creates clusters of every node for itself.
    init(count: Int) {
        self.count = count
        parents = [Int32](repeating: -1, count: count)
        weights = [Double](repeating: 1, count: count)
        direction = Storage(count, repeating: 0)
    }

    /// Finds the clusters from a minimum 1-tree without penalties; its special node is in none. O(n log n).
    init(_ tree: borrowing OneTree, _ cost: some SymmetricCost) {
        count = tree.count
        var edges: [(length: Double, a: Int, b: Int)] = []
        edges.reserveCapacity(count)
        for index in 1..<max(tree.special, 1) {
            let node = Int(tree.sequence[index])
            let parent = Int(tree.parents[node])
            edges.append((cost(node, parent), node, parent))
        }
        edges.sort { ($0.length, $0.a) < ($1.length, $1.a) }
        let mean = edges.reduce(0) { $0 + max($1.length, 0) } / Double(max(edges.count, 1))
        var parents = [Int32](repeating: -1, count: count)
        var weights = [Double](repeating: 1, count: count)
        var sets = LinkedSets(count: count)
        for (length, a, b) in edges {
            let (first, second) = (sets.root(of: a), sets.root(of: b))
            for root in [first, second] where length > 0 && sets.sizes[root] > 1 {
                let isApart = length >= Self.separation * sets.longest[root]
                guard isApart || sets.sizes[root] >= Self.growth * sets.largestInside[root] else { continue }
                let cluster = parents.count
                sets.enclose(root, in: cluster) { parents[$0] = Int32(truncatingIfNeeded: cluster) }
                parents.append(-1)
                weights.append((length / mean).squareRoot())
            }
            sets.join(first, second, by: length)
        }
        self.parents = parents
        self.weights = weights
        direction = Storage(parents.count, repeating: 0)
    }

    /// Returns for each node the number of the largest cluster around it that has at most `size` nodes, or its own
    /// number if there is none. Clusters have higher numbers than nodes. Linear.
    func groups(of size: Int) -> [Int] {
        var sizes = parents.indices.map { $0 < count ? 1 : 0 }
        for index in parents.indices where parents[index] >= 0 { sizes[Int(parents[index])] += sizes[index] }
        var groups = Array(parents.indices)
        for index in parents.indices.reversed() {
            if parents[index] >= 0, sizes[Int(parents[index])] <= size { groups[index] = groups[Int(parents[index])] }
        }
        return Array(groups.prefix(count))
    }

    /// Sets `direction` for a tree with these degrees, and returns the growth of the bound along it, to first order.
    /// 0 only if the tree is a tour. Linear.
    func findDirection(_ degrees: UnsafeMutableBufferPointer<Int32>) -> Double {
        let values = direction.all
        for node in 0..<count { values[node] = Double(degrees[node] &- 2) }
        for cluster in count..<max(count, values.count) { values[cluster] = 0 }
        return parents.withUnsafeBufferPointer { parents in
            weights.withUnsafeBufferPointer { weights in
                var growth = 0.0
                for index in 0..<values.count {
                    let parent = Int(truncatingIfNeeded: parents[index])
                    if parent >= 0 { values[parent] += values[index] }
                    growth += weights[index] * values[index] * values[index]
                }
                for index in stride(from: values.count - 1, through: 0, by: -1) {
                    let parent = Int(truncatingIfNeeded: parents[index])
                    values[index] = weights[index] * values[index] + (parent >= 0 ? values[parent] : 0)
                }
                return growth
            }
        }
    }
}

/// Disjoint sets of nodes that are joined by edges in the order of their length (Kruskal 1956), each with a list of its
/// outermost clusters and of its nodes outside them.
private struct LinkedSets {
    // The next node towards the root of the set; a root is its own.
    private var links: [Int]
    /// The number of nodes of the set of each root.
    private(set) var sizes: [Int]
    /// The longest edge in the set of each root.
    private(set) var longest: [Double]
    /// The number of nodes of the largest cluster in the set of each root.
    private(set) var largestInside: [Int]
    // The list of each root: its first and last entry, and the entry after each; -1 at the end.
    private var first: [Int]
    private var last: [Int]
    private var next: [Int]

    init(count: Int) {
        links = Array(0..<count)
        sizes = [Int](repeating: 1, count: count)
        longest = [Double](repeating: 0, count: count)
        largestInside = sizes
        first = links
        last = links
        next = [Int](repeating: -1, count: count)
    }

    /// The root of the set of a node.
    mutating func root(of node: Int) -> Int {
        var node = node
        while links[node] != node {
            links[node] = links[links[node]]
            node = links[node]
        }
        return node
    }

    /// Puts everything in the list of a root into a new cluster, which follows the entries so far.
    mutating func enclose(_ root: Int, in cluster: Int, each body: (Int) -> Void) {
        var entry = first[root]
        while entry >= 0 {
            body(entry)
            entry = next[entry]
        }
        next.append(-1)
        (first[root], last[root]) = (cluster, cluster)
        largestInside[root] = sizes[root]
    }

    /// Joins the sets of two roots.
    mutating func join(_ a: Int, _ b: Int, by length: Double) {
        let (large, small) = sizes[a] >= sizes[b] ? (a, b) : (b, a)
        links[small] = large
        sizes[large] += sizes[small]
        longest[large] = length
        largestInside[large] = max(largestInside[large], largestInside[small])
        next[last[large]] = first[small]
        last[large] = last[small]
    }
}
