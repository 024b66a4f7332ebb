/// The commands that change the stops of a trip.
enum StopCommands {
    static let add = CommandDefinition(
        .add, in: .stops, summary: "Add stops to a trip",
        arguments: [CommonArguments.trip, CommonArguments.places],
        options: [
            OptionDefinition(.at, takes: "N", summary: "the number the first new stop gets; the end unless given"),
            OptionDefinition(flag: .best, summary: "put each stop where it lengthens the trip the least"),
            OptionDefinition(.name, takes: "NAME", summary: "the name of the stop"),
            OptionDefinition(.note, takes: "TEXT", summary: "a note for the stop"),
        ],
        exclusive: [[.at, .best]],
        discussion: [
            "Without a PLACE the last stop is copied, as “New Stop”. With ‘-’ as PLACE the places are read from the "
                + "standard input, one a line. All are added or none, as one change."
        ],
        examples: [
            .init("roadtrip add Coast Porto=41.15,-8.61", "a stop called Porto at the end"),
            .init("roadtrip add Coast 40.64,-8.65 --name Aveiro --at 2", "a stop between the first and the second"),
            .init("roadtrip add Coast 39.82,-7.49 --best", "a stop where it costs least"),
            .init("roadtrip add Coast - < places.txt", "a stop for each line of a file"),
        ],
        seeAlso: [.edit, .move, .remove], topics: [.places, .names], synonyms: ["append", "insert"])

    static let edit = CommandDefinition(
        .edit, in: .stops, summary: "Change the name, the place or the note of a stop",
        arguments: [CommonArguments.trip, CommonArguments.stop],
        options: [
            OptionDefinition(.name, takes: "NAME", summary: "the new name"),
            OptionDefinition(.place, takes: "PLACE", summary: "the new place"),
            OptionDefinition(.note, takes: "TEXT", summary: "the new note; an empty one takes the note away"),
        ],
        needsOneOf: [.name, .place, .note],
        examples: [
            .init("roadtrip edit Coast 2 --name \"Aveiro, canals\"", "another name"),
            .init("roadtrip edit Coast Aveiro --place 40.6405,-8.6538", "another place"),
            .init("roadtrip edit Coast Aveiro --note \"\"", "no note any more"),
        ],
        seeAlso: [.add, .rename], topics: [.places, .names], synonyms: ["set", "change", "modify"])

    static let move = CommandDefinition(
        .move, in: .stops, summary: "Move a stop to another position",
        arguments: [
            CommonArguments.trip, CommonArguments.stop,
            ArgumentDefinition("TO", summary: "the number the stop has afterwards"),
        ],
        examples: [.init("roadtrip move Coast Aveiro 1", "begin the trip there")],
        seeAlso: [.reverse], topics: [.names], synonyms: ["mv"])

    static let remove = CommandDefinition(
        .remove, in: .stops, summary: "Remove stops from a trip",
        arguments: [
            CommonArguments.trip, ArgumentDefinition("STOP", .oneOrMore, summary: CommonArguments.stop.summary),
        ],
        discussion: [
            "The numbers are those before the command: ‘remove Coast 2 3’ removes the second and the third stop. "
                + "All are removed or none, as one change."
        ],
        examples: [
            .init("roadtrip remove Coast 2", "the second stop"),
            .init("roadtrip remove Coast Porto Lisbon", "two stops"),
        ],
        seeAlso: [.delete, .undo], topics: [.names], synonyms: ["rm", "drop"])

    static let reverse = CommandDefinition(
        .reverse, in: .stops, summary: "Turn the order of the stops around",
        arguments: [CommonArguments.trip],
        examples: [.init("roadtrip reverse Coast", "from the last stop to the first")],
        seeAlso: [.move, .loop], topics: [.names], synonyms: ["flip"])

    static let loop = CommandDefinition(
        .loop, in: .stops, summary: "Make a trip a round trip, or no longer one",
        arguments: [
            CommonArguments.trip,
            ArgumentDefinition("STATE", .optional, kind: .oneOf(["on", "off"]), summary: "on unless given"),
        ],
        discussion: ["A round trip has one more leg, from the last stop back to the first; it counts in the total."],
        examples: [
            .init("roadtrip loop Coast", "drive home again"),
            .init("roadtrip loop Coast off", "end at the last stop"),
        ],
        seeAlso: [.reverse], topics: [.names], synonyms: ["round", "roundtrip", "circle"])
}
