import Console
import Entities
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
        let history = try composition.waiter.first(of: composition.historyPresenter().history)
        if invocation.global.json {
            composition.print(history.document.json)
        } else {
            composition.output.writeLines(HistoryView.page(history.page, composition.context))
        }
        composition.say(history.page.warnings)
    }

    /// Takes a step of as many changes as are asked for; a number that is none is told only when the library is well.
    private func take(_ step: (Int) -> HistoryStep) throws {
        let presenter = try composition.historyPresenter()
        let outcome = try composition.waiter.first(of: presenter.perform(step(count())))
        if invocation.global.json {
            composition.print(outcome.json)
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
