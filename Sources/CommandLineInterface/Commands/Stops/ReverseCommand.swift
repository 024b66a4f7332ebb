import CommandSyntax
import TripDetailModule

/// `reverse`: reverses the order of a trip's stops.
struct ReverseCommand: Command {
    static let name = "reverse"
    static let definition = CommandDefinition(
        name, in: .stops, summary: "Reverse the order of the stops",
        arguments: [CommonArguments.trip],
        examples: [.init("roadtrip reverse Coast", "from the last stop to the first")],
        seeAlso: ["move", "loop"], topics: ["names"], synonyms: ["flip"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        try context.change(.reverse)
        return .success
    }
}
