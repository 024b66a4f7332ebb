package import Console
import Platform
import Text

/// The best order on the terminal.
package final class OrderView {
    private let presenter: any OrderPresenting
    private let dialog: Dialog
    private let output: Output
    private let progress: ProgressLine
    private let context: TerminalContext

    /// Shows the presenter's proposal; `progress` shows how the search stands.
    package init(
        presenter: any OrderPresenting, dialog: Dialog, output: Output, progress: ProgressLine, context: TerminalContext
    ) {
        self.presenter = presenter
        self.dialog = dialog
        self.output = output
        self.progress = progress
        self.context = context
    }

    /// Searches for the order that `words` ask for (`loop`, `start any`; none for the default), shows the proposal and
    /// asks whether to take it: `y` does, anything else leaves the trip alone.
    package func run(_ words: String = "") throws(DialogError) -> OrderViewEnd {
        do {
            defer { progress.clear() }
            let proposal = try presenter.search(OrderRequest(typed: words)) { [progress] in progress.show($0) }
            // Ctrl-C only ends the search; what ends the program ends it here too.
            if let signal = proposal.stoppedBy, signal != .interrupt { return .left(.interrupted(signal)) }
        } catch let error as OrderRequestError {
            return .notice(.failed(visible(error.text(.menu))))
        } catch {
            return .notice(.refused(error))
        }
        output.writeLines([""] + Self.page(presenter.state, context) + [Self.otherWays])
        guard presenter.state.offersChange else { return .notice(nil) }
        switch try dialog.ask("Take this order? (y takes it) ") {
        case .text(let answer):
            let takes = ["y", "yes"].contains(answer.lowercased())
            return .notice(presenter.handle(takes ? .take : .leave))
        case .endOfInput: return .notice(presenter.handle(.leave))
        case .interrupted(let signal): return .left(.interrupted(signal))
        }
    }

    /// What else can be asked for, by example.
    private static let otherWays = "Other ways: o loop, o start any end any, o lock 2,3, o time 10"

    /// The proposal, as `roadtrip optimize` prints it.
    package static func page(_ state: OrderState, _ context: TerminalContext) -> [String] {
        guard !state.rows.isEmpty else { return [state.title, ""] + state.summary }
        var columns: [Table.Column] = [
            .init("#", alignment: .right), .init("Was", alignment: .right), .init("Stop", isFlexible: true),
            .init("Leg", alignment: .right),
        ]
        let hasMarks = state.rows.contains { !$0.mark.isEmpty }
        if hasMarks { columns.append(.init("")) }
        let table = Table(
            columns: columns,
            rows: state.rows.map { row in
                [Styled(row.number, .number), Styled(row.was, .dim), Styled(row.name), Styled(row.leg)]
                    + (hasMarks ? [Styled(row.mark, .dim)] : [])
            })
        let lines = table.lines(width: context.cuttingWidth, color: context.usesColor)
        return [state.title, ""] + lines + [""] + state.summary
    }
}

/// How the screen of the best order was left.
package enum OrderViewEnd: Equatable, Sendable {
    /// Back to the trip, with something to say or nothing.
    case notice(Notice?)
    /// Out of the program.
    case left(ScreenEnd)
}
