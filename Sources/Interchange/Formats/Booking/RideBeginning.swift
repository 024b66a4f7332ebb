import CivilTime
import Geodesy

/// The day on which one comes to where a booked ride begins, so that it leaves on its date.
enum RideBeginning {
    /// The seconds of a day at which one drives off, and those before a departure at which one has to be there.
    private static let (driveOff, ahead) = (9 * 3_600.0, 1_800.0)
    /// The metres of a way for each metre of the straight line, and the metres of a way in a second.
    private static let (detour, speed) = (1.3, 18.0)
    /// The metres within which one is there already.
    private static let beside = 2_000.0

    /// The day on which one comes from the stop before to the beginning of a ride, where that is not the day of the
    /// ride: that on which the nights before end, and the day before the ride where it leaves too early to be reached
    /// by driving on its own day. Nil where it is the day of the ride.
    static func day(
        of stop: BookingStop, at place: Coordinate, behind before: BookingStop, at origin: Coordinate
    ) -> CivilDate? {
        if let text = stop.texts.date, UnclearDates.isUnclear(text) { return nil }
        if let text = before.texts.until ?? before.texts.date, UnclearDates.isUnclear(text) { return nil }
        let free = before.until ?? before.date
        guard free.daysSince1970 < stop.date.daysSince1970 else { return nil }
        if before.booking.kind == .lodging { return before.until }
        let distance = origin.distance(to: place)
        guard let time = stop.time, distance > beside else { return nil }
        let ready = driveOff + distance * detour / speed + ahead
        return Double(time.secondsSinceMidnight) < ready ? stop.date.adding(days: -1) : nil
    }
}
