import Interchange
import Testing

/// Longitudes beyond 180, and lines beside points.
@Suite struct GeoJSONTurnedTests {
    private func feature(_ type: String, _ coordinates: String, _ name: String) -> String {
        #"{"type":"Feature","properties":{"name":"\#(name)"},"geometry":{"type":"\#(type)","coordinates":\#(coordinates)}}"#
    }

    private func read(_ features: String...) -> [String] {
        reading(#"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#)
    }

    @Test("Longitudes beyond 180 are turned back, which is told")
    func turned() {
        let found = read(feature("Point", "[178,-18]", "A"), feature("Point", "[188,-14]", "B"))
        #expect(found.first == "file: A@-18,178 B@-14,-172")
        #expect(
            found.dropFirst() == [
                "notice: 1 longitude beyond 180° was turned by 360°, as the way crosses the date line"
            ])
        #expect(read(feature("LineString", "[[178,1],[182,3]]", "L")).first == "L: L (start)@1,178 L (end)@3,-178")
    }

    @Test(
        "A line from the first point to the last, either way, adds nothing",
        arguments: ["[[2,1],[3,2],[4,3]]", "[[4,3],[3,2],[2,1]]"])
    func ways(line: String) {
        let points = [feature("Point", "[2,1]", "A"), feature("Point", "[4,3]", "B")]
        #expect(read(points[0], points[1], feature("LineString", line, "")) == ["file: A@1,2 B@3,4"])
        #expect(read(feature("LineString", line, ""), points[0], points[1]) == ["file: A@1,2 B@3,4"])
    }
}
