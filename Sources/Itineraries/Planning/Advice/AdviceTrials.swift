import Entities

/// Plans a trip again with other decisions, to see what they mend. Each trial is linear in the legs at least, so there
/// are only so many.
struct AdviceTrials {
    /// The most times that a trip is planned again to try advice.
    private static let mostTrials = 40
    /// The most legs that are planned again over all trials of a short trip, so that the days come soon.
    private static let mostLegs = 800
    /// The most legs of a short trip, and the most trials of a longer one.
    private static let (longTrip, fewTrials) = (100, 4)

    /// The faults of the days as they are.
    let known: Faults
    private let planner: ItineraryPlanner
    private var left: Int
    private var outcomes: [(steps: [AdviceStep], faults: Faults?)] = []

    /// Tries decisions about the trip of a planner whose days are ready.
    init(_ planner: ItineraryPlanner) {
        self.planner = planner
        known = Faults(planner)
        let legs = planner.legs.count
        left = legs > Self.longTrip ? Self.fewTrials : min(Self.mostTrials, Self.mostLegs / max(1, legs))
    }

    /// The warnings of some days, by which they are compared.
    struct Faults {
        /// The numbers of equal warnings.
        private(set) var counts: [WarningMark: Int] = [:]
        /// The seconds by which fixed times are missed.
        private(set) var late: [WarningMark: Int] = [:]
        /// The number of warnings.
        private(set) var total = 0
        /// The number of days that are left at the end.
        let spare: Int

        /// Counts the warnings of days that are planned. Linear.
        fileprivate init(_ planner: ItineraryPlanner) {
            spare = planner.spare?.days ?? 0
            for day in planner.days {
                for warning in day.warnings {
                    let mark = WarningMark(warning)
                    counts[mark, default: 0] += 1
                    late[mark, default: 0] += warning.lateSeconds ?? 0
                    total += 1
                }
            }
        }

        /// Whether it has a warning that other days do not have.
        func hasMore(than other: Faults) -> Bool { counts.contains { $0.value > other.counts[$0.key, default: 0] } }

        /// Whether there are fewer warnings with a mark than in other days.
        func mends(_ mark: WarningMark, of other: Faults) -> Bool {
            counts[mark, default: 0] < other.counts[mark, default: 0]
        }
    }

    /// The faults after some decisions; nil where they cannot be, or cause another warning, or there were enough
    /// trials.
    mutating func faults(after steps: [AdviceStep]) -> Faults? {
        if let known = outcomes.first(where: { $0.steps == steps }) { return known.faults }
        guard left > 0 else { return nil }
        left -= 1
        let faults = planner.trip.with(steps).map { Faults(planner.replanned($0)) }
        let kept = faults.flatMap { $0.hasMore(than: known) ? nil : $0 }
        outcomes.append((steps, kept))
        return kept
    }
}

/// The parts of a warning by which it is the same in other days of a trip.
struct WarningMark: Hashable {
    private let kind: Itinerary.Warning.Kind
    private let stop: Int?
    private let way: Int?
    private let crossing: Int?

    init(_ warning: Itinerary.Warning) {
        (kind, stop, way, crossing) = (warning.kind, warning.stop, warning.way?.to, warning.way?.crossing)
    }
}

extension ItineraryPlanner {
    /// The planner of the trip after other decisions, when its days are ready, without borders and advice.
    fileprivate func replanned(_ trip: Trip) -> ItineraryPlanner {
        var planner = ItineraryPlanner(trip, legs.of(trip), StopClocks(clocks, of: trip), remarks, nil)
        planner.plan()
        return planner
    }
}
