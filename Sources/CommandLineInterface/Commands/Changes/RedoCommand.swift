import CommandSyntax
import Entities
import HistoryModule

/// `redo`: repeats changes that were taken back.
struct RedoCommand: Command {
    static let name = "redo"
    static let definition = CommandDefinition(
        name, in: .changes, summary: "Repeat a change that ‘undo’ took back",
        arguments: [CommonArguments.changeCount],
        examples: [.init("roadtrip redo", "the change that was taken back last")],
        seeAlso: ["undo", "history"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        try context.perform(HistoryStep.redo)
        return .success
    }
}
