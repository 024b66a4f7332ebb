import Entities
package import JSON

/// The distance report for programs: metres and degrees, whatever the person's unit.
package enum ReportDocument {
    /// The report as one JSON object; with `notes` each trip has those of its stops. Linear.
    package static func json(_ report: DistanceReport, notes: Bool = false) -> JSONValue {
        let trips = JSONMember("trips", .array(report.trips.map { section($0, notes: notes) }))
        return .object([trips] + report.length.totalMembers)
    }

    /// An itinerary that was written: `{"path","opened"}`.
    package static func json(_ itinerary: ShownItinerary) -> JSONValue {
        .object([JSONMember("path", .string(itinerary.path)), JSONMember("opened", .bool(itinerary.isOpen))])
    }

    /// One trip of the report.
    private static func section(_ trip: DistanceReport.TripSection, notes: Bool) -> JSONValue {
        var members = [
            JSONMember("id", .string(trip.id.description)),
            JSONMember("name", .string(trip.name)),
        ]
        members += trip.route.length.totalMembers + [JSONMember("legs", trip.route.legDocuments)]
        if let days = trip.days { members.append(JSONMember("plannedDays", ReportDays.json(of: days))) }
        if notes { members.append(JSONMember("notes", ReportNotes.json(of: trip))) }
        return .object(members)
    }
}
