import CommandSyntax
import HistoryModule
import Screens

/// `history`: prints the changes that can be taken back or repeated.
struct HistoryCommand: Command {
    static let name = "history"
    static let definition = CommandDefinition(
        name, in: .changes, summary: "List the changes, the newest first",
        examples: [.init("roadtrip history", "what ‘undo’ and ‘redo’ would do")],
        seeAlso: ["undo", "redo"], synonyms: ["log", "changes"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        let services = try context.services
        let (page, document) = try context.first(of: HistoryBuilder.presenter(services.history()).history)
        try context.printResult(document, HistoryView.page(page, services.context))
        context.say(page.warnings)
        return .success
    }
}
