/// The command that searches for the best order of stops.
enum OrderCommands {
    static let optimize = CommandDefinition(
        .optimize, in: .stops, summary: "Find the shortest order of a trip's stops",
        arguments: [CommonArguments.trip],
        options: [
            OptionDefinition(flag: .loop, summary: "go back to the start: make it a round trip"),
            OptionDefinition(.start, takes: "STOP", summary: "the stop to start at, or ‘any’; the first unless given"),
            OptionDefinition(.end, takes: "STOP", summary: "the stop to end at, or ‘any’; the last unless given"),
            OptionDefinition(
                .lock, takes: "STOPS", isRepeatable: true,
                summary: "stops that keep their numbers, with commas between them"),
            OptionDefinition(.time, takes: "SECONDS", summary: "the most time to search for; 2 unless given"),
            OptionDefinition(flag: .apply, summary: "put the trip into that order"),
        ],
        exclusive: [[.loop, .end]],
        discussion: [
            "Shows the trip before and after, and how good the order is: proven shortest, or at most so much longer "
                + "than the best possible. Nothing is changed without --apply. The trip never gets longer, unless "
                + "other ends are asked for. Ctrl-C ends the search and shows the best so far.",
            "A round trip stays one unless --end is given. The same stops always give the same order, unless the "
                + "time runs out.",
        ],
        examples: [
            .init("roadtrip optimize \"Grand Circle\"", "the best order between the first and the last stop"),
            .init("roadtrip optimize 1 --loop --apply", "a round trip in the best order"),
            .init("roadtrip optimize 1 --end any --lock 2,5", "end anywhere; two stops keep their numbers"),
        ],
        seeAlso: [.reverse, .loop, .undo], topics: [.names], synonyms: ["optimise", "sort", "tsp", "best", "order"])
}
