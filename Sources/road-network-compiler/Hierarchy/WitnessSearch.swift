import RoadNetwork

/// A search from one junction for ways that make a shortcut unnecessary.
///
/// Keeps its tables from search to search; a search costs only what it reaches.
struct WitnessSearch {
    private static let unreached = Int32.max
    private var seconds: [Int32]
    private var reached: [Int32] = []
    private var queue = KeyQueue()

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
        queue.removeAll()
        reach(start, 0)
        var settled = 0
        while let first = queue.popFirst() {
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
        queue.push(UInt64(UInt32(bitPattern: time)) << 32 | UInt64(UInt32(bitPattern: junction)))
    }
}
