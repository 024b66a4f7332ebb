import Interchange
import Testing

/// Places and lines of KML as Google's programs write them.
@Suite struct KMLPlacesTests {
    private func line(_ name: String, _ coordinates: String, _ more: String = "") -> String {
        "<Placemark><name>\(name)</name>\(more)<LineString><coordinates>\(coordinates)</coordinates></LineString></Placemark>"
    }

    private func read(_ content: String) -> [String] {
        reading("<kml xmlns='http://www.opengis.net/kml/2.2'><Document>\(content)</Document></kml>")
            .filter { !$0.hasPrefix("notice") }
    }

    @Test("Each drawn line is a trip of its name, whatever the folder")
    func drawnLines() {
        let lines =
            line("Guatemala", "-90.7,14.5 -91.2,14.8", "<description>slow</description>")
            + line("Italy", "12.5,41.9 9.2,45.5")
        let expected = [
            "Guatemala: Guatemala (start)@14.5,-90.7[slow] Guatemala (end)@14.8,-91.2",
            "Italy: Italy (start)@41.9,12.5 Italy (end)@45.5,9.2",
        ]
        #expect(read(lines) == expected)
        #expect(read("<Folder><name>Routes</name>\(lines)</Folder>") == expected)
        #expect(read("<Folder><name>Routes</name>\(line("", "1,2 3,4"))</Folder>") == ["Routes: Stop 1@2,1 Stop 2@4,3"])
    }

    @Test("A layer of directions is one trip of its places")
    func directions() {
        let point = { (name: String, place: String) in
            "<Placemark><name>\(name)</name><Point><coordinates>\(place)</coordinates></Point></Placemark>"
        }
        let layer =
            "<Folder><name>Directions from A to B</name>" + line("Directions from A to B", "1,2 2,3 3,4")
            + point("A", "1,2") + point("B", "3,4") + "</Folder>"
        #expect(read(layer) == ["Directions from A to B: A@2,1 B@4,3"])
    }

    @Test("A place alone, a folder alone and a document alone are read")
    func otherRoots() {
        let point = "<name>A</name><Point><coordinates>2,1</coordinates></Point>"
        let space = "xmlns='http://www.opengis.net/kml/2.2'"
        #expect(reading("<Placemark \(space)>\(point)</Placemark>") == ["file: A@1,2"])
        #expect(reading("<Placemark>\(point)</Placemark>") == ["file: A@1,2"])
        for root in ["Folder", "Document"] {
            #expect(
                reading("<\(root) \(space)><name>F</name><Placemark>\(point)</Placemark></\(root)>") == ["F: A@1,2"])
        }
        #expect(TripFormats.recognizing(Array("<Document><a/></Document>".utf8)) == nil)
    }

    @Test("What is only for programs is in no note")
    func junk() {
        let data = ["gx_media_links": "https://x/y.jpg", "placepageUri": "https://z", "styleUrl": "#s", "Price": "5"]
            .sorted { $0.key < $1.key }
            .map { "<Data name='\($0.key)'><value>\($0.value)</value></Data>" }.joined()
        let text =
            "<Placemark><name>A</name><description>A</description><ExtendedData>\(data)</ExtendedData>"
            + "<Point><coordinates>2,1</coordinates></Point></Placemark>"
        #expect(read(text) == ["file: A@1,2"])
        #expect(read(text.replacing("Price", with: "Guide")) == ["file: A@1,2[A\nGuide: 5]"])
        #expect(read(text.replacing("Price", with: "visibility")) == ["file: A@1,2"])
        let description = "gx_media_links: https://x/y.jpg<br>good: food<br>placepageUri: https://z"
        #expect(
            read(
                "<Placemark><name>A</name><description><![CDATA[\(description)]]></description>"
                    + "<Point><coordinates>2,1</coordinates></Point></Placemark>") == ["file: A@1,2[good: food]"])
    }
}

/// Maps that are planned with a layer for each day.
@Suite("Layers that are days") struct KMLDayTests {
    private func layer(_ name: String, _ stops: [(name: String, latitude: Int)]) -> String {
        let points = stops.map {
            "<Placemark><name>\($0.name)</name><Point><coordinates>1,\($0.latitude)</coordinates></Point></Placemark>"
        }
        return "<Folder><name>\(name)</name>\(points.joined())</Folder>"
    }

    private func plan(_ layers: String) throws -> [String] {
        try othersPlan(
            "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>Japan</name>\(layers)</Document></kml>",
            as: KMLFormat())
    }

    @Test("The places of layers that are called like days are one trip on these days")
    func days() throws {
        let numbers =
            layer("Day 1: Kyoto", [("A", 1), ("B", 2)]) + layer("Day 2 – Nara", [("C", 3)]) + layer("Day 4", [("D", 4)])
        #expect(try plan(numbers) == ["no start", "A", "B|1", "C|2", "D"])
        let dates = layer("Tuesday, April 6", [("A", 1), ("B", 2)]) + layer("Wednesday, April 7", [("C", 3)])
        #expect(try plan(dates) == ["2027-04-06", "A", "B|1", "C"])
    }

    @Test("Other layers stay trips of their own")
    func others() {
        let text =
            "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>Japan</name>"
            + layer("Day 1", [("A", 1)]) + layer("Hotels", [("H", 5)]) + "</Document></kml>"
        #expect(reading(text).filter { !$0.hasPrefix("notice") } == ["Japan: A@1,1", "Hotels: H@5,1"])
    }

    @Test("Of several layers that which is called by a word for ways alone has the name of the map")
    func layerOfWay() {
        let text =
            "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>Black Forest</name>"
            + layer("Route", [("A", 1), ("B", 2)]) + layer("Hotels", [("C", 5)]) + "</Document></kml>"
        #expect(
            reading(text).filter { !$0.hasPrefix("notice") }
                == ["Black Forest: A@1,1 B@2,1", "Black Forest – Hotels: C@5,1"])
    }
}
