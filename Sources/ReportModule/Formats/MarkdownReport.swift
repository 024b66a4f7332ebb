import Entities
package import Geodesy
import Text

/// The distance report as Markdown: a heading and a table a trip.
package enum MarkdownReport {
    /// The whole document; with `notes` those of the stops are a list behind their trip. Linear.
    package static func text(_ report: DistanceReport, unit: DistanceUnit, notes: Bool = false) -> String {
        var blocks = ["# Distance report"]
        for trip in report.trips {
            blocks.append("## " + MarkdownText.escaped(trip.name))
            blocks.append(ReportWording.summary(trip, unit: unit))
            if !trip.legs.isEmpty { blocks.append(table(trip, unit: unit)) }
            if let days = trip.days { blocks.append(ReportDays.markdown(of: days, trip, unit: unit)) }
            if notes, let list = ReportNotes.markdown(of: trip) { blocks.append(list) }
        }
        if report.trips.count != 1 { blocks.append("**" + ReportWording.overall(report, unit: unit) + "**") }
        if let credit = Wording.credit(of: report.length) { blocks.append(credit) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// The legs of one trip.
    private static func table(_ trip: DistanceReport.TripSection, unit: DistanceUnit) -> String {
        let (time, rule) = trip.hasTimes ? (" Time |", " --: |") : ("", "")
        var lines = [
            "| Leg | From | To | Distance |\(time) Bearing | So far |", "| --: | :-- | :-- | --: |\(rule) --: | --: |",
        ]
        for (index, leg) in trip.legs.enumerated() {
            let cells =
                [
                    "\(index + 1)", MarkdownText.escaped(leg.from), MarkdownText.escaped(leg.to),
                    trip.distanceText(leg, in: unit),
                ] + (trip.hasTimes ? [leg.time] : []) + [
                    bearingText(leg.initialBearing), Wording.cumulative(leg.cumulative, in: trip.route, unit),
                ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }
}
