import CivilTime
import Entities
import Geodesy
import Text

/// Several tables of which each has the stops of some days of one journey.
struct DayTables {
    /// The journey.
    let trip: Trip

    /// The greatest distance in metres between the end of one table and the beginning of the next one.
    private static let samePlace = 1_000.0

    /// Puts the trips of tables together, each of which begins where another one ends, on the day on which that ends or
    /// the next one; nil for any other trips, and where their costs are in a currency and in none. Linear in the stops.
    init?(_ trips: [Trip], called name: Name) {
        let parts = trips.compactMap { trip in trip.plan.start.map { (start: $0, trip: trip) } }
            .sorted { $0.start.daysSince1970 < $1.start.daysSince1970 }
        let currencies = Set(trips.filter { !$0.waypoints.flatMap(\.costs).isEmpty }.map(\.plan.currency))
        guard parts.count == trips.count, var journey = parts.first?.trip, trips.count > 1,
            currencies.count < 2 || !currencies.contains(nil)
        else { return nil }
        if journey.plan.currency == nil, let code = currencies.compactMap({ $0 }).first {
            try? journey.plan.set(.currency(code))
        }
        for (part, next) in zip(parts, parts.dropFirst()) {
            let days = next.start.daysSince1970 - Self.end(of: part.trip, from: part.start).daysSince1970
            guard (0...1).contains(days), let last = part.trip.waypoints.last, let first = next.trip.waypoints.first,
                !part.trip.isRoundTrip, !next.trip.isRoundTrip,
                last.location.distance(to: first.location) <= Self.samePlace
            else { return nil }
            var stops = next.trip.waypoints
            for index in stops.indices {
                stops[index].moveCosts(from: next.trip.plan.currency, to: journey.plan.currency)
            }
            let end = journey.waypoints.count - 1
            journey.waypoints[end].goOn(as: stops[0], nights: Int(days))
            journey.waypoints += stops.dropFirst()
        }
        journey.name = name
        trip = journey
    }

    /// The day on which a trip ends.
    private static func end(of trip: Trip, from start: CivilDate) -> CivilDate {
        start.adding(days: trip.waypoints.reduce(0) { $0 + ($1.plan.nights ?? 0) })
    }
}

extension Waypoint {
    /// Takes what another table says of this stop, where its days begin so many nights behind those of this one.
    fileprivate mutating func goOn(as other: Waypoint, nights further: Int) {
        let nights = (plan.nights ?? 0) + (other.plan.nights ?? 0) + further
        if nights > 0 { try? plan.set(.nights(nights)) }
        if plan.kind == nil { try? plan.set(.kind(other.plan.kind)) }
        if let leave = other.plan.leave { try? plan.set(.leave(leave)) }
        if plan.arrive == nil { try? plan.set(.arrive(other.plan.arrive)) }
        let minutes = [plan.stayMinutes, other.plan.stayMinutes].compactMap { $0 }
        if !minutes.isEmpty { try? plan.set(.stayMinutes(minutes.reduce(0, +))) }
        if let cost = other.plan.cost {
            if let sum = cost.adding(plan.cost) {
                try? plan.set(.cost(sum))
            } else {
                addNote("Cost: \(cost)")
            }
        }
        let known = Set(note?.text.split(separator: "\n") ?? [])
        for line in other.note?.text.split(separator: "\n") ?? [] where !known.contains(line) {
            addNote(String(line))
        }
    }
}
