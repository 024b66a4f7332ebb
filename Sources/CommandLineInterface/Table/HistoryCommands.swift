/// The commands that go back and forth in the changes.
enum HistoryCommands {
    static let undo = CommandDefinition(
        .undo, in: .changes, summary: "Take back the last change",
        arguments: [CommonArguments.changeCount],
        discussion: [
            "Works across runs of the program, for at least the last 100 changes. A library that another program "
                + "changed since is left alone, and that is said."
        ],
        examples: [
            .init("roadtrip undo", "the last change"),
            .init("roadtrip undo 3", "the last three"),
        ],
        seeAlso: [.redo, .history], synonyms: ["revert", "back"])

    static let redo = CommandDefinition(
        .redo, in: .changes, summary: "Do again what ‘undo’ took back",
        arguments: [CommonArguments.changeCount],
        examples: [.init("roadtrip redo", "the change that was taken back last")],
        seeAlso: [.undo, .history])

    static let history = CommandDefinition(
        .history, in: .changes, summary: "List the changes, the newest first",
        examples: [.init("roadtrip history", "what ‘undo’ and ‘redo’ would do")],
        seeAlso: [.undo, .redo], synonyms: ["log", "changes"])
}
