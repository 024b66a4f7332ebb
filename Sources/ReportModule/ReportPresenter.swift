package import Console
package import Geodesy
import JSON
import Reactive

/// Turns distances into a document.
package final class ReportPresenter: ReportPresenting {
    private let interactor: any ReportInteracting
    private let unit: DistanceUnit
    private var subscription: AnyCancellable?

    package private(set) var state = ReportState.loading

    /// Shows what `interactor` finds out; distances in `unit`.
    package init(interactor: any ReportInteracting, unit: DistanceUnit) {
        self.interactor = interactor
        self.unit = unit
    }

    package func show(_ subject: ReportSubject) throws {
        state = .loading
        subscription = try interactor.report(on: subject).sink { [weak self] answer in
            self?.state =
                switch answer {
                case .loading: .loading
                case .loaded(let report): .loaded(report)
                case .failed(let reason): .failed(reason)
                }
        }
    }

    package func document(_ format: ReportFormat, context: TerminalContext) throws(ReportError) -> String {
        switch state {
        case .loading: throw .noDistances("no answer yet")
        case .failed(let reason): throw .noDistances(reason)
        case .loaded(let report):
            switch format {
            case .text: return TextReport.lines(report, unit: unit, context: context).map { $0 + "\n" }.joined()
            case .markdown: return MarkdownReport.text(report, unit: unit)
            case .json: return JSONReport.value(report).text(pretty: true) + "\n"
            case .csv: return CSVReport.text(report, unit: unit)
            case .html: return HTMLReport.text(report, unit: unit)
            }
        }
    }
}
