import CommandSyntax

/// A command of the program, in one file: its name, its definition, and its work.
///
/// A new command is a type that conforms, and a line in the list in `RoadtripTable.swift`: parsing, help, completions
/// and the manual page are made from its definition.
protocol Command: DescribedCommand {
    /// Prepares one run.
    init(context: CommandContext)
    /// Does the work and returns how the program ends; throws what went wrong, which `Failure` explains.
    func run() throws -> ExitStatus
}
