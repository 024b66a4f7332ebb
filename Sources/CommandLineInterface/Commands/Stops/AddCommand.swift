import CommandSyntax
import Places
import Text
import TripDetailModule

/// `add`: adds stops to a trip.
struct AddCommand: Command {
    static let name = "add"
    static let definition = CommandDefinition(
        name, in: .stops, summary: "Add stops to a trip",
        arguments: [CommonArguments.trip, CommonArguments.places],
        options: [at, best, stopName, note],
        exclusive: [[at, best]],
        discussion: [
            "With ‘-’ as PLACE the places are read from the standard input, one per line; what follows a ‘#’ "
                + "behind white space is a comment. All are added or none, as one change."
        ],
        examples: [
            .init("roadtrip add Coast Porto=41.15,-8.61", "a stop called Porto at the end"),
            .init("roadtrip add Coast 40.64,-8.65 --name Aveiro --at 2", "a stop between the first and the second"),
            .init("roadtrip add Coast 39.82,-7.49 --best", "a stop where it adds the least distance"),
            .init("roadtrip add Coast - < places.txt", "a stop for each line of a file"),
        ],
        seeAlso: ["edit", "move", "remove"], topics: ["places", "names"], synonyms: ["append", "insert"])
    private static let at = OptionDefinition(
        "at", takes: "N", summary: "the number of the first new stop; at the end unless given")
    private static let best = OptionDefinition(
        flag: "best", summary: "put each stop where it lengthens the trip the least")
    private static let stopName = OptionDefinition("name", takes: "NAME", summary: "the name of the stop")
    private static let note = OptionDefinition("note", takes: "TEXT", summary: "a note for the stop")

    let context: CommandContext

    func run() throws -> ExitStatus {
        var lines: [StandardInputLines.Line] = []
        do {
            // A mistake in the options is reported before the trip is looked for.
            try context.change(addition(&lines))
        } catch let error as PlaceError where !lines.isEmpty {
            throw StandardInputError(error, of: lines)
        }
        return .success
    }

    /// Returns the edit that adds the stops; `lines` are those of standard input, if that has the places.
    private func addition(_ lines: inout [StandardInputLines.Line]) throws -> TripDetailEdit {
        let number = try context.value(Self.at).map { text throws(UsageError) in
            guard let number = Int(text) ?? wholeNumber(text) else {
                throw UsageError("--at takes a number, not \(quoted(text))")
            }
            return number
        }
        var places = Array(context.arguments.dropFirst())
        if places == ["-"] {
            lines = try StandardInputLines.read(context.services.input)
            places = lines.map(\.text)
            guard !places.isEmpty else { throw UsageError("standard input held no places") }
        }
        let (name, note) = (context.value(Self.stopName), context.value(Self.note))
        if places.count > 1, name != nil {
            throw UsageError("--name goes with one place", hints: ["NAME=COORDINATES names each of several."])
        }
        let position = context.flag(Self.best) ? .best : number.map { StopPosition.number($0) } ?? .end
        return .add(places: places, position, name: name, note: note)
    }
}
