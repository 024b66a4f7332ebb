import CommandSyntax
import TripDetailModule

/// `loop`: makes a trip a round trip, or ends it at its last stop again.
struct LoopCommand: Command {
    static let name = "loop"
    static let definition = CommandDefinition(
        name, in: .stops, summary: "Make a trip a round trip, or no longer one",
        arguments: [
            CommonArguments.trip,
            ArgumentDefinition("STATE", .optional, kind: .oneOf(["on", "off"]), summary: "on unless given"),
        ],
        discussion: ["A round trip has one more leg, from the last stop back to the first; it counts in the total."],
        examples: [
            .init("roadtrip loop Coast", "drive home again"),
            .init("roadtrip loop Coast off", "end at the last stop"),
        ],
        seeAlso: ["reverse"], topics: ["names"], synonyms: ["round", "roundtrip", "circle"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        try context.change(.setRoundTrip(context.arguments.dropFirst().first != "off"))
        return .success
    }
}
