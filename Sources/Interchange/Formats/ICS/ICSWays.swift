import CivilTime
import Entities
import Geodesy
import Itineraries
import Text

/// The drives, ferries and other ways of a trip as events, in UTC.
extension ICSEvents {
    /// Writes each drive from leaving to arriving, and the ways that the person gave; the drive of a leg with crossings
    /// is divided by these where it is known where they are. Linear in the points of the roads.
    func writeWays(along route: Route, to lines: inout ICSLines) {
        let route = DrivingEstimate(trip.plan).route(route)
        var legs = route.legs[...]
        for day in itinerary.days {
            for (from, to) in zip(day.visits, day.visits.dropFirst()) {
                guard let leg = legs.popFirst() else { return }
                guard let start = from.leaveInstant, let end = to.arriveInstant else { continue }
                // Behind what is missed nobody knows when anything is.
                let isMissed = day.ways.contains { $0.stop == to.stop && $0.missed != nil }
                guard !to.isArrivalUnknown || isMissed else { continue }
                let way = WayEvents(events: self, day: day, from: from, to: to, leg: leg, route: route)
                way.write(
                    from: start.shown(from.isLeaveAbout), until: end.shown(to.isArrivalAbout), to: &lines)
            }
        }
    }
}

/// The events of one leg.
private struct WayEvents {
    let events: ICSEvents
    let day: Itinerary.Day
    let from: Itinerary.Visit
    let to: Itinerary.Visit
    let leg: Leg
    let route: Route

    private var here: Waypoint { events.trip.waypoints[from.stop] }
    private var there: Waypoint { events.trip.waypoints[to.stop] }

    func write(from start: Instant, until end: Instant, to lines: inout ICSLines) {
        let passages = day.ways.filter { $0.stop == to.stop }
        if let walk = passages.first(where: { $0.means == .walk }) {
            let cost = there.plan.way?.cost.map(events.trip.plan.money)
            let text = [ItineraryText.words(of: walk, events.clocks, in: events.unit), cost].compactMap { $0 }
            write(
                nil, "\(walk.means.title): \(here.name.text) → \(there.name.text)",
                text + leaveBy + wayWarnings(crossing: nil) + arrivalWarnings, from: start, until: end, to: &lines)
            return
        }
        if let given = passages.first(where: \.isGiven) {
            if let missed = given.missed, given.means != .drive { return write(given, missed: missed, to: &lines) }
            let cost = there.plan.way?.cost.map(events.trip.plan.money)
            let text = [ItineraryText.words(of: given, events.clocks, in: events.unit), cost].compactMap { $0 }
            write(
                given.means == .drive ? 1 : nil, "\(given.means.title): \(here.name.text) → \(there.name.text)",
                text + leaveBy + wayWarnings(crossing: nil) + arrivalWarnings, from: start, until: end, to: &lines)
            return
        }
        if leg.isCarried, let assumed = passages.first {
            write(
                nil, "\(assumed.means.title): \(here.name.text) → \(there.name.text)",
                ["assumed, \(ItineraryText.words(of: assumed, events.clocks, in: events.unit))"] + leaveBy
                    + wayWarnings(crossing: nil)
                    + arrivalWarnings,
                from: start, until: end, to: &lines)
            return
        }
        writeDrives(from: start, until: end, to: &lines)
    }

    /// Writes a ferry, a train or a flight that is missed: at its own time where that is on the day on which the page
    /// has it, else on that whole day. Nobody knows when the next one departs.
    private func write(_ given: Itinerary.Passage, missed: CivilDateTime, to lines: inout ICSLines) {
        guard let first = day.date, let last = day.lastDate, let leave = from.leave, let instant = from.leaveInstant
        else { return }
        events.begin("\(events.trip.id)\(ICSNames.wayMark)\(there.id)", to: &lines)
        if missed.date.daysSince1970 >= first.daysSince1970, missed.date.daysSince1970 <= last.daysSince1970 {
            // The clock there is that of the moment from which one could leave.
            let start = instant.adding(seconds: Int(missed.secondsSince1970 - leave.secondsSince1970))
            lines.write("DTSTART", ICSNames.utc(start.civil()))
            lines.write("DTEND", ICSNames.utc(start.adding(seconds: given.seconds).civil()))
        } else {
            lines.write("DTSTART;VALUE=DATE", ICSNames.date(last))
            lines.write("DTEND;VALUE=DATE", ICSNames.date(last.adding(days: 1)))
        }
        lines.write("SUMMARY", text: "\(given.means.title): \(here.name.text) → \(there.name.text), missed")
        let cost = there.plan.way?.cost.map(events.trip.plan.money)
        let text =
            [ItineraryText.words(of: given, events.clocks, in: events.unit), cost].compactMap { $0 }
            + wayWarnings(crossing: nil)
        lines.write("DESCRIPTION", text: text.joined(separator: "\n"))
        events.writePlace(here.name.text, at: here.location, to: &lines)
        lines.write("END", "VEVENT")
    }

