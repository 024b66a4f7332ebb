import CivilTime
import Entities
import Geodesy
import Itineraries
import Text

/// The stops and nights of a trip as events at their times, in UTC.
extension ICSEvents {
    /// A night, or several at one stop without a drive between.
    private struct Nights {
        let stop: Int
        let count: Int
        /// The date of the first.
        let date: CivilDate
        /// The moment of the departure behind them, or of leaving the room before it; nil where the trip ends.
        let until: Instant?

        /// `Night`, `2 nights`.
        var name: String { count == 1 ? "Night" : "\(count) nights" }
    }

    /// The nights that begin on each day; nil for a day without one, or with a further one of those before. Linear.
    private var nights: [Nights?] {
        var nights: [Nights?] = []
        while nights.count < itinerary.days.count {
            let first = nights.count
            let day = itinerary.days[first]
            nights.append(nil)
            guard let night = day.night, let date = day.visits.last?.arrive?.date ?? day.date else { continue }
            var count = day.nights
            while nights.count < itinerary.days.count {
                let next = itinerary.days[nights.count]
                guard next.source == nil, next.night?.stop == night.stop else { break }
                count += next.nights
                nights.append(nil)
            }
            let behind = nights.count < itinerary.days.count ? itinerary.days[nights.count].visits.first : nil
            let until = behind?.stop == night.stop ? behind.flatMap(Self.checkOut) : nil
            nights[first] = Nights(stop: night.stop, count: max(1, count), date: date, until: until)
        }
        return nights
    }

    /// The time of the day, in seconds, at which one has left a room.
    private static let checkOutTime = 11 * 3_600

    /// The moment at which a room is left by those who leave the stop later in the day, or then.
    private static func checkOut(_ visit: Itinerary.Visit) -> Instant? {
        guard let leave = visit.leave, let instant = visit.leaveInstant else { return nil }
        let late = leave.time.secondsSinceMidnight - checkOutTime
        return late > 0 ? instant.adding(seconds: -late) : instant.shown(visit.isLeaveAbout)
    }

    /// The time of the day before which no night begins.
    private static let evening: Int64 = 21 * 3_600
    /// The length of a fixed arrival without a stay where the day ends, in seconds.
    private static let shortestFixed = 3_600

    /// Writes the stops, each time that one is reached, and the first where it is left: from the arrival, or the time
    /// at which it is fixed, for the stay; where the day ends up to the night. Nights are events of their own.
    func writeStops(to lines: inout ICSLines) {
        var seen: [Int: Int] = [:]
        var nightsSeen: [Int: Int] = [:]
        // Rounding must not change the order, in which they are read again.
        var latest = ""
        for (day, nights) in zip(itinerary.days, nights) {
            var slept: Instant?
            for (index, visit) in day.visits.enumerated() {
                // The place where a day begins was reached the day before, but for the beginning of the trip.
                guard let reached = visit.arriveInstant ?? (seen.isEmpty ? visit.leaveInstant : nil) else { continue }
                let isFixed = visit.fixed != nil && !visit.isLate
                let isAbout = !isFixed && (visit.arrive == nil ? visit.isLeaveAbout : visit.isArrivalAbout)
                let start = (isFixed ? reached.adding(seconds: visit.wait) : reached).shown(isAbout)
                let count = seen[visit.stop, default: 0] + 1
                seen[visit.stop] = count
                guard !visit.isArrivalUnknown else {
                    writeUnknown(visit, count: count, behind: latest, of: day, to: &lines)
                    continue
                }
                var end =
                    visit.arrive == nil || visit.isLeaveUnknown ? nil : visit.leaveInstant?.shown(visit.isLeaveAbout)
                if index == day.visits.count - 1, end == nil, visit.arrive != nil {
                    let plan = trip.waypoints[visit.stop].plan
                    let stay = max(visit.stayMinutes, plan.stayMinutes ?? 0) * 60
                    let length = stay > 0 ? stay : isFixed ? Self.shortestFixed : 0
                    let free = start.adding(seconds: length)
                    slept = nights.map { begin(of: $0, from: free, behind: visit) }
                    end = length > 0 ? free : slept
                }
                latest = max(latest, ICSNames.utc(start.civil()))
                writeStop(
                    visit, count: count, from: latest, to: end.map { ICSNames.utc($0.civil()) }, of: day, to: &lines)
            }
            guard let nights else { continue }
            nightsSeen[nights.stop, default: 0] += 1
            write(nights, number: nightsSeen[nights.stop] ?? 1, from: slept, of: day, to: &lines)
        }
        // A trip of one stop has days, but no times.
        for (index, stop) in trip.waypoints.enumerated() where seen[index] == nil {
            guard let first = itinerary.days.first?.date, let last = itinerary.days.last?.lastDate else { continue }
            begin("\(trip.id).\(stop.id)", to: &lines)
            lines.write("DTSTART;VALUE=DATE", ICSNames.date(first))
            lines.write("DTEND;VALUE=DATE", ICSNames.date(last.adding(days: 1)))
            lines.write("SUMMARY", text: stop.name.text)
            if let note = stop.note { lines.write("DESCRIPTION", text: note.text) }
            writePlace(of: stop, to: &lines)
            writePlan(of: stop, to: &lines)
            lines.write("END", "VEVENT")
        }
    }

