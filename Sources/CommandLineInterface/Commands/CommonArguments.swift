import CommandSyntax

/// Arguments that several commands take, described once.
enum CommonArguments {
    /// The trip that a command works on.
    static let trip = ArgumentDefinition(
        "TRIP", kind: .trip, summary: "number in the list, name, beginning of a name, or id")
    /// The trips that a command works on, or all of them.
    static let trips = ArgumentDefinition("TRIP", .any, kind: .trip, summary: "the trips; without any, all of them")
    /// A stop of that trip.
    static let stop = ArgumentDefinition(
        "STOP", kind: .stop, summary: "number in the trip, name, or beginning of a name")
    /// The places of new stops.
    static let places = ArgumentDefinition("PLACE", .oneOrMore, summary: placeSummary)
    /// Stops of a new trip.
    static let anyPlaces = ArgumentDefinition("PLACE", .any, summary: placeSummary)
    private static let placeSummary = "where: a name such as Lyon, or 40.757,-73.986"
    /// The number of changes to go back or forth.
    static let changeCount = ArgumentDefinition("N", .optional, summary: "how many changes; one unless given")
}

/// Options that several commands take, described once.
enum CommonOptions {
    /// The file that a command writes.
    static let output = OptionDefinition(
        "output", letter: "o", takes: "FILE", kind: .file,
        summary: "the file to write; ‘-’, the standard output, unless given")
    /// Whether a file that exists is written over.
    static let force = OptionDefinition(flag: "force", summary: "write over a file that exists")

    /// Prints only the names on a command's page, for the completions of shells.
    static let names = OptionDefinition(flag: "names", isHidden: true, summary: "print the names only, one per line")

    /// The format of a file, one of `names`.
    static func format(_ names: [String], summary: String) -> OptionDefinition {
        OptionDefinition("format", letter: "f", takes: "FORMAT", kind: .oneOf(names), summary: summary)
    }
}
