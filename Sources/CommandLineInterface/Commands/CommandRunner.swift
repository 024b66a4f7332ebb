import Console
import Platform

/// Runs the command that a command line asks for.
struct CommandRunner {
    private let composition: Composition

    /// Runs commands with the parts of `composition`.
    init(_ composition: Composition) {
        self.composition = composition
    }

    /// Runs one command, or the menus; throws what went wrong with it.
    func run(_ invocation: Invocation) throws -> ExitStatus {
        guard let command = invocation.command else {
            return try MenuCommands(composition).openList()
        }
        let trips = TripCommandRunner(composition, invocation)
        let stops = StopCommandRunner(composition, invocation)
        let history = HistoryCommandRunner(composition, invocation)
        switch command {
        case .list: try trips.list()
        case .show: try trips.show()
        case .new: try trips.new()
        case .rename: try trips.rename()
        case .duplicate: try trips.duplicate()
        case .delete: try trips.delete()
        case .open:
            return try MenuCommands(composition).open(invocation.arguments[0])
        case .add: try stops.add()
        case .edit: try stops.edit()
        case .move: try stops.move()
        case .remove: try stops.remove()
        case .reverse: try stops.reverse()
        case .loop: try stops.loop()
        case .optimize:
            return try OptimizeCommand(composition, invocation).run()
        case .find:
            try FindCommand(composition, invocation).run()
        case .import:
            return try ExchangeCommands(composition, invocation).importFiles()
        case .export:
            try ExchangeCommands(composition, invocation).exportTrips()
        case .report:
            try ReportCommand(composition, invocation).run()
        case .undo: try history.undo()
        case .redo: try history.redo()
        case .history: try history.list()
        case .completions:
            try printCompletions(invocation.arguments[0])
        case .help:
            // The parser turns `help` into a request of its own.
            break
        }
        return .success
    }

    private func printCompletions(_ name: String) throws(UsageError) {
        guard let shell = CompletionShell(rawValue: name) else {
            throw UsageError("there are no completions for \(name)")
        }
        composition.output.write(CompletionScript.text(for: shell, of: .roadtrip))
    }
}
