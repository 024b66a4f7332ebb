import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells where ferries land, so that no way over streets leads to the other shore.
struct FerryShores: Sendable {
    /// The straight line in metres from a terminal within which roads may lie on the other shore.
    private static let reach = 15_000.0
    /// The length of a way over a ferry as a multiple of the straight line, up to which it is the way between places.
    private static let detour = 1.5
    /// The longest crossing in metres that is sure to part its shores beside it too, and the least distance on either
    /// side of its middle to which it does.
    private static let narrow = (crossing: 5_000.0, beside: 1_000.0)
    /// Both ends of each ferry in turn.
    private let terminals: [NetworkPoint]
    private let grid: RoadGrid

    /// Reads the points of all terminals.
    init(_ network: RoadNetwork) {
        grid = network.grid
        terminals = (0..<network.ferryCount).flatMap { FerryEntry(network, $0).points }
    }

    /// Whether a ferry lands near a place.
    func isNear(_ place: Coordinate) -> Bool {
        let frame = LocalFrame(place, grid)
        let steps = Int32(min(Self.reach / frame.leastMetresPerStep(within: Self.reach), Double(grid.size / 4)))
        return terminals.contains { terminal in
            grid.steps(from: frame.center.x, to: terminal.x).magnitude <= steps
                && (terminal.y &- frame.center.y).magnitude <= steps
        }
    }

    /// The ends of ferries near a place, in the order of the table. Linear in the ferries.
    func landings(near place: Coordinate) -> [FerryLanding] {
        let isClose = isWithin(Self.reach, of: place)
        return terminals.indices.compactMap { index in
            guard isClose(terminals[index]) else { return nil }
            let metres = place.distance(to: grid.coordinate(terminals[index]))
            guard metres <= Self.reach else { return nil }
            return FerryLanding(ferry: index / 2, isFirstEnd: index % 2 == 0)
        }
    }

    /// Whether a ferry sails between two places: what lies between them, however near they are, is water.
    func separates(_ start: Coordinate, _ end: Coordinate) -> Bool {
        let most = Self.detour * start.distance(to: end)
        guard most > 0, isNear(start) else { return false }
        if crossesWater(start, end) { return true }
        let isClose = isWithin(most, of: start)
        return stride(from: 0, to: terminals.count, by: 2).contains { ferry in
            let (one, other) = (terminals[ferry], terminals[ferry + 1])
            guard isClose(one), isClose(other) else { return false }
            let (near, far) = (grid.coordinate(one), grid.coordinate(other))
            let crossing = near.distance(to: far)
            let ways = [(near, far), (far, near)].map { start.distance(to: $0.0) + crossing + end.distance(to: $0.1) }
            return crossing >= most / 5 && ways.contains { $0 <= most }
        }
    }

    /// Whether a straight line crosses that which lies across a short crossing, in its middle: a river or a strait.
    private func crossesWater(_ start: Coordinate, _ end: Coordinate) -> Bool {
        let reach = start.distance(to: end) + Self.narrow.crossing
        let degree = Earth.meanRadius * .pi / 180
        func metres(_ place: Coordinate) -> SIMD2<Double> {
            let east = (place.longitude - start.longitude).remainder(dividingBy: 360)
            return SIMD2(east * cos(start.latitude * .pi / 180), place.latitude - start.latitude) * degree
        }
        func side(_ point: SIMD2<Double>, of line: (SIMD2<Double>, SIMD2<Double>)) -> Bool {
            let (along, gap) = (line.1 - line.0, point - line.0)
            return along.x * gap.y - along.y * gap.x > 0
        }
        let way = (SIMD2(0.0, 0.0), metres(end))
        let isClose = isWithin(reach, of: start)
        return stride(from: 0, to: terminals.count, by: 2).contains { ferry in
            guard isClose(terminals[ferry]), isClose(terminals[ferry + 1]) else { return false }
            let (near, far) = (metres(grid.coordinate(terminals[ferry])), metres(grid.coordinate(terminals[ferry + 1])))
            let crossing = far - near
            let length = (crossing * crossing).sum().squareRoot()
            guard length > 0, length <= Self.narrow.crossing else { return false }
            let half = SIMD2(-crossing.y, crossing.x) * max(0.5, Self.narrow.beside / length)
            let water = ((near + far) / 2 - half, (near + far) / 2 + half)
            return side(water.0, of: way) != side(water.1, of: way) && side(way.0, of: water) != side(way.1, of: water)
        }
    }

    /// Tells of terminals whether they may lie within a distance of a place.
    private func isWithin(_ metres: Double, of place: Coordinate) -> (NetworkPoint) -> Bool {
        let center = grid.point(place)
        let steps = Int32(min(metres / LocalFrame(place, grid).leastMetresPerStep(within: metres), 1e6)) + 1
        return { [grid] terminal in
            grid.steps(from: center.x, to: terminal.x).magnitude <= steps
                && (terminal.y &- center.y).magnitude <= steps
        }
    }
}
