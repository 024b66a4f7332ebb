extension CommandTable {
    /// The commands of `roadtrip`.
    package static let roadtrip = CommandTable(
        program: "roadtrip",
        about: "roadtrip plans road trips in the terminal: puts stops in order and says how far it is.",
        commands: CommandName.allCases, define: { definition($0) }, globalOptions: globalOptions,
        topics: HelpTopic.allCases, write: { topic($0) })

    /// The definition of each command; the compiler asks for it when a command is added.
    private static func definition(_ name: CommandName) -> CommandDefinition {
        switch name {
        case .list: TripCommands.list
        case .show: TripCommands.show
        case .new: TripCommands.new
        case .rename: TripCommands.rename
        case .duplicate: TripCommands.duplicate
        case .delete: TripCommands.delete
        case .open: TripCommands.open
        case .add: StopCommands.add
        case .edit: StopCommands.edit
        case .move: StopCommands.move
        case .remove: StopCommands.remove
        case .reverse: StopCommands.reverse
        case .loop: StopCommands.loop
        case .optimize: OrderCommands.optimize
        case .find: PlaceCommands.find
        case .import: FileCommands.import
        case .export: FileCommands.export
        case .report: FileCommands.report
        case .undo: HistoryCommands.undo
        case .redo: HistoryCommands.redo
        case .history: HistoryCommands.history
        case .completions: GeneralCommands.completions
        case .help: GeneralCommands.help
        }
    }

    /// The text of each page of help.
    private static func topic(_ name: HelpTopic) -> TopicDefinition {
        switch name {
        case .places: HelpPages.places
        case .names: HelpPages.names
        case .files: HelpPages.files
        }
    }
}
