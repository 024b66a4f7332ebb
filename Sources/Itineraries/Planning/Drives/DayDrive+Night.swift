import CivilTime
import Entities

/// The warnings about arrivals in the night, and about a night that the planner chose.
extension DayDrive {
    /// Warns of an arrival after midnight, and of one in the dark.
    mutating func warnOfNight(_ index: Int) {
        guard legs.isDriven(index), !legs.isNothing(index) else { return }
        let leg = legs[index]
        let arrival = StopClocks.shown(clocks[leg.to].local(arrived), isEstimate)
        let day = clocks.departureDay(start, from: legs[range.lowerBound].from, to: leg.to)
        let later = Int(arrival.date.daysSince1970 - day.daysSince1970)
        if later > 0, !warnings.contains(where: { $0.kind == .afterMidnight }) {
            warnings.append(
                .anotherDay(
                    at: leg.to, clocks.name(leg.to), arrival, days: later, hasDate: trip.plan.start != nil,
                    mends: nightOfDinner))
            return
        }
        let place = trip.waypoints[leg.to].location
        guard trip.plan.start != nil, SolarDay.isDark(at: arrived, over: place) else { return }
        var leave: Advice?
        if isUnfixed, let dusk = SolarDay.lastDusk(before: arrived, over: place, clocks[leg.to]), dusk >= start {
            let first = legs[range.lowerBound].from
            // Nobody leaves in the night to arrive by daylight.
            if !SolarDay.isDark(at: start - (arrived - dusk) - 300, over: trip.waypoints[first].location) {
                leave = leaving(earlierBy: arrived - dusk, to: "to be there at dusk")
            }
        }
        warnings.append(
            .afterDark(
                at: leg.to, clocks.name(leg.to), arrival, mends: [[leave].compactMap(\.self), nightOfDinner]))
    }

    /// The advice to spend the night where one has a meal in the evening before the drive goes on; empty where there is
    /// none.
    private var nightOfDinner: [Advice] {
        guard let timed = lastTimed else { return [] }
        let stop = legs[timed.leg].to
        guard trip.waypoints[stop].plan.isDinner, trip.waypoints[stop].plan.nights == nil else { return [] }
        return [Advice([.stop(stop, .nights(1))], end: "spends the night at \(clocks.name(stop)), behind the meal")]
    }

    /// The warning about a night at the end of the day for which no number of nights is decided: where none is to be,
    /// or where nobody sleeps.
    func nightWarnings(_ night: Itinerary.Night) -> [Itinerary.Warning] {
        let (stop, plan) = (night.stop, trip.waypoints[night.stop].plan)
        if !night.isPlanned, stop > 0, plan.nights == 0 { return [.unwantedNight(at: stop, clocks.name(stop))] }
        guard plan.kind != .sleep, let place = clocks[stop].uninhabited() else { return [] }
        return [.noLodging(at: stop, clocks.name(stop), place)]
    }
}
