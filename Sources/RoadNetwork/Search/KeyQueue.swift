/// A queue that gives the least of its keys first (a binary heap). Adding and taking cost O(log n).
package struct KeyQueue: Sendable {
    @usableFromInline var keys: [UInt64] = []

    /// An empty queue.
    @inlinable package init() {}

    /// Removes all keys, but keeps the room for them.
    @inlinable package mutating func removeAll() {
        keys.removeAll(keepingCapacity: true)
    }

    /// Adds a key.
    @inlinable package mutating func push(_ key: UInt64) {
        var index = keys.count
        keys.append(key)
        while index > 0 {
            let parent = (index - 1) / 2
            if keys[parent] <= key { break }
            keys[index] = keys[parent]
            index = parent
        }
        keys[index] = key
    }

    /// Takes the least key; nil if there is none.
    @inlinable package mutating func popFirst() -> UInt64? {
        guard let first = keys.first, let last = keys.popLast() else { return nil }
        if keys.isEmpty { return first }
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= keys.count { break }
            if child + 1 < keys.count, keys[child + 1] < keys[child] { child += 1 }
            if keys[child] >= last { break }
            keys[index] = keys[child]
            index = child
        }
        keys[index] = last
        return first
    }
}
