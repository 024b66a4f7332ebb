import CivilTime
import Entities
import TestSupport

/// Trips with plans made of chance and a seed, all of which begin on one day.
struct PlannedTrips {
    private var generator: SplitMix64
    private let seed: UInt64

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
        self.seed = seed
    }

    static let start = CivilDate(text: "2027-06-12")

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }

    private mutating func time() -> TimeOfDay {
        let (hour, minute) = [(0, 5), (8, 30), (12, 0), (18, 7), (23, 55)].randomElement(using: &generator) ?? (9, 0)
        guard let time = TimeOfDay(hour: hour, minute: minute, second: 0) else { preconditionFailure("no time") }
        return time
    }

    private mutating func fixed() -> PlannedTime {
        guard chance(2), let start = Self.start else { return .anyDay(time()) }
        return .on(CivilDateTime(date: start.adding(days: Int.random(in: 0..<9, using: &generator)), time: time()))
    }

    private mutating func cost() -> Cost? {
        Cost(thousandths: Int64([0, 1, 500, 9_500, 30_000, 85_000, 1_250_125].randomElement(using: &generator) ?? 0))
    }

    /// A trip of a few stops near each other, in which each decision is made now and then.
    mutating func next() throws -> Trip {
        var stops: [Waypoint] = []
        for index in 0..<Int.random(in: 1...7, using: &generator) {
            var stop = stop(
                UInt64(100 + index), ["Ås", "Night: Ås", "a, b; c\\d", "=1"].randomElement(using: &generator) ?? "",
                Double.random(in: 58...62, using: &generator), Double.random(in: 5...12, using: &generator),
                note: chance(3) ? "two\nlines, \"quoted\"; \\n" : nil)
            if chance(3) { try stop.plan.set(.nights(Int.random(in: 0...3, using: &generator))) }
            if chance(4) { try stop.plan.set(.stayMinutes([1, 61, 90, 600, 1_500].randomElement(using: &generator))) }
            if chance(4) { try stop.plan.set(.arrive(fixed())) }
            if chance(5) { try stop.plan.set(.leave(time())) }
            if chance(3) { try stop.plan.set(.cost(cost())) }
            if chance(3) {
                let kinds = StopKind.known + ["museum", "=kind, of", "'x"]
                try stop.plan.set(.kind(kinds.randomElement(using: &generator).flatMap { StopKind($0) }))
            }
            if chance(4) {
                let means = Way.Means.allCases.randomElement(using: &generator) ?? .ferry
                let minutes = chance(3) ? nil : [5, 60, 61, 120, 150, 1_441].randomElement(using: &generator)
                try stop.plan.set(
                    .way(
                        Way(
                            by: means, minutes: minutes, departs: chance(2) ? fixed() : nil,
                            cost: chance(2) ? cost() : nil)))
            }
            stops.append(stop)
        }
        var trip = Trip(
            id: id(seed), name: name("Trip \(seed)"), waypoints: stops, isRoundTrip: stops.count > 1 && chance(4))
        try trip.plan.set(.start(Self.start))
        if chance(2) {
            try trip.plan.set(.currency("EUR"))
            try payElsewhere(&trip)
        }
        return trip
    }

    /// Puts some costs of a trip into currencies of their own.
    private mutating func payElsewhere(_ trip: inout Trip) throws {
        for index in trip.waypoints.indices where chance(2) {
            let plan = trip.waypoints[index].plan
            if let cost = plan.cost { try trip.waypoints[index].plan.set(.cost(cost.in(chance(2) ? "GBP" : "CZK"))) }
            if var way = plan.way, let cost = way.cost {
                way.cost = cost.in("CHF")
                try trip.waypoints[index].plan.set(.way(way))
            }
        }
    }

    /// The same with decisions about the trip as a whole.
    mutating func nextOfAll() throws -> Trip {
        var trip = try next()
        if chance(2) { try trip.plan.set(.leave(time())) }
        if chance(2) { try trip.plan.set(.dailyMinutes(Int.random(in: 120...600, using: &generator))) }
        if chance(3) { try trip.plan.set(.days(Int.random(in: 1...20, using: &generator))) }
        if chance(3) { try trip.plan.set(.kWhPer100km(18)) } else { try trip.plan.set(.litersPer100km(7.25)) }
        if chance(2) { try trip.plan.set(.price(1.859)) }
        if chance(3) { try trip.plan.set(.speed(87.5)) }
        if chance(3) { try trip.plan.set(.detour(1.3)) }
        if chance(3) { try trip.plan.set(.legMinutes(0)) }
        return trip
    }
}
