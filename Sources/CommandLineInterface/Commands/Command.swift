/// A command of the program, in one file: what it is called, what it takes, and what it does.
///
/// A new command is a type that conforms, and a line in the list in `RoadtripTable.swift`: parsing, help, completions
/// and the manual page are made from its definition.
protocol Command: SendableMetatype {
    /// The word that a person types. It stands apart from the definition, so that looking a command up builds no other.
    static var name: String { get }
    /// What the command takes and how it is explained.
    static var definition: CommandDefinition { get }

    /// Prepares one run.
    init(context: CommandContext)
    /// Does the work and returns how the program ends; throws what went wrong, which `Failure` explains.
    func run() throws -> ExitStatus
}
