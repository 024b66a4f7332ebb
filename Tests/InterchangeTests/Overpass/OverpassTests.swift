import Interchange
import Testing

@Suite struct OverpassTests {
    private static let answer = """
        {
          "version": 0.6,
          "generator": "Overpass API 0.7.62.1 084b4234",
          "osm3s": {"timestamp_osm_base": "2026-01-01T00:00:00Z", "copyright": "ODbL"},
          "elements": [
        {"type": "node", "id": 1, "lat": 45.9, "lon": 7.6,
          "tags": {"name": "Hut", "tourism": "alpine_hut", "website": "https://h.example", "phone": "+41 1"}},
        {"type": "node", "id": 2, "lat": 46.0, "lon": 7.0, "tags": {"tourism": "viewpoint"}},
        {"type": "way", "id": 3, "center": {"lat": 1.5, "lon": 2.5}, "nodes": [10, 11], "tags": {"name": "Castle", "historic": "castle"}},
        {"type": "way", "id": 4, "nodes": [10, 11], "tags": {"name": "Path"}},
        {"type": "relation", "id": 5, "bounds": {"minlat": 10, "minlon": 20, "maxlat": 12, "maxlon": 24},
          "members": [{"type": "way", "ref": 3, "role": ""}], "tags": {"name": "Park", "leisure": "nature_reserve"}},
        {"type": "relation", "id": 6, "members": [{"type": "way", "ref": 7, "geometry": [{"lat": 3, "lon": 4}, null, {"lat": 5, "lon": 6}]}],
          "tags": {"name": "Route"}},
        {"type": "way", "id": 8, "nodes": [99], "tags": {"name": "Lost"}},
        {"type": "node", "id": 10, "lat": 1, "lon": 2},
        {"type": "node", "id": 11, "lat": 3, "lon": 4, "tags": {"created_by": "JOSM"}},
        {"type": "node", "id": 12, "lat": 95, "lon": 4, "tags": {"name": "Bad"}}
          ]
        }
        """

    @Test("Tagged things are stops, ways and relations in their middle, points of ways not")
    func elements() {
        #expect(TripFormats.recognizing(Array(Self.answer.utf8))?.name == "overpass")
        #expect(
            reading(Self.answer, file: "huts") == [
                "huts: Hut@45.9,7.6[alpine hut\n+41 1\nhttps://h.example] viewpoint@46,7 Castle@1.5,2.5[castle] Path@2,3 "
                    + "Park@11,22[nature reserve] Route@4,5",
                "skipped 15: “Lost”: it has no place; ask for it with “out center;”",
                "skipped 18: “Bad”: latitude 95 is outside -90 to 90",
            ])
    }

    @Test("What the server could not do is said")
    func remark() {
        let text = #"{"elements": [], "remark": "runtime error: Query timed out"}"#
        #expect(reading(text) == ["notice: the server said: runtime error: Query timed out"])
    }

    @Test("What is wrong is told with its place")
    func faults() {
        #expect(
            reading(#"{"osm3s": {}, "elements": [1]}"#) == ["error F:1:28: an element must be an object, not a number"])
    }

    @Test("A way across the antimeridian is in its middle")
    func antimeridian() {
        let text =
            #"{"elements": [{"type": "way", "geometry": [{"lat": 0, "lon": 179}, {"lat": 2, "lon": -179}], "tags": {"name": "W"}}]}"#
        let found = reading(text)
        #expect(found == ["file: W@1,180"] || found == ["file: W@1,-180"], "\(found)")
    }
}
