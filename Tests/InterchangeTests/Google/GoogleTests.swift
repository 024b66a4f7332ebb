import Entities
import Geodesy
import Interchange
import Testing

/// The three shapes in which Google gives saved places out.
@Suite struct GoogleTests {
    @Test("Older starred places") func olderStars() {
        let text = """
            {
              "type" : "FeatureCollection",
              "features" : [ {
                "geometry" : { "coordinates" : [ 2.2945, 48.8584 ], "type" : "Point" },
                "properties" : {
                  "Google Maps URL" : "http://maps.google.com/?cid=123",
                  "Location" : {
                    "Address" : "Champ de Mars, Paris",
                    "Business Name" : "Tour Eiffel",
                    "Country Code" : "FR",
                    "Geo Coordinates" : { "Latitude" : "48.8584", "Longitude" : "2.2945" }
                  },
                  "Published" : "2019-01-01T00:00:00Z", "Title" : "Eiffel Tower", "Updated" : "2019-01-01T00:00:00Z"
                },
                "type" : "Feature"
              }, {
                "geometry" : { "coordinates" : [ 0.0, 0.0 ], "type" : "Point" },
                "properties" : {
                  "Google Maps URL" : "http://maps.google.com/?q=1.5,2.5", "Title" : "Dropped pin"
                },
                "type" : "Feature"
              }, {
                "geometry" : { "coordinates" : [ 0, 0 ], "type" : "Point" },
                "properties" : {
                  "Google Maps URL" : "http://maps.google.com/?cid=5",
                  "Location" : { "Geo Coordinates" : { "Latitude" : "-1.5", "Longitude" : "3" } }, "Title" : "Strings"
                },
                "type" : "Feature"
              } ]
            }
            """
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "google")
        #expect(
            reading(text, file: "Saved Places") == [
                "Saved Places: Eiffel Tower@48.8584,2.2945[Champ de Mars, Paris] Dropped pin@1.5,2.5 Strings@-1.5,3",
                "notice: the date of 1 place is left out: it is that of saving",
            ])
    }

    @Test("Newer starred places") func newerStars() {
        let text = """
            {"features": [
              {"geometry": {"coordinates": [2.2945, 48.8584], "type": "Point"}, "type": "Feature", "properties": {
                "date": "2024-01-01T00:00:00Z", "google_maps_url": "http://maps.google.com/?cid=123",
                "location": {"address": "Champ de Mars", "country_code": "FR", "name": "Eiffel Tower"}}},
              {"geometry": {"coordinates": [0, 0], "type": "Point"}, "type": "Feature", "properties": {
                "date": "2024-01-01T00:00:00Z", "google_maps_url": "http://maps.google.com/?cid=7",
                "location": {"address": "Lyon, France", "name": "Bouchon"}}},
              {"geometry": {"coordinates": [0, 0], "type": "Point"}, "type": "Feature", "properties": {
                "google_maps_url": "http://maps.google.com/?cid=8", "Comment": "No location information is available"}}
            ], "type": "FeatureCollection"}
            """
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "google")
        #expect(
            reading(text, places: smallGazetteer) == [
                "file: Eiffel Tower@48.8584,2.2945[Champ de Mars] Bouchon@45.764,4.8357[Lyon, France]",
                "skipped 8: feature 3: it has no place",
                "notice: line 5: “Bouchon” was looked up: Lyon, France (FR)",
                "notice: the dates of 2 places are left out: they are those of saving",
            ])
    }

    @Test("What Google writes for an unknown place is neither a name nor a note")
    func unknownPlaces() {
        let unknown = "No location information is available for this saved place"
        let text = """
            {"features": [
              {"geometry": {"coordinates": [2, 1], "type": "Point"}, "type": "Feature", "properties": {
                "google_maps_url": "http://maps.google.com/?cid=1", "Comment": "\(unknown)"}},
              {"geometry": {"coordinates": [4, 3], "type": "Point"}, "type": "Feature", "properties": {
                "google_maps_url": "http://maps.google.com/?cid=2", "Title": "\(unknown)", "Comment": "Good bread"}}
            ], "type": "FeatureCollection"}
            """
        let named = "notice: 1 stop of “file” had no name; it is called “Stop 1”"
        #expect(reading(text) == ["file: Stop 1@1,2 Good bread@3,4", named])
        #expect(
            reading("Title,Note,URL\n\(unknown),,\"https://maps.google.com/?q=1,2\"\n") == ["file: Stop 1@1,2", named])
    }

    @Test(
        "A saved place at 0,0 is no place, also in a file that is not seen to be Google's",
        arguments: [
            #"{"date": "2024-01-01T00:00:00Z", "Comment": "No location information is available"}"#,
            #"{"Title": "Café", "Published": "2019-01-01T00:00:00Z"}"#,
            #"{"location": {"country_code": "FR", "name": "Café"}}"#, #"{"Updated": "2019-01-01T00:00:00Z"}"#,
        ])
    func unknownPlacesOfPlainGeoJSON(properties: String) {
        func file(_ properties: String) -> String {
            """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "geometry": {"type": "Point", "coordinates": [2, 1]}, "properties": {"name": "P"}},
              {"type": "Feature", "geometry": {"type": "Point", "coordinates": [0, 0]}, "properties": \(properties)}
            ]}
            """
        }
        #expect(TripFormats.recognizing(Array(file(properties).utf8))?.name == "geojson")
        let found = reading(file(properties))
        #expect(found.count == 2 && found.first == "file: P@1,2")
        #expect(found.last?.hasPrefix("skipped 3: ") == true, "\(found)")
        // What others mark there, and what this program wrote, is a place.
        #expect(reading(file(#"{"name": "Null Island"}"#)) == ["file: P@1,2 Null Island@0,0"])
        #expect(reading(file(#"{"name": "N", "trip": "T", "date": "2024-01-02"}"#)) == ["file: P@1,2", "T: N@0,0"])
    }

    @Test("A place that is called like one of Google's properties leaves its file as it is")
    func valuesLikeProperties() {
        func file(_ properties: String) -> [UInt8] {
            Array(#"{"type":"Feature","geometry":null,"properties":{\#(properties)}}"#.utf8)
        }
        #expect(TripFormats.recognizing(file(#""name":"google_maps_url""#))?.name == "geojson")
        #expect(TripFormats.recognizing(file(#""google_maps_url" : "x""#))?.name == "google")
    }

    @Test("Lists") func listsOfPlaces() {
        let text = """
            Title,Note,URL,Tags,Comment
            ,,,,
            Paris,croissants,https://www.google.com/maps/place/Paris/data=!4m2!3m1!1s0x47e66,,
            "Dropped pin",,"https://www.google.com/maps/search/48.5,2.25",,
            Café X,,"https://www.google.com/maps/place/X/@1,2,3z/data=!3d48.1!4d2.1",t,c

            Bar,,https://maps.google.com/?cid=1,,
            """
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "google")
        let withDescription = "Places I liked\n\n" + text
        #expect(TripFormats.recognizing(Array(withDescription.utf8))?.name == "google")
        #expect(
            reading(text, file: "Want to go", places: smallGazetteer) == [
                "Want to go: Paris@48.8566,2.3522[croissants\nhttps://www.google.com/maps/place/Paris/data=!4m2!3m1!1s0x47e66] "
                    + "Dropped pin@48.5,2.25 Café X@48.1,2.1[t\nc]",
                "skipped 7: “Bar” is no place that is known", "notice: line 3: “Paris” was looked up: Paris (FR)",
            ])
    }
}
