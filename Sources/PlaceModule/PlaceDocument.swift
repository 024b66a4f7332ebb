import Geodesy
package import JSON
import MapData
import PlaceNames

/// Places for programs.
package struct PlaceDocument {
    private let places: [Place]

    /// Places in the order in which they are printed.
    init(_ places: [Place]) {
        self.places = places
    }

    /// `[{"name","region","country","location":{"latitude","longitude"},"population"}]`, null for what is not known.
    package var json: JSONValue {
        .array(
            places.map { place in
                .object([
                    JSONMember("name", .string(place.name)),
                    JSONMember("region", place.region.map { .string($0) } ?? .null),
                    JSONMember("country", .string(place.country)),
                    JSONMember(
                        "location",
                        .object([
                            JSONMember("latitude", .rounded(place.coordinate.latitude, places: 7)),
                            JSONMember("longitude", .rounded(place.coordinate.longitude, places: 7)),
                        ])),
                    JSONMember("population", place.population.map { .integer($0) } ?? .null),
                ])
            })
    }
}
