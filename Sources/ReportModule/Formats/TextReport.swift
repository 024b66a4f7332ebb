package import Console
import Entities
package import Geodesy
import Text

/// The distance report for a person at a terminal, or in a plain text file.
package enum TextReport {
    /// The width of the longest bar, in columns.
    private static let barWidth = 24
    /// Bars need the table beside them; on a narrower terminal they are left out.
    private static let leastWidthForBars = 100

    /// The report as lines; on a wide terminal each leg has a bar whose length is proportional to the leg's. With
    /// `notes` those of the stops follow their trip. Linear.
    package static func lines(
        _ report: DistanceReport, unit: DistanceUnit, notes: Bool = false, context: TerminalContext
    ) -> [String] {
        var lines: [String] = []
        for trip in report.trips {
            if !lines.isEmpty { lines.append("") }
            lines.append(Style.heading.applied(to: visible(trip.name), color: context.usesColor))
            if !trip.legs.isEmpty {
                lines.append("")
                lines += table(trip, unit: unit, context: context)
                lines.append("")
            }
            lines.append(ReportWording.summary(trip, unit: unit))
            if let days = trip.days { lines += ReportDays.textLines(of: days, trip, unit: unit) }
            let entries = notes ? ReportNotes.textLines(of: trip) : []
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
        _ trip: DistanceReport.TripSection, unit: DistanceUnit, context: TerminalContext
    ) -> [String] {
        let showsBars = context.outputIsTerminal && !context.isDumb && context.width >= leastWidthForBars
        let longest = trip.legs.map(\.distance).max() ?? 0
        let rows = trip.legs.enumerated().map { index, leg in
            [
                Styled("\(index + 1)", .number), Styled(leg.from), Styled(leg.to),
                Styled(trip.distanceText(leg, in: unit)),
            ] + (trip.hasTimes ? [Styled(leg.time)] : [])
                + [
                    Styled(bearingText(leg.initialBearing)),
                    Styled(Wording.cumulative(leg.cumulative, in: trip.route, unit)),
                    Styled(showsBars ? Bar.text(leg.distance, of: longest, width: barWidth) : "", .bar),
                ]
        }
        let columns: [Table.Column] =
            [
                .init("#", alignment: .right), .init("From", isFlexible: true, shortest: 16),
                .init("To", isFlexible: true, shortest: 16), .init("Distance", alignment: .right),
            ] + (trip.hasTimes ? [.init("Time", alignment: .right, dropOrder: 3)] : [])
            + [.init("Bearing", dropOrder: 1), .init("So far", alignment: .right, dropOrder: 2)]
            + (showsBars ? [.init("")] : [])
        return Table(columns: columns, rows: rows, nameColumn: 1, secondNameColumn: 2)
            .lines(width: context.cuttingWidth, color: context.usesColor)
    }
}
