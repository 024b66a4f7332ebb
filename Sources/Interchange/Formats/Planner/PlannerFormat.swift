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
        try (Self.listed(bytes) ?? bytes).withUnsafeBufferPointer { buffer throws(TextFault) in
            var reading = try PlannerReading(buffer, context)
            return try reading.read()
        }
    }

    /// A text with an object in each of its lines as a list of these, whose lines stay where they are; nil for any
    /// other text. Linear.
    private static func listed(_ bytes: [UInt8]) -> [UInt8]? {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            line.last == 0x0D ? line.dropLast() : line
        }
        let full = lines.indices.filter { !lines[$0].isEmpty }
        guard let last = full.last, full.count > 1,
            full.allSatisfy({
                lines[$0].first == UInt8(ascii: "{") && lines[$0].last == UInt8(ascii: "}") && lines[$0].count > 2
            })
        else { return nil }
        var list: [UInt8] = [UInt8(ascii: "[")]
        for (index, line) in lines.enumerated() {
            list += line
            if index < last, !line.isEmpty { list.append(UInt8(ascii: ",")) }
            list.append(index == last ? UInt8(ascii: "]") : 0x0A)
            if index == last { break }
        }
        return list
    }
}
