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

    /// `[{"name","kind","region","country","location":{"latitude","longitude"},"population","zone","sources":[NAME]}]`, null
    /// for what is not known; with a place that is near also `"distanceMeters"`.
    package var json: JSONValue {
        .array(
            found.places.map { place in
                .object(
                    [
                        JSONMember("name", .string(place.name)),
                        JSONMember("kind", .string(place.kind.word)),
                        JSONMember("region", place.region.map { .string($0) } ?? .null),
                        JSONMember("country", .string(place.country)),
                        JSONMember(
                            "location",
                            .object([
                                JSONMember("latitude", .rounded(place.coordinate.latitude, places: 7)),
                                JSONMember("longitude", .rounded(place.coordinate.longitude, places: 7)),
                            ])),
                        JSONMember("population", place.population.map { .integer($0) } ?? .null),
                        JSONMember("zone", place.zone.map { .string($0) } ?? .null),
                        JSONMember("sources", .array(place.sources.list.map { .string($0.name) })),
                    ] + distance(to: place))
            })
    }

    private func distance(to place: Place) -> [JSONMember] {
        guard let near = found.near else { return [] }
        return [JSONMember("distanceMeters", .rounded(near.distance(to: place.coordinate), places: 3))]
    }
}
