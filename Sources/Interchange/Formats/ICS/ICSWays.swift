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
                let way = WayEvents(events: self, day: day, from: from, to: to, leg: leg, route: route)
                way.write(
                    from: start.rounded(day.showsAbout(from)), until: end.rounded(day.length.isApproximate), to: &lines)
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
        if let given = passages.first(where: { !$0.isEstimate }) {
            let cost = there.plan.way?.cost.map { cost in
                "cost \(cost)" + (events.trip.plan.currency.map { " \($0)" } ?? "")
            }
            write(
                given.means == .drive ? 1 : nil, "\(given.means.title): \(here.name.text) → \(there.name.text)",
                [ItineraryText.words(of: given, .hours24)] + [cost].compactMap { $0 } + remarks, from: start,
                until: end,
                to: &lines)
            return
        }
        if leg.isCarried, let assumed = passages.first {
            write(
                nil, "\(assumed.means.title): \(here.name.text) → \(there.name.text)",
                ["assumed, \(ItineraryText.words(of: assumed, .hours24))"] + remarks, from: start, until: end,
                to: &lines)
            return
        }
        writeDrives(from: start, until: end, to: &lines)
    }

    /// Writes the parts of a drive and the crossings between them.
    private func writeDrives(from start: Instant, until end: Instant, to lines: inout ICSLines) {
        let parts = leg.parts(lasting: Int((end.milliseconds - start.milliseconds) / 1_000))
        var begin = here.name.text
        var (drives, crossings) = (0, 0)
        for (index, part) in parts.enumerated() {
            // The ends are shown as the page shows them; what lies between is an estimate.
            let first = index == 0 ? start : start.adding(seconds: part.seconds.lowerBound).rounded(true)
            let last = index == parts.count - 1 ? end : start.adding(seconds: part.seconds.upperBound).rounded(true)
            if let crossing = part.crossing {
                crossings += 1
                let title = crossing.kind == .ferry ? Way.Means.ferry.title : Way.Means.train.title
                let time = Wording.duration(seconds: crossing.duration, isEstimate: true)
                write(
                    nil, number: crossings, "\(title): \(crossing.from) – \(crossing.to)", [time], from: first,
                    until: last,
                    to: &lines)
                begin = crossing.to
            } else {
                let next = parts.dropFirst(index + 1).first?.crossing?.from ?? there.name.text
                drives += 1
                write(
                    drives, "Drive: \(begin) → \(next)", drives == 1 ? words : [], from: first, until: last, to: &lines)
            }
        }
    }

    /// The length and the time of the whole leg, and what else is to be said of it.
    private var words: [String] {
        let lengths = [Wording.duration(of: leg), Wording.distance(of: leg, in: route, events.unit)]
        return [lengths.compactMap { $0 }.joined(separator: ", ")] + remarks
    }

    /// The last time to leave, and the warnings about the stop that it leads to.
    private var remarks: [String] {
        let leaveBy = from.leaveBy.map { day.length.isApproximate ? $0.flooredToFiveMinutes : $0 }
        return [leaveBy.map { "leave by \($0.time.hourAndMinute)" }].compactMap { $0 }
            + day.warnings.filter { $0.stop == to.stop && $0.kind != .aboutZone }.map { "! \($0.text)" }
    }

    /// Writes an event, if it takes any time. `drive` is its number among the drives of the leg; nil for what is none.
    private func write(
        _ drive: Int?, number: Int = 1, _ title: String, _ text: [String], from start: Instant, until end: Instant,
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
        events.writePlace(of: there, to: &lines)
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
        }
    }
}

extension Instant {
    /// The moment, to five minutes if it is about.
    fileprivate func rounded(_ isAbout: Bool) -> Instant {
        isAbout ? Instant(milliseconds: civil().roundedToFiveMinutes.secondsSince1970 * 1_000) : self
    }
}
