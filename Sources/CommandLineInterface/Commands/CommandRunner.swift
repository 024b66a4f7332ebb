import Console
import Platform

/// Runs the command that a command line asks for.
struct CommandRunner {
    let composition: Composition

    /// Runs commands with the parts of `composition`.
    init(_ composition: Composition) {
        self.composition = composition
    }

    /// Runs one command, or the menus; throws what went wrong with it.
    func run(_ invocation: Invocation) throws -> ExitStatus {
        guard let command = invocation.command else {
            return try MenuCommands(composition).openList()
        }
        switch command {
        case .list, .show, .new, .rename, .duplicate, .delete:
            try TripCommandRunner(composition, invocation).run(command)
        case .open:
            return try MenuCommands(composition).open(invocation.arguments[0])
        case .add, .edit, .move, .remove, .reverse, .loop:
            try StopCommandRunner(composition, invocation).run(command)
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
        case .undo, .redo, .history:
            try HistoryCommandRunner(composition, invocation).run(command)
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
