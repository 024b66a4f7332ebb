import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

@Suite struct KMLWritingTests {
    @Test(
        "Trips that are called like days, and notes that say nights, come back as they were",
        arguments: [
            ("Thursday, June 4", "x"), ("Day 2", "x"), ("T", "2 nights"), ("T", "the lake\n€240"), ("T", "no room"),
        ])
    func readsOwn(name: String, note: String) throws {
        let ids = SeededIdentifiers(seed: 7)
        let stops = try ["A", "B"].map {
            Waypoint(id: ids.next(), name: try Name($0), location: try Coordinate(1, 2), note: try Note(note))
        }
        let trips = [
            Trip(id: ids.next(), name: try Name(name), waypoints: stops),
            Trip(id: ids.next(), name: try Name("Other"), waypoints: stops.map { $0.with(id: ids.next()) }),
        ]
        for format in [KMLFormat(), KMZFormat()] as [any TripFormat] {
            let back = try format.read(bytes: format.document(trips).bytes).trips
            #expect(back.map(\.contentKey) == trips.map(\.contentKey))
        }
    }

    @Test("A trip is a folder with its points and one line")
    func writesFolders() throws {
        let ids = SeededIdentifiers(seed: 7)
        let stops = try [("A", 1.5, 180.0, "one\ntwo & <three>"), ("B", 0, -0.00000005, nil)].map {
            Waypoint(
                id: ids.next(), name: try Name($0.0), location: try Coordinate($0.1, $0.2),
                note: try $0.3.flatMap(Note.init))
        }
        let trips = [
            Trip(id: ids.next(), name: try Name("T"), waypoints: stops, isRoundTrip: true),
            Trip(id: ids.next(), name: try Name("Empty")),
        ]
        let document = KMLFormat().document(trips)
        #expect(
            String(decoding: document.bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <kml xmlns="http://www.opengis.net/kml/2.2">
                  <Document>
                    <Folder>
                      <name>T</name>
                      <ExtendedData>
                        <Data name="roundTrip">
                          <value>true</value>
                        </Data>
                      </ExtendedData>
                      <Placemark>
                        <name>A</name>
                        <description>one&lt;br&gt;two &amp;amp; &amp;lt;three&amp;gt;</description>
                        <Point>
                          <coordinates>180,1.5</coordinates>
                        </Point>
                      </Placemark>
                      <Placemark>
                        <name>B</name>
                        <Point>
                          <coordinates>-0.0000001,0</coordinates>
                        </Point>
                      </Placemark>
                      <Placemark>
                        <name>T</name>
                        <LineString>
                          <tessellate>1</tessellate>
                          <coordinates>-180,1.5 -0.0000001,0 -180,1.5</coordinates>
                        </LineString>
                      </Placemark>
                    </Folder>
                    <Folder>
                      <name>Empty</name>
                      <ExtendedData>
                        <Data name="roundTrip">
                          <value>false</value>
                        </Data>
                      </ExtendedData>
                    </Folder>
                  </Document>
                </kml>

                """)
        #expect(document.warnings == [])
        #expect(KMZFormat().document(trips).isBinary)
    }
}
