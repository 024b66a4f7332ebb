import Geodesy
package import JSON

extension RouteLength {
    /// The number of legs of each source: `{"estimated":2,"osrm":9,"given":1}`; nil if all are straight lines.
    package var sourcesDocument: JSONValue? {
        guard !isStraight || givenLegs > 0 else { return nil }
        let measured = sources.map { ($0.rawValue, measuredLegs($0)) } + [(LegSource.givenName, givenLegs)]
        return .object(measured.filter { $0.1 > 0 }.map { JSONMember($0.0, .integer($0.1)) })
    }
}

extension Route {
    /// The legs as JSON, the same in every document:
    /// `{"from","to","distanceMeters","straightMeters","bearingDegrees","cumulativeMeters","source",
    /// "durationSeconds"?}`, and with a crossing `"drivingMeters","drivingSeconds"?,"ferries"`; one that is walked has
    /// `"by":"walk"`. `from` and `to` are the
    /// numbers of stops, from 1; `source` is the method of the distance, or `given` where the person gave the way.
    /// Linear.
    package var legDocuments: JSONValue {
        var cumulative = 0.0
        return .array(
            legs.map { leg in
                cumulative += leg.distance
                var members = [
                    JSONMember("from", .integer(leg.from + 1)),
                    JSONMember("to", .integer(leg.to + 1)),
                    JSONMember("distanceMeters", .rounded(leg.distance, places: 3)),
                    JSONMember("straightMeters", .rounded(leg.straightDistance, places: 3)),
                    JSONMember("bearingDegrees", .rounded(roundedBearing(leg.initialBearing), places: 3)),
                    JSONMember("cumulativeMeters", .rounded(cumulative, places: 3)),
                    JSONMember("source", .string(leg.sourceName)),
                ]
                if let duration = leg.duration {
                    members.append(JSONMember("durationSeconds", .integer(Int(duration.rounded()))))
                }
                if leg.isWalked { members.append(JSONMember("by", .string(Way.Means.walk.rawValue))) }
                if leg.hasCrossing { members += leg.crossingMembers }
                return .object(members)
            })
    }
}

extension RouteLength {
    /// The members of a total: `"distanceMeters","straightMeters"`, with a driving time `"durationSeconds"`, and with
    /// crossings `"drivingMeters","drivingSeconds"?`.
    package var totalMembers: [JSONMember] {
        var members = [
            JSONMember("distanceMeters", .rounded(metres, places: 3)),
            JSONMember("straightMeters", .rounded(straightMetres, places: 3)),
        ]
        if let duration { members.append(JSONMember("durationSeconds", .integer(Int(duration.rounded())))) }
        guard drivingMetres < metres else { return members }
        members.append(JSONMember("drivingMeters", .rounded(drivingMetres, places: 3)))
        if let drivingDuration {
            members.append(JSONMember("drivingSeconds", .integer(Int(drivingDuration.rounded()))))
        }
        return members
    }
}

extension Leg {
    /// The driven part of a leg on which the car is carried, and its ferries: `"drivingMeters","drivingSeconds"?,
    /// "ferries":[{"from","to","kind":"ferry"|"train","seconds"}]`.
    fileprivate var crossingMembers: [JSONMember] {
        var members = [JSONMember("drivingMeters", .rounded(drivingDistance, places: 3))]
        if let drivingDuration {
            members.append(JSONMember("drivingSeconds", .integer(Int(drivingDuration.rounded()))))
        }
        let ferries = crossings.map { crossing in
            JSONValue.object([
                JSONMember("from", .string(crossing.from)), JSONMember("to", .string(crossing.to)),
                JSONMember("kind", .string(crossing.kind.rawValue)),
                JSONMember("seconds", .integer(Int(crossing.duration.rounded()))),
            ])
        }
        return members + [JSONMember("ferries", .array(ferries))]
    }
}
