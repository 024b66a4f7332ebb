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

    mutating func name() -> Name {
        let parts = [
            "Lyon", "St. \"Émil\"", "München", "東京", "a\\b", "🚗", "x\u{1}y", "Springfield", "=cmd", "e\u{301}",
        ]
        let text = (0..<number(upTo: 3) + 1).map { _ in parts[number(upTo: parts.count)] }.joined(separator: " ")
        return Name.cut(text) ?? .newStop
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
            id: ids.next(), name: name(), location: place, note: note,
            otherFields: .init(beside: members(), insideLocation: members()))
    }

    mutating func trip(maximumStops: Int = 12) -> Trip {
        Trip(
            id: ids.next(), name: name(), waypoints: (0..<number(upTo: maximumStops + 1)).map { _ in stop() },
            isRoundTrip: chance(20), otherFields: members())
    }

    mutating func library(maximumTrips: Int = 6) -> Library {
        Library(trips: (0..<number(upTo: maximumTrips + 1)).map { _ in trip() }, otherFields: members())
    }

    /// A change that fits `library`.
    mutating func change(of library: Library, depth: Int = 2) -> Change {
        let kind = number(upTo: depth > 0 ? 14 : 11)
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
        switch kind {
        case 1: return .removeTrips(library.trips.filter { _ in chance(40) }.map(\.id).shuffled(using: &random))
        case 2:
            var other = self.trip()
            other = Trip(id: trip.id, name: other.name, waypoints: other.waypoints, otherFields: other.otherFields)
            return .replaceTrip(other)
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
            let other = self.stop()
            return .replaceStop(
                trip: trip.id,
                Waypoint(
                    id: stop.id, name: other.name, location: other.location, note: other.note,
                    otherFields: other.otherFields))
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
