import CivilTime
import Entities

/// A ride from one place to another, of which both moments are known by the clocks of their places.
struct RideLeg: Equatable {
    var from: String
    var to: String
    var leaves: CivilDateTime
    var arrives: CivilDateTime
    /// Whether the day of the arrival is only taken from the times.
    var isDayAssumed = false
    /// Whether the arrival is known.
    var hasArrival = true
    var line: Int

    /// The most hours that a ride takes, and by which clocks can go back on it.
    private static let (longest, back): (Int64, Int64) = (72 * 3_600, 14 * 3_600)
    /// The seconds by which an arrival can be earlier on the clock than its departure on the same day.
    private static let turned = 7_200

    /// A ride of which the arrival is not known yet.
    init(from: String, to: String, leaves: CivilDateTime, line: Int) {
        (self.from, self.to, self.leaves, self.line) = (from, to, leaves, line)
        arrives = leaves
    }

    /// Sets the arrival: on a day that is told, by the days that it is later, else on the next day where the time is
    /// before that of the departure.
    mutating func arrive(on day: CivilDate?, later: Int?, at time: TimeOfDay) {
        isDayAssumed = day == nil && later == nil
        let isNext = time.secondsSinceMidnight < leaves.time.secondsSinceMidnight - Self.turned
        let date = later.map { leaves.date.adding(days: $0) } ?? day ?? leaves.date.adding(days: isNext ? 1 : 0)
        arrives = CivilDateTime(date: date, time: time)
    }

    /// Whether a ride can be like this: it arrives behind the departure, but for the clocks, and within days.
    var isPossible: Bool {
        guard hasArrival else { return true }
        let seconds = arrives.secondsSince1970 - leaves.secondsSince1970
        return (-Self.back...Self.longest).contains(seconds) && seconds != 0
    }

    /// The reservation of the ride.
    func booking(_ means: Way.Means) -> Booking {
        var booking = Booking()
        booking.kind = .ride(means)
        booking.spot.name = from
        booking.end = Booking.Spot(name: to)
        booking.from = "\(leaves.date.text) \(leaves.time.hourAndMinute)"
        if hasArrival { booking.until = "\(arrives.date.text) \(arrives.time.hourAndMinute)" }
        booking.isEndDayAssumed = isDayAssumed
        booking.line = line
        return booking
    }

    /// Rides without those that a ticket has twice: once more at the same times, and as a whole in front of its parts.
    /// Quadratic in the rides, of which at most 100 are compared.
    static func once(_ legs: [RideLeg]) -> [RideLeg] {
        var kept: [RideLeg] = []
        for leg in legs
        where !kept.suffix(100).contains(where: { $0.leaves == leg.leaves && $0.arrives == leg.arrives }) {
            kept.append(leg)
        }
        return kept.filter { leg in
            let parts = kept.prefix(100).filter {
                leg.hasArrival && $0 != leg && $0.leaves.secondsSince1970 >= leg.leaves.secondsSince1970
                    && $0.arrives.secondsSince1970 <= leg.arrives.secondsSince1970
            }
            let begins = parts.contains { $0.leaves == leg.leaves }
            let ends = parts.contains { $0.arrives == leg.arrives }
            return !(parts.count > 1 && begins && ends)
        }
    }
}
