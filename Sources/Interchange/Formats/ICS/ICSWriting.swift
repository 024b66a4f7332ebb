import CivilTime
import Entities
import Geodesy
import Itineraries
import Text

/// Writes calendars. Equal trips give equal bytes: the ids of events come from those of trips and stops, and what RFC
/// 5545 asks for as the time of writing is the trip's first day.
enum ICSWriting {
    /// The end of the ids of this program's events; `ICSReading` knows its own files by it.
    static let domain = "@roadtrip"
    /// The part of the id of a day between that of its trip and its number.
    static let dayMark = ".day."
    /// The property of a day that holds the id of the stop where it ends. Names and places may be those of several
    /// stops.
    static let stopProperty = "X-ROADTRIP-STOP"
    /// The property of a trip's first day that holds when its days begin: `08:30`.
    static let leaveProperty = "X-ROADTRIP-LEAVE"
    /// The property of a stop that holds what it is for.
    static let kindProperty = "X-ROADTRIP-KIND"
    /// The property of a stop that holds how long the stay is planned to be: `PT90M`.
    static let stayProperty = "X-ROADTRIP-STAY"
    /// The property of a stop, or of the last day where the stops are not written, that holds how many nights are
    /// planned there.
    static let nightsProperty = "X-ROADTRIP-NIGHTS"
    /// The property of a stop that holds when one has to be there, by its clock: `20270614T180000`.
    static let arriveProperty = "X-ROADTRIP-ARRIVE"

    /// An event a day, and with `hasTimes` one for each time that a stop is reached.
    static func document(_ trips: [RoutedTrip], hasTimes: Bool) -> ExportedDocument {
        var lines = ICSLines()
        lines.write("BEGIN", "VCALENDAR")
        lines.write("VERSION", "2.0")
        lines.write("PRODID", "-//roadtrip//EN")
        lines.write("CALSCALE", "GREGORIAN")
        if let trip = trips.first?.trip, trips.count == 1 { lines.write("X-WR-CALNAME", text: trip.name.text) }
        var left: [Trip] = []
        for routed in trips {
            guard let itinerary = routed.itinerary, let start = routed.trip.plan.start, !itinerary.isEmpty else {
                left.append(routed.trip)
                continue
            }
            var writing = TripEvents(trip: routed.trip, stamp: "\(date(start))T000000Z")
            writing.writeDays(itinerary, saysNights: !hasTimes, to: &lines)
            if hasTimes { writing.writeVisits(itinerary, to: &lines) }
        }
        lines.write("END", "VCALENDAR")
        // The days hold nights, stays and kinds; without days, these are lost.
        var kept: Set<String> = left.isEmpty ? ["first day", "time to leave", "nights", "stays", "kinds"] : []
        if left.isEmpty, hasTimes { kept.insert("fixed arrivals") }
        var warnings = LeftOut(trips.map(\.trip), keeps: kept)
        warnings.leaveOutTripsWithoutDays(left, format: "ics")
        if !hasTimes {
            let written = trips.map(\.trip).filter { trip in !left.contains { $0.id == trip.id } }
            warnings.leaveOutNotes(written, format: "ics without --times")
            warnings.leaveOutRoundTrips(written, format: "ics without --times")
            warnings.writeInWords(written, format: "ics without --times")
        }
        return ExportedDocument(bytes: lines.bytes, warnings: warnings.lines)
    }

    /// `20270612`.
    static func date(_ date: CivilDate) -> String { date.text.filter { $0 != "-" } }
}

/// The events of one trip.
private struct TripEvents {
    let trip: Trip
    /// The time of writing, the same in all events.
    let stamp: String

    init(trip: Trip, stamp: String) {
        self.trip = trip
        self.stamp = stamp
    }

