import CommandSyntax
import Entities
import Text
import WaypointModule

/// `edit`: gives a stop another name, place, note or plan.
struct EditCommand: Command {
    static let name = "edit"
    static let definition = CommandDefinition(
        name, in: .stops, summary: "Change the name, the place, the note or the plan of a stop",
        arguments: [CommonArguments.trip, CommonArguments.stop],
        options: [stopName, place, note] + StopField.allCases.map(option),
        needsOneOf: [stopName, place, note] + StopField.allCases.map(option),
        discussion: [
            "An empty value takes the note away, or leaves open again what was planned; so does - there. What is planned shows "
                + "in ‘roadtrip days’.",
            "--way takes ferry, train, flight, drive or walk, then in any order how long it takes, when it departs from the stop "
                + "before, and what it costs; it stands in place of the drive that is measured.",
        ],
        examples: [
            .init("roadtrip edit Coast 2 --name \"Aveiro, canals\"", "another name"),
            .init("roadtrip edit Coast Aveiro --place 40.6405,-8.6538", "another place"),
            .init("roadtrip edit Coast Aveiro --note \"\"", "remove the note"),
            .init("roadtrip edit Coast 2 --nights 2 --cost 95", "two nights, and what they cost"),
            .init("roadtrip edit Coast 4 --way \"ferry 14:00 2h30 85\"", "a ferry there, its departure and its cost"),
            .init("roadtrip edit Coast 3 --stay 1h30 --arrive \"2027-06-14 11:00\"", "how long, and when to be there"),
        ],
        seeAlso: ["add", "rename", "days"], topics: ["places", "names"], synonyms: ["set", "change", "modify"])
    private static let stopName = OptionDefinition("name", takes: "NAME", summary: "the new name")
    private static let place = OptionDefinition("place", takes: "PLACE", summary: "the new place")
    private static let note = OptionDefinition(
        "note", takes: "TEXT", summary: "the new note; an empty one removes the note")

    /// The option that decides a field of the stop's plan.
    private static func option(_ field: StopField) -> OptionDefinition {
        switch field {
        case .kind:
            OptionDefinition(
                "kind", takes: "KIND", kind: .usually(StopKind.known),
                summary: "what it is for: \(StopKind.known.joined(separator: ", "))")
        case .stayMinutes:
            OptionDefinition(
                "stay", takes: "DURATION", summary: "how long to stay before the drive goes on, as in 1h30")
        case .nights: OptionDefinition("nights", takes: "N", summary: "how many nights to stay; 0 for never one")
        case .arrive:
            OptionDefinition(
                "arrive", takes: "TIME",
                summary: "when to be there: \"14 jun 18:00\", \"2027-06-14 18:00\", 18:00 on any day")
        case .leave:
            OptionDefinition(
                "leave", takes: "TIME",
                summary: "the time before which not to leave; after a night, that of the morning")
        case .cost:
            OptionDefinition("cost", takes: "AMOUNT", summary: "what it costs: 95, 9.50, \"12 EUR\", £12; any currency")
        case .way:
            OptionDefinition(
                "way", takes: "WAY",
                summary: "how one gets here: \"ferry 2h30 85\", \"train 14 jun 8:30 3h\", \"drive 40m\"")
        }
    }

    let context: CommandContext

    func run() throws -> ExitStatus {
        let trip = try context.trip(context.arguments[0])
        let stop = try trip.stop(named: context.arguments[1])
        let plan = StopField.allCases.compactMap { field in
            context.value(Self.option(field)).map { (field, $0 == "-" ? "" : $0) }
        }
        let edit = WaypointEdit(
            name: context.value(Self.stopName), place: context.value(Self.place), note: context.value(Self.note),
            plan: Dictionary(uniqueKeysWithValues: plan))
        let dependencies = try context.services.waypoint()
        let interactor = WaypointBuilder.interactor(stop: stop.id, ofTrip: trip.id, dependencies)
        let formatter = WaypointBuilder.formatter(dependencies, isCommand: true)
        let outcome = try context.first { interactor.edit(edit, chosen: $0) }
        context.printChange(
            formatter.notice(of: edit, outcome), documents: { try context.documents(of: [trip.id]) },
            after: {
                let detail = try context.first(of: interactor.routed)
                context.say(warnings: formatter.warnings(of: detail))
                // Those about the stop itself stand with its times.
                let isTold = edit.changesPlan && detail?.trip.isPlanned ?? false
                let told = isTold ? detail?.index : nil
                return try formatter.lines(after: edit, detail)
                    + context.newWarnings(of: trip.id, since: trip, besides: told)
            })
        return .success
    }
}
