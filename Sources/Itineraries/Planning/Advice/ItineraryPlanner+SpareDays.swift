import Entities

/// Finds the stops to which the days may go that are left behind the last stop.
extension ItineraryPlanner {
    /// The most stops that are named.
    private static let mostNamedStops = 2
    /// The most stops that are tried.
    private static let mostTriedStops = 4

    /// Spare days with the stops where one more night makes no warning, those with the longest drives to and from them
    /// first. Linear in the legs for each of a few trials.
    func advised(_ spare: SpareDays, _ trials: inout AdviceTrials) -> SpareDays {
        var advice: [Advice] = []
        let last = days.last?.visits.last?.stop
        let nights = days.reduce(into: [Int: Int]()) { nights, day in
            if let stop = day.night?.stop, !day.isFree { nights[stop, default: 0] += day.nights }
        }
        let stops = nights.keys.filter { $0 != last && trip.waypoints[$0].plan.arrive?.moment == nil }
        let drives = days.filter { $0.source != nil }
        func effort(_ stop: Int) -> Int {
            drives.reduce(0) { sum, day in
                let isEnd = day.visits.first?.stop == stop || day.visits.last?.stop == stop
                return sum + (isEnd ? day.driving + day.ways.reduce(0) { $0 + $1.seconds } : 0)
            }
        }
        let efforts = stops.map { (stop: $0, effort: effort($0)) }
            .sorted { ($1.effort, $0.stop) < ($0.effort, $1.stop) }
        for (stop, _) in efforts.prefix(Self.mostTriedStops) where advice.count < Self.mostNamedStops {
            let steps = [AdviceStep.stop(stop, .nights(nights[stop, default: 0] + 1))]
            // A night before a time that is fixed may take a day that is free there.
            guard let faults = trials.faults(after: steps), faults.spare < spare.days else { continue }
            advice.append(Advice(steps, end: "gives one to \(clocks.name(stop))"))
        }
        return SpareDays(days: spare.days, advice: advice)
    }
}