    /// The moment at which nights begin whose stop is free of all else from `free` on: not before the evening of the
    /// day on which it is reached, unless one leaves before that.
    private func begin(of nights: Nights, from free: Instant, behind visit: Itinerary.Visit) -> Instant {
        guard let arrive = visit.arrive, let reached = visit.arriveInstant else { return free }
        // Early in the morning the evening was the day before.
        guard arrive.time.secondsSinceMidnight >= 14_400 else { return free }
        let seconds = Self.evening - Int64(arrive.time.secondsSinceMidnight)
        let evening = Instant(milliseconds: reached.milliseconds + seconds * 1_000)
        guard evening.milliseconds > free.milliseconds else { return free }
        return nights.until.map { evening.milliseconds < $0.milliseconds } ?? true ? evening : free
    }

    private func writeStop(
        _ visit: Itinerary.Visit, count: Int, from start: String, to end: String?, of day: Itinerary.Day,
        to lines: inout ICSLines
    ) {
        begin(visit, count: count, to: &lines)
        lines.write("DTSTART", start)
        // An event without an end takes no time.
        if let end, end > start { lines.write("DTEND", end) }
        writeContent(of: visit, count: count, on: day, to: &lines)
    }

    /// Writes a stop that is reached at a time that nobody knows: on the whole day on which the page has it, with the
    /// moment behind which it comes.
    private func writeUnknown(
        _ visit: Itinerary.Visit, count: Int, behind latest: String, of day: Itinerary.Day, to lines: inout ICSLines
    ) {
        guard let date = day.lastDate else { return }
        begin(visit, count: count, to: &lines)
        lines.write("DTSTART;VALUE=DATE", ICSNames.date(date))
        lines.write("DTEND;VALUE=DATE", ICSNames.date(date.adding(days: 1)))
        lines.write(ICSNames.orderProperty, latest)
        writeContent(of: visit, count: count, on: day, to: &lines)
    }

    private func begin(_ visit: Itinerary.Visit, count: Int, to lines: inout ICSLines) {
        begin("\(trip.id).\(trip.waypoints[visit.stop].id)\(count > 1 ? ".\(count)" : "")", to: &lines)
    }

    /// Writes all of a stop but its time, and ends the event.
    private func writeContent(
        of visit: Itinerary.Visit, count: Int, on day: Itinerary.Day, to lines: inout ICSLines
    ) {
        let stop = trip.waypoints[visit.stop]
        lines.write("SUMMARY", text: title(of: stop, visit))
        let remark = remark(of: stop, visit, count: count, on: day)
        let description = [stop.note?.text, remark].compactMap { $0 }.joined(separator: "\n")
        if !description.isEmpty { lines.write("DESCRIPTION", text: description) }
        if let remark { lines.write(ICSNames.remarkProperty, text: remark) }
        writePlace(of: stop, to: &lines)
        if count == 1 { writePlan(of: stop, to: &lines) }
        lines.write("END", "VEVENT")
    }

