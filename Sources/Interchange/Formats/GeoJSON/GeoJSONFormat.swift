import Entities
import Geodesy
import JSON
package import Text

/// GeoJSON (RFC 7946): a point for each stop, and a line for each trip, along the roads where these are known, cut at
/// the antimeridian.
///
/// Kept: names, order, places in full, notes (`description`), trips, trips without stops, round trips, plans. Not kept:
/// ids, the fields of others.
package struct GeoJSONFormat: TripFormat {
    /// The format.
    package init() {}

    package var name: String { "geojson" }
    package var fileEndings: [String] { ["geojson"] }
    package var sharedEndings: [String] { ["json"] }

    /// GeoJSON differs from other JSON by the members of its outermost object.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        beginningOfGeoJSON(beginning)
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        // A text sequence (RFC 8142) has a sign before each of its texts, which is white space otherwise.
        let isSequence = bytes.first == 0x1E
        let text = isSequence ? bytes.map { $0 == 0x1E ? 0x20 : $0 } : bytes
        return try text.withUnsafeBufferPointer { buffer throws(TextFault) in
            try GeoJSONImport.read(buffer, context)
        }
    }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        var document = GeoJSONDocument(capacity: trips.reduce(256) { $0 + $1.trip.waypoints.count * 220 })
        for routed in trips { document.write(routed) }
        return ExportedDocument(
            bytes: document.finished(), warnings: LeftOut(trips.map(\.trip), keeps: LeftOut.allPlans).lines)
    }
}

/// A GeoJSON text while it is written, one feature a line.
private struct GeoJSONDocument: ~Copyable {
    private var writer: JSONWriter
    private var isEmpty = true

    init(capacity: Int) {
        writer = JSONWriter(capacity: capacity)
        writer.write(raw: "{\"type\": \"FeatureCollection\", \"features\": [")
    }

    /// The whole text.
    mutating func finished() -> [UInt8] {
        writer.write(raw: isEmpty ? "]}\n" : "\n]}\n")
        return writer.array
    }

    /// Writes a trip: its stops in order, then its line.
    mutating func write(_ routed: RoutedTrip) {
        let trip = routed.trip
        for (index, stop) in trip.waypoints.enumerated() {
            beginFeature("Point")
            write(stop.location)
            beginProperties(trip)
            writer.write(raw: ", \"stop\": ")
            writer.write(index + 1)
            writer.write(raw: ", \"name\": ")
            writer.write(stop.name.text)
            if let note = stop.note {
                writer.write(raw: ", \"description\": ")
                writer.write(note.text)
            }
            if index == 0 { writePlans(trip) }
            writer.write(raw: "}}")
        }
        if trip.waypoints.isEmpty { writeEmpty(trip) } else { writeLine(routed) }
    }

    /// A feature without a place, which holds the name of a trip without stops.
    private mutating func writeEmpty(_ trip: Trip) {
        separate()
        writer.write(raw: "{\"type\": \"Feature\", \"geometry\": null")
        beginProperties(trip)
        writer.write(raw: ", \"stop\": 0")
        if trip.isRoundTrip { writer.write(raw: ", \"roundTrip\": true") }
        writePlans(trip)
        writer.write(raw: "}}")
    }

    /// Writes what is planned, for the trip and all its stops.
    private mutating func writePlans(_ trip: Trip) {
        guard let plans = WrittenPlans.record(of: trip) else { return }
        writer.write(raw: ", \"roadtripPlans\": ")
        writer.write(plans)
    }

    private mutating func writeLine(_ routed: RoutedTrip) {
        let trip = routed.trip
        let parts = partsCutAtAntimeridian(routed.way)
        guard let only = parts.first else { return }
        if parts.count == 1 {
            beginFeature("LineString")
            write(only)
        } else {
            beginFeature("MultiLineString")
            writer.write(byte: UInt8(ascii: "["))
            for (index, part) in parts.enumerated() {
                if index > 0 { writer.write(raw: ", ") }
                write(part)
            }
            writer.write(byte: UInt8(ascii: "]"))
        }
        beginProperties(trip)
        writer.write(raw: ", \"name\": ")
        writer.write(trip.name.text)
        if trip.isRoundTrip { writer.write(raw: ", \"roundTrip\": true") }
        if !routed.route.legs.isEmpty {
            writer.write(raw: ", \"distanceMeters\": ")
            writer.write(JSONValue.rounded(routed.route.distance, places: 3))
        }
        if let sources = routed.route.length.sourcesDocument {
            writer.write(raw: ", \"sources\": ")
            writer.write(sources)
        }
        writer.write(raw: "}}")
    }

    private mutating func separate() {
        writer.write(raw: isEmpty ? "\n  " : ",\n  ")
        isEmpty = false
    }

    private mutating func beginFeature(_ geometry: StaticString) {
        separate()
        writer.write(raw: "{\"type\": \"Feature\", \"geometry\": {\"type\": \"")
        writer.write(raw: geometry)
        writer.write(raw: "\", \"coordinates\": ")
    }

    /// Ends the geometry, if there is one, and begins the properties with the trip.
    private mutating func beginProperties(_ trip: Trip) {
        writer.write(raw: trip.waypoints.isEmpty ? ", \"properties\": {\"trip\": " : "}, \"properties\": {\"trip\": ")
        writer.write(trip.name.text)
    }

    private mutating func write(_ places: [Coordinate]) {
        writer.write(byte: UInt8(ascii: "["))
        for (index, place) in places.enumerated() {
            if index > 0 { writer.write(raw: ", ") }
            write(place)
        }
        writer.write(byte: UInt8(ascii: "]"))
    }

    private mutating func write(_ place: Coordinate) {
        writer.write(byte: UInt8(ascii: "["))
        // Adding 0 makes 0 of -0.
        writer.write(place.longitude + 0)
        writer.write(raw: ", ")
        writer.write(place.latitude + 0)
        writer.write(byte: UInt8(ascii: "]"))
    }
}
