import CommandSyntax
import Text
import TripDetailModule

/// `split`: makes several trips of one.
struct SplitCommand: Command {
    static let name = "split"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "Split a trip into several",
        arguments: [
            CommonArguments.trip,
            ArgumentDefinition(
                "STOP", .oneOrMore, kind: .stop, summary: "a stop that begins a trip of its own"),
        ],
        options: [names],
        discussion: [
            "The trip keeps the stops before the first of these; the new trips come right below it, with its plan. "
                + "Each begins on its own day, and the days that the trip may take are shared among them. A round trip is "
                + "none any more."
        ],
        examples: [
            .init("roadtrip split North 5", "the fifth stop and those behind it become a trip"),
            .init("roadtrip split North 5 9 --names Norway,Sweden,Finland", "three trips with names"),
        ],
        seeAlso: ["join", "copy", "undo"], topics: ["names"], synonyms: ["divide", "cut"])
    private static let names = OptionDefinition(
        "names", takes: "LIST",
        summary: "the names of the parts, with commas between them; “NAME (2)” and so on unless given")

    let context: CommandContext

    func run() throws -> ExitStatus {
        let names = context.value(Self.names)?.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        try context.change(.split(stops: Array(context.arguments.dropFirst()), names: names ?? []))
        return .success
    }
}
