/// Where a search ends by itself: counts of steps, so that the same question has the same answer on every machine.
package struct SearchLimits: Equatable, Sendable {
    /// The most stops for which the dynamic program is used where branching could prove the order too.
    package var exactStops = 12
    /// The most stops for which it is used where branching cannot prove an order: with locks, or where the two directions of a leg differ. At most 15.
    package var exactStopsOtherwise = 15
    /// How many kicks of the local search.
    package var kicks: Int
    /// How many steps of the subgradient ascent.
    package var ascentSteps: Int
    /// How many steps of the same kind the proof by branching may take; 0 for no branching.
    package var proofSteps: Int

    /// Limits given one by one.
    package init(kicks: Int, ascentSteps: Int, proofSteps: Int) {
        self.kicks = kicks
        self.ascentSteps = ascentSteps
        self.proofSteps = proofSteps
    }

    /// Limits that are usually reached in somewhat less than `seconds`, so that the clock seldom has to end the search.
    package static func standard(stops: Int, seconds: Double) -> SearchLimits {
        standard(stops: stops, effort: 0.8 * seconds)
    }

    /// What one core of 2025 does in about a second for a trip of `stops` stops; `effort` multiplies it, for a person who
    /// gives more time or less. Trips of up to fifty stops need a small part of that.
    package static func standard(stops: Int, effort: Double = 1) -> SearchLimits {
        let stops = Double(max(stops, 8))
        func scaled(_ steps: Double) -> Int { Int((steps * min(max(effort, 0), 1e4)).rounded(.up)) }
        // Above 2,000 stops distances are computed anew for every kick, and the first tour and its bound take longer.
        let kicks =
            stops <= 2000
            ? min(125 * stops + 250 * max(stops - 200, 0), 125_000) : min(75_000, 75_000 * 7500 / stops)
        return SearchLimits(
            kicks: scaled(kicks),
            ascentSteps: scaled(min(1000, 4e5 / stops)),
            proofSteps: stops > 250 ? 0 : scaled(2e9 / (stops * stops)))
    }
}
