package import Console
import Text

/// The report on the terminal.
package final class ReportView {
    private let presenter: any ReportPresenting
    private let output: Output
    private let context: TerminalContext

    /// Prints the presenter's report.
    package init(presenter: any ReportPresenting, output: Output, context: TerminalContext) {
        self.presenter = presenter
        self.output = output
        self.context = context
    }

    /// Prints the report, or why there is none.
    package func show(_ subject: ReportSubject) {
        output.writeLine()
        do {
            try presenter.show(subject)
            output.write(try presenter.document(.text, context: context))
        } catch {
            output.writeLine(visible("\(error)"))
        }
        output.writeLine()
    }
}
