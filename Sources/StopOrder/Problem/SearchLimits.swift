#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The limits of a search, in numbers of steps rather than time, so that the same problem has the same solution on
/// every machine.
package struct SearchLimits: Equatable, Sendable {
    /// The maximum number of stops for dynamic programming, for problems that branch and bound can solve too.
    package var exactStops = 12
    /// The maximum number of stops, without locked ones and prescribed ends, for dynamic programming in problems with
    /// locks or asymmetric distances. At most 15.
    package var exactStopsOtherwise = 15
    /// The number of tours that are made and then improved by each other's edges.
    package var tours: Int
    /// The number of steps of the subgradient ascent.
    package var ascentSteps: Int
    /// The number of ascent steps in branch and bound; 0 for no branch and bound.
    package var proofSteps: Int
    /// The number of steps of simulated annealing, for problems with locks.
    package var annealingSteps: Int
    /// The rounds of the search, each with this share of the steps above. Each round goes on from the best order and
    /// bound of those before it, so that more rounds never end with a longer order or a lower bound.
    package var rounds = [1.0]

    /// Creates limits from their numbers; without `annealingSteps` there are as many as for short searches.
    package init(tours: Int, ascentSteps: Int, proofSteps: Int, annealingSteps: Int? = nil) {
        self.tours = tours
        self.ascentSteps = ascentSteps
        self.proofSteps = proofSteps
        self.annealingSteps = annealingSteps ?? 10_000 * tours
    }

    /// Limits that are usually reached in a little less than `seconds`, so that a time limit of `seconds` seldom ends
    /// the search. The first rounds are those of all shorter times from a second on.
    ///
    /// Each round does as much work as all before it, until there are enough tours for the number of stops: a second
    /// for a thousand stops. After that two or more rounds have the same length, so that less than half of the time is
    /// left over.
    package static func standard(stops: Int, seconds: Double) -> SearchLimits {
        let enough = max(1, Double(stops) / 1000)
        // The length of the first round: half of `enough`, or a quarter, ..., up to a second.
        let first = enough / exp2((log2(enough)).rounded(.up))
        var limits = standard(stops: stops, effort: 0.8 * min(seconds, first))
        var done = 1.0
        let most = min(seconds, 1e4) / first
        while true {
            let share = done * first < enough ? done : max(1, exp2(log2(done / 2).rounded(.down)))
            if done + share > most { return limits }
            limits.rounds.append(share)
            done += share
        }
    }

    /// The steps of a round that does `share` of the work.
    func round(_ share: Double) -> SearchLimits {
        func part(_ steps: Int) -> Int { Int((share * Double(steps)).rounded(.up)) }
        var limits = self
        (limits.tours, limits.ascentSteps, limits.proofSteps) = (part(tours), part(ascentSteps), part(proofSteps))
        limits.annealingSteps = part(annealingSteps)
        limits.rounds = [1]
        return limits
    }

    /// Limits that one core of 2025 reaches in about `effort` seconds for `stops` stops. Trips of up to fifty stops
    /// take a small part of that.
    package static func standard(stops: Int, effort: Double = 1) -> SearchLimits {
        let stops = Double(max(stops, 8))
        func scaled(_ steps: Double) -> Int { Int((steps * min(max(effort, 0), 1e4)).rounded(.up)) }
        return SearchLimits(
            tours: scaled(min(stops + 20, 250, 190_000 / stops)),
            ascentSteps: scaled(min(2500, 1e6 / stops)),
            proofSteps: stops > 250 ? 0 : scaled(3e9 / (stops * stops)),
            // More than 2,000 stops take longer, because distances are computed each time.
            annealingSteps: scaled(
                stops > 2000
                    ? min(1.5e6, 1.125e10 / stops)
                    : min(125 * stops + 250 * max(stops - 200, 0), 160_000) * max(50, min(1000, 1e5 / stops))))
    }
}
