import CommandSyntax
import Text
import TripDetailModule

/// `copy`: takes stops to another trip.
struct CopyCommand: Command {
    static let name = "copy"
    static let definition = CommandDefinition(
        name, in: .stops, summary: "Copy or move stops to another trip",
        arguments: [
            CommonArguments.trip,
            ArgumentDefinition("STOP", .oneOrMore, kind: .stop, summary: CommonArguments.stop.summary),
            ArgumentDefinition("TO_TRIP", kind: .trip, summary: "the trip that gets them"),
        ],
        options: [at, move],
        examples: [
            .init("roadtrip copy Coast Porto Alps", "the stop Porto, at the end of Alps too"),
            .init("roadtrip copy Coast 2-4 Alps --at 1 --move", "three stops leave Coast and begin Alps"),
        ],
        seeAlso: ["join", "split", "duplicate", "move"], topics: ["names"], synonyms: ["transfer"])
    private static let at = OptionDefinition(
        "at", takes: "N", summary: "the number of the first stop there; at the end unless given")
    private static let move = OptionDefinition(flag: "move", summary: "take the stops away from the first trip")

    let context: CommandContext

    func run() throws -> ExitStatus {
        let number = try context.value(Self.at).map { text throws(UsageError) in
            guard let number = wholeNumber(text) else {
                throw UsageError("--at takes a number, not \(quoted(text))")
            }
            return number
        }
        let stops = Array(context.arguments.dropFirst().dropLast())
        try context.change(
            .copy(stops: stops, to: context.arguments.last ?? "", at: number, moving: context.flag(Self.move)))
        return .success
    }
}
