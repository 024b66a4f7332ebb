import CommandSyntax

/// The topic of help about what distances and times are, and what they are worth.
extension HelpTopics {
    static let distances = TopicDefinition(
        "distances", summary: "what distances and times are worth",
        parts: [
            .init(
                "Distances",
                [
                    .paragraph("--engine says by what the ways of trips are measured:"),
                    .rows([
                        (
                            "inside",
                            "the main roads and car ferries of the world in the program; unless another is given"
                        ),
                        ("URL", "a road engine, an OSRM or Valhalla server that knows every street"),
                        ("off", "straight lines over the Earth"),
                    ]),
                    .paragraph(
                        "Every total has the straight line too. What a leg was measured by is its source in --json:"),
                    .rows([
                        ("roads", "the roads inside: the best way by time, ferries included; said with ‘about’"),
                        ("osrm, valhalla", "a road engine"),
                        (
                            "estimated",
                            "no road near an end: straight line × 1.25 at 100 km/h + 10 min (‘days’ sets it)"
                        ),
                        ("sea, air", "no way for a car: a crossing is assumed, and that is said"),
                        ("straight", "the great circle"),
                    ]),
                    .paragraph(
                        "Water is never driven: the crossing of a ferry, with its wait, counts for the time of a leg and not for "
                            + "its driving or its fuel."),
                ]),
            .init(
                "The roads inside",
                [
                    .paragraph(
                        "They are the motorways, trunk and primary roads of OpenStreetMap of February 2021, and about 880 car "
                            + "ferries and trains. They know no streets, no small roads, no one way streets, no traffic, no "
                            + "closed passes and no closed borders: whether a border can be crossed is for you to find "
                            + "out. From a place to the next main road they count the straight line × 1.3 at 40 km/h; so "
                            + "they do in a town."),
                    .paragraph("How far lengths are off, half of them and the worst twentieth:"),
                    .rows(measured),
                    .paragraph(
                        "Times are those of cars that keep to the limits and do not stop. Small mountain and desert roads are "
                            + "missing most; there a way can be twice as long as the one that is driven. A road engine on an "
                            + "extract of the region knows better: ‘roadtrip help engine’."),
                    .paragraph("Roads: © OpenStreetMap contributors, Open Database License 1.0."),
                ]),
        ])

    /// Errors against tables of road distances that had no part in fitting speeds and lengths.
    private static let measured = [
        ("United States", "half within 1 %, 95 of 100 within 5 %; times half within 4 %"),
        ("Europe", "half within 3 %, 96 of 100 within 10 %"),
        ("Fjords, Alps, islands, deserts", "half within 3 %, 90 of 100 within 10 %"),
    ]
}
