import Geodesy
package import JSON
import Places

/// Places for programs.
package enum PlaceDocument {
    /// `[{"name","kind","region","country","location":{"latitude","longitude"},"population","zone","sources":[NAME]}]`,
    /// null for what is not known; with a place that is near also `"distanceMeters"`. In the order of the results.
    package static func json(_ results: PlaceResults) -> JSONValue {
        .array(results.places.map { .object($0.jsonMembers + distance(to: $0, from: results.near)) })
    }

    private static func distance(to place: FoundPlace, from near: Coordinate?) -> [JSONMember] {
        guard let near else { return [] }
        return [JSONMember("distanceMeters", .rounded(near.distance(to: place.location), places: 3))]
    }
}
