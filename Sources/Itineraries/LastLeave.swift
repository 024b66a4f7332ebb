package import CivilTime
import Entities

extension Itinerary.Day {
    /// The last moment to leave a stop of the day for what is fixed next, as it is shown; nil where nothing is, and
    /// where it says nothing: it is the time of leaving itself, or before that, so that a warning tells it, or on
    /// another date.
    package func lastLeave(_ visit: Itinerary.Visit) -> CivilDateTime? {
        guard let latest = visit.leaveBy, let leave = visit.shownLeave else { return nil }
        let moment = length.isApproximate ? latest.flooredToFiveMinutes : latest
        return moment.date == leave.date && moment.secondsSince1970 > leave.secondsSince1970 ? moment : nil
    }
}
