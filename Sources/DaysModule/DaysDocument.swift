import CivilTime
import Entities
package import Itineraries
package import JSON

/// The days of a trip for programs.
package enum DaysDocument {
    /// `{"days":[{"number","date","from","to","drivingSeconds","distanceMeters","source","visits":[{"stop","arrive","leave",
    /// "zone"}],"night":{"stop"},"warnings":[{"kind","text","stop"}]}],"totals":{…}}`. Stops are numbers from 1; times are local,
    /// without a date where the trip has no start. What is not known is left out.
    package static func value(_ itinerary: Itinerary) -> JSONValue {
        .object([
            JSONMember("days", .array(itinerary.days.map(day))), JSONMember("totals", totals(itinerary.totals)),
        ])
    }

    private static func day(_ day: Itinerary.Day) -> JSONValue {
        func stop(_ visit: Itinerary.Visit?) -> JSONValue { visit.map { .integer($0.stop + 1) } ?? .null }
        var members = [JSONMember("number", .integer(day.number))]
        if let date = day.date { members.append(JSONMember("date", .string(date.text))) }
        members += [
            JSONMember("from", stop(day.visits.first)), JSONMember("to", stop(day.visits.last)),
            JSONMember("drivingSeconds", .integer(day.driving)),
            JSONMember("distanceMeters", .rounded(day.distance, places: 3)),
        ]
        if let source = day.source { members.append(JSONMember("source", .string(source.rawValue))) }
        members.append(JSONMember("visits", .array(day.visits.map { visit($0, hasDates: day.date != nil) })))
        if let night = day.night {
            members.append(JSONMember("night", .object([JSONMember("stop", .integer(night.stop + 1))])))
        }
        members.append(JSONMember("warnings", .array(day.warnings.map(warning))))
        return .object(members)
    }

    private static func visit(_ visit: Itinerary.Visit, hasDates: Bool) -> JSONValue {
        func time(_ name: String, _ moment: CivilDateTime?) -> JSONMember? {
            moment.map { JSONMember(name, .string(hasDates ? $0.minuteText : $0.time.hourAndMinute)) }
        }
        var members = [JSONMember("stop", .integer(visit.stop + 1))]
        members += [time("arrive", visit.arrive), time("leave", visit.leave)].compactMap { $0 }
        members.append(JSONMember("zone", .string(visit.zone)))
        return .object(members)
    }

    private static func warning(_ warning: Itinerary.Warning) -> JSONValue {
        var members = [
            JSONMember("kind", .string(warning.kind.rawValue)), JSONMember("text", .string(warning.text)),
        ]
        if let stop = warning.stop { members.append(JSONMember("stop", .integer(stop + 1))) }
        return .object(members)
    }

    private static func totals(_ totals: Itinerary.Totals) -> JSONValue {
        var members = [
            JSONMember("distanceMeters", .rounded(totals.distance, places: 3)),
            JSONMember("drivingSeconds", .integer(totals.driving)), JSONMember("days", .integer(totals.days)),
            JSONMember("nights", .integer(totals.nights)),
        ]
        if let cost = totals.cost { members.append(JSONMember("cost", .number(Cost.text(ofThousandths: cost)))) }
        if let liters = totals.fuelLiters { members.append(JSONMember("fuelLiters", .rounded(liters, places: 2))) }
        if let cost = totals.fuelCost { members.append(JSONMember("fuelCost", .rounded(cost, places: 2))) }
        if let currency = totals.currency { members.append(JSONMember("currency", .string(currency))) }
        return .object(members)
    }
}
