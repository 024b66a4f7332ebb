package import CommandSyntax

extension CommandTable {
    /// The commands of `roadtrip`, in the order of its help.
    package static let roadtrip = CommandTable(
        program: "roadtrip",
        summary: "plan road trips in the terminal",
        description: [
            "roadtrip plans road trips in the terminal: it keeps trips, puts stops in order and tells how far it is.",
            "Without a command the menus open.",
        ],
        globalOptions: GlobalOptions.definitions,
        // Converted one by one: converting a whole array looks each conformance up at run time, a millisecond in all.
        types: RoadtripCommands.all.map { $0 },
        writeTopics: { [HelpTopics.places, HelpTopics.names, HelpTopics.distances, HelpTopics.files, HelpTopics.json] })
}

/// The commands of `roadtrip`.
enum RoadtripCommands {
    /// All of them, in the order of the help.
    static let all: [any Command.Type] = [
        ListCommand.self, ShowCommand.self, DaysCommand.self, NewCommand.self, RenameCommand.self,
        DuplicateCommand.self, JoinCommand.self, SplitCommand.self,
        DeleteCommand.self, OpenCommand.self,
        AddCommand.self, EditCommand.self, CopyCommand.self, MoveCommand.self, RemoveCommand.self,
        ReverseCommand.self,
        LoopCommand.self, OptimizeCommand.self,
        FindCommand.self, AlongCommand.self,
        ImportCommand.self, ExportCommand.self, MergeCommand.self, ReportCommand.self, MapCommand.self,
        WebCommand.self,
        UndoCommand.self, RedoCommand.self, HistoryCommand.self,
        EngineCommand.self, LicensesCommand.self, CompletionsCommand.self, ManCommand.self, HelpCommand.self,
    ]

    /// The command with this name; nil if there is none.
    static func command(named name: String) -> (any Command.Type)? {
        all.first { $0.name == name }
    }
}
