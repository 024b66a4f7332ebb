import CivilTime
import Entities
package import JSON

/// The days of a trip for programs.
package struct ItineraryDocument {
    /// Returns the number that a stop has for programs; nil for a town that is suggested.
    private let number: (_ stop: Int) -> Int?
    /// The places that are suggested for a night, by the stop that stands for them.
    private let suggested: (_ stop: Int) -> [JSONValue]

    /// Numbers stops from 1, where nothing is suggested.
    package init() {
        self.init(number: { $0 + 1 }, suggested: { _ in [] })
    }

    /// Creates documents with these numbers of stops and these suggestions.
    package init(number: @escaping (_ stop: Int) -> Int?, suggested: @escaping (_ stop: Int) -> [JSONValue]) {
        self.number = number
        self.suggested = suggested
    }

    /// `{"days":[{"number","date","from","to","drivingSeconds","distanceMeters","sunrise","sunset","daylight","source",
    /// "visits":[{"stop","arrive","leave","zone","fixed","slackSeconds","leaveBy"}],
    /// "ways":[{"to","by","seconds","departs","arrives","waitSeconds"}],
    /// "borders":[{"from","to","alongMeters","changes":[TEXT]}],
    /// "night":{"stop","nights"},"warnings":[{"kind","text","stop"}]}],
    /// "totals":{…}}`; a night in a suggested town is
    /// `{"suggested":[PLACE]}`, the town's visits have `"stop":null`. On a day whose legs were measured in several ways
    /// each visit has the `source` of the leg that leads to it. Times are local, without a date where the trip has no
    /// start. An entry of several days has `"lastNumber"` and `"lastDate"` too. Unknown values are left out.
    package func value(_ itinerary: Itinerary) -> JSONValue {
        .object([
            JSONMember("days", .array(itinerary.days.map(day))), JSONMember("totals", totals(itinerary.totals)),
        ])
    }

    private func stop(_ index: Int?) -> JSONValue { index.flatMap(number).map { .integer($0) } ?? .null }

    private func day(_ day: Itinerary.Day) -> JSONValue {
        var members = [JSONMember("number", .integer(day.number))]
        if let date = day.date { members.append(JSONMember("date", .string(date.text))) }
        if day.lastNumber > day.number {
            members.append(JSONMember("lastNumber", .integer(day.lastNumber)))
            if let date = day.lastDate { members.append(JSONMember("lastDate", .string(date.text))) }
        }
        members += [
            JSONMember("from", stop(day.visits.first?.stop)), JSONMember("to", stop(day.visits.last?.stop)),
            JSONMember("drivingSeconds", .integer(day.driving)),
            JSONMember("distanceMeters", .rounded(day.distance, places: 3)),
        ]
        members += sun(day.sun)
        if let source = day.source {
            let isGiven = day.length.legs == day.ways.count(where: \.isGiven)
            members.append(JSONMember("source", .string(isGiven ? LegSource.givenName : source.rawValue)))
        }
        if day.isFree { members.append(JSONMember("free", .bool(true))) }
        members.append(JSONMember("visits", .array(day.visits.map { visit($0, of: day) })))
        if !day.ways.isEmpty { members.append(JSONMember("ways", .array(day.ways.map { way($0, of: day) }))) }
        if !day.borders.isEmpty { members.append(JSONMember("borders", .array(day.borders.map(border)))) }
        if let night = day.night {
            let places = suggested(night.stop)
            let place =
                places.isEmpty ? JSONMember("stop", stop(night.stop)) : JSONMember("suggested", .array(places))
            let count = day.nights > 1 ? [JSONMember("nights", .integer(day.nights))] : []
            members.append(JSONMember("night", .object([place] + count)))
        }
        members.append(JSONMember("warnings", .array(day.warnings.map(warning))))
        return .object(members)
    }

    /// Sunrise and sunset by the clocks there, null with the reason where there is none.
    private func sun(_ sun: Itinerary.Sun?) -> [JSONMember] {
        guard let sun else { return [] }
        func time(_ name: String, _ moment: CivilDateTime?) -> JSONMember {
            JSONMember(name, moment.map { .string($0.minuteText) } ?? .null)
        }
        return [time("sunrise", sun.sunrise), time("sunset", sun.sunset)]
            + (sun.daylight.map { [JSONMember("daylight", .string($0.rawValue))] } ?? [])
    }

    private func way(_ way: Itinerary.Passage, of day: Itinerary.Day) -> JSONValue {
        func time(_ name: String, _ moment: CivilDateTime?) -> JSONMember? {
            moment.map { JSONMember(name, .string(day.date == nil ? $0.time.hourAndMinute : $0.minuteText)) }
        }
        return .object(
            [
                JSONMember("to", stop(way.stop)), JSONMember("by", .string(way.means.rawValue)),
                JSONMember("seconds", .integer(way.seconds)), time("departs", way.departs),
                time("arrives", way.arrives), way.wait > 0 ? JSONMember("waitSeconds", .integer(way.wait)) : nil,
            ].compactMap { $0 })
    }

    private func border(_ border: BorderCrossing) -> JSONValue {
        let along = border.along.map { JSONMember("alongMeters", .rounded($0, places: 0)) }
        let changes = JSONMember("changes", .array(border.changes.map { .string($0.text) }))
        return .object(
            [JSONMember("from", .string(border.from)), JSONMember("to", .string(border.to)), along, changes]
                .compactMap { $0 })
    }

    private func visit(_ visit: Itinerary.Visit, of day: Itinerary.Day) -> JSONValue {
        let hasDates = day.date != nil
        func time(_ name: String, _ moment: CivilDateTime?) -> JSONMember? {
            moment.map { JSONMember(name, .string(hasDates ? $0.minuteText : $0.time.hourAndMinute)) }
        }
        var members = [JSONMember("stop", stop(visit.stop))]
        members += [
            visit.isArrivalUnknown ? nil : time("arrive", visit.arrive),
            visit.isLeaveUnknown ? nil : time("leave", visit.leave),
        ].compactMap { $0 }
        let ways = Set(day.ways.filter(\.isGiven).map(\.stop))
        if let source = visit.source, day.length.sources.count > 1 || !ways.isEmpty {
            let isGiven = ways.contains(visit.stop)
            members.append(JSONMember("source", .string(isGiven ? LegSource.givenName : source.rawValue)))
        }
        members.append(JSONMember("zone", .string(visit.zone)))
        members += [
            time("fixed", visit.fixed), visit.slack.map { JSONMember("slackSeconds", .integer($0)) },
            time("leaveBy", visit.leaveBy),
        ].compactMap { $0 }
        return .object(members)
    }

    private func warning(_ warning: Itinerary.Warning) -> JSONValue {
        var members = [
            JSONMember("kind", .string(warning.kind.rawValue)), JSONMember("text", .string(warning.text)),
        ]
        if let index = warning.stop { members.append(JSONMember("stop", stop(index))) }
        return .object(members)
    }

    private func costs(_ cost: Int64, _ byKind: [KindCost]) -> [JSONMember] {
        let kinds = byKind.map { JSONMember($0.kind, .number(Cost.text(ofThousandths: $0.cost))) }
        return [JSONMember("cost", .number(Cost.text(ofThousandths: cost))), JSONMember("costByKind", .object(kinds))]
    }

    private func totals(_ totals: Itinerary.Totals) -> JSONValue {
        var members = [
            JSONMember("distanceMeters", .rounded(totals.distance, places: 3)),
            JSONMember("drivingSeconds", .integer(totals.driving)), JSONMember("days", .integer(totals.days)),
            JSONMember("nights", .integer(totals.nights)),
        ]
        if let days = totals.freeDays { members.append(JSONMember("freeDays", .integer(days))) }
        if let cost = totals.cost { members += costs(cost, totals.costByKind) }
        if !totals.otherCosts.isEmpty {
            let others = totals.otherCosts.map { other in
                let currency = other.currency.map { [JSONMember("currency", .string($0))] } ?? []
                return JSONValue.object(currency + costs(other.cost, other.byKind))
            }
            members.append(JSONMember("otherCosts", .array(others)))
        }
        if let liters = totals.fuelLiters { members.append(JSONMember("fuelLiters", .rounded(liters, places: 2))) }
        if let energy = totals.energy { members.append(JSONMember("energyKWh", .rounded(energy, places: 2))) }
        if let cost = totals.fuelCost { members.append(JSONMember("fuelCost", .rounded(cost, places: 2))) }
        if let cost = totals.totalCost { members.append(JSONMember("totalCost", .rounded(cost, places: 3))) }
        if let currency = totals.currency { members.append(JSONMember("currency", .string(currency))) }
        return .object(members)
    }
}
