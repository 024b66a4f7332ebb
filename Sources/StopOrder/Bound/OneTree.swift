/// A least 1-tree under node penalties (Held and Karp 1970): a least spanning tree of all nodes but node `special`,
/// and the two least edges of that one. Every closed tour is a 1-tree, so its cost bounds all tours from below.
///
/// The tree is grown by Prim's rule over all edges, in quadratic time and linear memory, or over few edges with a heap;
/// the special node is the last.
struct OneTree: ~Copyable {
    /// How many nodes there are, at least 3.
    let count: Int
    /// What the cost of each node's edges is raised by.
    let penalties: UnsafeMutableBufferPointer<Double>
    /// Edges at each node in the tree last built.
    let degrees: UnsafeMutableBufferPointer<Int32>
    /// The nodes of the spanning tree in the order they joined it.
    let sequence: UnsafeMutableBufferPointer<Int32>
    /// The node that each node of the spanning tree joined at; of the root, itself.
    let parents: UnsafeMutableBufferPointer<Int32>
    /// The two neighbours of the special node.
    private(set) var nearest = (0, 0)
    /// The penalized costs of its two edges; the second is not smaller.
    private(set) var nearestCosts = (0.0, 0.0)

    private let keys: UnsafeMutableBufferPointer<Double>
    private var heap: NodeHeap
    private let waiting: UnsafeMutableBufferPointer<Int32>

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

    /// The node whose two edges are chosen apart from the spanning tree.
    var special: Int { count - 1 }

    /// The cost of an edge raised by the penalties of its ends.
    @inline(__always)
    func raised(_ a: Int, _ b: Int, _ cost: some SymmetricCost) -> Double { cost(a, b) + penalties[a] + penalties[b] }

    /// Builds the tree and gives its bound: its penalized cost less twice the sum of all penalties.
    mutating func build(_ cost: some SymmetricCost) -> Double {
        build(cost) { _ in false } ?? -.infinity
    }

    /// Builds the tree as `build` does, unless `isOver` ends it, which is asked with how many steps were made since it was
    /// asked before: then there is neither a bound nor a tree.
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
            // `waiting` and `keys` are kept dense, so that a step runs over memory in order.
            let base = penalties[newest]
            var best = Double.infinity
            var bestIndex = 0
            for index in 0..<left {
                let node = Int(truncatingIfNeeded: waiting[index])
                let value = cost(newest, node) + base + penalties[node]
                if value < keys[index] {
                    keys[index] = value
                    parents[node] = Int32(truncatingIfNeeded: newest)
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

    /// Builds a least tree of the edges of a graph and those of the special node, and gives its bound for the tours of
    /// these edges; infinite where they do not hold together.
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
            // Nothing is below that, so that no edge leads back.
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

    // The two edges of the special node, and what the penalties have put on top of the tours.
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

    /// Whether every node has two edges: then the tree is a tour, and the bound is its cost.
    var isTour: Bool { degrees.allSatisfy { $0 == 2 } }

    /// The sum over all nodes of the square of what the degree is off from 2.
    var squaredDeviation: Int {
        var sum = 0
        for degree in degrees { sum &+= Int(degree &- 2) &* Int(degree &- 2) }
        return sum
    }

    /// The nodes of the tree in order, where `isTour` holds.
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
