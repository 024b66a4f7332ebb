/// A priority queue of nodes, the lowest key first; keys can be lowered. A binary heap.
struct NodeHeap: ~Copyable {
    /// The key of each node; infinite for a node that was never added.
    let keys: Storage<Double>
    // The heap: the key at place i is not above those at places 2 i + 1 and 2 i + 2.
    private let nodes: Storage<Int32>
    // The place of each node in `nodes`; -1 for a node that is not in the heap.
    private let places: Storage<Int32>
    private var count = 0

    /// Creates an empty heap for the nodes 0..<count.
    init(count: Int) {
        keys = Storage(count, repeating: .infinity)
        nodes = Storage(count, repeating: 0)
        places = Storage(count, repeating: -1)
    }

    /// Removes all nodes and keys.
    mutating func clear() {
        keys.all.update(repeating: .infinity)
        places.all.update(repeating: -1)
        count = 0
    }

    /// Adds a node with this key, or lowers its key.
    @inline(__always)
    mutating func lower(_ node: Int, to key: Double) {
        keys.all[node] = key
        var place = Int(truncatingIfNeeded: places.all[node])
        if place < 0 {
            place = count
            count &+= 1
        }
        while place > 0 {
            let above = (place &- 1) / 2
            let other = nodes.all[above]
            if keys.all[Int(truncatingIfNeeded: other)] <= key { break }
            put(other, at: place)
            place = above
        }
        put(Int32(truncatingIfNeeded: node), at: place)
    }

    /// Removes and returns the node with the lowest key; nil if the heap is empty.
    @inline(__always)
    mutating func popFirst() -> Int? {
        guard count > 0 else { return nil }
        let first = Int(truncatingIfNeeded: nodes.all[0])
        places.all[first] = -1
        count &-= 1
        guard count > 0 else { return first }
        let moved = nodes.all[count]
        let key = keys.all[Int(truncatingIfNeeded: moved)]
        var place = 0
        while true {
            var below = 2 &* place &+ 1
            if below >= count { break }
            if below &+ 1 < count, self.key(below &+ 1) < self.key(below) { below &+= 1 }
            if self.key(below) >= key { break }
            put(nodes.all[below], at: place)
            place = below
        }
        put(moved, at: place)
        return first
    }

    /// The key of the node at a place.
    @inline(__always)
    private func key(_ place: Int) -> Double { keys.all[Int(truncatingIfNeeded: nodes.all[place])] }

    /// Puts a node at a place.
    @inline(__always)
    private func put(_ node: Int32, at place: Int) {
        nodes.all[place] = node
        places.all[Int(truncatingIfNeeded: node)] = Int32(truncatingIfNeeded: place)
    }
}
