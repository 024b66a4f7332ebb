import Cartography
package import Console
package import Entities
package import Geodesy
import Itineraries
import JSON
package import Persistence
package import Reactive
package import Screens
import Text

/// A report that is ready to be printed or written.
package struct ReportText: Equatable, Sendable {
    /// The whole document.
    package let text: String
    /// The reasons for which distances are estimates, in sentences without a capital and a full stop.
    package let warnings: [String]
}

/// Turns distances into texts.
package final class ReportPresenter {
    private let interactor: ReportInteractor
    private let unit: DistanceUnit
    private let maps: MapDrawers

    /// Shows the reports of `interactor`; distances in `unit`, maps drawn by `maps`.
    package init(interactor: ReportInteractor, unit: DistanceUnit, maps: MapDrawers) {
        self.interactor = interactor
        self.unit = unit
        self.maps = maps
    }

    /// The report on trips in one of its formats, laid out for `context` where it is for people. The days of trips that
    /// are planned are in it, with the notes of their stops in the forms for people. Fails as the use case
    /// does, and with `ShorelinesError` when the base map is damaged.
    package func text(
        on selection: TripSelection, as format: ReportFormat, _ options: ReportOptions = ReportOptions(),
        context: TerminalContext
    ) -> AnyPublisher<ReportText, any Error> {
        interactor.report(on: selection, days: options.days ? .all : .planned, hasAreas: format == .html)
            .tryMap { [unit, maps] report in
                let text =
                    switch format {
                    case .text:
                        TextReport.lines(report, unit: unit, options: options, context: context).map { $0 + "\n" }
                            .joined()
                    case .markdown: MarkdownReport.text(report, unit: unit, options: options)
                    case .json: ReportDocument.json(report, notes: options.notes).text(pretty: true) + "\n"
                    case .csv: CSVReport.text(report, unit: unit, notes: options.notes)
                    case .html:
                        HTMLReport.text(
                            report, unit: unit, maps: try Self.maps(of: report, unit, maps),
                            mapStyle: SVGMap.style, options: options)
                    }
                let shown = context.outputIsTerminal ? Self.shown(text, format) : text
                return ReportText(text: shown, warnings: report.warnings(in: unit))
            }
            .eraseToAnyPublisher()
    }

    /// A document with the control characters of names made visible, so that they do not act on a terminal. Text has
    /// that done already, and JSON escapes them.
    private static func shown(_ document: String, _ format: ReportFormat) -> String {
        switch format {
        case .text, .json: document
        case .markdown, .csv, .html: visible(document, lines: .kept)
        }
    }

    /// The maps of each trip: narrow enough that their names can be read on a phone.
    private static func maps(
        of report: DistanceReport, _ unit: DistanceUnit, _ drawers: MapDrawers
    ) throws -> [ItineraryMaps] {
        try report.trips.enumerated().map { index, section in
            try ItineraryMaps(of: section, by: drawers, unit: unit, prefix: "map\(index + 1)")
        }
    }

    /// The report on trips as lines for a terminal, with what is asked for.
    package func lines(
        on selection: TripSelection, _ options: ReportOptions = ReportOptions(), context: TerminalContext
    ) -> AnyPublisher<[String], any Error> {
        interactor.report(on: selection, days: options.days ? .all : .planned)
            .map { [unit] report in
                let warnings = report.warnings(in: unit)
                return TextReport.lines(report, unit: unit, options: options, context: context)
                    + (warnings.isEmpty ? [] : [""] + Notice.done(warnings: warnings).lines(in: context))
            }
            .eraseToAnyPublisher()
    }

    /// Does what was typed in a menu: shows the report on trips between empty lines, or writes it into a file.
    func perform(
        _ typed: String, on selection: TripSelection, context: TerminalContext
    ) -> AnyPublisher<TaskScreen.Result, any Error> {
        let input = ReportInput(typed)
        if let path = input.path { return write(selection, into: path, input.options) }
        return lines(on: selection, input.options, context: context)
            .map { TaskScreen.Result(lines: [""] + $0 + [""]) }
            .eraseToAnyPublisher()
    }

    /// Writes the report on trips into a file for a menu, in the format of its ending; before a file that is there is
    /// written over, it is asked.
    package func write(
        _ selection: TripSelection, into typed: String, _ options: ReportOptions = ReportOptions(),
        replacing: Bool = false
    ) -> AnyPublisher<TaskScreen.Result, any Error> {
        attempt { [self] in
            let path = interactor.expanded(typed)
            let format = try ReportFormat.rule.format(of: path)
            return text(on: selection, as: format, options, context: TerminalContext()).tryMap { [self] text in
                do throws(DocumentError) {
                    let written = try write(text.text, to: path, replacing: replacing)
                    return TaskScreen.Result(notice: .done(written.lines, warnings: text.warnings))
                } catch {
                    guard case .exists = error else { throw error }
                    return .exists(
                        typed, error, orElse: write(selection, into: typed, options, replacing: true))
                }
            }
        }
    }

    /// Writes a report into a file; returns the notice.
    package func write(_ text: String, to path: String, replacing: Bool) throws(DocumentError) -> Notice {
        try interactor.write(text, to: path, replacing: replacing)
        return .wrote(path)
    }
}
