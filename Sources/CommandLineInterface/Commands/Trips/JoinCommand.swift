import CommandSyntax
import Entities
import TripListModule

/// `join`: makes several trips one.
struct JoinCommand: Command {
    static let name = "join"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "Join several trips into one",
        arguments: [
            CommonArguments.trip,
            ArgumentDefinition("TRIP", .oneOrMore, kind: .trip, summary: "the trips whose stops follow"),
        ],
        options: [newName],
        discussion: [
            "The first trip gets the stops of the others, in the order given, and the others are deleted, as one change."
        ],
        examples: [
            .init("roadtrip join Norway Sweden", "the stops of Sweden behind those of Norway"),
            .init("roadtrip join 2 3-5 --name North", "four trips, under a new name"),
        ],
        seeAlso: ["split", "copy", "undo"], topics: ["names"], synonyms: ["merge", "combine", "concat"])
    private static let newName = OptionDefinition(
        "name", takes: "NAME", summary: "the name of the trip; that of the first unless given")

    let context: CommandContext

    func run() throws -> ExitStatus {
        try context.change(.join(trips: context.arguments, name: context.value(Self.newName)))
        return .success
    }
}
