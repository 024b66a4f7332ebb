import Entities
import Foundation
import Geodesy
import TestSupport

/// Trips by chance, the same for the same seed, with everything that a format might stumble over.
struct MarkupTrips {
    private var generator: SplitMix64
    private let identifiers: SeededIdentifiers

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
        identifiers = SeededIdentifiers(seed: seed)
    }

    mutating func trip() throws -> Trip {
        let count = Int.random(in: 0...12, using: &generator)
        var stops: [Waypoint] = []
        for _ in 0..<count {
            if let again = stops.randomElement(using: &generator), Int.random(in: 0..<8, using: &generator) == 0 {
                stops.append(
                    Waypoint(id: identifiers.next(), name: again.name, location: again.location, note: again.note))
            } else {
                stops.append(
                    Waypoint(
                        id: identifiers.next(), name: try Name(name()), location: try location(),
                        note: Bool.random(using: &generator) ? try Note(note()) : nil))
            }
        }
        return Trip(
            id: identifiers.next(), name: try Name(name()), waypoints: stops,
            isRoundTrip: Int.random(in: 0..<3, using: &generator) == 0)
    }

    private mutating func location() throws -> Coordinate {
        if Int.random(in: 0..<15, using: &generator) == 0 {
            return try Coordinate(
                latitude: [-90.0, 0, 90].randomElement(using: &generator) ?? 0,
                longitude: [-180.0, 0, 179.9999999, 180].randomElement(using: &generator) ?? 0)
        }
        let latitude = Double.random(in: -90...90, using: &generator)
        let longitude = Double.random(in: -180...180, using: &generator)
        // Some with all their digits, some as people write them.
        let steps: [Double] = [1e2, 1e5, 1e7, 1e15]
        let digits = steps.randomElement(using: &generator) ?? 1
        return try Coordinate(
            latitude: (latitude * digits).rounded() / digits, longitude: (longitude * digits).rounded() / digits)
    }

    private mutating func name() -> String {
        text(lines: false)
    }

    private mutating func note() -> String {
        text(lines: true)
    }

    private mutating func text(lines: Bool) -> String {
        let pieces = [
            "Lyon", "Ålesund", "Grand Canyon", "東京", "<b>bold</b>", "a & b", "&amp;", "&#65;", "]]>", "\"quoted\"",
            "it's",
            "👩‍👩‍👧", "=1+1", "x < y > z", "<br>", "مرحبا", "https://example.org/?a=1&b=2", "-5", "e\u{301}", "\u{FFFD}",
            "\u{10FFFD}", "<!-- -->", "<![CDATA[", ",;|",
        ]
        let separators = lines ? [" ", "\n", "\n\n", "  ", "\t", " \n  "] : [" "]
        var result = pieces.randomElement(using: &generator) ?? ""
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            result += (separators.randomElement(using: &generator) ?? " ")
            result += pieces.randomElement(using: &generator) ?? ""
        }
        return result
    }
}
