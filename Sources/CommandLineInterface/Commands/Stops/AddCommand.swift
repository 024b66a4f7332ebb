import CommandSyntax
import Interchange
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
                + "behind white space is a comment, what follows a dash is the note of a line that begins with a mark of "
                + "a list. Lines that are no place are left out, which is said, unless none is one; the others are added as "
                + "one change. Of an address the town is taken, which is said."
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
        // A mistake in the options is reported before the trip is looked for.
        let position = try position()
        let (name, note) = (context.value(Self.stopName), context.value(Self.note))
        var places = Array(context.arguments.dropFirst())
        var content: StandardInputLines.Content?
        if places == ["-"] {
            let read = try StandardInputLines.read(
                context.services.documents, today: context.services.today())
            guard !read.lines.isEmpty else { throw UsageError("standard input held no places") }
            places = read.lines.compactMap { $0.readings.first?.first?.text }
            content = read
        }
        if places.count > 1, name != nil {
            throw UsageError("--name goes with one place", hints: ["NAME=COORDINATES names each of several."])
        }
        func add(_ places: [String], _ notes: [Int: String], _ nights: [Int: Int]) throws {
            let given = note.map { note in Dictionary(uniqueKeysWithValues: places.indices.map { ($0, note) }) } ?? [:]
            let all = given.merging(notes) { given, own in "\(given)\n\(own)" }
            try context.change(.add(places: places, position, name: name, notes: all, nights: nights))
        }
        if let content {
            context.say(try StandardInputLines.add(content, with: add))
        } else {
            try add(places, [:], [:])
        }
        return .success
    }

    private func position() throws -> StopPosition {
        let number = try context.value(Self.at).map { text throws(UsageError) in
            guard let number = Int(text) ?? wholeNumber(text) else {
                throw UsageError("--at takes a number, not \(quoted(text))")
            }
            return number
        }
        return context.flag(Self.best) ? .best : number.map { .number($0) } ?? .end
    }
}
