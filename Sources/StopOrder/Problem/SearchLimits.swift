/// The limits of a search, in numbers of steps rather than time, so that the same problem has the same solution on
/// every machine.
package struct SearchLimits: Equatable, Sendable {
    /// The maximum number of stops for dynamic programming, for problems that branch and bound can solve too.
    package var exactStops = 12
    /// The maximum number of stops, without locked ones and prescribed ends, for dynamic programming in problems with
    /// locks or asymmetric distances. At most 15.
    package var exactStopsOtherwise = 15
    /// The number of kicks of the local search.
    package var kicks: Int
    /// The number of steps of the subgradient ascent.
    package var ascentSteps: Int
    /// The number of ascent steps in branch and bound; 0 for no branch and bound.
    package var proofSteps: Int
    /// The rounds of the search, each with this share of the steps above. Each round goes on from the best order and
    /// bound of those before it, so that more rounds never end with a longer order or a lower bound.
    package var rounds = [1.0]

    /// Creates limits from their numbers.
    package init(kicks: Int, ascentSteps: Int, proofSteps: Int) {
        self.kicks = kicks
        self.ascentSteps = ascentSteps
        self.proofSteps = proofSteps
    }

    /// Limits that are usually reached in a little less than `seconds`, so that a time limit of `seconds` seldom ends
    /// the search. Above one second the first round is the search of one second, and the rounds after it bring the work
    /// to 1.5, 2, 3, 4, 6, 8, ... times that, as far as the time suffices.
    package static func standard(stops: Int, seconds: Double) -> SearchLimits {
        var limits = standard(stops: stops, effort: 0.8 * min(seconds, 1))
        var share = 0.5
        var done = 1.0
        while done + share <= min(seconds, 1e4) {
            limits.rounds.append(share)
            done += share
            // Two rounds of each length.
            if limits.rounds.count % 2 == 1 { share *= 2 }
        }
        return limits
    }

    /// The steps of a round that does `share` of the work.
    func round(_ share: Double) -> SearchLimits {
        func part(_ steps: Int) -> Int { Int((share * Double(steps)).rounded(.up)) }
        var limits = self
        (limits.kicks, limits.ascentSteps, limits.proofSteps) = (part(kicks), part(ascentSteps), part(proofSteps))
        limits.rounds = [1]
        return limits
    }

    /// Limits that one core of 2025 reaches in about `effort` seconds for `stops` stops. Trips of up to fifty stops
    /// take a small part of that.
    package static func standard(stops: Int, effort: Double = 1) -> SearchLimits {
        let stops = Double(max(stops, 8))
        func scaled(_ steps: Double) -> Int { Int((steps * min(max(effort, 0), 1e4)).rounded(.up)) }
        // Kicks of 500 to 1,500 stops move fewer nodes (`KickSearch.walk`). Above 2,000 stops kicks are slower, because
        // distances are computed each time, and the first tour and its bound take longer.
        let kicks =
            stops <= 2000
            ? min(125 * stops + 250 * max(stops - 200, 0), stops < 500 || stops >= 1500 ? 125_000 : 200_000)
            : min(75_000, 75_000 * 7500 / stops)
        return SearchLimits(
            kicks: scaled(kicks),
            ascentSteps: scaled(min(2500, 1e6 / stops)),
            proofSteps: stops > 250 ? 0 : scaled(2e9 / (stops * stops)))
    }
}