    /// `Dubrovnik`; at a fixed time with what is to be there: `Dubrovnik: Dinner at Nautika`.
    private func title(of stop: Waypoint, _ visit: Itinerary.Visit) -> String {
        if visit.isArrivalUnknown { return "\(stop.name.text): arrival not known" }
        guard visit.fixed != nil else { return stop.name.text }
        let most = 60
        let words = stop.note?.text.split(whereSeparator: \.isNewline).first.map { $0.trimmed } ?? ""
        let cut = words.count > most ? String(words.prefix(most - 1)) + "…" : words
        let what = cut.isEmpty ? stop.plan.kind?.plainWord : cut
        return stop.name.text + (what.map { ": \($0)" } ?? "")
    }

    /// The lines behind the note of a stop: the time that is fixed, the cost, and the warnings about the stop itself;
    /// nil for none.
    private func remark(of stop: Waypoint, _ visit: Itinerary.Visit, count: Int, on day: Itinerary.Day) -> String? {
        let there = visit.wait > 0 ? visit.shownArrival.map { ", there from \(clocks.text($0.time))" } ?? "" : ""
        let fixed = visit.fixed.map { fixed in
            guard visit.isLate else { return "fixed\(there)" }
            let isOther = fixed.date != (visit.shownArrival?.date ?? day.lastDate ?? fixed.date)
            return "fixed \(clocks.text(fixed.time))\(isOther ? " on \(fixed.date.shortText())" : "")"
        }
        let cost = count == 1 ? stop.plan.cost.map(trip.plan.money) : nil
        let warnings = day.shownWarnings.filter { $0.stop == visit.stop && $0.isAboutStop }
            .map { "! \($0.text(clocks, in: unit))" }
        let lines = [fixed, cost].compactMap { $0 } + warnings
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// Writes nights: from `slept`, the moment from which one has nothing else to do there, until one leaves; of whole
    /// days where one of these is not known.
    private func write(
        _ nights: Nights, number: Int, from slept: Instant?, of day: Itinerary.Day, to lines: inout ICSLines
    ) {
        let stop = trip.waypoints[nights.stop]
        // Who sleeps on in the day has the room for longer.
        if let until = nights.until, let slept, slept.milliseconds >= until.milliseconds { return }
        begin("\(trip.id)\(ICSNames.nightMark)\(stop.id)\(number > 1 ? ".\(number)" : "")", to: &lines)
        if let until = nights.until, let slept {
            lines.write("DTSTART", ICSNames.utc(slept.civil()))
            lines.write("DTEND", ICSNames.utc(until.civil()))
        } else {
            lines.write("DTSTART;VALUE=DATE", ICSNames.date(nights.date))
            lines.write("DTEND;VALUE=DATE", ICSNames.date(nights.date.adding(days: nights.count)))
        }
        lines.write("SUMMARY", text: "\(nights.name): \(stop.name.text)")
        writePlace(of: stop, to: &lines)
        lines.write("END", "VEVENT")
    }
}

extension Itinerary.Warning {
    /// Whether it is about a stop itself, and neither about a day nor about the way to the stop.
    var isAboutStop: Bool {
        switch kind {
        case .contradiction, .noLodging, .longWait, .early, .missingTime, .noStart: way == nil && stop != nil
        default: false
        }
    }
}

extension Instant {
    /// The moment so many seconds later.
    func adding(seconds: Int) -> Instant { Instant(milliseconds: milliseconds + Int64(seconds) * 1_000) }

    /// The moment as it is shown: to five minutes if it is about.
    func shown(_ isAbout: Bool) -> Instant {
        isAbout ? Instant(milliseconds: civil().roundedToFiveMinutes.secondsSince1970 * 1_000) : self
    }
}
