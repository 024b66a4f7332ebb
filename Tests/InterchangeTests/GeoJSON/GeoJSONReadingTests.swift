import Entities
import Geodesy
import Interchange
import Testing

@Suite struct GeoJSONReadingTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let what: String
        let text: String
        let expected: [String]
        var testDescription: String { what }

        init(_ what: String, _ text: String, _ expected: [String]) {
            self.what = what
            self.text = text
            self.expected = expected
        }
    }

    private static func collection(_ features: String...) -> String {
        "{\"type\": \"FeatureCollection\", \"features\": [\n\(features.joined(separator: ",\n"))\n]}"
    }

    private static func feature(_ geometry: String, _ properties: String = "{}") -> String {
        "{\"type\": \"Feature\", \"geometry\": \(geometry), \"properties\": \(properties)}"
    }

    private static func point(_ coordinates: String, _ properties: String = "{}") -> String {
        feature("{\"type\": \"Point\", \"coordinates\": [\(coordinates)]}", properties)
    }

    private static let samples = [
        Sample(
            "points", collection(point("2.5, 1.5", #"{"name": "P", "description": "d"}"#), point("4, 3, 99.5")),
            [
                "file: P@1.5,2.5[d] Stop 2@3,4", "notice: 1 stop of “file” had no name; it is called “Stop 2”",
            ]),
        Sample(
            "members in another order",
            #"{"features":[{"properties":{"title":"P"},"geometry":{"coordinates":[2,1],"type":"Point"},"type":"Feature"}],"type":"FeatureCollection"}"#,
            ["file: P@1,2"]),
        Sample("one feature", point("2,1", #"{"Name": "P", "note": "n", "desc": "n"}"#), ["file: P@1,2[n]"]),
        Sample(
            "a bare geometry", #"{"type": "MultiPoint", "coordinates": [[2, 1], [4, 3]]}"#,
            [
                "file: Stop 1@1,2 Stop 2@3,4",
                "notice: 2 stops of “file” had no name; they are called “Stop 1” and “Stop 2”",
            ]),
        Sample(
            "several points of one name",
            feature(#"{"type": "MultiPoint", "coordinates": [[2, 1], [4, 3]]}"#, #"{"name": "P", "note": "n"}"#),
            [
                "file: P 1@1,2[n] P 2@3,4"
            ]),
        Sample(
            "a collection's own name",
            #"{"type": "FeatureCollection", "name": "Tour", "features": [\#(point("2,1", #"{"name": "P"}"#))]}"#,
            ["Tour: P@1,2"]),
        Sample(
            "trips",
            collection(
                point("2,1", #"{"name": "P", "trip": "A"}"#), point("4,3", #"{"name": "Q", "trip": "B"}"#),
                point("6,5", #"{"name": "R", "trip": "A"}"#), point("8,7", #"{"name": "S"}"#)),
            [
                "A: P@1,2 R@5,6", "B: Q@3,4", "file: S@7,8",
            ]),
        Sample(
            "a line alone",
            feature(#"{"type": "LineString", "coordinates": [[2, 1], [3, 2], [4, 3]]}"#, #"{"name": "Ride"}"#),
            [
                "Ride: Ride (start)@1,2 Stop 2@2,3 Ride (end)@3,4",
                "notice: 1 stop of “Ride” had no name; it is called “Stop 2”",
            ]),
        Sample(
            "a line beside points",
            collection(
                feature(#"{"type": "LineString", "coordinates": [[2, 1], [4, 3]]}"#, #"{"name": "Ride"}"#),
                point("2,1", #"{"name": "P"}"#), feature(#"{"type": "LineString", "coordinates": [[2, 1], [6, 5]]}"#)),
            ["file: P@1,2", "notice: 2 lines left out: where there are points, lines are not taken"]),
        Sample(
            "lines of a trip without points",
            collection(
                feature(
                    #"{"type": "MultiLineString", "coordinates": [[[2, 1], [4, 3]], [[6, 5], [8, 7]]]}"#,
                    #"{"trip": "A"}"#),
                point("2,1", #"{"name": "P"}"#)),
            [
                "file: P@1,2", "A: Stop 1@1,2 Stop 2@3,4 Stop 3@5,6 Stop 4@7,8",
                "notice: 4 stops of “A” had no name; they are called “Stop 1” to “Stop 4”",
            ]),
        Sample(
            "geometries together",
            feature(
                #"{"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [2, 1]}, {"type": "Point", "coordinates": [4, 3]}]}"#,
                #"{"name": "P"}"#), ["file: P 1@1,2 P 2@3,4"]),
        Sample(
            "what is no place",
            collection(
                point("2,1", #"{"name": "P"}"#), point("2,91"), point("-361,1"),
                feature(
                    #"{"type": "Polygon", "coordinates": [[[0, 0], [1, 1], [1, 0], [0, 0]]]}"#, #"{"name": "Lake"}"#),
                feature("null", #"{"name": "Nowhere"}"#), feature(#"{"type": "Circle", "coordinates": [1, 2]}"#),
                feature(#"{"type": "Point", "coordinates": []}"#),
                feature(#"{"type": "Point", "coordinates": [[1, 2]]}"#)),
            [
                "file: P@1,2",
                "skipped 3: feature 2: latitude 91 is outside -90 to 90; GeoJSON has the longitude first",
                "skipped 4: feature 3: longitude -361 is outside -180 to 180; GeoJSON has the longitude first",
                "skipped 5: “Lake”: an area (Polygon) is no place; only points and lines are taken",
                "skipped 6: it has no coordinates, and “Nowhere” is no place that is known",
                "skipped 7: feature 6: “Circle” is no geometry that is known",
                "skipped 8: feature 7: this Point has no positions",
                "skipped 9: feature 8: the coordinates are not those of a Point",
            ]),
        Sample(
            "lines that leave the Earth",
            collection(
                feature(#"{"type": "LineString", "coordinates": [[2, 1], [4, 93]]}"#, #"{"name": "Ride"}"#),
                feature(#"{"type": "LineString", "coordinates": [[2, 91], [4, 3]]}"#)),
            [
                "Ride: Ride (start)@1,2", "file: Stop 1@3,4",
                "skipped 2: “Ride”: latitude 93 is outside -90 to 90; GeoJSON has the longitude first",
                "skipped 3: feature 2: latitude 91 is outside -90 to 90; GeoJSON has the longitude first",
                "notice: 1 stop of “file” had no name; it is called “Stop 1”",
            ]),
        Sample(
            "the parts of one line, with some hundred metres of it missing",
            feature(
                #"{"type": "MultiLineString", "coordinates": [[[7, 46], [7.1, 46]], [[7.1, 46.0025], [7.2, 46.1]]]}"#,
                #"{"name": "Ridge"}"#),
            ["Ridge: Ridge (start)@46,7 Ridge (start)@46.0025,7.1 Ridge (end)@46.1,7.2"]),
        Sample(
            "a trip a line, also of one feature, but for parts that join, as at the antimeridian",
            collection(
                feature(#"{"type": "LineString", "coordinates": [[2, 1], [4, 3]]}"#, #"{"name": "A"}"#),
                feature(
                    #"{"type": "MultiLineString", "coordinates": [[[6, 5], [8, 7]], [[9, 7], [10, 9]]]}"#,
                    #"{"name": "B", "note": "n"}"#),
                feature(
                    #"{"type": "MultiLineString", "coordinates": [[[170, 45], [180, 45]], [[-180, 45], [-170, 45]]]}"#,
                    #"{"name": "C"}"#)),
            [
                "A: A (start)@1,2 A (end)@3,4", "B 1: B 1 (start)@5,6[n] B 1 (end)@7,8",
                "B 2: B 2 (start)@7,9 B 2 (end)@9,10", "C: C (start)@45,170 C (end)@45,-170",
            ]),
        Sample(
            "descriptions in HTML, but for those that this program wrote",
            collection(
                feature(
                    #"{"type": "Point", "coordinates": [2, 1]}"#,
                    #"{"name": "P", "description": "<p>a<br>b &amp; c</p>"}"#),
                feature(
                    #"{"type": "Point", "coordinates": [2, 1]}"#,
                    #"{"trip": "T", "name": "P", "description": "<b>a</b>"}"#)),
            ["file: P@1,2[a\nb & c]", "T: P@1,2[<b>a</b>]"]),
        Sample(
            "what others say besides goes into the note, but not how it is drawn",
            collection(
                point(
                    "2,1",
                    #"{"fid": 7, "name": "P", "desc": "d", "rating": 4.5, "Öffnung": "9 to 5", "open": true, "tags": ["a", 2, {"b": 1}, false], "empty": [], "x": " ", "marker-color": "red", "stroke-width": 2, "_id": "z"}"#
                ),
                point("4,3", #"{"Ville": "Lyon", "pays": "France", "address": "1 Rue A", "kind": "Lyon"}"#)),
            ["file: P@1,2[d\nrating: 4.5\nÖffnung: 9 to 5\nopen: yes\ntags: a, 2, no] Lyon@3,4[pays: France\n1 Rue A]"]),
        Sample(
            "of the tags of OpenStreetMap a note has what a traveller wants",
            collection(
                point(
                    "2,1",
                    #"{"@id": "node/1", "name": "P", "tourism": "picnic_site", "addr:street": "Q", "opening_hours": "24/7"}"#
                ),
                point("4,3", #"{"natural": "peak", "ele": "3000", "@id": "node/2"}"#)),
            ["file: P@1,2[picnic site\n24/7] peak@3,4"]),
        Sample(
            "what this program wrote has its notes in one place",
            collection(point("2,1", #"{"trip": "T", "stop": 1, "name": "P", "rating": 4.5}"#)), ["T: P@1,2"]),
        Sample(
            "what is no feature is no stop",
            collection(
                feature(#"{"type": "Point", "coordinates": [2, 1]}"#, #"{"name": "P"}"#),
                #"{"type": "view", "geometry": {"type": "Point", "coordinates": [4, 3]}}"#),
            ["file: P@1,2", "skipped 3: feature 2: “view” is no feature"]),
        Sample(
            "geometries that say nothing",
            collection(
                feature(#"{"type": "Point"}"#, #"{"name": "P"}"#), feature(#"{"type": "GeometryCollection"}"#),
                feature("{}", #"{"name": "Q"}"#), #"{"type": "Point"}"#, #"{"type": "Feature"}"#),
            [
                "skipped 2: “P”: this Point has no coordinates",
                "skipped 3: feature 2: this GeometryCollection has no geometries",
                "skipped 4: it has no coordinates, and “Q” is no place that is known",
                "skipped 5: feature 4: this Point has no coordinates", "skipped 6: feature 5: it has no place",
            ]),
        Sample(
            "numbers as names",
            collection(point("2,1", #"{"name": 7, "trip": 2024}"#), point("4,3", #"{"title": -1.50, "trip": "2024"}"#)),
            ["2024: 7@1,2 -1.50@3,4"]),
        Sample(
            "another reference system",
            #"{"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::3857"}},"#
                + "\n\"features\": [\(point("261848.2,6250566.7", #"{"name": "Paris"}"#))]}",
            ["skipped 2: “Paris”: latitude 6250566.7 is outside -90 to 90; the file is in EPSG:3857, not in WGS 84"]),
        Sample(
            "a reference system behind the features",
            "{\"features\": [\(point("2,91"))], \"crs\": {\"type\": \"EPSG\", \"properties\": {\"code\": 2154}}}",
            ["skipped 1: feature 1: latitude 91 is outside -90 to 90; the file is in EPSG:2154, not in WGS 84"]),
        Sample(
            "the reference system of GeoJSON",
            "{\"features\": [\(point("2,91"))], \"crs\": {\"properties\": {\"name\": \"urn:ogc:def:crs:OGC:1.3:CRS84\"}}}",
            ["skipped 1: feature 1: latitude 91 is outside -90 to 90; GeoJSON has the longitude first"]),
        Sample("nothing", collection(), []),
        Sample(
            "a trailing comma", "{\"type\": \"FeatureCollection\", \"features\": [\n\(point("2,1")),\n]}",
            [
                "error F:3:1: a comma before “]”; the last element has none after it"
            ]),
        Sample(
            "a cut file", "{\"type\": \"FeatureCollection\", \"features\": [",
            [
                "error F:1:44: the text ends too early: expected a value"
            ]),
        Sample(
            "text in a position", collection(point("\"2\",1")),
            [
                "skipped 2: feature 1: a position needs a longitude and a latitude, which are numbers"
            ]),
        Sample(
            "half a position", collection(point("2")),
            [
                "skipped 2: feature 1: a position needs a longitude and a latitude, which are numbers"
            ]),
    ]

    @Test("A file is read as it is meant", arguments: samples) func whole(sample: Sample) {
        #expect(reading(sample.text) == sample.expected)
    }

    @Test("Every point of a line is taken when asked for") func everyPoint() {
        let line = #"{"type": "LineString", "coordinates": [[2, 1], [3, 2], [4, 3]]}"#
        #expect(
            reading(line, everyPoint: true) == [
                "file: Stop 1@1,2 Stop 2@2,3 Stop 3@3,4",
                "notice: 3 stops of “file” had no name; they are called “Stop 1” to “Stop 3”",
            ])
    }

    @Test("Deep and huge things end with a message") func deepAndHuge() {
        let deep = "{\"type\":\"Feature\",\"properties\":" + String(repeating: "[", count: 100_000)
        #expect(reading(deep).first?.hasPrefix("error F:1:") == true)
        let nested = #"{"type": "Point", "coordinates": "# + String(repeating: "[", count: 10)
        #expect(reading(nested) == ["error F:1:37: the coordinates are nested too deeply"])
    }
}
