import CommandSyntax
import Entities
import HistoryModule
import Screens
import Text

/// `undo`: takes changes back.
struct UndoCommand: Command {
    static let name = "undo"
    static let definition = CommandDefinition(
        name, in: .changes, summary: "Take back the last change",
        arguments: [CommonArguments.changeCount],
        discussion: [
            "Works across runs of the program, for at least the last 100 changes, whichever program made them. If the "
                + "library was changed by hand since, nothing is undone."
        ],
        examples: [
            .init("roadtrip undo", "the last change"),
            .init("roadtrip undo 3", "the last three"),
        ],
        seeAlso: ["redo", "history"], synonyms: ["revert", "back"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        try context.perform(HistoryStep.undo)
        return .success
    }
}

extension CommandContext {
    /// Takes the number of steps through the history that the first argument gives, one by default, and prints the
    /// changes. A damaged library is reported before an argument that is not a number.
    func perform(_ step: (Int) -> HistoryStep) throws {
        let presenter = try HistoryBuilder.presenter(services.history())
        var count = 1
        if let text = arguments.first {
            guard let number = wholeNumber(text), number >= 1 else {
                throw UsageError("the number of changes is 1 or more, not \(quoted(text))")
            }
            count = number
        }
        let outcome = try first(of: presenter.perform(step(count)))
        try printResult(HistoryDocument.json(outcome), outcome.notice.lines)
        say(outcome.notice.warnings)
    }
}
