/// A search from one junction for ways that make a shortcut unnecessary.
///
/// Keeps its tables from search to search; a search costs only what it reaches.
struct WitnessSearch {
    private static let unreached = Int32.max
    private var seconds: [Int32]
    private var reached: [Int32] = []
    private var queue: [UInt64] = []

    /// Makes room for a graph of `count` junctions.
    init(count: Int) {
        seconds = Array(repeating: Self.unreached, count: count)
    }

    /// Finds times from `start` without `avoided`, until all within `limit` seconds or `effort` junctions are settled.
    mutating func run(
        from start: Int32, avoiding avoided: Int32, limit: Int32, effort: Int, in graph: RemainingGraph
    ) {
        for junction in reached { seconds[Int(junction)] = Self.unreached }
        reached.removeAll(keepingCapacity: true)
        queue.removeAll(keepingCapacity: true)
        reach(start, 0)
        var settled = 0
        while let first = pop() {
            let junction = Int32(truncatingIfNeeded: first & 0xFFFF_FFFF)
            let time = Int32(truncatingIfNeeded: first >> 32)
            if time > seconds[Int(junction)] { continue }
            if time >= limit || settled >= effort { return }
            settled += 1
            for index in graph.range(junction) {
                let arc = graph.arcs[index]
                if arc.head == avoided { continue }
                let sum = time + arc.seconds
                if sum <= limit, sum < seconds[Int(arc.head)] { reach(arc.head, sum) }
            }
        }
    }

    /// The time of the best way found to a junction; the greatest number if none was.
    func time(to junction: Int32) -> Int32 {
        seconds[Int(junction)]
    }

    private mutating func reach(_ junction: Int32, _ time: Int32) {
        if seconds[Int(junction)] == Self.unreached { reached.append(junction) }
        seconds[Int(junction)] = time
        var index = queue.count
        let key = UInt64(UInt32(bitPattern: time)) << 32 | UInt64(UInt32(bitPattern: junction))
        queue.append(key)
        while index > 0 {
            let parent = (index - 1) / 2
            if queue[parent] <= key { break }
            queue[index] = queue[parent]
            index = parent
        }
        queue[index] = key
    }

    private mutating func pop() -> UInt64? {
        guard let first = queue.first, let last = queue.popLast() else { return nil }
        if queue.isEmpty { return first }
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= queue.count { break }
            if child + 1 < queue.count, queue[child + 1] < queue[child] { child += 1 }
            if queue[child] >= last { break }
            queue[index] = queue[child]
            index = child
        }
        queue[index] = last
        return first
    }
}
