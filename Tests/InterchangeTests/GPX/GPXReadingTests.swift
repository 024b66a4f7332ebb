import Interchange
import Testing

@Suite struct GPXReadingTests {
    private static let a = "<wpt lat='1' lon='2'><name>A</name></wpt>"
    private static let b = "<wpt lat='3' lon='4'><name>B</name></wpt>"

    @Test(
        "A file gives its trips",
        arguments: [
            // Loose points: the name of the metadata, of GPX 1.0, of the file.
            ("<metadata><name>M</name></metadata>" + a + b, ["M: A@1,2 B@3,4"]),
            ("<name>Old</name>" + a, ["Old: A@1,2"]),
            (
                a + "<wpt lat='5' lon='6'/>",
                ["file: A@1,2 Stop 2@5,6", "notice: 1 stop of “file” had no name; it is called “Stop 2”"]
            ),
            // Routes and tracks.
            ("<rte><name>R</name><rtept lat='1' lon='2'><name>A</name></rtept></rte>", ["R: A@1,2"]),
            (
                "<trk><name>T</name><trkseg><trkpt lat='1' lon='2'/><trkpt lat='3' lon='4'/></trkseg>"
                    + "<trkseg><trkpt lat='5' lon='6'/></trkseg></trk>",
                [
                    "T: Stop 1@1,2 Stop 2@3,4 Stop 3@5,6",
                    "notice: 3 stops of “T” had no name; they are called “Stop 1” to “Stop 3”",
                ]
            ),
            (
                "<trk><name>T</name><trkseg><trkpt lat='1' lon='2'/><trkpt lat='3' lon='4'><name>N</name></trkpt>"
                    + "<trkpt lat='5' lon='6'/></trkseg></trk>",
                [
                    "T: Stop 1@1,2 N@3,4 Stop 3@5,6",
                    "notice: 2 stops of “T” had no name; they are called “Stop 1” and “Stop 3”",
                ]
            ),
            // Start and end that have names come once.
            (
                "<trk><name>T</name><trkseg><trkpt lat='1' lon='2'><name>A</name></trkpt><trkpt lat='3' lon='4'/>"
                    + "<trkpt lat='5' lon='6'><name>B</name></trkpt></trkseg></trk>",
                ["T: A@1,2 B@5,6", "notice: 1 point of lines left out; --every-point takes them"]
            ),
            // Several unnamed ones are told apart.
            (
                "<rte><rtept lat='1' lon='2'><name>A</name></rtept></rte><rte><rtept lat='3' lon='4'><name>B</name></rtept></rte>",
                ["file: A@1,2", "file 2: B@3,4"]
            ),
            // The same stops loose and in a route, up to 25 m apart, come once; notes are not lost.
            (
                "<wpt lat='1.0002' lon='2'><name>A</name><desc>note</desc></wpt>" + b
                    + "<rte><name>R</name><rtept lat='1' lon='2'><name>A</name></rtept>"
                    + "<rtept lat='3' lon='4'><name>B</name></rtept></rte>",
                ["R: A@1,2[note] B@3,4"]
            ),
            (
                "<wpt lat='1.0003' lon='2'><name>A</name></wpt>" + b
                    + "<rte><name>R</name><rtept lat='1' lon='2'><name>A</name></rtept>"
                    + "<rtept lat='3' lon='4'><name>Bb</name></rtept></rte>",
                ["R: A@1,2 Bb@3,4[B]", "notice: 1 place at a stop of “R” is in the note of that"]
            ),
            // Points of a route or a track without names are called like the loose points there.
            (
                "<wpt lat='1.0002' lon='2'><name>A</name><desc>note</desc></wpt>" + b
                    + "<rte><rtept lat='3' lon='4'/><rtept lat='5' lon='6'><name>C</name></rtept>"
                    + "<rtept lat='1' lon='2'/></rte>",
                ["file: B@3,4 C@5,6 A@1,2[note]"]
            ),
            (
                a + "<rte><name>R</name><rtept lat='1' lon='2'/><rtept lat='1.0003' lon='2'/></rte>",
                [
                    "R: A@1,2 Stop 2@1.0003,2",
                    "notice: 1 stop of “R” had no name; it is called “Stop 2”",
                ]
            ),
            (
                b + a
                    + "<trk><name>T</name><trkseg><trkpt lat='1' lon='2.0002'/><trkpt lat='2' lon='3'/>"
                    + "<trkpt lat='3' lon='4'/></trkseg></trk>",
                ["T: A@1,2.0002 B@3,4", "notice: 1 point of lines left out; --every-point takes them"]
            ),
            // A track that leads along the loose points is their way: they are one trip.
            (
                a + "<wpt lat='2' lon='3'><name>M</name></wpt>" + b
                    + "<trk><name>T</name><trkseg><trkpt lat='1' lon='2'/><trkpt lat='3' lon='4'/></trkseg></trk>",
                ["T: A@1,2 M@2,3 B@3,4"]
            ),
            // Across the antimeridian and at a pole too.
            (
                "<wpt lat='0' lon='179.9999'><name>A</name></wpt><wpt lat='90' lon='77'><name>P</name></wpt>"
                    + "<rte><name>R</name><rtept lat='0' lon='-179.9999'><name>A</name></rtept>"
                    + "<rtept lat='89.9999' lon='-20'><name>P</name></rtept></rte>",
                ["R: A@0,-179.9999 P@89.9999,-20"]
            ),
            // Round trips.
            (
                "<rte><name>R</name><type> Round  Trip </type><rtept lat='1' lon='2'><name>A</name></rtept>"
                    + "<rtept lat='3' lon='4'><name>B</name></rtept><rtept lat='1' lon='2'><name>A</name></rtept></rte>",
                ["R (round): A@1,2 B@3,4"]
            ),
            (
                "<rte><name>R</name><rtept lat='1' lon='2'><name>A</name></rtept><rtept lat='1' lon='2'><name>A</name></rtept></rte>",
                ["R: A@1,2 A@1,2"]
            ),
            // Notes, signs, CDATA, entities, other elements, extensions.
            (
                "<wpt lat=' +48.5 ' lon=\"-1e1\"><ele>5</ele><time>2020-01-01T00:00:00+02:00</time><name><![CDATA[A & B]]></name>"
                    + "<cmt>c</cmt><desc>d &lt;i&gt;</desc><link href='http://x'><text>t</text></link></wpt>",
                [
                    "file: A & B@48.5,-10[d\n\nc\n\nhttp://x]",
                    "notice: left out: the time of 1 point, the height of 1 point",
                ]
            ),
            (
                "<wpt lat='1' lon='2'><name>A</name><cmt>same</cmt><desc>same</desc><extensions><x:a xmlns:x='u'><x:name>no</x:name>"
                    + "</x:a><b/></extensions><x:name xmlns:x='u'>no</x:name></wpt>",
                ["file: A@1,2[same]", "notice: 3 extensions of other programs left out"]
            ),
            // Empty: only what this program wrote is a trip without stops.
            ("<rte><name>Plan</name></rte><rte/><trk><name>T</name><trkseg/></trk>", []),
            (
                "<rte><name>R</name><rtept lat='x' lon='2'/></rte>",
                ["skipped 1: latitude “x” is not a number"]
            ),
        ])
    func givesTrips(content: String, expected: [String]) {
        #expect(reading("<gpx version='1.1'>\(content)</gpx>") == expected)
    }

