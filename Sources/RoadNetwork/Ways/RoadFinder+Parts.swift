import Geodesy

extension RoadFinder {
    /// The parts of a way over the network, in the order in which it is driven.
    mutating func parts(
        of choice: WayChoice, _ first: Ascent, _ last: Ascent
    ) throws(RoadNetworkError) -> [WayPart] {
        switch choice {
        case .streets: return [.streets(first.access.place, last.access.place)]
        case .oneRoad(let approach, let other, _):
            return [
                .streets(first.access.place, approach.point),
                .road(approach.road, from: approach.share, to: other.share),
                .streets(other.point, last.access.place),
            ]
        case .hierarchy(let entry, let otherEntry, _):
            let up = Self.chain(to: entry, in: first)
            let down = Self.chain(to: otherEntry, in: last)
            var parts: [WayPart] = []
            let (approach, isAtEnd) = Self.beginning(up, in: first)
            parts.append(.streets(first.access.place, approach.point))
            parts.append(.road(approach.road, from: approach.share, to: isAtEnd ? 1 : 0))
            for (tail, head) in zip(up, up.dropFirst()) {
                try unpacking.unpack(
                    Int(first.entries[head].arc), tail: first.entries[tail].junction, isForward: true, &blocks,
                    into: &parts)
            }
            for (tail, head) in zip(down, down.dropFirst()).reversed() {
                try unpacking.unpack(
                    Int(last.entries[head].arc), tail: last.entries[tail].junction, isForward: false, &blocks,
                    into: &parts)
            }
            let (departure, isFromEnd) = Self.beginning(down, in: last)
            parts.append(.road(departure.road, from: isFromEnd ? 1 : 0, to: departure.share))
            parts.append(.streets(departure.point, last.access.place))
            return parts
        }
    }

    /// The measure of the arcs that a way takes.
    mutating func arcMeasure(
        of choice: WayChoice, _ first: Ascent, _ last: Ascent
    ) throws(RoadNetworkError) -> ArcMeasure {
        var sum = ArcMeasure()
        guard case .hierarchy(let entry, let otherEntry, _) = choice else { return sum }
        for (ascent, entry) in [(first, entry), (last, otherEntry)] {
            let chain = Self.chain(to: entry, in: ascent)
            for (tail, head) in zip(chain, chain.dropFirst()) {
                sum += try unpacking.measure(
                    Int(ascent.entries[head].arc), tail: ascent.entries[tail].junction, &blocks)
            }
        }
        return sum
    }

    /// The approaches by which a way begins and ends.
    func approaches(of choice: WayChoice, _ first: Ascent, _ last: Ascent) -> (Approach, Approach) {
        switch choice {
        case .oneRoad(let approach, let other, _): return (approach, other)
        case .hierarchy(let entry, let otherEntry, _):
            return (
                Self.beginning(Self.chain(to: entry, in: first), in: first).0,
                Self.beginning(Self.chain(to: otherEntry, in: last), in: last).0
            )
        case .streets: return (first.access.approaches[0], last.access.approaches[0])
        }
    }

    /// The length of the parts of roads that a way drives at its beginning and its end, in metres.
    func partMetres(of choice: WayChoice, _ first: Ascent, _ last: Ascent) -> Double {
        switch choice {
        case .streets: return 0
        case .oneRoad(let approach, let other, _):
            return 10 * Double(blocks.roads[approach.road].decametres) * (approach.share - other.share).magnitude
        case .hierarchy(let entry, let otherEntry, _):
            var sum = 0.0
            for (ascent, entry) in [(first, entry), (last, otherEntry)] {
                let (approach, isAtEnd) = Self.beginning(Self.chain(to: entry, in: ascent), in: ascent)
                let share = isAtEnd ? 1 - approach.share : approach.share
                sum += 10 * Double(blocks.roads[approach.road].decametres) * share
            }
            return sum
        }
    }

    /// The entries from the beginning of an ascent to one of its entries.
    private static func chain(to entry: Int, in ascent: Ascent) -> [Int] {
        var chain = [entry]
        var parent = ascent.entries[entry].parent
        while parent >= 0 {
            chain.append(Int(parent))
            parent = ascent.entries[Int(parent)].parent
        }
        return chain.reversed()
    }

    /// The approach at the beginning of a chain, and whether it goes to the far end of its road.
    private static func beginning(_ chain: [Int], in ascent: Ascent) -> (Approach, isAtEnd: Bool) {
        let mark = -1 - Int(ascent.entries[chain[0]].parent)
        return (ascent.access.approaches[mark >> 1], mark & 1 == 1)
    }
}
