/// The limits of a search, in numbers of steps rather than time, so that the same problem has the same solution on
/// every machine.
package struct SearchLimits: Equatable, Sendable {
    /// The maximum number of stops for dynamic programming, for problems that branch and bound can solve too.
    package var exactStops = 12
    /// The maximum number of stops for dynamic programming, for problems that branch and bound cannot solve: with locks
    /// or asymmetric distances. At most 15.
    package var exactStopsOtherwise = 15
    /// The number of kicks of the local search.
    package var kicks: Int
    /// The number of steps of the subgradient ascent.
    package var ascentSteps: Int
    /// The number of ascent steps in branch and bound; 0 for no branch and bound.
    package var proofSteps: Int

    /// Creates limits from their numbers.
    package init(kicks: Int, ascentSteps: Int, proofSteps: Int) {
        self.kicks = kicks
        self.ascentSteps = ascentSteps
        self.proofSteps = proofSteps
    }

    /// Limits that are usually reached in a little less than `seconds`, so that a time limit of `seconds` seldom ends
    /// the search.
    package static func standard(stops: Int, seconds: Double) -> SearchLimits {
        standard(stops: stops, effort: 0.8 * seconds)
    }

    /// Limits that one core of 2025 reaches in about `effort` seconds for `stops` stops. Trips of up to fifty stops
    /// take a small part of that.
    package static func standard(stops: Int, effort: Double = 1) -> SearchLimits {
        let stops = Double(max(stops, 8))
        func scaled(_ steps: Double) -> Int { Int((steps * min(max(effort, 0), 1e4)).rounded(.up)) }
        // Above 2,000 stops kicks are slower, because distances are computed each time, and the first tour and its
        // bound take longer.
        let kicks =
            stops <= 2000
            ? min(125 * stops + 250 * max(stops - 200, 0), 125_000) : min(75_000, 75_000 * 7500 / stops)
        return SearchLimits(
            kicks: scaled(kicks),
            ascentSteps: scaled(min(1000, 4e5 / stops)),
            proofSteps: stops > 250 ? 0 : scaled(2e9 / (stops * stops)))
    }
}