    @Test(
        "A bad point is skipped with its line and reason",
        arguments: [
            ("lon='1'", "the point has no latitude (lat)"), ("lat='1'", "the point has no longitude (lon)"),
            ("lat='48,5' lon='1'", "latitude “48,5” has a comma; decimals need a point"),
            ("lat='1' lon='nan'", "longitude “nan” is not a number"),
            ("lat='0x1p3' lon='1'", "latitude “0x1p3” is not a number"),
            ("lat='' lon='1'", "latitude “” is not a number"),
            ("lat='1e999' lon='1'", "latitude “1e999” is not a number"),
            ("lat='90.1' lon='1'", "latitude 90.1 is outside -90 to 90"),
            ("lat='1' lon='-361'", "longitude -361 is outside -180 to 180"),
        ])
    func skipsBadPoints(attributes: String, reason: String) {
        let text = "<gpx>\n<wpt lat='1' lon='2'><name>A</name></wpt>\n\n<wpt \(attributes)>\n<name>B</name></wpt></gpx>"
        #expect(reading(text) == ["file: A@1,2", "skipped 4: \(reason)"])
    }

    @Test("Any prefix, or none, or a byte order mark is read")
    func readsAnyPrefix() {
        let plain = "<gpx version='1.0'><wpt lat='1' lon='2'><name>A</name></wpt></gpx>"
        #expect(reading("\u{FEFF}<?xml version='1.0'?>\n" + plain) == ["file: A@1,2"])
        let prefixed = plain.replacing("<", with: "<g:").replacing("<g:/", with: "</g:")
        #expect(reading(prefixed) == ["file: A@1,2"])
    }

    @Test("With every point a track gives all of them")
    func takesEveryPoint() {
        let points = (1...4).map { "<trkpt lat='\($0)' lon='0'/>" }.joined()
        let text = "<gpx><trk><name>T</name><trkseg>\(points)</trkseg></trk></gpx>"
        #expect(
            reading(text, everyPoint: true).first
                == "T: Stop 1@1,0 Stop 2@2,0 Stop 3@3,0 Stop 4@4,0")
    }

    @Test("A name over the limit is cut, the whole goes in front of the note")
    func cutsNames() {
        let long = String(repeating: "n", count: 201)
        let text = "<gpx><wpt lat='1' lon='2'><name>\(long)</name><desc>note</desc></wpt></gpx>"
        let cut = String(repeating: "n", count: 200)
        #expect(
            reading(text) == [
                "file: \(cut)@1,2[\(long)\nnote]", "notice: line 1: the name is too long; it is cut to “\(cut)”",
            ])
    }

    @Test(
        "A file that is wrong as a whole is refused",
        arguments: [
            ("<gpx><wpt lat='1' lon='2'>", "error F:1:27: the document ends inside “wpt”; it is not complete"),
            ("<gpx/>x", "error F:1:7: nothing may follow the end of the document"),
            ("<kml/>", "error F:1:1: the outermost element is “kml”, not “gpx”"),
        ])
    func refuses(text: String, expected: String) {
        #expect(reading(text, as: GPXFormat()) == [expected])
    }
}
