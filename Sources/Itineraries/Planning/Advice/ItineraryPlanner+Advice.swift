import CivilTime
import Entities

/// Advice that is tried before it is given.
extension ItineraryPlanner {
    /// The most times that a trip is planned again to try advice.
    private static let mostTrials = 40
    /// The most legs that are planned again over all trials of a short trip, so that the days come soon.
    private static let mostLegs = 800
    /// The most legs of a short trip, and the most trials of a longer one.
    private static let (longTrip, fewTrials) = (100, 4)

    /// The days of the trip after other decisions, without borders and advice.
    private func replanned(_ trip: Trip) -> [Itinerary.Day] {
        var planner = ItineraryPlanner(trip, legs.of(trip), StopClocks(clocks, of: trip), remarks, nil)
        planner.plan()
        return planner.days
    }

    /// Gives each warning the first advice of each kind that mends it without making another warning. Linear in the
    /// legs for each trial, which are limited.
    mutating func advise() {
        guard days.contains(where: { $0.warnings.contains { !$0.candidates.isEmpty } }) else { return }
        let known = WarningMark.counts(days)
        let isLong = legs.count > Self.longTrip
        var left = isLong ? Self.fewTrials : min(Self.mostTrials, Self.mostLegs / max(1, legs.count))
        var outcomes: [(steps: [AdviceStep], counts: [WarningMark: Int]?)] = []
        func counts(_ steps: [AdviceStep]) -> [WarningMark: Int]? {
            if let known = outcomes.first(where: { $0.steps == steps }) { return known.counts }
            guard left > 0 else { return nil }
            left -= 1
            let counts = trip.with(steps).map { WarningMark.counts(replanned($0)) }
            outcomes.append((steps, counts))
            return counts
        }
        for day in days.indices {
            for index in days[day].warnings.indices {
                let warning = days[day].warnings[index]
                let mark = WarningMark(warning)
                days[day].warnings[index].advice = warning.candidates.compactMap { group in
                    group.first { candidate in
                        guard let now = counts(candidate.steps) else { return false }
                        return now[mark, default: 0] < known[mark, default: 0]
                            && now.allSatisfy { $0.value <= known[$0.key, default: 0] }
                    }
                }
                days[day].warnings[index].candidates = []
            }
        }
    }
}

/// The parts of a warning by which it is the same in other days of a trip.
private struct WarningMark: Hashable {
    let kind: Itinerary.Warning.Kind
    let stop: Int?
    let way: Int?
    let crossing: Int?

    init(_ warning: Itinerary.Warning) {
        (kind, stop, way, crossing) = (warning.kind, warning.stop, warning.way?.to, warning.way?.crossing)
    }

    /// The numbers of equal warnings of some days.
    static func counts(_ days: [Itinerary.Day]) -> [WarningMark: Int] {
        days.reduce(into: [:]) { counts, day in
            for warning in day.warnings { counts[WarningMark(warning), default: 0] += 1 }
        }
    }
}
