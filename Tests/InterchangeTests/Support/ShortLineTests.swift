import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Lines with few points, and texts about whole files") struct ShortLineTests {
    private static func kml(_ inside: String) -> String {
        "<kml xmlns=\"http://www.opengis.net/kml/2.2\"><Document>\(inside)</Document></kml>"
    }

    private static func text(_ format: String, count: Int) -> String {
        let places = (0..<count).map { (45 + Double($0) / 2, 10) }
        switch format {
        case "kml":
            let line = places.map { "\($0.1),\($0.0)" }.joined(separator: " ")
            return kml(
                "<Placemark><name>T</name><LineString><coordinates>\(line)</coordinates></LineString></Placemark>")
        case "gpx":
            let points = places.map { "<trkpt lat=\"\($0.0)\" lon=\"\($0.1)\"/>" }.joined()
            return "<gpx><trk><name>T</name><trkseg>\(points)</trkseg></trk></gpx>"
        default:
            let line = places.map { "[\($0.1),\($0.0)]" }.joined(separator: ",")
            return "{\"type\":\"Feature\",\"geometry\":{\"type\":\"LineString\",\"coordinates\":[\(line)]},"
                + "\"properties\":{\"name\":\"T\"}}"
        }
    }

    @Test(
        "The points of a short line are its stops, and those of a long one are counted",
        arguments: ["kml", "gpx", "geojson"])
    func lines(format: String) throws {
        func read(_ count: Int, everyPoint: Bool = false) throws -> (stops: [Int], notices: [String]) {
            let text = Self.text(format, count: count)
            let found = try #require(TripFormats.recognizing(Array(text.utf8)))
            let imported = try found.read(text: text, everyPoint: everyPoint)
            return (imported.trips.map(\.waypoints.count), imported.notices.filter { $0.contains("left out") })
        }
        #expect(try read(3) == ([3], []))
        #expect(try read(25) == ([25], []))
        #expect(try read(26) == ([2], ["24 points of lines left out; --every-point takes them"]))
        #expect(try read(60) == ([2], ["58 points of lines left out; --every-point takes them"]))
        #expect(try read(60, everyPoint: true) == ([60], []))
    }

    @Test("A short track beside other places is their way") func trackBesidePlaces() {
        let track = Self.text("gpx", count: 5).replacing(
            "<gpx>", with: "<gpx><wpt lat=\"45\" lon=\"10\"><name>A</name></wpt>")
        #expect(!reading(track).contains { $0.contains("Stop 3") })
    }

    @Test("Titles and descriptions that no trip has are told")
    func texts() {
        let map = Self.kml(
            "<name>Map</name><description>Our tour</description><Folder><name>L</name><description>Layer</description>"
                + "<Placemark><name>A</name><Point><coordinates>2,1</coordinates></Point></Placemark></Folder>")
        #expect(
            reading(map) == [
                "L: A@1,2", "notice: the title “Map” is left out: the trips have names of their own",
                "notice: the description of “Map” is left out, as trips have none: “Our tour”",
                "notice: the description of “L” is left out, as trips have none: “Layer”",
            ])
        let route =
            "<gpx><metadata><name>Tour</name><desc>Whole</desc></metadata><rte><name>R</name><type>touring</type><desc>Part</desc>"
            + "<rtept lat=\"1\" lon=\"2\"><name>A</name><type>Odd</type><src>s</src></rtept></rte></gpx>"
        #expect(
            reading(route) == [
                "R: A@1,2", "notice: the description of “Tour” is left out, as trips have none: “Whole”",
                "notice: the description of “R” is left out, as trips have none: “Part”",
                "notice: the title “Tour” is left out: the trips have names of their own",
                "notice: left out: the type of 1 point, the source of 1 point, the type of 1 line",
            ])
    }

    private static func feature(_ name: String, _ longitude: Double, _ latitude: Double, _ more: String = "") -> String
    {
        "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[\(longitude),\(latitude)]},"
            + "\"properties\":{\"name\":\"\(name)\"\(more)}}"
    }

    @Test("A collection is called as it says behind its features, and keeps dates beside links") func collection()
        throws
    {
        let date = ",\"date\":\"2027-06-01\",\"url\":\"http://x\""
        let text =
            "{\"type\":\"FeatureCollection\",\"features\":[\(Self.feature("A", 2, 1, date))],\"name\":\"France\"}"
        let trip = try #require(try GeoJSONFormat().read(text: text).trips.first)
        #expect(trip.lineOfText == "France: A@1,2[http://x]")
        #expect(trip.plan.start?.text == "2027-06-01")
        let layer =
            "{\"type\":\"FeatureCollection\",\"_umap_options\":{\"name\":\"L\"},\"features\":[\(Self.feature("A", 2, 1))]}"
        #expect(
            reading("{\"type\":\"umap\",\"properties\":{\"name\":\"Map\"},\"layers\":[\(layer)]}") == ["Map: A@1,2"])
    }

    @Test("Swapped numbers of known places are told") func swapped() {
        let features = [Self.feature("Paris", 48.85, 2.35), Self.feature("Lyon", 45.76, 4.83)].joined(separator: ",")
        let found = reading("{\"type\":\"FeatureCollection\",\"features\":[\(features)]}", places: smallGazetteer)
        #expect(found.last?.hasPrefix("notice: latitude and longitude seem swapped") == true)
    }

    @Test("JSON of no program that is known is refused in plain words") func unknownJSON() {
        for text in [
            "[{\"city\": \"Vienna\", \"nights\": 2}]", "{\"routes\": [], \"waypoints\": [{\"index\": 3}]}",
        ] {
            #expect(
                reading(text, as: JSONFormat()).first?.hasPrefix("error F: this JSON is of no program that is known")
                    == true)
        }
        // In a file of this program the fault has its place.
        #expect(reading("{\"version\": 1, \"trips\": [{}]}", as: JSONFormat()).first?.hasPrefix("error F:1:") == true)
        #expect(reading("[{\"city\": }]", as: JSONFormat()).first?.hasPrefix("error F:1:") == true)
    }
}
