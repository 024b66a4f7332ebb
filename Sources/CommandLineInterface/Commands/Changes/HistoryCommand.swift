import HistoryModule

/// `history`: prints the changes that can be taken back or repeated.
struct HistoryCommand: Command {
    static let name = "history"
    static let definition = CommandDefinition(
        name, in: .changes, summary: "List the changes, the newest first",
        examples: [.init("roadtrip history", "what ‘undo’ and ‘redo’ would do")],
        seeAlso: ["undo", "redo"], synonyms: ["log", "changes"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        let composition = try context.composition
        let presenter = try composition.historyPresenter()
        let state = try presenter.state()
        try context.printResult(presenter.json(), HistoryView.page(state, composition.context))
        context.say(state.warnings)
        return .success
    }
}
