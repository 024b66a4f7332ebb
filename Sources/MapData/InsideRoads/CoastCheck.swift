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
                    map, .fine, within: start.distance(to: end) / 2 + 2 * leftOut, of: middle, isTrusted: true)
            else { return false }
            // Between two towns at a strait the coast is met at the ends only.
            return chart.meetsCoast(from: start, to: end, leavingOut: leftOut)
                || chart.hasSea(ofMetres: leftOut, from: start, to: end)
        }
    }
}
