extension CommandTable {
    /// The commands of `roadtrip`, in the order of its help.
    package static let roadtrip = CommandTable(
        program: "roadtrip",
        about: "roadtrip plans road trips in the terminal: puts stops in order and says how far it is.",
        types: [
            ListCommand.self, ShowCommand.self, NewCommand.self, RenameCommand.self, DuplicateCommand.self,
            DeleteCommand.self, OpenCommand.self,
            AddCommand.self, EditCommand.self, MoveCommand.self, RemoveCommand.self, ReverseCommand.self,
            LoopCommand.self, OptimizeCommand.self,
            FindCommand.self,
            ImportCommand.self, ExportCommand.self, ReportCommand.self,
            UndoCommand.self, RedoCommand.self, HistoryCommand.self,
            CompletionsCommand.self, HelpCommand.self,
        ],
        writeTopics: { [HelpTopics.places, HelpTopics.names, HelpTopics.files] })
}
