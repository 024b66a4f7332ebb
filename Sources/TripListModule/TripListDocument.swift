package import Entities
package import JSON
import Reactive

/// Trips for programs.
package enum TripListDocument {
    /// The list: `[{"id","name","stops","distanceMeters","straightMeters"}]`, the distance null where it is not known;
    /// where legs are no straight lines, `"sources"` has how many there are of each source. Linear in the number of
    /// trips.
    package static func json(_ summaries: [TripSummary]) -> JSONValue {
        .array(
            summaries.map { summary in
                let length = summary.length.value
                var members = [
                    JSONMember("id", .string(summary.trip.id.description)),
                    JSONMember("name", .string(summary.trip.name.text)),
                    JSONMember("stops", .integer(summary.trip.waypoints.count)),
                ]
                members += length?.totalMembers ?? [JSONMember("distanceMeters", .null)]
                if let sources = length?.sourcesDocument { members.append(JSONMember("sources", sources)) }
                return .object(members)
            })
    }

    /// Deleted trips: `[{"id","name"}]`.
    package static func json(deleted trips: [Trip]) -> JSONValue {
        .array(
            trips.map { trip in
                .object([
                    JSONMember("id", .string(trip.id.description)), JSONMember("name", .string(trip.name.text)),
                ])
            })
    }
}
