package import Console
package import Entities
package import Geodesy
import JSON
package import Persistence
package import Reactive
import Text

/// Turns distances into texts.
package final class ReportPresenter {
    private let interactor: ReportInteractor
    private let unit: DistanceUnit

    /// Shows what `interactor` finds out; distances in `unit`.
    package init(interactor: ReportInteractor, unit: DistanceUnit) {
        self.interactor = interactor
        self.unit = unit
    }

    /// The report on trips in one of its formats, laid out for `context` where it is for people; fails as the use case
    /// does.
    package func text(
        on selection: TripSelection, as format: ReportFormat, context: TerminalContext
    ) -> AnyPublisher<String, any Error> {
        interactor.report(on: selection)
            .map { [unit] report in
                switch format {
                case .text: TextReport.lines(report, unit: unit, context: context).map { $0 + "\n" }.joined()
                case .markdown: MarkdownReport.text(report, unit: unit)
                case .json: JSONReport.value(report).text(pretty: true) + "\n"
                case .csv: CSVReport.text(report, unit: unit)
                case .html: HTMLReport.text(report, unit: unit)
                }
            }
            .eraseToAnyPublisher()
    }

    /// The report on trips as lines for a terminal.
    package func lines(on selection: TripSelection, context: TerminalContext) -> AnyPublisher<[String], any Error> {
        interactor.report(on: selection)
            .map { [unit] in TextReport.lines($0, unit: unit, context: context) }
            .eraseToAnyPublisher()
    }

    /// Writes the report on trips into a file for a menu, in the format of its ending; before a file that is there is
    /// written over, it is asked.
    package func write(
        _ selection: TripSelection, into typed: String, replacing: Bool = false
    ) -> AnyPublisher<TaskScreen.Result, any Error> {
        attempt { [self] in
            let path = interactor.expanded(typed)
            let format = try ReportFormat(ofFile: path)
            return text(on: selection, as: format, context: TerminalContext()).tryMap { [self] text in
                do throws(DocumentError) {
                    return TaskScreen.Result(notice: try write(text, to: path, replacing: replacing))
                } catch {
                    guard case .exists = error else { throw error }
                    return TaskScreen.Result(
                        notice: .refused(error, hints: ["Give another name."]),
                        question: TaskScreen.Question(
                            "Overwrite \(visible(typed))?", write(selection, into: typed, replacing: true)))
                }
            }
        }
    }

    /// Writes a report into a file and says so.
    package func write(_ text: String, to path: String, replacing: Bool) throws(DocumentError) -> Notice {
        try interactor.write(text, to: path, replacing: replacing)
        return .done("Wrote \(visible(path)).")
    }
}
