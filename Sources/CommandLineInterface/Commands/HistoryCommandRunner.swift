import Console
import HistoryModule

/// `undo`, `redo` and `history`.
struct HistoryCommandRunner {
    private let composition: Composition
    private let invocation: Invocation

    /// Prepares the commands.
    init(_ composition: Composition, _ invocation: Invocation) {
        self.composition = composition
        self.invocation = invocation
    }

    /// Takes changes back.
    func undo() throws {
        try take { .undo($0) }
    }

    /// Does changes again.
    func redo() throws {
        try take { .redo($0) }
    }

    /// Prints the changes that can be taken back or done again.
    func list() throws {
        let presenter = try composition.historyPresenter()
        if invocation.global.json {
            composition.print(try presenter.json())
            composition.say(try presenter.state().warnings)
        } else {
            let state = try presenter.state()
            composition.output.writeLines(HistoryView.page(state, composition.context))
            composition.say(state.warnings)
        }
    }

    /// Takes a step of as many changes as are asked for; a number that is none is told only when the library is well.
    private func take(_ step: (Int) -> HistoryStep) throws {
        let presenter = try composition.historyPresenter()
        let outcome = try presenter.perform(step(count()))
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
