/// Where a search ends by itself: counts of steps, so that the same question has the same answer on every machine.
package struct SearchLimits: Equatable, Sendable {
    /// Up to so many stops the dynamic program decides where branching could prove the order too.
    package var exactStops = 12
    /// Up to so many stops it decides where nothing else can: with locks, or with directions that differ. At most 15.
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

    /// What is worth doing for a trip of `stops` stops: about one second on one core of 2025 for up to a thousand.
    /// `effort` multiplies it, for a person who gives more time.
    package static func standard(stops: Int, effort: Double = 1) -> SearchLimits {
        let stops = Double(max(stops, 8))
        func scaled(_ steps: Double) -> Int { Int((steps * min(max(effort, 0), 1e4)).rounded(.up)) }
        return SearchLimits(
            kicks: scaled(min(100 * stops, max(80_000, 20 * stops))),
            ascentSteps: scaled(min(1000, 3e8 / (stops * stops))),
            proofSteps: stops > 250 ? 0 : scaled(2e9 / (stops * stops)))
    }
}
