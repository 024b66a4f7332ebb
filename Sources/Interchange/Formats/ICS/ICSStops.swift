import CivilTime
import Entities
import Geodesy
import Itineraries

/// The stops and nights of a trip as events at their times, in UTC.
extension ICSEvents {
    /// A night, or several at one stop without a drive between.
    private struct Nights {
        let stop: Int
        let count: Int
        /// The date of the first.
        let date: CivilDate
        /// The moment of the departure behind them; nil where the trip ends.
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
            let until = behind?.stop == night.stop ? behind?.leaveInstant : nil
            nights[first] = Nights(stop: night.stop, count: max(1, count), date: date, until: until)
        }
        return nights
    }

    /// Writes the stops, each time that one is reached, and the first where it is left: from the arrival, or the time
    /// at which it is fixed, for the stay. A stop that is there for its nights lasts until these are over; other nights
    /// are events of their own.
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
                let start = isFixed ? reached.adding(seconds: visit.wait) : reached
                let count = seen[visit.stop, default: 0] + 1
                seen[visit.stop] = count
                let isAbout = day.showsAbout(visit)
                let isLast = index == day.visits.count - 1
                let stay = visit.stayMinutes > 0 ? visit.stayMinutes : trip.waypoints[visit.stop].plan.stayMinutes ?? 0
                var end = visit.arrive == nil ? nil : visit.leaveInstant
                var name = trip.waypoints[visit.stop].name.text
                if isLast, end == nil, visit.arrive != nil {
                    if stay > 0 {
                        end = start.adding(seconds: stay * 60)
                    } else if let nights, let until = nights.until, !isFixed {
                        end = until
                        name = "\(nights.name): \(name)"
                    }
                    slept = end ?? start
                }
                latest = max(latest, Self.utc(start, isAbout: isAbout))
                let ends = end.map { Self.utc($0, isAbout: isAbout && $0 != nights?.until) }
                writeStop(visit.stop, count: count, name, from: latest, to: ends, to: &lines)
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
            writeText(of: stop, named: stop.name.text, to: &lines)
            writePlan(of: stop, to: &lines)
            lines.write("END", "VEVENT")
        }
    }

    private func writeStop(
        _ index: Int, count: Int, _ name: String, from start: String, to end: String?, to lines: inout ICSLines
    ) {
        let stop = trip.waypoints[index]
        begin("\(trip.id).\(stop.id)\(count > 1 ? ".\(count)" : "")", to: &lines)
        lines.write("DTSTART", start)
        // An event without an end takes no time.
        if let end, end > start { lines.write("DTEND", end) }
        writeText(of: stop, named: name, to: &lines)
        if count == 1 { writePlan(of: stop, to: &lines) }
        lines.write("END", "VEVENT")
    }

    /// Writes nights that are not part of their stop: from `slept`, the moment from which one has nothing else to do
    /// there, until one leaves; of whole days where one of these is not known.
    private func write(
        _ nights: Nights, number: Int, from slept: Instant?, of day: Itinerary.Day, to lines: inout ICSLines
    ) {
        let stop = trip.waypoints[nights.stop]
        if let until = nights.until, let slept, slept.milliseconds >= until.milliseconds { return }
        begin("\(trip.id)\(ICSNames.nightMark)\(stop.id)\(number > 1 ? ".\(number)" : "")", to: &lines)
        if let until = nights.until, let slept {
            lines.write("DTSTART", Self.utc(slept, isAbout: day.visits.last.map(day.showsAbout) ?? false))
            lines.write("DTEND", Self.utc(until, isAbout: false))
        } else {
            lines.write("DTSTART;VALUE=DATE", ICSNames.date(nights.date))
            lines.write("DTEND;VALUE=DATE", ICSNames.date(nights.date.adding(days: nights.count)))
        }
        lines.write("SUMMARY", text: "\(nights.name): \(stop.name.text)")
        writePlace(of: stop, to: &lines)
        lines.write("END", "VEVENT")
    }

    private func writeText(of stop: Waypoint, named name: String, to lines: inout ICSLines) {
        lines.write("SUMMARY", text: name)
        if let note = stop.note { lines.write("DESCRIPTION", text: note.text) }
        writePlace(of: stop, to: &lines)
    }

    /// `20270613T085500Z`; to five minutes where it is about.
    static func utc(_ instant: Instant, isAbout: Bool) -> String {
        let civil = instant.civil()
        return ICSNames.utc(isAbout ? civil.roundedToFiveMinutes : civil)
    }
}

extension Instant {
    /// The moment so many seconds later.
    func adding(seconds: Int) -> Instant { Instant(milliseconds: milliseconds + Int64(seconds) * 1_000) }
}
