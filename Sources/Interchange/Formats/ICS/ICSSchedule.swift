import CivilTime
import Entities
import Geodesy
import Itineraries

/// The events of another program's calendar whose places are known, in the order of a trip that keeps their days.
///
/// A stop of a trip follows the one before it without a gap, unless that one has nights. So the last stop of each day
/// gets the nights up to the day of the next event, whether an event covers these nights or not. Where an earlier event
/// does, as a hotel for three nights with a museum on its second day, one returns to it.
struct ICSSchedule {
    /// An event at its place.
    struct Stop {
        let event: ICSEvent
        let place: Coordinate
        /// The name of the place, where it was looked up.
        let placeName: String?
        /// Its beginning by the clocks at the place.
        fileprivate(set) var start: ICSMoment?
        /// Whether one comes back to an event that goes on.
        fileprivate(set) var isReturn = false
        /// The number of nights that it lasts by itself.
        fileprivate(set) var ownNights: Int
        /// Whether it is a house where one sleeps, by its words.
        let isLodging: Bool
        /// Whether its last day may be that of leaving or one behind which one sleeps there, as that of an event of
        /// whole days which does not say its nights.
        fileprivate(set) var hasOpenEnd = false
        /// Its beginning, and that of its first day, in seconds since 1970: by UTC, else by the clocks at the place.
        let begins: Int64?
        private let dayBegins: Int64?
        /// The part of a ride that it is; nil for none.
        var ride: ICSRidePart?
        /// Whether one comes there to sleep and no event says when one leaves.
        var isOpenStay = false

        /// Puts an event at a place. `placeName` is nil unless the place was looked up, `clock` where the time zone of
        /// the place is unknown.
        init(
            _ event: ICSEvent, at place: Coordinate, called placeName: String?, _ clock: PlaceClock?,
            ride: ICSRidePart? = nil
        ) {
            self.ride = ride
            var event = event
            let universal = event.start.flatMap { $0.isUniversal ? $0.secondsSince1970 : nil }
            if let clock { (event.start, event.end) = (event.start?.local(clock), event.end?.local(clock)) }
            self.event = event
            self.place = place
            self.placeName = placeName
            start = event.start
            isLodging = ICSLodging.isOne(event)
            let said = ICSLodging.nights(of: event)
            ownNights = said ?? event.nights
            hasOpenEnd = said == nil && event.start?.time == nil && event.end.map { $0.time == nil } ?? false
            let wall = event.start?.secondsSince1970
            let begins = universal ?? wall.map { Self.instant($0, clock) }
            self.begins = begins
            dayBegins = event.start.flatMap { start in
                begins.map { $0 - Int64(start.time?.secondsSinceMidnight ?? 0) }
            }
        }

        /// The moment at which the clocks show a time, both in seconds since 1970; the time itself without clocks.
        private static func instant(_ wall: Int64, _ clock: PlaceClock?) -> Int64 {
            guard let clock else { return wall }
            var instant = wall
            // The second time with the offset of about that moment.
            for _ in 0..<2 { instant = wall - (clock.local(instant).secondsSince1970 - instant) }
            return instant
        }

        /// The moment by which it is put in order: an event of whole days is behind those of its first day, and one
        /// with nights behind all.
        var order: Int64 {
            guard let begins, let dayBegins else { return .max }
            return ownNights > 0 ? dayBegins + 86_401 : start?.time == nil ? dayBegins + 86_400 : begins
        }

        /// The time of a pinned arrival; nil for an event of whole days, and for a time of UTC without a time zone to
        /// convert it.
        var arrival: CivilDateTime? {
            guard let start, !start.isUniversal, let time = start.time else { return nil }
            return CivilDateTime(date: start.date, time: time)
        }

        /// The day after its own nights, counted from 1970; nil without a first day.
        var end: Int64? { start.map { $0.date.daysSince1970 + Int64(ownNights) } }
    }

    /// The stops in their order.
    let stops: [Stop]
    /// The stop, for each one, up to and with it, whose own nights end last; nil as long as none has nights.
    private let hosts: [Int?]

    /// The nights of the last stop that only the end of the whole trip says; nil where there are none.
    private(set) var nightsUpToEnd: Int?

    /// Orders stops by their days. A stop with a night is the last of its day, whenever the event begins. `end` is the
    /// last day of the trip where the calendar has an event for all of it.
    init(_ stops: [Stop], until end: CivilDate? = nil) {
        var sorted = stops.enumerated().sorted {
            ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
        }.map(\.element)
        sorted = Self.withRides(sorted)
        Self.addLastNights(to: &sorted)
        if let end, let last = sorted.last, last.isOpenStay || last.isLodging, last.ownNights == 0,
            last.ride?.isEnd == nil,
            let start = last.start
        {
            let nights = Int(end.daysSince1970 - start.date.daysSince1970)
            if (1...Self.mostNights).contains(nights) {
                sorted[sorted.count - 1].ownNights = nights
                nightsUpToEnd = nights
            }
        }
        sorted = Self.withReturns(sorted)
        self.stops = sorted
        var host: Int?
        hosts = sorted.indices.map { index in
            if sorted[index].ownNights > 0, let end = sorted[index].end, end > host.flatMap({ sorted[$0].end }) ?? .min
            {
                host = index
            }
            return host
        }
    }

