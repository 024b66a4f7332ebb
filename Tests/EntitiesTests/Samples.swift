import CivilTime
import Entities
import Geodesy
import JSON
import TestSupport

/// Seeded trips for tests.
struct Samples {
    var random: SplitMix64
    let ids: SeededIdentifiers

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        ids = SeededIdentifiers(seed: seed ^ 0xABCDEF)
    }

    mutating func number(upTo bound: Int) -> Int { Int(random.next() >> 33) % bound }

    mutating func chance(_ percent: Int) -> Bool { number(upTo: 100) < percent }

    /// The bytes with one to three of them replaced by chance.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<number(upTo: 3) + 1 {
            bytes[number(upTo: bytes.count)] = UInt8(number(upTo: 256))
        }
        return bytes
    }

    mutating func name() -> Name {
        let parts = [
            "Lyon", "St. \"Émil\"", "München", "東京", "a\\b", "🚗", "x\u{1}y", "Springfield", "=cmd", "e\u{301}",
        ]
        let text = (0..<number(upTo: 3) + 1).map { _ in parts[number(upTo: parts.count)] }.joined(separator: " ")
        return Name.cut(text) ?? .newTrip
    }

    mutating func members(depth: Int = 2) -> [ForeignField] {
        guard chance(20) else { return [] }
        return (0..<number(upTo: 3) + 1).map { ForeignField("other\($0)", RawJSON(value(depth: depth))) }
    }

    mutating func value(depth: Int) -> JSONValue {
        switch number(upTo: depth > 0 ? 6 : 4) {
        case 0: .null
        case 1: .bool(chance(50))
        case 2: .number(["1e2", "-0.50", "12345678901234567890", "0E+1", "1e999"][number(upTo: 5)])
        case 3: .string(name().text)
        case 4: .array((0..<number(upTo: 3)).map { _ in value(depth: depth - 1) })
        default: .object((0..<number(upTo: 3)).map { JSONMember("m\($0)", value(depth: depth - 1)) })
        }
    }

    mutating func stop() -> Waypoint {
        var (latitude, longitude) = (
            Double.random(in: -90...90, using: &random), Double.random(in: -180...180, using: &random)
        )
        if chance(70) { (latitude, longitude) = ((latitude * 1e4).rounded() / 1e4, (longitude * 1e4).rounded() / 1e4) }
        if chance(3) { (latitude, longitude) = (-0.0, 180) }
        let place = (try? Coordinate(latitude: latitude, longitude: longitude)) ?? origin
        let note = chance(30) ? Note.cut("Line 1\nLine 2: \(name().text)") : nil
        return Waypoint(
            id: ids.next(), name: name(), location: place, note: note, plan: stopPlan(),
            otherFields: .init(beside: members(), insideLocation: members()))
    }

    mutating func stopPlan() -> StopPlan {
        var plan = StopPlan.none
        guard chance(30) else { return plan }
        let moment = CivilDateTime(secondsSince1970: Int64(number(upTo: 40_000_000)) * 60)
        let settings: [StopSetting] = [
            .kind(StopKind(["sleep", "see", "museum"][number(upTo: 3)])), .stayMinutes(number(upTo: 500)),
            .nights(number(upTo: 4)), .arrive(chance(50) ? .on(moment) : .anyDay(moment.time)), .leave(moment.time),
            .cost(cost()), .way(way(moment)),
        ]
        for setting in settings where chance(50) { try? plan.set(setting) }
        return plan
    }

    /// A cost, in the currency of the trip or in one of its own.
    private mutating func cost() -> Cost? {
        Cost(thousandths: Int64(number(upTo: 100_000)), currency: chance(30) ? ["GBP", "CZK"][number(upTo: 2)] : nil)
    }

    private mutating func way(_ moment: CivilDateTime) -> Way? {
        var way = try? Way(
            by: Way.Means.allCases[number(upTo: 4)], minutes: chance(50) ? 1 + number(upTo: 600) : nil,
            departs: chance(50) ? nil : chance(50) ? .on(moment) : .anyDay(moment.time),
            cost: chance(50) ? cost() : nil)
        way?.otherFields = members()
        return way
    }

    mutating func plan() -> Plan {
        var plan = Plan.none
        guard chance(40) else { return plan }
        let settings: [PlanSetting] = [
            .start(CivilDate(daysSince1970: Int64(number(upTo: 40_000)))),
            .leave(TimeOfDay(hour: number(upTo: 24), minute: number(upTo: 60), second: 0)),
            .dailyMinutes(1 + number(upTo: 1_440)), .speed(Double(20 + number(upTo: 200)) / 2), .detour(1.25),
            .legMinutes(number(upTo: 30)), .litersPer100km(7.2), .kWhPer100km(18), .days(1 + number(upTo: 30)),
            .price(Double(number(upTo: 500)) / 100),
            .currency("EUR"),
        ]
        for setting in settings where chance(50) { try? plan.set(setting) }
        plan.otherFields.beside = members()
        plan.otherFields.insideFuel = members()
        return plan
    }

    mutating func trip(maximumStops: Int = 12) -> Trip {
        Trip(
            id: ids.next(), name: name(), waypoints: (0..<number(upTo: maximumStops + 1)).map { _ in stop() },
            isRoundTrip: chance(20), plan: plan(), otherFields: members())
    }

    mutating func library(maximumTrips: Int = 6) -> Library {
        Library(trips: (0..<number(upTo: maximumTrips + 1)).map { _ in trip() }, otherFields: members())
    }

    /// A change that fits `library`.
    mutating func change(of library: Library, depth: Int = 2) -> Change {
        let kind = number(upTo: depth > 0 ? 15 : 11)
        if kind == 11 {
            var state = library
            return .several(
                (0..<number(upTo: 4)).map { _ in
                    let part = change(of: state, depth: depth - 1)
                    _ = try? state.apply(part)
                    return part
                })
        }
        if kind == 12 { return .labelled("Imported “\(name().text)”", change(of: library, depth: depth - 1)) }
        guard kind > 0, !library.trips.isEmpty else {
            let trips = (0..<number(upTo: 4)).map { _ in self.trip() }
            return .insertTrips(
                trips.map { PlacedTrip(index: number(upTo: library.trips.count + 3), trip: $0) }.sorted {
                    $0.index < $1.index
                })
        }
        let trip = library.trips[number(upTo: library.trips.count)]
        if kind == 13 { return .ifUnchanged(trip, change(of: library, depth: depth - 1)) }
        if kind == 14 {
            var edited = trip
            edited.name = name()
            edited.plan = plan()
            for index in edited.waypoints.indices where chance(30) { edited.waypoints[index].plan = stopPlan() }
            return .editTrip(from: trip, to: edited)
        }
        switch kind {
        case 1: return .removeTrips(library.trips.filter { _ in chance(40) }.map(\.id).shuffled(using: &random))
        case 2:
            return .replaceTrip(self.trip().with(id: trip.id))
        case 3: return .renameTrip(trip.id, name())
        case 4: return .setRoundTrip(trip.id, chance(50))
        case 5:
            let stops = (0..<number(upTo: 5)).map { _ in stop() }
            return .insertStops(
                trip: trip.id,
                stops.map { PlacedStop(index: number(upTo: trip.waypoints.count + 4) - 1, stop: $0) }
                    .sorted { $0.index < $1.index })
        case 6:
            return .removeStops(
                trip: trip.id, trip.waypoints.filter { _ in chance(40) }.map(\.id).shuffled(using: &random))
        case 7: return .reverseStops(trip: trip.id)
        case 8: return .reorderStops(trip: trip.id, trip.waypoints.map(\.id).shuffled(using: &random))
        default:
            guard let stop = trip.waypoints.randomElement(using: &random) else { return .reverseStops(trip: trip.id) }
            if kind == 9 {
                return .moveStop(trip: trip.id, stop: stop.id, to: number(upTo: trip.waypoints.count + 3) - 1)
            }
            return .replaceStop(trip: trip.id, self.stop().with(id: stop.id))
        }
    }

    private var origin: Coordinate { .nullPlace }
}

extension Coordinate {
    static let nullPlace: Coordinate = {
        do { return try Coordinate(latitude: 0, longitude: 0) } catch { preconditionFailure("0, 0 is a place") }
    }()
}

/// A trip whose stops have these names.
func trip(_ name: String, stops: [String] = [], seed: UInt64 = 1) throws -> Trip {
    let ids = SeededIdentifiers(seed: seed)
    return Trip(
        id: ids.next(), name: try Name(name),
        waypoints: try stops.enumerated().map { index, stop in
            Waypoint(
                id: ids.next(), name: try Name(stop), location: try Coordinate(latitude: Double(index), longitude: 0))
        })
}
