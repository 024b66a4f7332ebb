package import Geodesy
package import Shorelines

/// Tells whether a coast lies between two places, where no way is known between them.
package struct CoastCheck: Sendable {
    /// Asks for two places that are at most 800 km apart.
    package let isMet: @Sendable (_ start: Coordinate, _ end: Coordinate) -> Bool

    /// Asks `isMet`.
    package init(_ isMet: @escaping @Sendable (_ start: Coordinate, _ end: Coordinate) -> Bool) {
        self.isMet = isMet
    }

    /// No coast anywhere.
    package static let none = CoastCheck { _, _ in false }

    /// The ends of a line in metres that do not count: a place at the sea may be drawn in it.
    private static let leftOut = 2_000.0

    /// The coasts of a base map; one that is damaged has none.
    package static func of(_ shorelines: @escaping @Sendable () -> Shorelines?) -> CoastCheck {
        CoastCheck { start, end in
            let middle = start.point(toward: end, fraction: 0.5)
            guard let map = shorelines(),
                let chart = try? CoastChart(
                    map, .fine, within: start.distance(to: end) + 2 * leftOut, of: middle, isTrusted: true)
            else { return false }
            // Between two towns at a strait the coast is met at the ends only.
            func crosses(_ start: Coordinate, _ end: Coordinate) -> Bool {
                chart.meetsCoast(from: start, to: end, leavingOut: leftOut)
                    || chart.hasSea(ofMetres: leftOut, from: start, to: end)
            }
            guard crosses(start, end) else { return false }
            // Two towns of one land may have a bay between them.
            return !corners(start, end).contains { corner in
                chart.leadsOverLand(from: start, to: corner, seaBelow: leftOut)
                    && chart.leadsOverLand(from: end, to: corner, seaBelow: leftOut) && map.isLand(corner)
            }
        }
    }

    /// Points beside the middle of a straight line, the nearest first, over which a way around a bay may lead.
    private static func corners(_ start: Coordinate, _ end: Coordinate) -> [Coordinate] {
        let (bearing, length) = (start.initialBearing(to: end), start.distance(to: end))
        let middle = start.point(toward: end, fraction: 0.5)
        return [0.2, 0.4, 0.7].flatMap { share in
            [-90, 90].map { middle.destination(bearing: bearing + $0, distance: share * length) }
        }
    }
}
