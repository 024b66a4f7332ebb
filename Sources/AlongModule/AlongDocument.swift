import Entities
import Geodesy
import Itineraries
package import JSON
import PlaceNames
import Places

/// Places along a way for programs.
package enum AlongDocument {
    /// `[{"name","kind","location","alongMeters","offMeters","detourMeters","detourSeconds"?,"leg":{"from","to"}?,
    /// "day"?,"sources":[NAME]}]`, in the order of the way; the kind of an own point is null, and its source its file.
    package static func json(_ findings: AlongFindings) -> JSONValue { .array(findings.rows.map(value)) }

    private static func value(_ row: AlongFindings.Row) -> JSONValue {
        let place = row.place.place
        var members = [
            JSONMember("name", .string(place.name)),
            JSONMember("kind", place.kind.map { .string($0.word) } ?? .null),
            JSONMember(
                "location",
                .object([
                    JSONMember("latitude", .rounded(place.location.latitude, places: 7)),
                    JSONMember("longitude", .rounded(place.location.longitude, places: 7)),
                ])),
            JSONMember("alongMeters", .rounded(row.place.position.along, places: 3)),
            JSONMember("offMeters", .rounded(row.place.off, places: 3)),
            JSONMember("detourMeters", .rounded(row.detour.metres, places: 3)),
        ]
        if let seconds = row.detour.seconds {
            members.append(JSONMember("detourSeconds", .rounded(seconds, places: 3)))
        }
        if let leg = row.leg {
            let ends = [JSONMember("from", .integer(leg.from + 1)), JSONMember("to", .integer(leg.to + 1))]
            members.append(JSONMember("leg", .object(ends)))
        }
        if let day = row.day { members.append(JSONMember("day", .integer(day))) }
        return .object(members + [JSONMember("sources", .array(row.place.sources.map { .string($0) }))])
    }
}
