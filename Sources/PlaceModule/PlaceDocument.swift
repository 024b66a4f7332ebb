import Geodesy
package import JSON
import Places

/// Places for programs.
package struct PlaceDocument {
    private let results: PlaceResults

    /// Places in the order in which they are printed.
    init(_ results: PlaceResults) {
        self.results = results
    }

    /// `[{"name","kind","region","country","location":{"latitude","longitude"},"population","zone","sources":[NAME]}]`,
    /// null for what is not known; with a place that is near also `"distanceMeters"`.
    package var json: JSONValue {
        .array(results.places.map { .object($0.jsonMembers + distance(to: $0)) })
    }

    private func distance(to place: FoundPlace) -> [JSONMember] {
        guard let near = results.near else { return [] }
        return [JSONMember("distanceMeters", .rounded(near.distance(to: place.location), places: 3))]
    }
}
