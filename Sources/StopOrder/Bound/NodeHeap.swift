/// Nodes that wait, the one with the least key first; keys may fall while they wait. A binary heap.
struct NodeHeap: ~Copyable {
    /// The key of each node; infinite for one that has not come in yet.
    let keys: Storage<Double>
    // The waiting nodes, each not after those at twice its place and next to it.
    private let nodes: Storage<Int32>
    // Where each node is in `nodes`; -1 for one that does not wait.
    private let places: Storage<Int32>
    private var count = 0

    init(count: Int) {
        keys = Storage(count, repeating: .infinity)
        nodes = Storage(count, repeating: 0)
        places = Storage(count, repeating: -1)
    }

    /// Forgets every node and key.
    mutating func clear() {
        keys.all.update(repeating: .infinity)
        places.all.update(repeating: -1)
        count = 0
    }

    /// Lets a node wait with this key, or lowers the key it waits with.
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

    /// Takes the node of the least key out; nil when none waits.
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

    @inline(__always)
    private func key(_ place: Int) -> Double { keys.all[Int(truncatingIfNeeded: nodes.all[place])] }

    @inline(__always)
    private func put(_ node: Int32, at place: Int) {
        nodes.all[place] = node
        places.all[Int(truncatingIfNeeded: node)] = Int32(truncatingIfNeeded: place)
    }
}
