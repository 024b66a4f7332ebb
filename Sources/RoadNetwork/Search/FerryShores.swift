import Geodesy

/// Tells where ferries land, so that no way over streets leads to the other shore.
struct FerryShores: Sendable {
    /// The straight line in metres from a terminal within which roads may lie on the other shore.
    private static let reach = 15_000.0
    /// The length of a way over a ferry as a multiple of the straight line, up to which it is the way between places.
    private static let detour = 1.5
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

    /// Whether a ferry sails between two places: what lies between them, however near they are, is water.
    func separates(_ start: Coordinate, _ end: Coordinate) -> Bool {
        let most = Self.detour * start.distance(to: end)
        guard most > 0, isNear(start) else { return false }
        return stride(from: 0, to: terminals.count, by: 2).contains { ferry in
            let (one, other) = (terminals[ferry], terminals[ferry + 1])
            guard isWithin(one, most, of: start), isWithin(other, most, of: start) else { return false }
            let (near, far) = (grid.coordinate(one), grid.coordinate(other))
            let crossing = near.distance(to: far)
            let ways = [(near, far), (far, near)].map { start.distance(to: $0.0) + crossing + end.distance(to: $0.1) }
            return crossing >= most / 5 && ways.contains { $0 <= most }
        }
    }

    /// Whether a terminal may lie within a distance of a place.
    private func isWithin(_ terminal: NetworkPoint, _ metres: Double, of place: Coordinate) -> Bool {
        let center = grid.point(place)
        let steps = Int32(min(metres / LocalFrame(place, grid).leastMetresPerStep(within: metres), 1e6)) + 1
        return grid.steps(from: center.x, to: terminal.x).magnitude <= steps
            && (terminal.y &- center.y).magnitude <= steps
    }
}
