/// A command as its definition describes it; the program that runs it adds what it needs to do so.
package protocol DescribedCommand: SendableMetatype {
    /// The word that a person types. It stands apart from the definition, so that looking a command up builds no other.
    static var name: String { get }
    /// The arguments, options, explanations and examples of the command.
    static var definition: CommandDefinition { get }
}
