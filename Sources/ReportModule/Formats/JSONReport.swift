import Entities
package import JSON

/// The distance report for programs: metres and degrees, whatever the person's unit.
package enum JSONReport {
    /// The report as one JSON object. Linear.
    package static func value(_ report: DistanceReport) -> JSONValue {
        .object([
            JSONMember("trips", .array(report.trips.map(section))),
            JSONMember("distanceMeters", .rounded(report.distance, places: 3)),
        ])
    }

    /// One trip of the report.
    private static func section(_ trip: DistanceReport.TripSection) -> JSONValue {
        .object([
            JSONMember("id", .string(trip.id.description)),
            JSONMember("name", .string(trip.name)),
            JSONMember("distanceMeters", .rounded(trip.distance, places: 3)),
            JSONMember("legs", trip.route.legDocuments),
        ])
    }
}
