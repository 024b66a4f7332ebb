/// The command that looks places up.
enum PlaceCommands {
    static let find = CommandDefinition(
        .find, in: .places, summary: "Look a place up by its name",
        arguments: [
            ArgumentDefinition("WORD", .oneOrMore, summary: "the name, perhaps with a state or a country behind it")
        ],
        options: [
            OptionDefinition(.near, takes: "PLACE", summary: "places close to this one first"),
            OptionDefinition(.limit, takes: "N", summary: "the most places to list, 1 to 1000; 10 unless given"),
        ],
        discussion: [
            "The words are joined to one name. Accents and letter case do not matter, a slip of typing is forgiven, "
                + "names in other languages and scripts are known too. Coordinates find the nearest place within 25 km."
        ],
        examples: [
            .init("roadtrip find springfield illinois", "the one in Illinois"),
            .init("roadtrip find valencia --near Madrid --limit 3", "the likeliest three, seen from Madrid"),
            .init("roadtrip find 東京 --json", "for a script"),
        ],
        seeAlso: [.add, .edit], topics: [.places],
        synonyms: ["search", "where", "locate", "lookup", "place", "geocode"])
}
