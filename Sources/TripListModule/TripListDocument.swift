package import Entities
package import JSON
import Reactive

/// Trips for programs.
package enum TripListDocument {
    /// The list: `[{"id","name","stops","distanceMeters"}]`, the distance null where it is not known. Linear in the number
    /// of trips.
    package static func list(_ summaries: [TripSummary]) -> JSONValue {
        .array(
            summaries.map { summary in
                .object([
                    JSONMember("id", .string(summary.trip.id.description)),
                    JSONMember("name", .string(summary.trip.name.text)),
                    JSONMember("stops", .integer(summary.trip.waypoints.count)),
                    JSONMember("distanceMeters", summary.distance.value.map { .rounded($0, places: 3) } ?? .null),
                ])
            })
    }

    /// Deleted trips: `[{"id","name"}]`.
    package static func deleted(_ trips: [Trip]) -> JSONValue {
        .array(
            trips.map { trip in
                .object([
                    JSONMember("id", .string(trip.id.description)), JSONMember("name", .string(trip.name.text)),
                ])
            })
    }
}
