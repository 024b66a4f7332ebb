import Geodesy

/// Finds best ways by time with a plain Dijkstra search.
struct WaySearch {
    /// A way between two places.
    struct Way {
        /// The whole length in metres, crossings included.
        var metres: Double
        /// The time of driving in seconds.
        var seconds: Double
        /// The metres on roads of each speed.
        var metresBySpeed: [Double]
        /// The indices of the ferries.
        var ferries: [Int]
    }

    private let graph: RoadGraph
    private let access: RoadAccess
    /// The index in `links` at which the links of each junction begin.
    private var starts: [Int32]
    /// A road's index, or that of a ferry beyond the roads'.
    private var links: [Int32]

    /// Prepares the search in a graph.
    init(_ graph: RoadGraph) {
        self.graph = graph
        access = RoadAccess(graph)
        starts = [Int32](repeating: 0, count: graph.junctions.count + 1)
        let ends = graph.roads.map { ($0.from, $0.to) } + graph.ferries.map { ($0.from, $0.to) }
        for (from, to) in ends {
            starts[Int(from) + 1] += 1
            starts[Int(to) + 1] += 1
        }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        var next = starts
        links = [Int32](repeating: 0, count: 2 * ends.count)
        for (index, (from, to)) in ends.enumerated() {
            for end in [from, to] {
                links[Int(next[Int(end)])] = Int32(index)
                next[Int(end)] += 1
            }
        }
    }

    /// The best ways from a place to others; nil where there is none.
    func ways(from start: Coordinate, to ends: [Coordinate]) -> [Way?] {
        var seconds = [Double](repeating: .infinity, count: graph.junctions.count)
        var metres = [Double](repeating: 0, count: graph.junctions.count)
        var before = [Int32](repeating: -1, count: graph.junctions.count)
        var queue = TimeQueue()
        for way in access.ways(from: start) where way.seconds < seconds[Int(way.junction)] {
            seconds[Int(way.junction)] = way.seconds
            metres[Int(way.junction)] = way.metres
            queue.insert(way.seconds, way.junction)
        }
        while let (time, junction) = queue.popFirst() {
            guard time == seconds[Int(junction)] else { continue }
            for link in links[Int(starts[Int(junction)])..<Int(starts[Int(junction) + 1])] {
                let (other, cost, length) = follow(link, from: junction)
                guard time + cost < seconds[Int(other)] else { continue }
                seconds[Int(other)] = time + cost
                metres[Int(other)] = metres[Int(junction)] + length
                before[Int(other)] = link
                queue.insert(time + cost, other)
            }
        }
        return ends.map { end in
            guard
                let last = access.ways(from: end).min(by: {
                    seconds[Int($0.junction)] + $0.seconds < seconds[Int($1.junction)] + $1.seconds
                }), seconds[Int(last.junction)] < .infinity
            else { return nil }
            var way = Way(
                metres: metres[Int(last.junction)] + last.metres, seconds: seconds[Int(last.junction)] + last.seconds,
                metresBySpeed: [Double](repeating: 0, count: graph.speeds.count), ferries: [])
            var junction = last.junction
            while before[Int(junction)] >= 0 {
                let link = before[Int(junction)]
                if Int(link) < graph.roads.count {
                    way.metresBySpeed[Int(graph.roads[Int(link)].speed)] += graph.roads[Int(link)].metres
                } else {
                    way.ferries.append(Int(link) - graph.roads.count)
                }
                junction = follow(link, from: junction).other
            }
            return way
        }
    }

    /// The junction at the other end of a link, its time in seconds and its length in metres.
    private func follow(_ link: Int32, from junction: Int32) -> (other: Int32, seconds: Double, metres: Double) {
        if Int(link) < graph.roads.count {
            let road = graph.roads[Int(link)]
            let speed = graph.speeds[Int(road.speed)].kilometresPerHour / 3.6
            return (road.from == junction ? road.to : road.from, road.metres / speed, road.metres)
        }
        let ferry = graph.ferries[Int(link) - graph.roads.count]
        // The wait: half the time between sailings of an 18 hour day.
        let wait = min(max(540 / ferry.service.sailingsPerDay, 15), 1_440)
        return (ferry.from == junction ? ferry.to : ferry.from, 60 * (ferry.service.minutes + wait), ferry.metres)
    }
}

/// A queue of junctions by time (binary heap).
private struct TimeQueue {
    private var entries: [(Double, Int32)] = []

    /// Adds a junction. Logarithmic.
    mutating func insert(_ time: Double, _ junction: Int32) {
        entries.append((time, junction))
        var index = entries.count - 1
        while index > 0, entries[index] < entries[(index - 1) / 2] {
            entries.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Takes the first by time. Logarithmic.
    mutating func popFirst() -> (Double, Int32)? {
        guard let first = entries.first, let last = entries.popLast() else { return nil }
        guard !entries.isEmpty else { return first }
        entries[0] = last
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < entries.count && entries[child] < entries[least] {
                least = child
            }
            if least == index { return first }
            entries.swapAt(index, least)
            index = least
        }
    }
}
