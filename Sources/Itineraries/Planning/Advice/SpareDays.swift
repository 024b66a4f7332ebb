import Entities
import Text

/// The days that are left behind the last stop of those that a trip may take, and the stops to which they may go.
package struct SpareDays: Equatable, Sendable {
    /// The number of the days.
    package let days: Int
    /// A further night at each of some stops, the best first; each takes one of the days, and none makes a warning.
    package private(set) var advice: [Advice] = []

    /// The most stops that are named.
    private static let most = 2
    /// The most stops that are tried.
    private static let mostTried = 4

    /// Takes the number of the days.
    init(days: Int) { self.days = days }

    /// The same with the stops where one more night makes no warning, those with the longest drives to and from them
    /// first. Linear in the legs for each of a few trials.
    func advised(_ planner: ItineraryPlanner, _ trials: inout AdviceTrials) -> SpareDays {
        var advised = self
        let last = planner.days.last?.visits.last?.stop
        let nights = planner.days.reduce(into: [Int: Int]()) { nights, day in
            if let stop = day.night?.stop, !day.isFree { nights[stop, default: 0] += day.nights }
        }
        let stops = nights.keys.filter { $0 != last && planner.trip.waypoints[$0].plan.arrive?.moment == nil }
        let drives = planner.days.filter { $0.source != nil }
        func effort(_ stop: Int) -> Int {
            drives.reduce(0) { sum, day in
                let isEnd = day.visits.first?.stop == stop || day.visits.last?.stop == stop
                return sum + (isEnd ? day.driving + day.ways.reduce(0) { $0 + $1.seconds } : 0)
            }
        }
        let efforts = stops.map { (stop: $0, effort: effort($0)) }
            .sorted { ($1.effort, $0.stop) < ($0.effort, $1.stop) }
        for (stop, _) in efforts.prefix(Self.mostTried) where advised.advice.count < Self.most {
            let steps = [AdviceStep.stop(stop, .nights(nights[stop, default: 0] + 1))]
            // A night before a time that is fixed may take a day that is free there.
            guard let faults = trials.faults(after: steps), faults.spare < days else { continue }
            advised.advice.append(Advice(steps, end: "gives one to \(planner.clocks.name(stop))"))
        }
        return advised
    }

    /// The sentence about them in a style of advice: `6 days are free at the end: 8 nights 2 gives one to
    /// Ohrid`; nil where nothing can be typed, or no stop is known for them.
    func sentence(_ style: AdviceStyle, number: (Int) -> Int?) -> String? {
        let parts = advice.compactMap { advice in
            style.words(advice.steps, number: number).map { "\($0) \(advice.end)" }
        }
        guard !parts.isEmpty else { return nil }
        let count = "\(Wording.counted(days, "day")) \(days == 1 ? "is" : "are") free at the end"
        return "\(count): \(parts.joined(separator: ", or "))"
    }
}
