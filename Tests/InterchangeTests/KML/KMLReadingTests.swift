import Interchange
import Testing

@Suite struct KMLReadingTests {
    private static func point(_ name: String, _ coordinates: String, _ more: String = "") -> String {
        "<Placemark><name>\(name)</name>\(more)<Point><coordinates>\(coordinates)</coordinates></Point></Placemark>"
    }

    private static let line =
        "<Placemark><name>L</name><LineString><coordinates>1,2 3,4,5\n5,6</coordinates></LineString></Placemark>"

    @Test(
        "A document gives its trips",
        arguments: [
            ("<name>D</name>" + point("A", "2,1") + point("B", " 4, 3, 0 "), ["D: A@1,2 B@3,4"]),
            (
                "<name>D</name><Folder><name>F</name>" + point("A", "2,1") + line + "</Folder><Folder>"
                    + point("B", "4,3")
                    + "</Folder>" + point("C", "6,5"),
                [
                    "D: C@5,6", "F: A@1,2", "D 2: B@3,4",
                    "notice: 1 line left out: where there are points, lines are not taken",
                ]
            ),
            // A line counts where there are no points.
            (
                "<Folder><name>F</name>" + line + "</Folder>",
                ["L: L (start)@2,1 Stop 2@4,3 L (end)@6,5", "notice: 1 stop of “L” had no name; it is called “Stop 2”"]
            ),
            // Lines that follow one another are one trip.
            (
                line + line.replacing("1,2", with: "5,6").replacing("\n5,6", with: " 7,8"),
                [
                    "L: L (start)@2,1 Stop 2@4,3 L (start)@6,5 Stop 4@4,3 L (end)@8,7",
                    "notice: 2 stops of “L” had no name; they are called “Stop 2” and “Stop 4”",
                ]
            ),
            (
                "<Placemark><name>M</name><description>n</description><MultiGeometry>"
                    + ["1,2 3,4", "3,4 5,6", "7,8 9,9"].map {
                        "<LineString><coordinates>\($0)</coordinates></LineString>"
                    }.joined() + "</MultiGeometry></Placemark>",
                [
                    "M 1: M 1 (start)@2,1[n] Stop 2@4,3 M 1 (end)@6,5", "M 2: M 2 (start)@8,7 M 2 (end)@9,9",
                    "notice: 1 stop of “M 1” had no name; it is called “Stop 2”",
                ]
            ),
            // The pieces of a track are one way.
            (
                "<Placemark><name>T</name><gx:MultiTrack xmlns:gx='u'><gx:Track><gx:coord>1 2</gx:coord></gx:Track>"
                    + "<gx:Track><gx:coord>5 6</gx:coord><gx:coord>7 8</gx:coord></gx:Track></gx:MultiTrack></Placemark>",
                ["T: T (start)@2,1 Stop 2@6,5 T (end)@8,7", "notice: 1 stop of “T” had no name; it is called “Stop 2”"]
            ),
            // The way between the points says nothing more than they do; another line does.
            (
                "<name>D</name>" + point("A", "1,2") + point("B", "5,6") + line
                    + "<Placemark><name>M</name><MultiGeometry><Point><coordinates>7,8</coordinates></Point>"
                    + "<LineString><coordinates>7,8 9,9</coordinates></LineString></MultiGeometry></Placemark>",
                [
                    "D: A@2,1 B@6,5 M@8,7",
                    "notice: 2 lines left out: where there are points, lines are not taken",
                ]
            ),
            ("<name>D</name>" + point("A", "1,2") + point("B", "5,6") + line, ["D: A@2,1 B@6,5"]),
            (
                "<Placemark><name>T</name><gx:Track xmlns:gx='u'><when>x</when><gx:coord>1 2 0</gx:coord><gx:coord>3 4</gx:coord>"
                    + "<gx:coord>5 6 0</gx:coord></gx:Track></Placemark>",
                ["T: T (start)@2,1 Stop 2@4,3 T (end)@6,5", "notice: 1 stop of “T” had no name; it is called “Stop 2”"]
            ),
            (
                "<name>D</name><Placemark><name>M</name><MultiGeometry><Point><coordinates>1,2</coordinates></Point><MultiGeometry>"
                    + "<Point><coordinates>3,4</coordinates></Point></MultiGeometry></MultiGeometry></Placemark>",
                ["D: M@2,1 M@4,3"]
            ),
            // Routes as gpsbabel writes them.
            (
                "<name>GPS device</name><Folder><name>Waypoints</name>"
                    + point("P", "2,1", "<description>n</description>") + point("Q", "4,3") + point("Z", "9,9")
                    + point("P", "2,1.00001", "<description>m</description>") + point("P", "2,9") + "</Folder>"
                    + "<Folder><name>Routes</name><Folder><name>A</name><Folder><name>Points</name>"
                    + point("P", "2,1", "<description>Longitude: 2</description>") + point("Q", "4,3")
                    + point("P", "2,1") + "</Folder>" + line + "</Folder><Folder><name>B</name><Folder>"
                    + "<name>Points</name>" + point("Q", "4,3") + "</Folder>" + line + "</Folder></Folder>",
                ["Waypoints: Z@9,9 P@9,2", "A: P@1,2[n] Q@3,4 P@1,2[m]", "B: Q@3,4"]
            ),
            // Trips of other names may go through the same places.
            (
                "<Folder><name>Waypoints</name>" + point("P", "2,1") + "</Folder><Folder><name>F</name>"
                    + point("P", "2,1") + "</Folder>",
                ["Waypoints: P@1,2", "F: P@1,2"]
            ),
            (
                "<name>D</name>" + line + "<Folder><name>F</name><Folder>" + point("A", "2,1") + "</Folder>" + line
                    + "</Folder>",
                [
                    "F: A@1,2", "notice: the title “D” is left out: the trips have names of their own",
                    "notice: 2 lines left out: where there are points, lines are not taken",
                ]
            ),
            // Notes.
            (
                "<name>D</name>"
                    + point(
                        "A", "2,1",
                        "<description><![CDATA[One<br>Two &amp; <b>three</b><br>k: v]]></description><ExtendedData>"
                            + "<Data name='k'><value>v</value></Data><Data name='x'><displayName>X</displayName><value>y</value></Data>"
                            + "<SchemaData schemaUrl='#s'><SimpleData name='z'>1</SimpleData></SchemaData></ExtendedData>"
                    ),
                ["D: A@1,2[One\nTwo & three\nk: v\nx: y\nz: 1]"]
            ),
            // What is no stop.
            (
                "<name>D</name><Placemark><name>P</name><Polygon><outerBoundaryIs/></Polygon></Placemark>\n<Placemark/>\n"
                    + point("Q", "x,1") + point("R", "1") + point("S", "400,1")
                    + "<NetworkLink><Link><href>http://x/y.kml</href></Link></NetworkLink>",
                [
                    "skipped 1: “P”: a polygon is no place to stop", "skipped 2: it has no place",
                    "skipped 3: “Q”: “x,1” is no place; longitude,latitude was expected",
                    "skipped 3: “R”: “1” is no place; longitude,latitude was expected",
                    "skipped 3: “S”: longitude 400 is outside -180 to 180",
                    "skipped 3: a link to another file (http://x/y.kml), which is not followed; open it in a browser, and import the file that it gives",
                ]
            ),
            // An empty folder of others is no trip.
            ("<Folder><name>Untitled layer</name></Folder>", []),
        ])
    func givesTrips(content: String, expected: [String]) {
        #expect(
            reading("<kml xmlns='http://www.opengis.net/kml/2.2'><Document>\(content)</Document></kml>") == expected)
    }

    @Test("An address is looked up where there is no place")
    func looksAddressesUp() {
        let text = """
            <kml><Document><name>D</name><Placemark><name>Hotel</name><address>Lyon</address></Placemark>
            <Placemark><name>Home</name><address>Nowhere 5</address></Placemark></Document></kml>
            """
        #expect(
            reading(text, places: smallGazetteer) == [
                "D: Hotel@45.764,4.8357[Lyon]",
                "skipped 2: “Home”: it has an address only, and “Nowhere 5” is no place that is known",
                "notice: line 1: “Hotel” was looked up: Lyon (FR)",
            ])
    }

    @Test("With every point a line gives all of them")
    func takesEveryPoint() {
        #expect(
            reading("<kml>\(Self.line)</kml>", everyPoint: true).first
                == "L: L (start)@2,1 Stop 2@4,3 L (end)@6,5")
    }
}
