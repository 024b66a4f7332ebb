import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite struct GPXWritingTests {
    private let ids = SeededIdentifiers(seed: 7)

    private func trip(
        _ name: String, _ stops: [(String, Double, Double, String?)], isRoundTrip: Bool = false
    ) throws -> Trip {
        Trip(
            id: ids.next(), name: try Name(name),
            waypoints: try stops.map { name, latitude, longitude, note in
                Waypoint(
                    id: ids.next(), name: try Name(name),
                    location: try Coordinate(latitude: latitude, longitude: longitude),
                    note: try note.flatMap(Note.init))
            }, isRoundTrip: isRoundTrip)
    }

    @Test(
        "Stops of a track that have one name, or names that count up, come back as they were", arguments: [true, false])
    func namesThatAreAlike(isRoundTrip: Bool) throws {
        let alike = try trip("Alike", (0..<4).map { ("New Stop", 10, Double($0), nil) }, isRoundTrip: isRoundTrip)
        let counted = try trip(
            "Counted", (1...25).map { ("Stop \($0)", 10, Double($0), nil) }, isRoundTrip: isRoundTrip)
        let document = GPXTrackFormat().document([alike, counted])
        let context = ImportContext(fileName: "tracks", identifiers: ids) { text, _ in
            .failure(PlaceRefusal("“\(text)” was asked for"))
        }
        #expect(
            try GPXFormat().read(document.bytes, context).trips.map(\.contentKey) == [alike, counted].map(\.contentKey))
    }

    @Test("Stops are written as waypoints and as a route that a round trip closes")
    func writesWaypointsAndRoutes() throws {
        let trip = try trip(
            "R & <R>", [("A", 1.5, -180, "line 1\nline 2"), ("B \u{1}", 0, 180, nil)], isRoundTrip: true)
        let document = GPXFormat().document([trip])
        #expect(
            String(decoding: document.bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <gpx version="1.1" creator="roadtrip" xmlns="http://www.topografix.com/GPX/1/1">
                  <metadata>
                    <name>R &amp; &lt;R&gt;</name>
                  </metadata>
                  <wpt lat="1.5" lon="-180">
                    <name>A</name>
                    <desc>line 1
                line 2</desc>
                  </wpt>
                  <wpt lat="0" lon="-180">
                    <name>B \u{FFFD}</name>
                  </wpt>
                  <rte>
                    <name>R &amp; &lt;R&gt;</name>
                    <type>round trip</type>
                    <rtept lat="1.5" lon="-180">
                      <name>A</name>
                      <desc>line 1
                line 2</desc>
                    </rtept>
                    <rtept lat="0" lon="-180">
                      <name>B \u{FFFD}</name>
                    </rtept>
                    <rtept lat="1.5" lon="-180">
                      <name>A</name>
                      <desc>line 1
                line 2</desc>
                    </rtept>
                  </rte>
                </gpx>

                """)
        #expect(document.warnings == ["“R & <R>”: control characters, which XML cannot hold, became U+FFFD"])
        #expect(!document.isBinary)
    }

    @Test("A track has points on the great circle, at most 50 km apart, the stops among them named")
    func writesTracks() throws {
        let trip = try trip("T", [("A", 0, 179, nil), ("B", 0, -179.8, nil)])
        let document = GPXTrackFormat().document([trip])
        let text = String(decoding: document.bytes, as: UTF8.self)
        #expect(!text.contains("<wpt") && !text.contains("<rte"))
        #expect(
            text.split(separator: "\n").dropFirst(8).map { $0.drop { $0 == " " } } == [
                "<trkpt lat=\"0\" lon=\"179\">", "<name>A</name>", "</trkpt>", "<trkpt lat=\"0\" lon=\"179.4\"/>",
                "<trkpt lat=\"0\" lon=\"179.8\"/>", "<trkpt lat=\"0\" lon=\"179.9999999\"/>", "</trkseg>", "<trkseg>",
                "<trkpt lat=\"0\" lon=\"-180\"/>", "<trkpt lat=\"0\" lon=\"-179.8\">", "<name>B</name>", "</trkpt>",
                "</trkseg>", "</trk>", "</gpx>",
            ])
    }

    @Test(
        "Routes that devices may cut are said",
        arguments: [
            (125, false, nil), (124, true, nil), (125, true, "126"), (250, false, "250"), (250, true, "251"),
        ] as [(Int, Bool, String?)])
    func warnsOfLength(count: Int, isRoundTrip: Bool, said: String?) throws {
        let stops = (0..<count).map { ("S\($0)", Double($0) / 10, 0.0, String?.none) }
        let warnings = GPXFormat().document([try trip("Long", stops, isRoundTrip: isRoundTrip)]).warnings
        #expect(warnings.count == (said == nil ? 0 : 1))
        if let said {
            #expect(warnings.first?.hasPrefix("“Long” has \(said) route points") == true)
            #expect(warnings.first?.contains("TomTom") == (said == "251"))
        }
    }
}
