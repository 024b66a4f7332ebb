/// The commands that work on whole trips.
enum TripCommands {
    static let list = CommandDefinition(
        .list, in: .trips, summary: "List the trips",
        options: [OptionDefinition(flag: .names, isHidden: true, summary: "print the names only, one a line")],
        exclusive: [[.names, .json]],
        discussion: ["Shows the number, name, stops, distance, first and last stop of each trip, and the total."],
        examples: [
            .init("roadtrip list", "all trips"),
            .init("roadtrip list --units mi --json", "the same for a script"),
        ],
        seeAlso: [.show, .report], synonyms: ["ls", "trips", "all"])

    static let show = CommandDefinition(
        .show, in: .trips, summary: "Show the stops of a trip and the distances between them",
        arguments: [CommonArguments.trip],
        discussion: [
            "Each stop has the length and the bearing of the leg that leads to it, and the distance so far. "
                + "Distances are straight lines over the Earth, not roads."
        ],
        examples: [
            .init("roadtrip show 1", "the first trip of the list"),
            .init("roadtrip show \"Route 66\"", "the trip of that name"),
        ],
        seeAlso: [.list, .report], topics: [.names], synonyms: ["view", "cat", "print", "info"])

    static let new = CommandDefinition(
        .new, in: .trips, summary: "Make a trip",
        arguments: [
            ArgumentDefinition("NAME", .optional, summary: "its name; “New Trip” unless given"), CommonArguments.places,
        ],
        discussion: ["The new trip goes to the top of the list, with a stop at each PLACE."],
        examples: [
            .init("roadtrip new Summer", "an empty trip"),
            .init("roadtrip new Coast Porto=41.15,-8.61 Lisbon=38.72,-9.14", "a trip with two stops"),
        ],
        seeAlso: [.add, .rename, .import], topics: [.places], synonyms: ["create", "init", "make"])

    static let rename = CommandDefinition(
        .rename, in: .trips, summary: "Give a trip another name",
        arguments: [
            CommonArguments.trip, ArgumentDefinition("NAME", summary: "the new name, 1 to 200 characters"),
        ],
        examples: [.init("roadtrip rename 2 \"Alps 2026\"", "call the second trip Alps 2026")],
        seeAlso: [.edit], topics: [.names])

    static let duplicate = CommandDefinition(
        .duplicate, in: .trips, summary: "Copy a trip",
        arguments: [
            CommonArguments.trip,
            ArgumentDefinition("NAME", .optional, summary: "the name of the copy; “… (copy)” unless given"),
        ],
        discussion: ["The copy comes right below the original."],
        examples: [.init("roadtrip duplicate Alps \"Alps by train\"", "a copy to change")],
        seeAlso: [.new], topics: [.names], synonyms: ["copy", "cp", "clone"])

    static let delete = CommandDefinition(
        .delete, in: .trips, summary: "Delete trips",
        arguments: [ArgumentDefinition("TRIP", .oneOrMore, kind: .trip, summary: CommonArguments.trip.summary)],
        discussion: ["All are deleted or none, as one change. ‘roadtrip undo’ brings them back."],
        examples: [
            .init("roadtrip delete 3", "the third trip"),
            .init("roadtrip delete Alps Coast", "two trips"),
        ],
        seeAlso: [.remove, .undo], topics: [.names], synonyms: ["rm", "del", "erase"])

    static let open = CommandDefinition(
        .open, in: .trips, summary: "Open the menus at a trip",
        arguments: [CommonArguments.trip], printsJSON: false,
        discussion: ["‘roadtrip’ alone opens the menus at the list of trips."],
        examples: [.init("roadtrip open \"Route 66\"", "change that trip by menu")],
        seeAlso: [.show], topics: [.names], synonyms: ["menu", "start"])
}
