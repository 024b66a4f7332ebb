package import Text

/// The JSON of other planners and of programs that list places: Polarsteps (`trip.json`), TREK, AdventureLog,
/// Wanderlog, and any other text with a list of objects that have a latitude and a longitude, however deep it lies.
/// Only read.
package struct PlannerFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "planner" }
    package var fileEndings: [String] { [] }
    package var sharedEndings: [String] { ["json"] }

    /// The members of an outermost object that are those of this program's own files.
    private static let own: Set<String> = ["trips", "waypoints", "version"]
    /// The members of an outermost object that lead to places in files of planners.
    private static let lists: Set<String> = [
        "all_steps", "itinerary", "tripPlan", "locations", "places", "steps", "stops", "days", "assignments",
        "collections", "legs", "segments",
    ]

    /// The members of a stop that is known by its town, and those that say when one is there.
    private static let towns: Set<String> = [
        "city", "town", "destination", "place", "location", "name", "stop", "where",
    ]
    private static let days: Set<String> = [
        "nights", "arrival", "departure", "checkin", "checkout", "checkIn", "checkOut", "check_in", "check_out",
        "arrive",
        "from", "start_date", "startDate",
    ]

    /// JSON that is not this program's own, and has coordinates or a list of a planner.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        let names = Set(JSONBeginning(beginning).members.map(\.name))
        guard !names.isEmpty else { return false }
        let isBackup = names.contains("version") && names.contains("collections")
        guard isBackup || names.isDisjoint(with: Self.own) else { return false }
        // A conversation, in which places may have been shared.
        if names.contains("messages"), names.isDisjoint(with: Self.lists) { return false }
        if !names.isDisjoint(with: Self.towns), !names.isDisjoint(with: Self.days) { return true }
        if names.contains("from"), names.contains("to") { return true }
        return !names.isDisjoint(with: Self.lists) || beginning.contains("\"lat") || beginning.contains("\"Lat")
            || beginning.contains("\"coord")
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        try bytes.withUnsafeBufferPointer { buffer throws(TextFault) in
            var reading = try PlannerReading(buffer, context)
            return try reading.read()
        }
    }
}
