import CivilTime
import Entities
import Geodesy
import Interchange
import Itineraries
import JSON
import Text

/// The days of a trip, for the formats that leave them out unless they are asked for.
enum ReportDays {
    /// Each day below an empty line: its heading, and its stops with their times.
    static func textLines(of days: Itinerary, _ trip: DistanceReport.TripSection, unit: DistanceUnit) -> [String] {
        let text = ItineraryText(days, of: trip.trip, unit: unit)
        let timeWidth = text.sections.flatMap(\.rows).map(\.time.displayWidth).max() ?? 0
        return text.sections.flatMap { section in
            ["", visible(section.heading)]
                + section.rows.map { row in
                    if row.isWay { return "  \(String(repeating: " ", count: timeWidth))  \(visible(row.name))" }
                    let line = "  \(row.time.padded(toWidth: timeWidth))  \(visible(row.number)) \(visible(row.name))"
                    return row.remark.isEmpty ? line : "\(line), \(visible(row.remark))"
                }
                + section.warnings.map { "  ! \(visible($0))" }
        } + [""] + text.summary.map { visible($0) }
    }

    /// A heading and a list a day.
    static func markdown(of days: Itinerary, _ trip: DistanceReport.TripSection, unit: DistanceUnit) -> String {
        let text = ItineraryText(days, of: trip.trip, unit: unit)
        let blocks = text.sections.map { section in
            let items = section.rows.map { row in
                let parts = [row.time.split(separator: " ").joined(separator: " "), row.name, row.remark]
                return "- " + parts.filter { !$0.isEmpty }.map { MarkdownText.escaped($0) }.joined(separator: ", ")
            }
            return "### \(MarkdownText.escaped(section.heading))\n\n"
                + (items + section.warnings.map { "- \(MarkdownText.escaped($0))" }).joined(separator: "\n")
        }
        return (blocks + [text.summary.map { MarkdownText.escaped($0) }.joined(separator: "<br>\n")])
            .joined(separator: "\n\n")
    }

    /// A section a day: heading, and its stops with their times.
    static func html(
        of days: Itinerary, _ trip: DistanceReport.TripSection, unit: DistanceUnit, heading: Int
    ) -> String {
        func escaped(_ text: String) -> String { MarkupText.escapedForHTML(text) }
        let text = ItineraryText(days, of: trip.trip, unit: unit)
        var lines = ["<h\(heading)>Days</h\(heading)>"]
        for (day, section) in zip(days.days, text.sections) {
            let title = "\(escaped(section.day)) · <bdi>\(escaped(section.way))</bdi>"
            lines.append("<section class=\"day\">\n<h\(heading + 1)>\(title)</h\(heading + 1)>")
            let drive = [section.drive, section.sun].filter { !$0.isEmpty }.joined(separator: " · ")
            lines.append("<p class=\"leg\">\(escaped(drive))</p>\n<ul>")
            lines += section.rows.map { row in
                if row.isWay { return "<li><span>\(escaped(row.name))</span></li>" }
                let time = row.time.split(separator: " ").joined(separator: " ")
                return "<li><b>\(escaped(time))</b> <span><bdi>\(escaped(row.name))</bdi>"
                    + (row.remark.isEmpty ? "" : ", \(escaped(row.remark))") + "</span></li>"
            }
            lines += section.warnings.map { "<li>\(escaped($0))</li>" } + ["</ul>"]
            let codes = HTMLReportCodes.html(WayLink.links(of: day, in: trip.trip, by: .google), of: trip.trip)
            lines += (codes.isEmpty ? [] : [codes]) + ["</section>"]
        }
        return (lines + text.summary.map { "<p class=\"summary\">\(escaped($0))</p>" }).joined(separator: "\n")
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
                        let rounded = day.length.isApproximate ? moment?.roundedToFiveMinutes : moment
                        return rounded.map { (day.date == nil ? "" : "\($0.date.text) ") + $0.time.hourAndMinute } ?? ""
                    }
                    return ["\(day.number)", day.date?.text ?? "", cell(from.leave), cell(to.arrive)]
                }
                legs += 1
            }
        }
        return ["", "", "", ""]
    }
}
