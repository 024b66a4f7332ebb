import Entities
package import Geodesy
import Text

/// The distance report as Markdown: a heading a trip, and its days or a table of its legs. The title of a report on one
/// trip is its name.
package enum MarkdownReport {
    /// The whole document; the notes of a trip without days are a list behind it where they are asked for. Linear.
    package static func text(
        _ report: DistanceReport, unit: DistanceUnit, options: ReportOptions = ReportOptions()
    ) -> String {
        let isOneTrip = report.trips.count == 1
        var blocks = isOneTrip ? [] : ["# Distance report"]
        let heading = isOneTrip ? "#" : "##"
        for trip in report.trips {
            blocks.append("\(heading) " + MarkdownText.escaped(trip.name))
            let itinerary = TripItinerary(trip, unit: unit)
            let hasBearings = options.showsBearings(of: trip)
            if !itinerary.dates.isEmpty { blocks.append(itinerary.dates) }
            blocks.append(ReportWording.summary(trip, unit: unit))
            if !trip.legs.isEmpty, trip.days == nil || options.legs {
                blocks.append(table(trip, unit: unit, hasBearings: hasBearings))
            }
            let costs = TripCosts(trip).map { [$0.markdown] } ?? []
            guard trip.days == nil else {
                blocks.append(
                    ReportDays.markdown(
                        of: itinerary, trip, hasBearings: hasBearings, heading: heading + "#",
                        links: options.links))
                blocks += costs
                continue
            }
            let crossings = Wording.longCrossings(of: trip.route).map { "- \(MarkdownText.escaped($0))" }
            if !crossings.isEmpty { blocks.append(crossings.joined(separator: "\n")) }
            blocks += costs
            if options.notes, let list = ReportNotes.markdown(of: trip) { blocks.append(list) }
        }
        if !isOneTrip { blocks.append("**" + ReportWording.overall(report, unit: unit) + "**") }
        if let credit = Wording.credit(of: report.length) { blocks.append(credit) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// The legs of one trip.
    private static func table(
        _ trip: DistanceReport.TripSection, unit: DistanceUnit, hasBearings: Bool
    ) -> String {
        let hasStraight = !trip.route.length.isStraight
        let numbers =
            ["Distance"] + (trip.hasTimes ? ["Time"] : []) + (hasBearings ? ["Bearing"] : [])
            + (hasStraight ? ["Straight"] : []) + ["So far"]
        var lines = [
            "| Leg | From | To |" + numbers.map { " \($0) |" }.joined(),
            "| --: | :-- | :-- |" + numbers.map { _ in " --: |" }.joined(),
        ]
        for (index, leg) in trip.legs.enumerated() {
            let names = ["\(index + 1)", MarkdownText.escaped(leg.from), MarkdownText.escaped(leg.to)]
            let cells =
                names + [trip.distanceText(leg, in: unit)] + (trip.hasTimes ? [leg.time] : [])
                + (hasBearings ? [bearingText(leg.initialBearing)] : [])
                + (hasStraight ? [distanceText(leg.leg.straightDistance, in: unit)] : [])
                + [Wording.cumulative(leg.cumulative, in: trip.route, unit)]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }
}