    /// Writes the days: all-day events, at the place where the day ends. A night follows each but the last; with
    /// `saysNights` that one says what is planned there.
    mutating func writeDays(_ itinerary: Itinerary, saysNights: Bool, to lines: inout ICSLines) {
        let lastNumber = itinerary.days.last?.number
        let text = ItineraryText(itinerary, of: trip, unit: .kilometers)
        for (day, section) in zip(itinerary.days, text.sections) {
            guard let date = day.date, let last = day.visits.last else { continue }
            begin("\(trip.id)\(ICSWriting.dayMark)\(day.number)", to: &lines)
            lines.write("DTSTART;VALUE=DATE", ICSWriting.date(date))
            lines.write("DTEND;VALUE=DATE", ICSWriting.date((day.lastDate ?? date).adding(days: 1)))
            let days = day.lastNumber > day.number ? "Days \(day.number)–\(day.lastNumber)" : "Day \(day.number)"
            lines.write("SUMMARY", text: "\(days): \(section.way)")
            let rows = section.rows.map { row in
                let time = row.time.split(separator: " ").joined(separator: " ")
                return [time, row.name, row.remark].filter { !$0.isEmpty }.joined(separator: ", ")
            }
            lines.write("DESCRIPTION", text: ([section.drive] + rows + section.warnings).joined(separator: "\n"))
            writePlace(of: trip.waypoints[last.stop], to: &lines)
            lines.write(ICSWriting.stopProperty, "\(trip.waypoints[last.stop].id)")
            if saysNights, day.number == lastNumber, day.night != nil,
                let nights = trip.waypoints[last.stop].plan.nights, nights > 0
            {
                lines.write(ICSWriting.nightsProperty, "\(nights)")
            }
            if day.number == 1, let leave = trip.plan.leave {
                lines.write(ICSWriting.leaveProperty, leave.hourAndMinute)
            }
            lines.write("TRANSP", "TRANSPARENT")
            lines.write("END", "VEVENT")
        }
    }

    /// Writes the stops, each time that one is reached, and the first where it is left.
    mutating func writeVisits(_ itinerary: Itinerary, to lines: inout ICSLines) {
        var seen: [Int: Int] = [:]
        for day in itinerary.days {
            let isEstimate = day.length.isApproximate
            for visit in day.visits {
                // The place where a day begins was reached the day before, but for the beginning of the trip.
                guard let begin = visit.arriveInstant ?? (seen.isEmpty ? visit.leaveInstant : nil) else { continue }
                let stop = trip.waypoints[visit.stop]
                let count = seen[visit.stop, default: 0] + 1
                seen[visit.stop] = count
                self.begin("\(trip.id).\(stop.id)\(count > 1 ? ".\(count)" : "")", to: &lines)
                let start = utc(begin, isRounded: isEstimate)
                lines.write("DTSTART", start)
                if let leave = visit.leaveInstant {
                    let end = utc(leave, isRounded: isEstimate)
                    // An event without an end takes no time.
                    if end != start { lines.write("DTEND", end) }
                }
                lines.write("SUMMARY", text: stop.name.text)
                if let note = stop.note { lines.write("DESCRIPTION", text: note.text) }
                writePlace(of: stop, to: &lines)
                if count == 1 { writeDecisions(about: stop, to: &lines) }
                lines.write("END", "VEVENT")
            }
        }
    }

    private func begin(_ id: String, to lines: inout ICSLines) {
        lines.write("BEGIN", "VEVENT")
        lines.write("UID", id + ICSWriting.domain)
        lines.write("DTSTAMP", stamp)
        lines.write("CATEGORIES", text: trip.name.text)
    }

    /// Writes the settings of a stop, which its times alone do not show.
    private func writeDecisions(about stop: Waypoint, to lines: inout ICSLines) {
        if let kind = stop.plan.kind { lines.write(ICSWriting.kindProperty, text: kind.text) }
        if let nights = stop.plan.nights { lines.write(ICSWriting.nightsProperty, "\(nights)") }
        if let minutes = stop.plan.stayMinutes { lines.write(ICSWriting.stayProperty, "PT\(minutes)M") }
        if let arrive = stop.plan.arrive?.moment {
            let time = arrive.time.text.filter { $0 != ":" }
            lines.write(ICSWriting.arriveProperty, "\(ICSWriting.date(arrive.date))T\(time)")
        }
    }

    private func writePlace(of stop: Waypoint, to lines: inout ICSLines) {
        let (latitude, longitude) = (stop.location.latitude, stop.location.longitude)
        lines.write("LOCATION", text: stop.name.text)
        lines.write("GEO", "\(decimalText(latitude, places: 6));\(decimalText(longitude, places: 6))")
    }

    /// `20270613T085500Z`; estimates to five minutes.
    private func utc(_ instant: Instant, isRounded: Bool) -> String {
        let civil = isRounded ? instant.civil().roundedToFiveMinutes : instant.civil()
        return "\(ICSWriting.date(civil.date))T\(civil.time.text.filter { $0 != ":" })Z"
    }
}
