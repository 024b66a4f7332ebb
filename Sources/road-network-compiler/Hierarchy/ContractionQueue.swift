/// The junctions that are still to be contracted, by their cost; equal costs by the index of the junction.
struct ContractionQueue {
    private var heap: [Int32] = []
    private var position: [Int32]
    private var costs: [Int64]

    /// An empty queue for junctions below `count`.
    init(count: Int) {
        position = Array(repeating: -1, count: count)
        costs = Array(repeating: 0, count: count)
    }

    /// Adds a junction or changes its cost.
    mutating func set(_ junction: Int32, _ cost: Int64) {
        costs[Int(junction)] = cost
        if position[Int(junction)] < 0 {
            position[Int(junction)] = Int32(heap.count)
            heap.append(junction)
        }
        let index = rise(from: Int(position[Int(junction)]), junction)
        sink(from: index, junction)
    }

    /// Takes the junction of the least cost.
    mutating func popFirst() -> Int32? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        position[Int(first)] = -1
        if !heap.isEmpty { sink(from: 0, last) }
        return first
    }

    private func precedes(_ first: Int32, _ second: Int32) -> Bool {
        (costs[Int(first)], first) < (costs[Int(second)], second)
    }

    private mutating func rise(from start: Int, _ junction: Int32) -> Int {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            if !precedes(junction, heap[parent]) { break }
            put(heap[parent], at: index)
            index = parent
        }
        put(junction, at: index)
        return index
    }

    private mutating func sink(from start: Int, _ junction: Int32) {
        var index = start
        while true {
            var child = 2 * index + 1
            if child >= heap.count { break }
            if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
            if !precedes(heap[child], junction) { break }
            put(heap[child], at: index)
            index = child
        }
        put(junction, at: index)
    }

    private mutating func put(_ junction: Int32, at index: Int) {
        heap[index] = junction
        position[Int(junction)] = Int32(index)
    }
}
