import Interchange
import Testing

/// Points of GPX files that lead the way and are no places, and what is said of those that are.
@Suite struct GPXPointRoleTests {
    private func read(_ content: String, everyPoint: Bool = false) -> [String] {
        reading(
            "<gpx version='1.1' creator='x' xmlns:trp='u' xmlns:gh='v' xmlns:gpxx='w'>\(content)</gpx>",
            everyPoint: everyPoint)
    }

    private static let route =
        "<rte><name>R</name><rtept lat='1' lon='2'><name>A</name><extensions><trp:ViaPoint/></extensions></rtept>"
        + "<rtept lat='2' lon='3'><name>Via 1</name><extensions><trp:ShapingPoint/><gpxx:RoutePointExtension/></extensions>"
        + "</rtept><rtept lat='3' lon='4'><name>B</name></rtept></rte>"

    @Test("A shaping point of Garmin is no stop unless every point is asked for")
    func shapingPoints() {
        #expect(read(Self.route).first == "R: A@1,2 B@3,4")
        #expect(read(Self.route).contains("notice: 1 point that only shapes the way or says where to turn is no stop"))
        #expect(read(Self.route, everyPoint: true).first == "R: A@1,2 Via 1@2,3 B@3,4")
    }

    @Test(
        "Where to turn is no stop",
        arguments: [
            "<desc>Turn left</desc><extensions><gh:distance>1</gh:distance><gh:sign>-2</gh:sign></extensions>",
            "<desc>right</desc><extensions><turn>TR</turn><turn-angle>90</turn-angle></extensions>",
            "<desc>Head north</desc><extensions><distance>5</distance><type>11</type><step>0</step></extensions>",
            "<name>Turn left</name><type>Left_turn</type>", "<name>Rue X</name><type>Slight right</type>",
        ])
    func instructions(point: String) {
        func points(_ middle: String) -> String {
            "<rte><name>R</name><rtept lat='1' lon='2'>\(middle)</rtept><rtept lat='2' lon='3'>\(middle)</rtept>"
                + "<rtept lat='3' lon='4'>\(middle)</rtept></rte>"
        }
        // The ends are stops, but what they say is no name.
        #expect(read(points(point)).first == "R: Stop 1@1,2 Stop 2@3,4")
        #expect(
            read("<wpt lat='1' lon='2'><name>A</name></wpt><wpt lat='2' lon='3'>\(point)</wpt>").first == "file: A@1,2")
    }

    @Test("The numbered points of a line, and points that are all called the same, are no stops")
    func countingNames() {
        func track(_ count: Int, _ name: (Int) -> String) -> String {
            let points = (1...count).map { "<trkpt lat='\($0)' lon='2'><name>\(name($0))</name></trkpt>" }
            return "<trk><name>T</name><trkseg>" + points.joined() + "</trkseg></trk>"
        }
        #expect(read(track(30) { "TP\($0)" }).first == "T: Stop 1@1,2 Stop 2@30,2")
        #expect(read(track(30) { _ in "trk1" }).first == "T: Stop 1@1,2 Stop 2@30,2")
        #expect(read(track(3) { "Stage \($0)" }).first == "T: Stage 1@1,2 Stage 2@2,2 Stage 3@3,2")
    }

    @Test("A point of a track that is named after a waypoint has its note too")
    func notesOfWaypoints() {
        let wpt = "<wpt lat='1' lon='2'><name>A</name><desc>n</desc></wpt>"
        let track = "<trk><name>T</name><trkseg><trkpt lat='1' lon='2'>%</trkpt><trkpt lat='3' lon='4'/></trkseg></trk>"
        #expect(read(wpt + track.replacing("%", with: "")).first == "T: A@1,2[n] Stop 2@3,4")
        #expect(read(wpt + track.replacing("%", with: "<desc>own</desc>")).first == "T: A@1,2[own\nn] Stop 2@3,4")
        // Where the loose points stay together, the track has the note as well.
        let other = "<wpt lat='9' lon='9'><name>M</name></wpt><wpt lat='8' lon='9'><name>N</name></wpt>"
        #expect(
            read(wpt + other + track.replacing("%", with: "")).prefix(2) == [
                "file: A@1,2[n] M@9,9 N@8,9", "T: A@1,2[n] Stop 2@3,4",
            ])
    }

    @Test("A description of one line is the name of a point that has none")
    func namedByDescription() {
        #expect(read("<wpt lat='1' lon='2'><desc>Café &amp; bar</desc></wpt>") == ["file: Café & bar@1,2"])
        #expect(read("<wpt lat='1' lon='2'><name> </name><cmt>Pass</cmt></wpt>") == ["file: Pass@1,2"])
        #expect(read("<wpt lat='1' lon='2'><desc>a\nb</desc></wpt>").first == "file: Stop 1@1,2[a\nb]")
        #expect(read("<wpt lat='1' lon='2'><link href='https://x'/></wpt>").first == "file: Stop 1@1,2[https://x]")
    }

    @Test("a description that is only a link to the point itself is no note; one to another place stays")
    func ownLink() {
        func point(_ desc: String) -> String? {
            read("<wpt lat='46.02' lon='7.75'><name>A</name><desc>\(desc)</desc></wpt>").first
        }
        #expect(point("https://www.google.com/maps?q=46.02,7.75") == "file: A@46.02,7.75")
        #expect(point("https://www.openstreetmap.org/?mlat=46.02&amp;mlon=7.75") == "file: A@46.02,7.75")
        for kept in [
            "See https://www.google.com/maps?q=46.02,7.75", "https://www.google.com/maps?q=46.03,7.75",
            "https://example.org/46.02,7.75",
        ] { #expect(point(kept) == "file: A@46.02,7.75[\(kept)]") }
    }

    @Test("HTML in descriptions is read as text, and a note that is the name is none")
    func notes() {
        #expect(
            read(
                "<wpt lat='1' lon='2'><name>A</name><desc><![CDATA[<p>one<br>two &amp; <b>three</b></p>]]></desc></wpt>"
            )
                == ["file: A@1,2[one\ntwo & three]"])
        #expect(read("<wpt lat='1' lon='2'><name>A</name><cmt>A</cmt><desc>A</desc></wpt>") == ["file: A@1,2"])
        let own =
            "<gpx version='1.1' creator='roadtrip'><wpt lat='1' lon='2'><name>A</name><desc>&lt;b></desc></wpt></gpx>"
        #expect(reading(own) == ["file: A@1,2[<b>]"])
    }

    @Test("White space may stand before the XML declaration")
    func spaceFirst() {
        let text =
            "\n  <?xml version='1.0' encoding='ISO-8859-1'?>\n<gpx><wpt lat='1' lon='x'><name>A</name></wpt></gpx>"
        #expect(reading(text) == ["skipped 3: longitude “x” is not a number"])
    }
}
