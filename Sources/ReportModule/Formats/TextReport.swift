package import Console
import Entities
package import Geodesy
import Text

/// The distance report for a person at a terminal, or in a plain text file.
package enum TextReport {
    /// The width of the longest bar, in columns.
    private static let barWidth = 24
    /// The width of lines in a file, in columns: that of a mail.
    private static let plainWidth = 80
    /// Bars need the table beside them; on a narrower terminal they are left out.
    private static let leastWidthForBars = 100

    /// The report as lines: the days of a trip with their legs, or a table of the legs; on a wide terminal each row of
    /// that has a bar whose length is proportional to the leg's. The notes of a trip without days follow it where they
    /// are asked for. Linear.
    package static func lines(
        _ report: DistanceReport, unit: DistanceUnit, options: ReportOptions = ReportOptions(), context: TerminalContext
    ) -> [String] {
        var lines: [String] = []
        for trip in report.trips {
            if !lines.isEmpty { lines.append("") }
            lines.append(Style.heading.applied(to: visible(trip.name), color: context.usesColor))
            let itinerary = TripItinerary(trip, unit: unit)
            let hasBearings = options.showsBearings(of: trip)
            if !itinerary.dates.isEmpty { lines.append(itinerary.dates) }
            if !trip.legs.isEmpty, trip.days == nil || options.legs {
                lines.append("")
                lines += table(trip, unit: unit, hasBearings: hasBearings, context: context)
                lines.append("")
            }
            let width = context.outputIsTerminal ? context.width : Self.plainWidth
            func fitted(_ lines: [String]) -> [String] { lines.flatMap { HangingText.lines($0, width: width) } }
            lines += fitted([ReportWording.summary(trip, unit: unit)])
            if trip.days != nil {
                lines += fitted(
                    ReportDays.textLines(of: itinerary, trip, hasBearings: hasBearings, links: options.links))
            } else {
                lines += fitted(Wording.longCrossings(of: trip.route))
            }
            if let costs = TripCosts(trip) { lines += [""] + costs.textLines }
            let entries = options.notes && trip.days == nil ? ReportNotes.textLines(of: trip) : []
            if !entries.isEmpty { lines += ["", "Notes"] + entries }
        }
        if report.trips.count != 1 {
            if !lines.isEmpty { lines.append("") }
            lines.append(ReportWording.overall(report, unit: unit))
        }
        if let credit = Wording.credit(of: report.length) {
            lines += ["", Style.dim.applied(to: credit, color: context.usesColor)]
        }
        return lines
    }

    /// The legs of one trip.
    private static func table(
        _ trip: DistanceReport.TripSection, unit: DistanceUnit, hasBearings: Bool, context: TerminalContext
    ) -> [String] {
        let hasStraight = !trip.route.length.isStraight
        let showsBars = context.outputIsTerminal && !context.isDumb && context.width >= leastWidthForBars
        let longest = trip.legs.map(\.distance).max() ?? 0
        let rows = trip.legs.enumerated().map { index, leg in
            [
                Styled("\(index + 1)", .number), Styled(leg.from), Styled(leg.to),
                Styled(trip.distanceText(leg, in: unit)),
            ] + (trip.hasTimes ? [Styled(leg.time)] : [])
                + (hasBearings ? [Styled(bearingText(leg.initialBearing))] : [])
                + (hasStraight ? [Styled(distanceText(leg.leg.straightDistance, in: unit))] : [])
                + [
                    Styled(Wording.cumulative(leg.cumulative, in: trip.route, unit)),
                    Styled(showsBars ? Bar.text(leg.distance, of: longest, width: barWidth) : "", .bar),
                ]
        }
        let columns: [Table.Column] =
            [
                .init("#", alignment: .right), .init("From", isFlexible: true, shortest: 16),
                .init("To", isFlexible: true, shortest: 16), .init("Distance", alignment: .right),
            ] + (trip.hasTimes ? [.init("Time", alignment: .right, dropOrder: 4)] : [])
            + (hasBearings ? [.init("Bearing", dropOrder: 1)] : [])
            + (hasStraight ? [.init("Straight", alignment: .right, dropOrder: 2)] : [])
            + [.init("So far", alignment: .right, dropOrder: 3)]
            + (showsBars ? [.init("")] : [])
        return Table(columns: columns, rows: rows, nameColumn: 1, secondNameColumn: 2)
            .lines(width: context.cuttingWidth, color: context.usesColor)
    }
}
