import Geodesy
package import JSON
import PlaceNames

extension FoundPlace {
    /// The place for programs:
    /// `"name","kind","region","country","location":{"latitude","longitude"},"population","zone", "sources":[NAME]`,
    /// null for what is not known.
    package var jsonMembers: [JSONMember] {
        [
            JSONMember("name", .string(ownName)),
            JSONMember("kind", kind.map { .string($0.word) } ?? .null),
            JSONMember("region", (region ?? area?.region).map { .string($0) } ?? .null),
            JSONMember("country", (country.isEmpty ? area?.country : country).map { .string($0) } ?? .null),
            JSONMember(
                "location",
                .object([
                    JSONMember("latitude", .rounded(location.latitude, places: 7)),
                    JSONMember("longitude", .rounded(location.longitude, places: 7)),
                ])),
            JSONMember("population", population.map { .integer($0) } ?? .null),
            JSONMember("zone", zone.map { .string($0) } ?? .null),
            JSONMember("sources", .array(sources.map { .string($0.name) })),
        ]
    }
}
