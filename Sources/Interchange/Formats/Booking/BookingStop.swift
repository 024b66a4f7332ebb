import CivilTime

/// A stop of the trip of some reservations.
struct BookingStop {
    var booking: Booking
    var spot: Booking.Spot
    /// The first and the last day, and the time at which it begins.
    var date: CivilDate
    var until: CivilDate?
    var time: TimeOfDay?
    /// The texts of these days where they are to be read with those of the other stops.
    var texts: (date: String?, until: String?)
    var kind: String?
    var way: WayTexts?
    var hasCost = true
    /// The departure and the arrival of the ride that ends here, each by the clock of its place.
    var ride: (leaves: CivilDateTime, arrives: CivilDateTime)?
    /// The arrival that is fixed, since no nights lead to it.
    var pin: CivilDateTime?

    /// The order among the stops: nights are behind all else of their day.
    var order: (Int64, Int, Int) {
        let seconds = time?.secondsSinceMidnight ?? 43_200
        return (date.daysSince1970, booking.kind == .lodging ? 1 : 0, seconds)
    }
}
