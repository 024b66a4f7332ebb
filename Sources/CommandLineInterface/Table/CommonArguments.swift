import Interchange

/// Arguments that several commands take, described once.
enum CommonArguments {
    /// The trip that a command works on.
    static let trip = ArgumentDefinition(
        "TRIP", kind: .trip, summary: "number in the list, name, beginning of a name, or id")
    /// The trips that a command works on, or all of them.
    static let trips = ArgumentDefinition("TRIP", .any, kind: .trip, summary: "the trips; without any, all of them")
    /// A stop of that trip.
    static let stop = ArgumentDefinition("STOP", summary: "number in the trip, name, or beginning of a name")
    /// New stops.
    static let places = ArgumentDefinition(
        "PLACE", .any, summary: "where: a name such as Lyon, or 40.757,-73.986")
    /// How many changes to go back or forth.
    static let changeCount = ArgumentDefinition("N", .optional, summary: "how many changes; one unless given")
}

/// The formats of files, each list in one place.
package enum FileFormats {
    /// What `import` reads.
    package static let imported = TripFormats.readNames
    /// What `export` writes.
    package static let exported = TripFormats.writtenNames
    /// What `report` writes.
    package static let reports = ["text", "markdown", "json", "csv", "html"]
}
