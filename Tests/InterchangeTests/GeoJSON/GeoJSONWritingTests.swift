import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite struct GeoJSONWritingTests {
    private func trip(_ places: [(Double, Double)], isRoundTrip: Bool = false, note: String? = nil) throws -> Trip {
        let ids = SeededIdentifiers(seed: 1)
        let stops = try places.enumerated().map { index, place in
            Waypoint(
                id: ids.next(), name: try Name("S\(index + 1)"),
                location: try Coordinate(latitude: place.0, longitude: place.1),
                note: index == 0 ? note.flatMap { Note.cut($0) } : nil)
        }
        return Trip(id: ids.next(), name: try Name("T"), waypoints: stops, isRoundTrip: isRoundTrip)
    }

    private func text(_ trip: Trip) -> String {
        String(decoding: GeoJSONFormat().write([trip.routed]).bytes, as: UTF8.self)
    }

    @Test("The whole text that is written") func wholeText() throws {
        #expect(
            text(try trip([(0, 0), (0, 1)], isRoundTrip: true, note: "one\ntwo")) == """
                {"type": "FeatureCollection", "features": [
                  {"type": "Feature", "geometry": {"type": "Point", "coordinates": [0, 0]}, \
                "properties": {"trip": "T", "stop": 1, "name": "S1", "description": "one\\ntwo"}},
                  {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 0]}, \
                "properties": {"trip": "T", "stop": 2, "name": "S2"}},
                  {"type": "Feature", "geometry": {"type": "LineString", "coordinates": [[0, 0], [1, 0], [0, 0]]}, \
                "properties": {"trip": "T", "name": "T", "roundTrip": true, "distanceMeters": 222390.16}}
                ]}

                """)
        #expect(
            String(decoding: GeoJSONFormat().write([]).bytes, as: UTF8.self)
                == "{\"type\": \"FeatureCollection\", \"features\": []}\n")
    }

    struct Crossing: Sendable {
        let places: [(Double, Double)]
        let line: String
    }

    private static let crossings = [
        // The example of RFC 7946, 3.1.9.
        Crossing(
            places: [(45, 170), (45, -170)],
            line: #""MultiLineString", "coordinates": [[[170, 45], [180, 45]], [[-180, 45], [-170, 45]]]"#),
        Crossing(
            places: [(0, -170), (20, 170)],
            line: #""MultiLineString", "coordinates": [[[-170, 0], [-180, 10]], [[180, 10], [170, 20]]]"#),
        Crossing(places: [(0, 90), (0, -90)], line: #""LineString", "coordinates": [[90, 0], [-90, 0]]"#),
        Crossing(
            places: [(0, 170), (0, -180), (0, -170)],
            line: #""MultiLineString", "coordinates": [[[170, 0], [180, 0]], [[-180, 0], [-170, 0]]]"#),
        Crossing(places: [(0, 180), (10, -170)], line: #""LineString", "coordinates": [[-180, 0], [-170, 10]]"#),
        Crossing(places: [(0, 180), (0, -180)], line: #""LineString", "coordinates": [[180, 0], [180, 0]]"#),
        Crossing(places: [(0, 0), (0, 0)], line: #""LineString", "coordinates": [[0, 0], [0, 0]]"#),
        Crossing(
            places: [(0, 170), (0, -170), (0, 170)],
            line:
                #""MultiLineString", "coordinates": [[[170, 0], [180, 0]], [[-180, 0], [-170, 0], [-180, 0]], [[180, 0], [170, 0]]]"#
        ),
    ]

    @Test("Lines are cut at the antimeridian", arguments: crossings) func antimeridian(
        crossing: Crossing
    ) throws {
        let written = text(try trip(crossing.places))
        #expect(written.contains("{\"type\": " + crossing.line + "}, "), "\(written)")
    }
}
