import CivilTime
import Entities
import Geodesy

/// The days on which one drives out from a stop whose nights cover them, and back: `Como` for 3 nights, on the next day
/// `Como – Bellagio – Como`. The nights of the stay are parted among the stops there, so that each day has its places.
enum Outings {
    /// The furthest that two stops of one stay are from each other, in metres.
    private static let samePlace = 2_000.0
    /// The fewest nights of a stay that covers a day.
    private static let fewestNights = 2

    /// Parts the nights of the stays of a trip, by the days of its stops; a stop where one is back gets the day of the
    /// outing. Linear but for the stops of stays.
    static func part(_ stops: inout [Waypoint], _ dates: inout [Int: CivilDate]) {
        var days = dates.mapValues(\.daysSince1970)
        var stay = 0
        while stay < stops.count {
            guard let nights = stops[stay].plan.nights, nights >= fewestNights, let first = days[stay],
                let back = back(from: stay, first: first, until: first + Int64(nights), stops, days)
            else {
                stay += 1
                continue
            }
            try? stops[stay].plan.set(.nights(Int(back.leaves - first)))
            try? stops[back.stop].plan.set(.nights(nights - Int(back.returns - first)))
            days[back.stop] = back.returns
            dates[back.stop] = CivilDate(daysSince1970: back.returns)
            stay = back.stop
        }
    }

    /// The next stop at the place of a stay without nights of its own, behind others on days that the stay covers, with
    /// the days on which one leaves and is back; nil where there is none. The days are counted since 1970.
    private static func back(
        from stay: Int, first: Int64, until end: Int64, _ stops: [Waypoint], _ days: [Int: Int64]
    ) -> (stop: Int, leaves: Int64, returns: Int64)? {
        var (leaves, returns): (Int64?, Int64?) = (nil, nil)
        for stop in stops.indices.dropFirst(stay + 1) {
            guard stops[stop].plan.nights ?? 0 == 0, days[stop].map({ $0 <= end }) ?? true else { return nil }
            if stops[stop].location.distance(to: stops[stay].location) <= samePlace {
                guard let leaves, let returns, first < leaves, returns < end else { return nil }
                return (stop, leaves, returns)
            }
            guard let day = days[stop] else { continue }
            if let returns, day < returns { return nil }
            (leaves, returns) = (leaves ?? day, day)
        }
        return nil
    }
}
