import Geodesy

/// Tells where ferries land, so that no way over streets leads to the other shore.
struct FerryShores: Sendable {
    /// The straight line in metres from a terminal within which roads may lie on the other shore.
    private static let reach = 15_000.0
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
}