    /// Writes the parts of a drive and the crossings between them, each with its own time and length, at the place
    /// where it begins.
    private func writeDrives(from start: Instant, until end: Instant, to lines: inout ICSLines) {
        let parts = leg.parts(lasting: Int((end.milliseconds - start.milliseconds) / 1_000))
        var begin = here.name.text
        var (drives, crossings) = (0, 0)
        for (index, part) in parts.enumerated() {
            let (isFirst, isLast) = (index == 0, index == parts.count - 1)
            // The ends are shown as the page shows them; what lies between is an estimate.
            let first = isFirst ? start : start.adding(seconds: part.seconds.lowerBound).shown(true)
            let last = isLast ? end : start.adding(seconds: part.seconds.upperBound).shown(true)
            // A drive that sets out is at the stop, a ferry at its terminal.
            let name = part.crossing?.from ?? begin
            let place = isFirst && part.crossing == nil ? nil : part.start.map { (name: name, location: $0) }
            if let crossing = part.crossing {
                let title = crossing.kind == .ferry ? Way.Means.ferry.title : Way.Means.train.title
                let text =
                    [Wording.duration(seconds: crossing.duration, isEstimate: true)] + (isFirst ? leaveBy : [])
                    + wayWarnings(crossing: crossings) + (isLast ? arrivalWarnings : [])
                crossings += 1
                write(
                    nil, number: crossings, "\(title): \(crossing.from) – \(crossing.to)", text, at: place, from: first,
                    until: last, to: &lines)
                begin = crossing.to
            } else {
                let next = parts.dropFirst(index + 1).first?.crossing?.from ?? there.name.text
                drives += 1
                // Where it is not known where the crossings are, the drive has what is said of them.
                let text =
                    [parts.count == 1 ? whole : words(of: part)] + (isFirst ? leaveBy : [])
                    + (parts.count == 1 ? wayWarnings(crossing: nil) : []) + (isLast ? arrivalWarnings : [])
                write(drives, "Drive: \(begin) → \(next)", text, at: place, from: first, until: last, to: &lines)
            }
        }
    }

    /// The time and the length of a part of a drive: `about 1 h 10 min, about 74 km`.
    private func words(of part: LegPart) -> String {
        let length = "about \(Wording.roundDistance(part.metres, in: events.unit))"
        return [Wording.duration(seconds: Double(part.seconds.count), isEstimate: true), length].joined(separator: ", ")
    }

    /// The time and the length of the whole leg.
    private var whole: String {
        [Wording.duration(of: leg), Wording.distance(of: leg, in: route, events.unit)].compactMap { $0 }
            .joined(separator: ", ")
    }

    /// The last time to leave, and the time to be at the ferry.
    private var leaveBy: [String] {
        (day.lastLeave(from).map { ["leave at the latest \(events.clocks.text($0.time))"] } ?? [])
            + (from.boardBy.map { ["at the ferry by \(events.clocks.text($0.time))"] } ?? [])
    }

    /// The warnings about this leg: with a number those about that crossing, else all of them.
    private func wayWarnings(crossing: Int?) -> [String] {
        warnings { warning in
            warning.way.map { $0.to == to.stop && (crossing == nil || $0.crossing == crossing) } ?? false
        }
    }

    /// The warnings about how one gets to the stop that it leads to.
    private var arrivalWarnings: [String] {
        warnings { $0.way == nil && $0.stop == to.stop && !$0.isAboutStop }
    }

    private func warnings(_ isMeant: (Itinerary.Warning) -> Bool) -> [String] {
        day.shownWarnings.filter(isMeant).map { "! \($0.text(events.clocks, in: events.unit))" }
    }

    /// Writes an event, if it takes any time. `drive` is its number among the drives of the leg; nil for what is none.
    /// It is at the stop where the leg begins unless it begins elsewhere.
    private func write(
        _ drive: Int?, number: Int = 1, _ title: String, _ text: [String],
        at place: (name: String, location: Coordinate)? = nil, from start: Instant, until end: Instant,
        to lines: inout ICSLines
    ) {
        guard end.milliseconds > start.milliseconds else { return }
        let number = drive ?? number
        let mark = drive == nil ? ICSNames.wayMark : ICSNames.driveMark
        events.begin("\(events.trip.id)\(mark)\(there.id)\(number > 1 ? ".\(number)" : "")", to: &lines)
        lines.write("DTSTART", ICSNames.utc(start.civil()))
        lines.write("DTEND", ICSNames.utc(end.civil()))
        lines.write("SUMMARY", text: title)
        if !text.isEmpty { lines.write("DESCRIPTION", text: text.joined(separator: "\n")) }
        events.writePlace(place?.name ?? here.name.text, at: place?.location ?? here.location, to: &lines)
        lines.write("END", "VEVENT")
    }
}

extension Way.Means {
    /// The word for it that begins a title.
    fileprivate var title: String {
        switch self {
        case .ferry: "Ferry"
        case .train: "Train"
        case .flight: "Flight"
        case .drive: "Drive"
        case .walk: "Walk"
        }
    }
}
