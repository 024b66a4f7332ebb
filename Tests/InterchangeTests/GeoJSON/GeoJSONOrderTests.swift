import Entities
import Interchange
import TestSupport
import Testing

/// Points of GeoJSON that say their order themselves.
@Suite("The order of points by their numbers") struct GeoJSONOrderTests {
    private static let told = "notice: the stops are in the order of their numbers, not in that of the file"

    private static func point(_ name: String, _ latitude: Int, _ members: String) -> String {
        #"{"type":"Feature","properties":{"name":"\#(name)",\#(members)},"#
            + #""geometry":{"type":"Point","coordinates":[0,\#(latitude)]}}"#
    }

    private static func collection(_ features: [String]) -> String {
        #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
    }

    @Test(
        "Points numbered once each from 0 or 1 on are in that order, which is told",
        arguments: ["order", "seq", "position", "stop_number", "Reihenfolge", "ordre", "orden"])
    func numbered(property: String) {
        for numbers in [["2", "0", "1"], ["3", "1", "2"], ["\"3\"", "\"1\"", "\"2\""]] {
            let points = zip(["A", "B", "C"], numbers).enumerated().map { index, point in
                Self.point(point.0, index + 1, "\"\(property)\":\(point.1)")
            }
            let expected = ["file: B@2,0 C@3,0 A@1,0", Self.told]
            for text in [Self.collection(points), "[\(points.joined(separator: ","))]", points.joined(separator: "\n")]
            {
                #expect(reading(text) == expected, "\(text)")
            }
        }
    }

    @Test(
        "Any other numbers change nothing, and those of points in their order are no notes",
        arguments: [
            (["\"order\":1", "\"order\":2"], ["file: A@1,0 B@2,0"]),
            (["\"order\":7", "\"order\":3"], ["file: A@1,0[order: 7] B@2,0[order: 3]"]),
            (["\"order\":2", "\"order\":2"], ["file: A@1,0[order: 2] B@2,0[order: 2]"]),
            (["\"order\":2", "\"x\":1"], ["file: A@1,0[order: 2] B@2,0[x: 1]"]),
            (["\"trip\":\"T\",\"stop\":2", "\"trip\":\"T\",\"stop\":1"], ["T: A@1,0", "T: B@2,0"]),
            (
                ["\"trip\":\"T\",\"order\":2", "\"trip\":\"T\",\"order\":1", "\"trip\":\"U\",\"order\":1"],
                ["T: B@2,0 A@1,0", "U: C@3,0", told]
            ),
        ])
    func others(members: [String], expected: [String]) {
        let points = zip(["A", "B", "C"], members).enumerated().map { Self.point($1.0, $0 + 1, $1.1) }
        let text = Self.collection(points)
        #expect(reading(text) == expected)
    }

    @Test("Lines stay beside the points, and a part that is left out has its number in the file")
    func lines() {
        let line = #"{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[0,1],[0,2]]}}"#
        let text = Self.collection([
            line, Self.point("A", 1, "\"seq\":2"), #"{"type":"Feature","properties":{"seq":3},"geometry":null}"#,
            Self.point("B", 2, "\"seq\":1"),
        ])
        let found = reading(text)
        #expect(found.first == "file: B@2,0 A@1,0")
        #expect(found.contains("skipped 1: feature 3: it has no place"))
        #expect(found.contains(Self.told))
    }
}
