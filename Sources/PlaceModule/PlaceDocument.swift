import Geodesy
package import JSON
import MapData
import PlaceNames

/// Places for programs.
package struct PlaceDocument {
    private let found: FoundPlaces

    /// Places in the order in which they are printed.
    init(_ found: FoundPlaces) {
        self.found = found
    }

    /// `[{"name","kind","region","country","location":{"latitude","longitude"},"population","zone","sources":[NAME]}]`,
    /// null for what is not known; with a place that is near also `"distanceMeters"`.
    package var json: JSONValue {
        .array(found.places.map { .object($0.jsonMembers + distance(to: $0)) })
    }

    private func distance(to place: Place) -> [JSONMember] {
        guard let near = found.near else { return [] }
        return [JSONMember("distanceMeters", .rounded(near.distance(to: place.coordinate), places: 3))]
    }
}
