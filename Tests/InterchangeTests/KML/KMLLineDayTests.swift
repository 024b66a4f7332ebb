import Entities
import Interchange
import TestSupport
import Testing

/// Days that folders and lines of KML are called after.
@Suite struct KMLLineDayTests {
    private func read(_ content: String) -> [String] {
        reading("<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>T</name>\(content)</Document></kml>")
            .filter { !$0.hasPrefix("notice") }
    }

    private func line(_ name: String, _ coordinates: String) -> String {
        "<Placemark><name>\(name)</name><LineString><coordinates>\(coordinates)</coordinates></LineString></Placemark>"
    }

    private func point(_ name: String, _ coordinates: String) -> String {
        "<Placemark><name>\(name)</name><Point><coordinates>\(coordinates)</coordinates></Point></Placemark>"
    }

    @Test("The line of a folder of a day that no other line goes on from is called after the folder")
    func folders() {
        let folders =
            "<Folder><name>Day 1 – Hills</name>\(line("Line 1", "2,1 4,3"))</Folder>"
            + "<Folder><name>Stage 2 – Coast</name>\(line("", "12,11 14,13"))</Folder>"
        #expect(
            read(folders) == [
                "Day 1 – Hills: Line 1 (start)@1,2 Line 1 (end)@3,4", "Stage 2 – Coast: Stop 1@11,12 Stop 2@13,14",
            ])
    }

    @Test("Layers of directions of which each goes on where the one before ended are one journey, with its nights")
    func directions() {
        func layer(_ name: String, _ way: String, _ ends: [(String, String)]) -> String {
            let line = line(way, ends.map(\.1).joined(separator: " "))
            return "<Folder><name>\(name)</name>\(line)\(ends.map { point($0.0, $0.1) }.joined())</Folder>"
        }
        let layers = [
            layer("Directions 0", "Day 1 A-B", [("A", "2,1"), ("B", "4,3")]),
            // A few hundred metres away, by the same name.
            layer("Directions 1", "Day 2 B-C", [("B", "4.002,3"), ("C", "6,5")]),
            layer("Directions 2", "Day 4 C-D", [("Hotel", "6,5"), ("D", "8,7")]),
        ]
        #expect(read(layers.joined()) == ["T: A@1,2 B@3,4 C@5,6 D@7,8"])
        // Trips of this program have their ways behind their points, and stay apart.
        let trips = [("Out", ["A", "B"]), ("Back", ["B", "A"])].map { name, ends in
            let way = ends.map { $0 == "A" ? "2,1" : "4,3" }
            let points = zip(ends, way).map { point($0, $1) }.joined()
            return "<Folder><name>\(name)</name>\(points)\(line(name, way.joined(separator: " ")))</Folder>"
        }
        #expect(read(trips.joined()).count == 2)
        // Elsewhere, or with something between them, directions are apart.
        #expect(read(layers[0] + layers[2]).count == 2)
        #expect(read(layers[0] + "<Folder><name>Food</name>\(point("Bar", "4,3"))</Folder>" + layers[1]).count == 3)
    }

    @Test("The beginning of a day is the end of the day before")
    func ends() {
        let points =
            point("Day 1 (start)", "2,1") + point("Day 1 (end)", "4,3") + point("Day 2 (start)", "4,3")
            + point("Day 2 (end)", "6,5")
        #expect(read(points) == ["T: Day 1 (start)@1,2 Day 1 (end)@3,4 Day 2 (end)@5,6"])
    }

    @Test("What the beginning of a day says is in the note of the end of the day before")
    func noteOfBeginning() {
        func described(_ name: String, _ text: String) -> String {
            point("\(name)</name><description>\(text)</description><name>\(name)", "4,3")
        }
        let points =
            point("Day 1 (start)", "2,1") + described("Day 1 (end)", "Hotel du Lac, booking X12")
            + described("Day 2 (start)", "Leave by 8") + point("Day 2 (end)", "6,5")
        #expect(
            read(points) == [
                "T: Day 1 (start)@1,2 Day 1 (end)@3,4[Hotel du Lac, booking X12\nLeave by 8] Day 2 (end)@5,6"
            ])
        let data = "<ExtendedData><Data name='Ticket'><value>K7</value></Data></ExtendedData>"
        let withData = point("Day 2 (start)</name>\(data)<name>Day 2 (start)", "4,3")
        #expect(
            read(point("Day 1 (start)", "2,1") + point("Day 1 (end)", "4,3") + withData)
                == ["T: Day 1 (start)@1,2 Day 1 (end)@3,4[Ticket: K7]"])
    }

    @Test("A number behind a word for stages is no day in the name of a place")
    func stages() throws {
        func nights(_ names: [String]) throws -> [Int?] {
            let points = names.enumerated().map { point($1, "\($0 + 2),\($0 + 1)") }.joined()
            let text = "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>T</name>\(points)</Document></kml>"
            let imported = try KMLFormat().read(
                Array(text.utf8), ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1)))
            return imported.trips[0].waypoints.map { $0.plan.nights }
        }
        #expect(try nights(["Stage 1 Theatre", "Stage 7 Club", "Bern"]) == [nil, nil, nil])
        #expect(try nights(["Day 1 Lyon", "Day 7 Annecy", "Bern"])[0] == 6)
        #expect(try nights(["Stage 1 (start)", "Stage 3 (end)", "Bern"])[0] == 2)
    }

    @Test("A line that runs against its points adds nothing")
    func reversed() {
        let points = point("A", "2,1") + point("B", "4,3")
        let all = reading(
            "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>T</name>\(points)\(line("L", "4,3 3,2 2,1"))"
                + "</Document></kml>")
        #expect(all == ["T: A@1,2 B@3,4"])
    }
}