    /// Returns in the evening from events without nights to the event that covers the night, as from a dinner to the
    /// campsite. Linear.
    private static func withReturns(_ stops: [Stop]) -> [Stop] {
        var result: [Stop] = []
        var host: Stop?
        for (index, stop) in stops.enumerated() {
            result.append(stop)
            if stop.ownNights > 0, let end = stop.end, end > host?.end ?? .min { host = stop }
            guard let inn = host, stop.ownNights == 0, stop.ride == nil, let start = stop.start, let end = inn.end,
                start.date.daysSince1970 < end
            else { continue }
            let next = index + 1 < stops.count ? stops[index + 1].start?.date : nil
            // The next event of the day, or the departure of a train, is behind this one.
            let isLast = next.map { $0.daysSince1970 > start.date.daysSince1970 } ?? (index + 1 == stops.count)
            guard isLast else { continue }
            var back = inn
            back.start = start.wholeDay
            back.ownNights = Int(end - start.date.daysSince1970)
            (back.isReturn, back.ride) = (true, nil)
            result.append(back)
        }
        return result
    }

    /// Adds the night behind its last day to each event of several whole days where the events with nights follow one
    /// another without a common day: one sleeps on the last day of each, too. Those with times end on the day of the
    /// next. Houses have it in any case, as their events end on the day of leaving, unless events have common days.
    private static func addLastNights(to stops: inout [Stop]) {
        let stays = stops.indices.filter {
            stops[$0].ownNights > 0 || stops[$0].hasOpenEnd && stops[$0].isLodging && stops[$0].ride == nil
        }
        /// The days from the end of a stay to the beginning of the next.
        func days(_ stay: Int, _ next: Int) -> Int64? {
            guard let end = stops[stay].end, let start = stops[next].start else { return nil }
            return start.date.daysSince1970 - end
        }
        let pairs = zip(stays, stays.dropFirst())
        let follow = pairs.allSatisfy { days($0, $1) == (stops[$0].hasOpenEnd ? 1 : 0) }
        // An event with times before one of whole days does not tell whether its last day is that of leaving.
        let areAll = follow && stays.dropLast().contains { stops[$0].hasOpenEnd }
        let haveCommonDays = pairs.contains { stops[$0].hasOpenEnd && days($0, $1) ?? 1 < 1 }
        for stay in stays where stops[stay].hasOpenEnd && (areAll || stops[stay].isLodging && !haveCommonDays) {
            stops[stay].ownNights += 1
            stops[stay].hasOpenEnd = false
        }
    }

    /// The first day.
    var start: CivilDate? { stops.first?.start?.date }

    /// The nights at a stop: up to the day of the next event; at the last stop its own, or those that are left of an
    /// earlier event.
    func nights(_ index: Int) -> Int {
        guard index + 1 < stops.count else {
            let left = nightsLeft(index)
            return left <= Self.mostNights ? max(stops[index].ownNights, left) : stops[index].ownNights
        }
        guard let start = stops[index].start, let next = stops[index + 1].start else { return 0 }
        let aboard = stops[index + 1].ride?.nightsAboard ?? 0
        return max(0, Int(next.date.daysSince1970 - start.date.daysSince1970) - aboard)
    }

    /// The number of events that lie more than 366 nights before the next one. A stop cannot have more nights, so the
    /// days after them differ from those of the calendar.
    var gaps: Int { stops.indices.dropLast().count { nights($0) > Self.mostNights } }

    private static let mostNights = StopPlan.nightsLimit.range.upperBound

    /// Returns the number of nights, from the day of a stop on, of the event that lasts longest of those up to this
    /// stop.
    private func nightsLeft(_ index: Int) -> Int {
        guard let start = stops[index].start, let end = hosts[index].flatMap({ stops[$0].end }) else { return 0 }
        return max(0, Int(end - start.date.daysSince1970))
    }

    /// The number of nights that no event covers; they are planned at the stop before them. An event of several whole
    /// days covers the night behind the last of them.
    var uncoveredNights: Int {
        stops.indices.map { index in
            let isOpen = hosts[index] == index && stops[index].ownNights > 0 && stops[index].hasOpenEnd
            return (nights(index), nightsLeft(index) + (isOpen ? 1 : 0))
        }
        .reduce(0) { sum, stop in stop.0 <= Self.mostNights ? sum + max(0, stop.0 - stop.1) : sum }
    }

    /// The number of nights of an earlier event that are planned at a later stop, and the names of these earlier
    /// events, each once.
    var movedNights: (count: Int, names: [String]) {
        var count = 0
        var names: [String] = []
        var last: Int?
        for index in stops.indices where nights(index) <= Self.mostNights {
            let moved = min(nights(index), nightsLeft(index)) - stops[index].ownNights
            guard moved > 0, let host = hosts[index] else { continue }
            count += moved
            // Hosts never return: the next one ends later.
            if host != last { names.append(stops[host].event.summary ?? stops[host].placeName ?? "") }
            last = host
        }
        return (count, names)
    }

    /// Returns the settings that an event implies for its stop.
    func settings(_ index: Int) -> [StopSetting] {
        let stop = stops[index]
        var settings: [StopSetting] = []
        let nights = nights(index)
        if (1...Self.mostNights).contains(nights) { settings.append(.nights(nights)) }
        if let way = stop.ride?.way { settings.append(.way(way)) }
        if stop.ride?.isEnd != nil { return settings }
        guard let arrival = stop.arrival else { return settings }
        // A night's event that begins before others of its day is behind them, so its beginning is no time to keep.
        let before = index > 0 && stops[index - 1].arrival != nil ? stops[index - 1].begins : nil
        let isMoved = before.map { before in stop.begins.map { before > $0 } ?? false } ?? false
        if !isMoved { settings.append(.arrive(.on(arrival))) }
        if stop.ownNights == 0, nights == 0, let minutes = stop.event.minutes { settings.append(.stayMinutes(minutes)) }
        return settings
    }
}
