import Interchange
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

    @Test("The beginning of a day is the end of the day before")
    func ends() {
        let points =
            point("Day 1 (start)", "2,1") + point("Day 1 (end)", "4,3") + point("Day 2 (start)", "4,3")
            + point("Day 2 (end)", "6,5")
        #expect(read(points) == ["T: Day 1 (start)@1,2 Day 1 (end)@3,4 Day 2 (end)@5,6"])
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
