import Console
import HistoryModule

/// `undo`, `redo` and `history`.
struct HistoryCommandRunner {
    private let composition: Composition
    private let invocation: Invocation

    /// Prepares one command.
    init(_ composition: Composition, _ invocation: Invocation) {
        self.composition = composition
        self.invocation = invocation
    }

    /// Runs it.
    func run(_ command: CommandName) throws {
        let presenter = try composition.historyPresenter()
        switch command {
        case .undo: try take(.undo(count()), presenter)
        case .redo: try take(.redo(count()), presenter)
        default:
            if invocation.global.json {
                composition.print(try presenter.json())
                composition.say(try presenter.state().warnings)
            } else {
                let state = try presenter.state()
                composition.output.writeLines(HistoryView.page(state, composition.context))
                composition.say(state.warnings)
            }
        }
    }

    private func take(_ step: HistoryStep, _ presenter: HistoryPresenter) throws {
        let outcome = try presenter.perform(step)
        if invocation.global.json {
            composition.print(HistoryPresenter.json(outcome))
        } else {
            composition.print(outcome.notice)
        }
    }

    /// How many changes: 1 unless given.
    private func count() throws(UsageError) -> Int {
        guard let text = invocation.arguments.first else { return 1 }
        guard let count = Int(text), count >= 1 else {
            throw UsageError("the number of changes is 1 or more, not \(quoted(text))")
        }
        return count
    }
}
