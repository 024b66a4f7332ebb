import Entities
import Geodesy
import Interchange
import TestSupport
import Testing

/// Features as the programs and servers of Esri write them.
@Suite("JSON of Esri") struct EsriTests {
    private static let mercator = #""spatialReference":{"wkid":102100,"latestWkid":3857}"#
    private static let metres =
        #"{"attributes":{"NAME":"A","OBJECTID":1},"geometry":{"x":111319.49079327358,"#
        + #""y":222684.20850554405}}"#
    private static let degrees = #"{"attributes":{"name":"A","notes":"n"},"geometry":{"x":2,"y":1}}"#

    @Test(
        "Points are stops, in degrees and in metres of the maps of the web",
        arguments: [
            (#"{"features":[\#(degrees)]}"#, "A [1.0, 2.0] n"),
            (#"{"spatialReference":{"wkid":4326},"features":[\#(degrees)]}"#, "A [1.0, 2.0] n"),
            (
                #"{"displayFieldName":"","geometryType":"esriGeometryPoint","fields":[],"#
                    + #""features":[{"geometry":{"x":2,"y":1,"z":7},"attributes":{"name":"A"}}]}"#,
                "A [1.0, 2.0] -"
            ),
            (#"{\#(mercator),"features":[\#(metres)]}"#, "A [2.0, 1.0] -"),
            (#"{"features":[\#(metres)],\#(mercator)}"#, "A [2.0, 1.0] -"),
            (
                #"{"features":[{"attributes":{"name":"A"},"geometry":{"x":111319.49079327358,"y":222684.20850554405,"#
                    + #"\#(mercator)}}]}"#,
                "A [2.0, 1.0] -"
            ),
        ])
    func points(text: String, expected: String) throws {
        let format = try #require(TripFormats.recognizing(Array(text.utf8)))
        let imported = try format.read(bytes: Array(text.utf8))
        let stop = try #require(imported.trips.first?.waypoints.first)
        let degrees = [stop.location.latitude, stop.location.longitude].map { ($0 * 1e6).rounded() / 1e6 }
        #expect("\(stop.name.text) \(degrees) \(stop.note?.text ?? "-")" == expected)
        #expect(imported.skipped.isEmpty)
    }

    @Test("Lines are trips, an area is none")
    func lines() {
        let line = #"{"features":[{"attributes":{"name":"L"},"geometry":{"paths":[[[2,1],[4,3]]]}}]}"#
        #expect(reading(line) == ["L: L (start)@1,2 L (end)@3,4"])
        let area =
            #"{"features":[{"attributes":{"name":"L"},"geometry":{"rings":[[[2,1],[4,3],[2,1]]]}},\#(Self.degrees)]}"#
        #expect(
            reading(area) == [
                "file: A@1,2[n]",
                "skipped 1: “L”: an area (Polygon) is no place; only points and lines are taken",
            ])
    }

    @Test("Coordinates of another system are refused with the reason")
    func foreign() {
        let text =
            #"{"spatialReference":{"wkid":2056},"features":[{"attributes":{"name":"A"},"geometry":{"x":2600000,"y":1200000}}]}"#
        #expect(reading(text) == ["skipped 1: “A”: the file is in EPSG:2056, not in WGS 84"])
    }

    @Test("A point without numbers is looked up by its name like any other without a place")
    func unlocated() {
        let text =
            #"{"features":[{"attributes":{"name":"Lyon"},"geometry":{"x":"NaN","y":"NaN"}},{"attributes":{"name":"Paris"}}]}"#
        #expect(
            reading(text, places: smallGazetteer).first == "file: Lyon@45.764,4.8357 Paris@48.8566,2.3522")
    }

    @Test("Points in metres are converted with their numbers of the order")
    func ordered() {
        let text =
            #"{"features":[{"attributes":{"name":"B","seq":2},"geometry":{"x":2,"y":1}},{"attributes":{"name":"A","seq":1},"geometry":{"x":4,"y":3}}]}"#
        #expect(reading(text).first == "file: A@3,4 B@1,2")
    }
}
