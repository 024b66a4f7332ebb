import Entities
package import JSON
import Reactive

/// A trip for programs, as `show --json` and every command that changes a trip print it.
///
/// In every module that prints JSON, `Document` is a namespace with the function `json(_:)` for each result of its use
/// cases that is printed, with a label where the type does not tell which, and behind it what else the form depends on:
/// from values to a `JSONValue`, without a state, a publisher or an error in between.
package enum TripDetailDocument {
    /// `{"id","name","waypoints":[…],"legs":[LEG],"distanceMeters","straightMeters"}`, LEG as `Route.legDocuments`, the
    /// total as `RouteLength.totalMembers`; `roundTrip` where it is one, `plan` where it has one; null in place of a
    /// distance that is not known. Linear in the stops.
    package static func json(_ detail: TripDetail) -> JSONValue {
        let trip = detail.trip
        let route = detail.route.value
        var members = [
            JSONMember("id", .string(trip.id.description)),
            JSONMember("name", .string(trip.name.text)),
        ]
        if trip.isRoundTrip { members.append(JSONMember("roundTrip", .bool(true))) }
        if !trip.plan.isEmpty { members.append(JSONMember("plan", trip.plan.json)) }
        members += [
            JSONMember("waypoints", .array(trip.waypoints.map { $0.json })),
            JSONMember("legs", route?.legDocuments ?? .null),
        ]
        members += route?.length.totalMembers ?? [JSONMember("distanceMeters", .null)]
        return .object(members)
    }
}
