package import Geodesy

/// A line of a way on a map.
package struct WayLine: Equatable, Sendable {
    /// The kinds of lines.
    package enum Kind: Equatable, Sendable {
        /// Over streets that the network does not know: a straight line.
        case streets
        /// Roads of the network.
        case roads
        /// A crossing: a straight line between its terminals.
        case ferry
    }

    /// The kind of the line.
    package let kind: Kind
    /// Its points; it begins where the line before it ends.
    package private(set) var points: [Coordinate]

    /// A line of two points and more, or of one where a way does not move.
    package init(_ kind: Kind, _ points: [Coordinate]) {
        self.kind = kind
        self.points = points
    }

    /// Adds a line that begins at its end.
    fileprivate mutating func append(_ line: some Sequence<Coordinate>) {
        points += line.dropFirst()
    }
}

extension RoadFinder {
    /// The lines of a way that this finder found, in its order, each from the end of the one before.
    package mutating func lines(of way: RoadWay) throws(RoadNetworkError) -> [WayLine] {
        var lines: [WayLine] = []
        func add(_ kind: WayLine.Kind, _ points: [Coordinate]) {
            if kind == .roads, lines.last?.kind == .roads {
                lines[lines.count - 1].append(points)
            } else {
                lines.append(WayLine(kind, points))
            }
        }
        for part in way.parts {
            switch part {
            case .streets(let start, let end): add(.streets, [start, end])
            case .road(let road, let from, let to): try add(.roads, points(of: road, from: from, to: to))
            case .ferry(let ferry, let isForward):
                guard let terminals = try terminals(of: ferry, isForward: isForward) else {
                    throw .damagedFerry(ferry)
                }
                add(.ferry, [terminals.departure, terminals.arrival])
            }
        }
        return lines
    }

    /// The places where the ferry of a number departs and arrives; nil where its entry is damaged.
    mutating func terminals(
        of ferry: Int, isForward: Bool
    ) throws(RoadNetworkError) -> (departure: Coordinate, arrival: Coordinate)? {
        let ends = FerryEntry(network, ferry).ends
        guard ends.0 < network.junctionCount, ends.1 < network.junctionCount else { return nil }
        let first = try network.grid.coordinate(blocks.place(of: UInt32(ends.0)))
        let last = try network.grid.coordinate(blocks.place(of: UInt32(ends.1)))
        return isForward ? (first, last) : (last, first)
    }

    /// The points of a road from one share of its length to another.
    private mutating func points(
        of index: Int, from: Double, to: Double
    ) throws(RoadNetworkError) -> [Coordinate] {
        let block = Int(blocks.roads[index].from) >> RoadFormat.blockBits
        let roads = try blocks.roads(of: block)
        let shapes = try nearest.shapes(of: block, roads, &blocks)
        let isForward = from <= to
        let cut = LineCut.cut(
            shapes.line(index - roads.lowerBound), from: min(from, to), to: max(from, to), network.grid)
        return isForward ? cut : cut.reversed()
    }
}
