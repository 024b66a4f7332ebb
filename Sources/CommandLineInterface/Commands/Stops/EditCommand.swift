import Entities
import WaypointModule

/// `edit`: gives a stop another name, place or note.
struct EditCommand: Command {
    static let name = "edit"
    static let definition = CommandDefinition(
        name, in: .stops, summary: "Change the name, the place or the note of a stop",
        arguments: [CommonArguments.trip, CommonArguments.stop],
        options: [stopName, place, note], needsOneOf: [stopName, place, note],
        examples: [
            .init("roadtrip edit Coast 2 --name \"Aveiro, canals\"", "another name"),
            .init("roadtrip edit Coast Aveiro --place 40.6405,-8.6538", "another place"),
            .init("roadtrip edit Coast Aveiro --note \"\"", "remove the note"),
        ],
        seeAlso: ["add", "rename"], topics: ["places", "names"], synonyms: ["set", "change", "modify"])
    private static let stopName = OptionDefinition("name", takes: "NAME", summary: "the new name")
    private static let place = OptionDefinition("place", takes: "PLACE", summary: "the new place")
    private static let note = OptionDefinition(
        "note", takes: "TEXT", summary: "the new note; an empty one removes the note")

    let context: CommandContext

    func run() throws -> ExitStatus {
        let trip = try context.trip(context.arguments[0])
        let stop = try trip.waypoints[StopReference(context.arguments[1]).index(in: trip)]
        let edit = WaypointEdit(
            name: context.value(Self.stopName), place: context.value(Self.place), note: context.value(Self.note))
        let services = try context.services
        let presenter = try WaypointBuilder.presenter(
            stop: stop.id, ofTrip: trip.id, services.waypoint())
        let notice = try context.first(of: presenter.perform(edit))
        context.printChange(notice, documents: { try context.documents(of: [trip.id]) }) {
            try context.loaded(presenter).afterChange
        }
        return .success
    }
}
