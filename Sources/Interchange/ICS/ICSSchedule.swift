import CivilTime
import Entities
import Geodesy
import Itineraries

/// The events of another program's calendar whose places are known, in the order of a trip that keeps their days.
///
/// Nothing in a calendar says where the nights between two events are spent. A trip needs that, or its days would follow one
/// another without a gap: so the last stop of each day gets the nights up to the day of the next event.
struct ICSSchedule {
    /// An event at its place.
    struct Stop {
        let event: ICSEvent
        let place: Coordinate
        /// The name of the place, where it was looked up.
        let placeName: String?
        /// When it begins by the clocks at the place.
        let start: ICSMoment?
        /// Over how many nights it lasts by itself.
        let ownNights: Int

        /// An event at a place, whose name is that of a look-up, and whose clocks go so; nil where that is not known.
        init(_ event: ICSEvent, at place: Coordinate, called placeName: String?, _ clock: PlaceClock?) {
            var event = event
            if let clock { (event.start, event.end) = (event.start?.local(clock), event.end?.local(clock)) }
            self.event = event
            self.place = place
            self.placeName = placeName
            start = event.start
            ownNights = event.nights
        }

        /// When one has to be there; nil for an event of whole days, and for a time of UTC where nothing tells the clocks.
        var arrival: CivilDateTime? {
            guard let start, !start.isUniversal, let time = start.time else { return nil }
            return CivilDateTime(date: start.date, time: time)
        }
    }

    /// The stops in their order.
    let stops: [Stop]

    /// Orders stops by their days. What one sleeps at is the last of its day, whenever the event begins.
    init(_ stops: [Stop]) {
        self.stops = stops.enumerated().sorted {
            (Self.order($0.element), $0.offset) < (Self.order($1.element), $1.offset)
        }.map(\.element)
    }

    private static func order(_ stop: Stop) -> Int64 {
        guard let start = stop.start else { return .max }
        let second = stop.ownNights > 0 ? 86_401 : start.time?.secondsSinceMidnight ?? 86_400
        return start.date.daysSince1970 * 100_000 + Int64(second)
    }

    /// The first day.
    var start: CivilDate? { stops.first?.start?.date }

    /// The nights at a stop: up to the day of the next event, or those of the last event itself.
    func nights(_ index: Int) -> Int {
        guard index + 1 < stops.count else { return stops[index].ownNights }
        guard let start = stops[index].start, let next = stops[index + 1].start else { return 0 }
        return max(0, Int(next.date.daysSince1970 - start.date.daysSince1970))
    }

    /// How many events are more than 366 nights before the next one: a stop cannot have so many, so the days behind them are
    /// others.
    var gaps: Int { stops.indices.dropLast().count { nights($0) > Self.mostNights } }

    private static let mostNights = 366

    /// How many nights no event covers: they are counted to the event before them.
    var uncoveredNights: Int {
        stops.indices.filter { nights($0) <= Self.mostNights }
            .reduce(0) { $0 + max(0, nights($1) - stops[$1].ownNights) }
    }

    /// What an event decides about its stop.
    func settings(_ index: Int) -> [StopSetting] {
        let stop = stops[index]
        var settings: [StopSetting] = []
        let nights = nights(index)
        if (1...Self.mostNights).contains(nights) { settings.append(.nights(nights)) }
        guard let arrival = stop.arrival else { return settings }
        // A night's event that begins before others of its day is behind them, so its beginning is no time to keep.
        let before = index > 0 ? stops[index - 1].arrival : nil
        let isMoved = before.map { $0.secondsSince1970 > arrival.secondsSince1970 } ?? false
        if !isMoved { settings.append(.arrive(arrival)) }
        if stop.ownNights == 0, nights == 0, let minutes = stop.event.minutes { settings.append(.stayMinutes(minutes)) }
        return settings
    }
}
