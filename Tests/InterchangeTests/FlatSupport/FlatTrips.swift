import Entities
import Foundation
import Geodesy
import Interchange
import TestSupport

/// Trips made of chance and a seed, with all that is hard to write: quotes, separators, formulas, line ends, other
/// scripts.
struct FlatTrips {
    private var generator: SplitMix64
    private let ids: SeededIdentifiers

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
        ids = SeededIdentifiers(seed: seed)
    }

    private static let pieces = [
        "Lyon", "=1+1", "@home", "-5", "+48", "'", "''=x", "\"", "\"\"", ",", ";", "|", "a,b", "Zürich", "東京", "👩‍👩‍👧", "é",
        "e\u{301}", "\\", "#", "# Trip: x", "geo:1,2", "https://x.org/?q=1,2", "=", "a=geo:1,2", "40.7, -73.9",
        "<b>&amp;",
        "null", "[1]", "{", "\u{7F}", "\u{1B}[1m", "\u{202E}", "1", "Stop 1", "O'Hare", "x=48.1,2.2", "sep=", "\u{1}",
    ]

    private mutating func text(_ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &generator)).map { _ in
            FlatTrips.pieces.randomElement(using: &generator) ?? ""
        }.joined(separator: Bool.random(using: &generator) ? " " : "")
    }

    private mutating func name() -> Name {
        while true { if let name = Name.cut(text(1...4)) { return name } }
    }

    private mutating func note() -> Note? {
        guard Int.random(in: 0..<3, using: &generator) == 0 else { return nil }
        let lines = (0..<Int.random(in: 1...3, using: &generator)).map { _ in text(0...4) }
        return Note.cut(lines.joined(separator: "\n"))
    }

    private mutating func degrees(_ limit: Double) -> Double {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: return [0, -0.0, limit, -limit, 1e-7, -1e-7, 0.1].randomElement(using: &generator) ?? 0
        case 1: return Double.random(in: -limit...limit, using: &generator)
        default: return (Double.random(in: -limit...limit, using: &generator) * 1e5).rounded() / 1e5
        }
    }

    /// The next trip of the row, its stops 0 to 8.
    mutating func next(allowsEmpty: Bool = true) -> Trip {
        let count = Int.random(in: (allowsEmpty ? 0 : 1)...8, using: &generator)
        var stops: [Waypoint] = []
        for _ in 0..<count {
            guard let place = try? Coordinate(latitude: degrees(90), longitude: degrees(180)) else { continue }
            // The same place twice, the first one again too.
            let again = Int.random(in: 0..<6, using: &generator) == 0 ? stops.randomElement(using: &generator) : nil
            stops.append(
                Waypoint(
                    id: ids.next(), name: again?.name ?? name(), location: again?.location ?? place,
                    note: again?.note ?? note()))
        }
        return Trip(
            id: ids.next(), name: name(), waypoints: stops, isRoundTrip: Int.random(in: 0..<3, using: &generator) == 0)
    }

    /// `count` trips; names come twice now and then, also one after the other.
    mutating func next(_ count: Int, allowsEmpty: Bool = true) -> [Trip] {
        var trips: [Trip] = []
        for _ in 0..<count {
            var trip = next(allowsEmpty: allowsEmpty)
            if let last = trips.last, Int.random(in: 0..<5, using: &generator) == 0 { trip.name = last.name }
            trips.append(trip)
        }
        return trips
    }
}

extension Trip {
    /// The trip with the straight way along its stops.
    var routed: RoutedTrip {
        var legs = zip(waypoints, waypoints.dropFirst()).enumerated().map { index, pair in
            Leg(
                from: index, to: index + 1, distance: pair.0.location.distance(to: pair.1.location),
                initialBearing: pair.0.location.initialBearing(to: pair.1.location))
        }
        if isRoundTrip, waypoints.count > 1, let first = waypoints.first, let last = waypoints.last {
            legs.append(
                Leg(
                    from: waypoints.count - 1, to: 0, distance: last.location.distance(to: first.location),
                    initialBearing: last.location.initialBearing(to: first.location)))
        }
        return RoutedTrip(trip: self, route: Route(legs: legs))
    }

    /// The trip without its notes.
    var withoutNotes: Trip {
        var copy = self
        for index in copy.waypoints.indices { copy.waypoints[index].note = nil }
        return copy
    }

    /// One line that tells what an import found.
    var lineOfText: String {
        let stops = waypoints.map { stop in
            "\(stop.name.text)@\(degreesText(stop.location.latitude)),\(degreesText(stop.location.longitude))"
                + (stop.note.map { "[\($0.text)]" } ?? "")
        }
        return "\(name.text)\(isRoundTrip ? " (round)" : ""): " + stops.joined(separator: " ")
    }
}
