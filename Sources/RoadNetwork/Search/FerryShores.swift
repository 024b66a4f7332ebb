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

extension RoadFinder {
    /// The access to a place without roads that lie over water: those to which the best way from the nearest road is by
    /// ferry. Only where a ferry lands within 15 km is this looked at.
    mutating func withoutOtherShores(_ access: PlaceAccess) throws(RoadNetworkError) -> PlaceAccess {
        guard access.approaches.count > 1, shores.isNear(access.place) else { return access }
        let sorted = access.approaches.sorted { $0.metres < $1.metres }
        let nearest = try search.ascent(from: PlaceAccess(place: access.place, approaches: [sorted[0]]), &blocks)
        var reached: Set<UInt32> = [sorted[0].ends.from, sorted[0].ends.to]
        var kept = [sorted[0]]
        for approach in sorted.dropFirst() {
            // What is joined to a road on this shore is on this shore.
            if !reached.contains(approach.ends.from), !reached.contains(approach.ends.to) {
                let other = try search.ascent(from: PlaceAccess(place: access.place, approaches: [approach]), &blocks)
                if let choice = WayChoice(nearest, other), try arcMeasure(of: choice, nearest, other).ferryMetres > 0 {
                    continue
                }
            }
            reached.formUnion([approach.ends.from, approach.ends.to])
            kept.append(approach)
        }
        return PlaceAccess(place: access.place, approaches: kept)
    }
}
