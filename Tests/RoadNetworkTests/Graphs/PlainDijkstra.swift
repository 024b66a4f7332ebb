@testable import RoadNetwork
@testable import road_network_compiler

/// Dijkstra's algorithm on a graph as it was before it was written, to compare with.
struct PlainDijkstra {
    /// The numbers of the file by junction of the graph.
    private let numbers: [Int32]
    private var arcs: [[(head: Int, seconds: Int)]]

    init(_ graph: RoadGraph, numbers: [Int32]) {
        self.numbers = numbers
        arcs = Array(repeating: [], count: graph.junctions.count)
        for road in graph.roads {
            let speed = graph.speeds[Int(road.speed)].kilometresPerHour
            let seconds = max(1, Int(((road.metres / 10).rounded() * 36 / speed).rounded()))
            connect(Int(road.from), Int(road.to), seconds)
        }
        for ferry in graph.ferries {
            let wait = min(max(540 / ferry.service.sailingsPerDay, 15), 1_440)
            connect(Int(ferry.from), Int(ferry.to), Int(ferry.service.minutes * 60) + Int(wait * 60))
        }
    }

    private mutating func connect(_ from: Int, _ to: Int, _ seconds: Int) {
        arcs[Int(numbers[from])].append((Int(numbers[to]), seconds))
        arcs[Int(numbers[to])].append((Int(numbers[from]), seconds))
    }

    /// The time of the best way from one place to another by their approaches; nil if there is none.
    func seconds(_ start: [Approach], _ end: [Approach]) -> Int? {
        var times = [Int](repeating: .max, count: arcs.count)
        for approach in start {
            for (junction, seconds) in Self.seeds(approach) { times[junction] = min(times[junction], seconds) }
        }
        var isOpen = times.map { _ in true }
        while true {
            var next: Int?
            for junction in times.indices where isOpen[junction] && times[junction] < (next.map { times[$0] } ?? .max) {
                next = junction
            }
            guard let next else { break }
            isOpen[next] = false
            for arc in arcs[next] { times[arc.head] = min(times[arc.head], times[next] + arc.seconds) }
        }
        var best = Int.max
        for approach in end {
            for (junction, seconds) in Self.seeds(approach) where times[junction] < .max {
                best = min(best, times[junction] + seconds)
            }
            for other in start where other.road == approach.road {
                let part = Double(approach.roadSeconds) * abs(approach.share - other.share)
                best = min(best, approach.seconds + other.seconds + Int(part.rounded()))
            }
        }
        return best == .max ? nil : best
    }

    private static func seeds(_ approach: Approach) -> [(Int, Int)] {
        let seconds = Int((approach.metres * 1.3 * 0.09).rounded())
        let before = Int((Double(approach.roadSeconds) * approach.share).rounded())
        let after = Int((Double(approach.roadSeconds) * (1 - approach.share)).rounded())
        return [(Int(approach.ends.from), seconds + before), (Int(approach.ends.to), seconds + after)]
    }
}
