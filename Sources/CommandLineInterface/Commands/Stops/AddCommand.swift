import CommandSyntax
import Entities
import ExchangeModule
import Geodesy
import Interchange
import MapData
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
            "With ‘-’ as PLACE the places are read from the standard input as from a file that is imported: one per line, "
                + "also with days, nights and costs. Lines that name no place are left out and told, unless none is one; the "
                + "others are added as one change. The first day is taken where the trip has neither stops nor one."
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
        let places = Array(context.arguments.dropFirst())
        if places == ["-"] {
            try addText(position, name: name, note: note)
            return .success
        }
        if places.count > 1, name != nil { throw Self.severalNamed }
        let notes = note.map { note in Dictionary(uniqueKeysWithValues: places.indices.map { ($0, note) }) } ?? [:]
        try context.change(.add(places: places, position, name: name, notes: notes))
        return .success
    }

    private static let severalNamed = UsageError(
        "--name goes with one place", hints: ["NAME=COORDINATES names each of several."])

    /// Adds the stops of standard input, which is read as a file that is imported.
    private func addText(_ position: StopPosition, name: String?, note: String?) throws {
        let name = try name.map { text throws(NameError) in try Name(text) }
        let note = try note.map { text throws(NoteError) in try Note(text) }
        let services = try context.services
        let bytes = try StandardInputLines.bytes(services.documents)
        let trip = try context.trip(context.arguments[0])
        let near = try TripDetailBuilder.interactor(trip: trip.id, services.tripDetail()).nearby(position)
        var read = try ExchangeBuilder.interactor(services.exchange()).stops(in: bytes, for: trip, near: near)
        guard !read.stops.isEmpty else { throw try refusal(of: bytes, near, trip, read) }
        guard read.trips < 2 else { throw StandardInputError.trips(read.trips) }
        if read.stops.count > 1, name != nil { throw Self.severalNamed }
        for index in read.stops.indices {
            if let name { read.stops[index].name = name }
            guard let note else { continue }
            let own = read.stops[index].note
            read.stops[index].note = note
            if let own { read.stops[index].addNote(own.text) }
        }
        try context.change(.insert(read.stops, position, found: read.found, plan: read.plan))
        context.say(read.remarks)
    }

    /// The reason for which nothing of standard input is taken: what is wrong with its lines as places, else what an
    /// import says.
    private func refusal(
        of bytes: [UInt8], _ near: Coordinate?, _ trip: Trip, _ read: StopsRead
    ) throws -> any Error {
        let reason = StandardInputError.refused(read.refusal ?? "standard input held no places")
        guard read.isList else { return reason }
        let lines = try StandardInputLines.read(bytes, today: context.services.today())
        guard !lines.isEmpty else { throw UsageError("standard input held no places") }
        let finder = try context.services.exchange().mapData.places
        let stops = trip.waypoints.map(\.location)
        return StandardInputLines.fault(of: lines) { places throws(PlaceError) in
            _ = try finder.places(places, near: near, stops: stops)
        } ?? reason
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
