import Entities
import Geodesy
import Interchange
import Testing

/// Maps of uMap as its "full backup" writes them.
@Suite struct UMapTests {
    private static let map = """
        {
          "type": "umap",
          "uri": "https://umap.openstreetmap.fr/en/map/alps_1",
          "properties": {"easing": true, "name": "Alps", "zoom": 7, "tilelayer": {}, "description": "d"},
          "geometry": {"type": "Point", "coordinates": [9.5, 46.8]},
          "layers": [
            {
              "type": "FeatureCollection",
              "features": [
                {"type": "Feature", "id": "I1NzY", "geometry": {"type": "Point", "coordinates": [7.65, 45.97]},
                 "properties": {"name": "Matterhorn", "description": "seen from Zermatt", "_umap_options": {"color": "Red"}}},
                {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [[[1, 2], [3, 4], [5, 6], [1, 2]]]},
                 "properties": {"name": "Area"}}
              ],
              "_umap_options": {"displayOnLoad": true, "name": "Peaks", "id": 1}
            },
            {
              "type": "FeatureCollection",
              "_storage": {"name": "Drives"},
              "features": [
                {"type": "Feature", "geometry": {"type": "LineString", "coordinates": [[7, 46], [8, 47]]},
                 "properties": {"name": "Furka"}},
                {"type": "Feature", "geometry": {"type": "LineString", "coordinates": [[9, 46], [10, 47]]}, "properties": {}}
              ]
            },
            {"type": "FeatureCollection", "features": [
                {"type": "Feature", "geometry": {"type": "Point", "coordinates": [8, 47]}, "properties": {"name": "Hut"}}
              ], "_umap_options": {"name": "Peaks"}},
            {"type": "FeatureCollection", "features": []}
          ]
        }
        """

    @Test("Layers are trips, and the middle of the map's view is no stop")
    func layers() {
        #expect(TripFormats.recognizing(Array(Self.map.utf8))?.name == "umap")
        #expect(
            reading(Self.map) == [
                "Peaks: Matterhorn@45.97,7.65[seen from Zermatt]", "Peaks 2: Hut@47,8",
                "Furka: Furka (start)@46,7 Furka (end)@47,8", "Drives: Stop 1@46,9 Stop 2@47,10",
                "skipped 12: “Area”: an area (Polygon) is no place; only points and lines are taken",
                "notice: 2 stops of “Drives” had no name; they are called “Stop 1” and “Stop 2”",
            ])
    }

    @Test("A map is recognized when its type comes last, and a layer without a name has the map's")
    func membersInAnyOrder() {
        let text = """
            {"uri": "u", "layers": [{"features": [{"type": "Feature", "properties": {"name": "P"},
            "geometry": {"type": "Point", "coordinates": [2, 1]}}], "type": "FeatureCollection"}],
            "properties": {"name": "Map"}, "geometry": {"type": "Point", "coordinates": [4, 3]}, "type": "umap"}
            """
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "umap")
        #expect(reading(text) == ["Map: P@1,2"])
    }

    @Test(
        "What is wrong in a map is told with its place",
        arguments: [
            (#"{"type": "umap", "layers": {}}"#, "error F:1:28: “layers” must be an array, not an object"),
            (
                #"{"type": "umap", "layers": [{}]}"#,
                "error F:1:29: no feature here: the object has neither “features” nor a geometry"
            ),
            (
                #"{"type": "umap", "layers": [],}"#,
                "error F:1:31: a comma before “}”; the last member has none after it"
            ),
        ])
    func faults(text: String, expected: String) {
        #expect(reading(text) == [expected])
    }
}
