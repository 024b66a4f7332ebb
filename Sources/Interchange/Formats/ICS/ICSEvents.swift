import CivilTime
import Entities
import Geodesy
import Itineraries
import JSON
import Text

/// The events of one trip, and the days as events.
struct ICSEvents {
    let trip: Trip
    let itinerary: Itinerary
    let unit: DistanceUnit
    /// The style of times in texts.
    let clocks: ClockStyle
    let stamp: ICSStamp

    /// Writes the days: all-day events, at the place where the day ends, which say what it holds. With `saysPlans` each
    /// has what is planned at that stop.
    func writeDays(saysPlans: Bool, to lines: inout ICSLines) {
        let text = ItineraryText(itinerary, of: trip, unit: unit, times: clocks)
        for (index, (day, section)) in zip(itinerary.days, text.sections).enumerated() {
            guard let date = day.date, let last = day.visits.last else { continue }
            begin("\(trip.id)\(ICSNames.dayMark)\(day.number)", to: &lines)
            lines.write("DTSTART;VALUE=DATE", ICSNames.date(date))
            lines.write("DTEND;VALUE=DATE", ICSNames.date((day.lastDate ?? date).adding(days: 1)))
            let days = day.lastNumber > day.number ? "Days \(day.number)–\(day.lastNumber)" : "Day \(day.number)"
            lines.write("SUMMARY", text: "\(days): \(section.way)" + (day.isFree ? ", free" : ""))
            lines.write("DESCRIPTION", text: description(of: section))
            let stop = trip.waypoints[last.stop]
            writePlace(of: stop, to: &lines)
            lines.write(ICSNames.stopProperty, "\(stop.id)")
            if index == 0 { lines.write(ICSNames.tripProperty, text: trip.plan.decisions.json.text()) }
            if saysPlans { writePlan(of: stop, to: &lines) }
            lines.write("TRANSP", "TRANSPARENT")
            lines.write("END", "VEVENT")
        }
    }

    /// The drive of a day, its stops with their times, costs and notes, its ways, borders, sun and warnings, a line
    /// each.
    private func description(of section: ItineraryText.Section) -> String {
        var lines = [section.drive]
        for row in section.rows {
            let time = row.time.split(separator: " ").joined(separator: " ")
            lines.append([time, row.name, row.facts].filter { !$0.isEmpty }.joined(separator: ", "))
            if !row.note.isEmpty { lines.append(row.note) }
        }
        if !section.sun.isEmpty { lines.append(section.sun) }
        return (lines + section.warnings.map { "! \($0)" }).joined(separator: "\n")
    }

    /// Writes the first lines of an event.
    func begin(_ id: String, to lines: inout ICSLines) {
        lines.write("BEGIN", "VEVENT")
        lines.write("UID", id + ICSNames.domain)
        lines.write("DTSTAMP", stamp.moment)
        lines.write("SEQUENCE", "\(stamp.sequence)")
        lines.write("CATEGORIES", text: trip.name.text)
    }

    /// Writes the plan of a stop, if anything of it is decided.
    func writePlan(of stop: Waypoint, to lines: inout ICSLines) {
        if stop.plan != .none { lines.write(ICSNames.planProperty, text: stop.plan.json.text()) }
    }

    /// Writes the name and the place of a stop, in full as it is stored.
    func writePlace(of stop: Waypoint, to lines: inout ICSLines) {
        writePlace(stop.name.text, at: stop.location, to: &lines)
    }

    /// Writes the name and the coordinates of a place.
    func writePlace(_ name: String, at location: Coordinate, to lines: inout ICSLines) {
        lines.write("LOCATION", text: name)
        var place: [UInt8] = []
        DegreeSteps(location.latitude).append(to: &place)
        place.append(UInt8(ascii: ";"))
        DegreeSteps(location.longitude).append(to: &place)
        lines.write("GEO", String(decoding: place, as: UTF8.self))
    }
}
