import CivilTime
import Entities
import Geodesy
import Interchange
import Itineraries
import JSON
import Text

/// The days of a trip in the forms of a report that have no page of their own.
enum ReportDays {
    /// Each day below an empty line: its heading, its stops with their times, what is known of them, the legs between,
    /// and its way as links; then the totals. Legs have their bearings where the person asked for them, or they are
    /// straight lines.
    static func textLines(
        of itinerary: TripItinerary, _ trip: DistanceReport.TripSection, hasBearings: Bool, links: WayLinkService
    ) -> [String] {
        let days = itinerary.days ?? []
        let timeWidth = days.flatMap(\.section.rows).map(\.time.displayWidth).max() ?? 0
        let numberWidth = "\(trip.stops)".count
        let indent = String(repeating: " ", count: timeWidth + numberWidth + 5)
        return days.flatMap { day -> [String] in
            let lines = day.entries.flatMap { entry -> [String] in
                switch entry {
                case .way(let way):
                    let words = words(way, hasBearings)
                    return words.isEmpty ? [] : [indent + visible(words)]
                case .stop(let stop):
                    let number = "\(stop.index + 1)"
                    let place = trip.waypoints[stop.index]
                    let line =
                        "  \(stop.time.padded(toWidth: timeWidth))  "
                        + String(repeating: " ", count: numberWidth - number.count)
                        + "\(number) \(visible(place.name.text))"
                    return [([line] + stop.remarks.map { visible($0) }).joined(separator: ", ")]
                        + (stop.isNew ? noteLines(place).map { indent + visible($0) } : [])
                }
            }
            let remarks = day.allRemarks.map { "  ! \(visible($0))" }
            let links = self.links(of: day, trip, links).map { "  \($0.name): \($0.address)" }
            return ["", visible(day.section.heading)] + lines + remarks + links
        } + [""] + itinerary.summary.map { visible($0) }
    }

    /// A heading, which `heading` begins, and a list a day, then the totals.
    static func markdown(
        of itinerary: TripItinerary, _ trip: DistanceReport.TripSection, hasBearings: Bool, heading: String,
        links: WayLinkService
    ) -> String {
        let blocks = (itinerary.days ?? []).map { day in
            let items = day.entries.compactMap { entry -> String? in
                switch entry {
                case .way(let way):
                    let words = words(way, hasBearings)
                    return words.isEmpty ? nil : "- \(MarkdownText.escaped(words))"
                case .stop(let stop):
                    let place = trip.waypoints[stop.index]
                    let name = "**\(stop.index + 1) \(MarkdownText.escaped(place.name.text))**"
                    let time = stop.time.split(separator: " ").joined(separator: " ")
                    let parts = [time, name] + stop.remarks.map { MarkdownText.escaped($0) }
                    return "- " + parts.filter { !$0.isEmpty }.joined(separator: ", ")
                        + (stop.isNew ? noteLines(place).map { "<br>" + MarkdownText.escaped($0) }.joined() : "")
                }
            }
            let remarks = day.allRemarks.map { "- **!** \(MarkdownText.escaped($0))" }
            let links = self.links(of: day, trip, links).map { "- [\($0.name)](\($0.address))" }
            return "\(heading) \(MarkdownText.escaped(day.section.heading))\n\n"
                + (items + remarks + links).joined(separator: "\n")
        }
        return (blocks + [itinerary.summary.map { MarkdownText.escaped($0) }.joined(separator: "<br>\n")])
            .joined(separator: "\n\n")
    }

    /// The links that open the way of a day in a map on a screen, with what they open by the numbers of the stops:
    /// `Google Maps 1 → 3`.
    private static func links(
        of day: TripItinerary.Day, _ trip: DistanceReport.TripSection, _ service: WayLinkService
    ) -> [(name: String, address: String)] {
        WayLink.links(of: day.day, in: trip.trip, by: service, onScreen: true).map { link in
            let ends = [link.stops.first, link.stops.count > 1 ? link.stops.last : nil].compactMap { $0 }
            return (service.name + " " + ends.map { "\($0 + 1)" }.joined(separator: " → "), link.address)
        }
    }

    /// `about 279 km, about 4 h 15 min; ferry …, about 15 min`: what the page of the days says of the way, and how long
    /// the drive is. The straight line and what lies behind are in the table of the legs.
    private static func words(_ way: ItineraryEntry.Way, _ hasBearings: Bool) -> String {
        let drive = [way.drive.joined(separator: ", ")].filter { !$0.isEmpty }
        return (drive + way.crossings + (hasBearings ? [way.bearing] : [])).joined(separator: "; ")
    }

    private static func noteLines(_ stop: Waypoint) -> [String] {
        stop.note?.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
    }

    /// The document that `days --json` prints.
    static func json(of days: Itinerary) -> JSONValue { ItineraryDocument().value(days) }

    /// The number of a leg's day, its date, when it begins and when it ends, by the clocks of the stops: `2`,
    /// `2027-06-13`, `2027-06-13 09:00`, `2027-06-13 10:55`; without dates only the times.
    static func cells(of days: Itinerary?, leg: Int) -> [String] {
        var legs = 0
        for day in days?.days ?? [] {
            for (from, to) in zip(day.visits, day.visits.dropFirst()) {
                if legs == leg {
                    func cell(_ moment: CivilDateTime?) -> String {
                        moment.map { (day.date == nil ? "" : "\($0.date.text) ") + $0.time.hourAndMinute } ?? ""
                    }
                    return ["\(day.number)", day.date?.text ?? "", cell(from.shownLeave), cell(to.shownArrival)]
                }
                legs += 1
            }
        }
        return ["", "", "", ""]
    }
}
