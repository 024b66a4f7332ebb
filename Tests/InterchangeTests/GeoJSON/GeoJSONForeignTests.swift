import Interchange
import Testing

/// GeoJSON with members of others in front, of which only the beginning is looked at.
@Suite struct GeoJSONForeignTests {
    private static let course = (0..<2_000).map { "[4.\($0 + 1000),45.76]" }.joined(separator: ",")

    @Test(
        "A geometry behind members of others is GeoJSON",
        arguments: [
            "{\"name\":\"T\",\"geometry\":{\"type\":\"LineString\",\"coordinates\":[\(course)]},\"type\":\"Feature\","
                + "\"properties\":{}}",
            "{\"name\":\"T\",\"geometry\":{\"coordinates\":[\(course)],\"type\":\"LineString\"},\"properties\":{},"
                + "\"type\":\"Feature\"}",
            "[{\"title\":\"T\",\"coordinates\":[\(course)],\"type\":\"LineString\"}]",
            "{\"note\":\"T\",\"geometries\":[{\"type\":\"LineString\",\"coordinates\":[\(course)]}],"
                + "\"type\":\"GeometryCollection\"}",
        ])
    func lines(text: String) throws {
        let bytes = Array(text.utf8)
        #expect(TripFormats.recognizing(bytes)?.name == "geojson")
        #expect(reading(text).first?.hasSuffix("@45.76,4.2999") ?? false)
    }

    @Test(
        "Places of planners with geometries are no GeoJSON",
        arguments: [
            #"[{"name":"A","geometry":{"type":"Point","coordinates":[2,1]}},{"name":"B","geometry":"#
                + #"{"type":"Point","coordinates":[4,3]}}]"#,
            #"{"title":"file","geometry":{"type":"LineString","coordinates":[[2,1],[4,3]]},"#
                + #""stops":[{"name":"A","lat":1,"lng":2},{"name":"B","lat":3,"lng":4}]}"#,
        ])
    func places(text: String) {
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "planner")
        #expect(reading(text).first == "file: A@1,2 B@3,4")
    }
}
