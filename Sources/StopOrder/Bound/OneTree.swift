/// A minimum 1-tree with node penalties (Held and Karp 1970): a minimum spanning tree of all nodes except `special`,
/// and the two cheapest edges of `special`. Every closed tour is a 1-tree, so its cost is a lower bound for all tours.
///
/// The tree is built by Prim's algorithm, either over all edges in quadratic time and linear memory, or over few edges
/// with a heap. The special node is the last node.
struct OneTree: ~Copyable {
    /// The number of nodes, at least 3.
    let count: Int
    /// The penalty of each node, which is added to the cost of its edges.
    let penalties: UnsafeMutableBufferPointer<Double>
    /// The number of edges of each node in the tree built last.
    let degrees: UnsafeMutableBufferPointer<Int32>
    /// The nodes of the spanning tree, in the order in which they were added.
    let sequence: UnsafeMutableBufferPointer<Int32>
    /// The parent of each node of the spanning tree; the root is its own parent.
    let parents: UnsafeMutableBufferPointer<Int32>
    /// The two neighbours of the special node.
    private(set) var nearest = (0, 0)
    /// The costs of these two edges with penalties, in ascending order.
    private(set) var nearestCosts = (0.0, 0.0)

    private let keys: UnsafeMutableBufferPointer<Double>
    private var heap: NodeHeap
    private let waiting: UnsafeMutableBufferPointer<Int32>

    /// Creates the storage for `count` nodes without penalties.
    init(count: Int) {
        self.count = count
        penalties = .allocate(capacity: count)
        degrees = .allocate(capacity: count)
        sequence = .allocate(capacity: count)
        parents = .allocate(capacity: count)
        keys = .allocate(capacity: count)
        heap = NodeHeap(count: count)
        waiting = .allocate(capacity: count)
        penalties.initialize(repeating: 0)
        degrees.initialize(repeating: 0)
        sequence.initialize(repeating: 0)
        parents.initialize(repeating: 0)
        keys.initialize(repeating: 0)
        waiting.initialize(repeating: 0)
    }

    deinit {
        penalties.deallocate()
        degrees.deallocate()
        sequence.deallocate()
        parents.deallocate()
        keys.deallocate()
        waiting.deallocate()
    }

    /// The node that is not in the spanning tree.
    var special: Int { count - 1 }

    /// The cost of an edge plus the penalties of its ends.
    @inline(__always)
    func raised(_ a: Int, _ b: Int, _ cost: some SymmetricCost) -> Double { cost(a, b) + penalties[a] + penalties[b] }

    /// Builds the tree over all edges and returns its bound: its cost with penalties minus twice the sum of all
    /// penalties.
    mutating func build(_ cost: some SymmetricCost) -> Double {
        build(cost) { _ in false } ?? -.infinity
    }

    /// Builds the tree over all edges and returns its bound. `isOver` is called with the number of steps since its last
    /// call; if it returns true, the result is nil and there is no valid tree.
    mutating func build(_ cost: some SymmetricCost, isOver: (_ steps: Int) -> Bool) -> Double? {
        let special = count &- 1
        degrees.update(repeating: 0)
        var left = special &- 1
        var sum = 0.0
        var newest = 0
        sequence[0] = 0
        parents[0] = 0
        for index in 0..<left {
            waiting[index] = Int32(truncatingIfNeeded: index &+ 1)
            keys[index] = .infinity
        }
        var joined = 1
        while left > 0 {
            if isOver(left) { return nil }
            // `waiting` and `keys` have no gaps, so that the loop reads memory in order.
            let base = penalties[newest]
            var best = Double.infinity
            var bestIndex = 0
            for index in 0..<left {
                let node = Int(truncatingIfNeeded: waiting[index])
                let raise = base + penalties[node]
                if cost.mayCost(newest, node, lessThan: keys[index] - raise) {
                    let value = cost(newest, node) + raise
                    if value < keys[index] {
                        keys[index] = value
                        parents[node] = Int32(truncatingIfNeeded: newest)
                    }
                }
                if keys[index] < best {
                    best = keys[index]
                    bestIndex = index
                }
            }
            newest = Int(truncatingIfNeeded: waiting[bestIndex])
            left &-= 1
            waiting[bestIndex] = waiting[left]
            keys[bestIndex] = keys[left]
            sum += best
            degrees[newest] &+= 1
            degrees[Int(truncatingIfNeeded: parents[newest])] &+= 1
            sequence[joined] = Int32(truncatingIfNeeded: newest)
            joined &+= 1
        }
        return sum + closeUp(cost, special)
    }

    /// Builds the tree over the edges of a graph and all edges of the special node, and returns its bound for tours
    /// with these edges only; infinite if the graph is not connected.
    mutating func build(_ cost: some SymmetricCost, along graph: borrowing PricedGraph) -> Double {
        let special = count &- 1
        degrees.update(repeating: 0)
        heap.clear()
        heap.lower(0, to: 0)
        parents[0] = 0
        var sum = 0.0
        var joined = 0
        while let newest = heap.popFirst() {
            sum += heap.keys.all[newest]
            // No cost is lower than this, so the node is not added again.
            heap.keys.all[newest] = -.infinity
            if joined > 0 {
                degrees[newest] &+= 1
                degrees[Int(truncatingIfNeeded: parents[newest])] &+= 1
            }
            sequence[joined] = Int32(truncatingIfNeeded: newest)
            joined &+= 1
            let base = penalties[newest]
            let from = Int(truncatingIfNeeded: graph.starts.all[newest])
            let to = Int(truncatingIfNeeded: graph.starts.all[newest &+ 1])
            for index in from..<to {
                let node = Int(truncatingIfNeeded: graph.ends.all[index])
                let value = graph.costs.all[index] + base + penalties[node]
                if value < heap.keys.all[node], node != special {
                    parents[node] = Int32(truncatingIfNeeded: newest)
                    heap.lower(node, to: value)
                }
            }
        }
        return joined < special ? .infinity : sum + closeUp(cost, special)
    }

    // Adds the two edges of the special node; returns their cost with penalties minus twice the sum of all penalties.
    private mutating func closeUp(_ cost: some SymmetricCost, _ special: Int) -> Double {
        var first = (Double.infinity, 0)
        var second = (Double.infinity, 0)
        var total = penalties[special]
        for node in 0..<special {
            total += penalties[node]
            let value = raised(special, node, cost)
            if value < first.0 {
                second = first
                first = (value, node)
            } else if value < second.0 {
                second = (value, node)
            }
        }
        nearest = (first.1, second.1)
        nearestCosts = (first.0, second.0)
        degrees[special] = 2
        degrees[first.1] &+= 1
        degrees[second.1] &+= 1
        return first.0 + second.0 - 2 * total
    }

    /// Whether every node has two edges, so that the 1-tree is a tour and the bound is its cost.
    var isTour: Bool { degrees.allSatisfy { $0 == 2 } }

    /// The nodes in the order of the tour, if `isTour` is true.
    func tourOrder() -> [Int] {
        var neighbours = [[Int]](repeating: [], count: count)
        func join(_ a: Int, _ b: Int) {
            neighbours[a].append(b)
            neighbours[b].append(a)
        }
        for node in sequence.dropLast().dropFirst() { join(Int(node), Int(parents[Int(node)])) }
        join(special, nearest.0)
        join(special, nearest.1)
        var order = [special]
        var previous = special
        var node = nearest.0
        while node != special, order.count <= count {
            order.append(node)
            let next = neighbours[node].first { $0 != previous } ?? special
            previous = node
            node = next
        }
        return order
    }
}
