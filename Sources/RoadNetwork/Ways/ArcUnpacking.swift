/// Turns arcs of the hierarchy into the roads and ferries that they stand for.
struct ArcUnpacking: Sendable {
    /// More roads and shortcuts than any way on the Earth has; only a damaged file leads beyond.
    private static let mostSteps = 1 << 18
    /// More shortcuts within shortcuts than there are; likewise.
    private static let deepest = 600
    /// The measures of shortcuts that are known, by the index of the arc.
    private var measures: [UInt32: ArcMeasure] = [:]

    /// An arc to be driven from the junction where it is stored, or to it.
    private struct Step {
        let arc: Int
        let tail: UInt32
        let isForward: Bool
    }

    /// Appends what an arc stands for, driven from `tail`, where it is stored, or to it.
    func unpack(
        _ arc: Int, tail: UInt32, isForward: Bool, _ blocks: inout RoadBlocks, into parts: inout [WayPart]
    ) throws(RoadNetworkError) {
        var steps = [Step(arc: arc, tail: tail, isForward: isForward)]
        var count = 0
        while let step = steps.popLast() {
            count += 1
            guard count <= Self.mostSteps else { throw .damagedBlock(Int(tail) >> RoadFormat.blockBits) }
            let arc = blocks.arcs[step.arc]
            switch arc.origin {
            case .road(let road):
                parts.append(.road(road, from: step.isForward ? 0 : 1, to: step.isForward ? 1 : 0))
            case .ferry(let ferry):
                let start = step.isForward ? step.tail : arc.head
                parts.append(.ferry(ferry, isForward: FerryEntry(blocks.network, ferry).ends.0 == start))
            case .shortcut(let middle):
                let halves = try Self.halves(middle, step.tail, arc.head, &blocks)
                let toHead = Step(arc: halves.toHead, tail: middle, isForward: step.isForward)
                let toTail = Step(arc: halves.toTail, tail: middle, isForward: !step.isForward)
                // The one that is driven first goes on top.
                steps.append(step.isForward ? toHead : toTail)
                steps.append(step.isForward ? toTail : toHead)
            }
        }
    }

    /// The lengths and times of what an arc stands for.
    mutating func measure(
        _ index: Int, tail: UInt32, _ blocks: inout RoadBlocks, depth: Int = 0
    ) throws(RoadNetworkError) -> ArcMeasure {
        let arc = blocks.arcs[index]
        switch arc.origin {
        case .road(let road): return ArcMeasure(blocks.roads[road])
        case .ferry(let ferry): return ArcMeasure(FerryEntry(blocks.network, ferry))
        case .shortcut(let middle):
            if let known = measures[UInt32(index)] { return known }
            guard depth < Self.deepest else { throw .damagedBlock(Int(tail) >> RoadFormat.blockBits) }
            let halves = try Self.halves(middle, tail, arc.head, &blocks)
            var sum = try measure(halves.toTail, tail: middle, &blocks, depth: depth + 1)
            sum += try measure(halves.toHead, tail: middle, &blocks, depth: depth + 1)
            measures[UInt32(index)] = sum
            return sum
        }
    }

    /// The arcs from the middle of a shortcut to its ends.
    private static func halves(
        _ middle: UInt32, _ tail: UInt32, _ head: UInt32, _ blocks: inout RoadBlocks
    ) throws(RoadNetworkError) -> (toTail: Int, toHead: Int) {
        var (toTail, toHead): (Int?, Int?)
        for index in try blocks.arcs(of: middle) {
            if blocks.arcs[index].head == tail { toTail = index }
            if blocks.arcs[index].head == head { toHead = index }
        }
        guard let toTail, let toHead else { throw .damagedBlock(Int(middle) >> RoadFormat.blockBits) }
        return (toTail, toHead)
    }
}
