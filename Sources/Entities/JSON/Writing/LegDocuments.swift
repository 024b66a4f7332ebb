import Geodesy
package import JSON

extension RouteLength {
    /// The number of legs of each source: `{"estimated":2,"osrm":9}`; nil if all are straight lines.
    package var sourcesDocument: JSONValue? {
        guard !isStraight else { return nil }
        return .object(sources.map { JSONMember($0.rawValue, .integer(legs($0))) })
    }
}

extension Route {
    /// The legs as JSON, the same in every document:
    /// `{"from","to","distanceMeters","bearingDegrees","cumulativeMeters","source","durationSeconds"?}`. `from` and
    /// `to` are the numbers of stops, from 1; `source` is the method of the distance. Linear.
    package var legDocuments: JSONValue {
        var cumulative = 0.0
        return .array(
            legs.map { leg in
                cumulative += leg.distance
                var members = [
                    JSONMember("from", .integer(leg.from + 1)),
                    JSONMember("to", .integer(leg.to + 1)),
                    JSONMember("distanceMeters", .rounded(leg.distance, places: 3)),
                    JSONMember("bearingDegrees", .rounded(roundedBearing(leg.initialBearing), places: 3)),
                    JSONMember("cumulativeMeters", .rounded(cumulative, places: 3)),
                    JSONMember("source", .string(leg.source.rawValue)),
                ]
                if let duration = leg.duration {
                    members.append(JSONMember("durationSeconds", .integer(Int(duration.rounded()))))
                }
                return .object(members)
            })
    }
}
