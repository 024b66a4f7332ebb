import Interchange
import Testing

/// A file's format is seen from its content, whatever the file is called.
@Suite struct RecognitionTests {
    private static let texts: [(String, String?)] = [
        (#"{"version": 1, "trips": []}"#, "json"), (#"[{"name": "A", "waypoints": []}]"#, "json"), ("[]", "json"),
        (#"{"name": "features", "waypoints": [{"name": "type", "location": {}}]}"#, "json"), ("\u{FEFF} {}", "json"),
        (#"{"type": "FeatureCollection", "features": []}"#, "geojson"), (#"{"features": [{"#, "geojson"),
        (#"{"bbox": [1, {"trips": 2}], "geometry": null"#, "geojson"), (#"[{"type": "Feature"}]"#, "geojson"),
        (#"{"type":"Point","coordinates":[1,2]}"#, "geojson"), (#"{"type": "trip", "waypoints": []}"#, "json"),
        (#"{"type": "FeatureCollection", "features": [{"properties": {"Google Maps URL": ""}}]}"#, "google"),
        (#"{"features": [{"properties": {"google_maps_url": ""}}], "type": "FeatureCollection"}"#, "google"),
        ("Title,Note,URL\n", "google"), ("name,lat,lon\n", "csv"), ("lat;lon\n", "csv"), ("WKT,name\n", "csv"),
        ("name\tlat\tlon\n", "tsv"), ("\u{FEFF}Latitude,Longitude\n", "csv"), ("City,Country\nParis,France\n", "csv"),
        ("# Trip: A\nTitle,Note,URL=1,2\n", "list"),
        ("Paris, France\nLyon, France\n", "list"), ("40.757,-73.986\n", "list"),
        ("Paris\n", "list"),
        ("# lat,lon of my trip\nHome=1,2", "list"), ("# Trip: name,lat,lon\n", "list"),
        (#"# Trip: {"type": "Feature"}"#, "list"), ("Name,Lat,Lon\n{\"features\": 1},1,2", "csv"),
        ("<gpx version=\"1.1\">", "gpx"), ("<html>", "html"), ("", nil), (" \n", nil), ("PK\u{3}\u{4}", "kmz"),
        ("<kml>", "kml"), ("{\"a\": 1}", "json"), ("[{\"name\": \"P\", \"lat\": 1, \"lng\": 2}]", "planner"),
        ("{\"name\": \"A\", \"all_steps\": [", "planner"), ("{\"version\": \"1.0\", \"collections\": [", "planner"),
        ("BEGIN:VCARD\r\nVERSION:4.0", "vcard"), ("[InternetShortcut]\r\nURL=https://", "link"),
        ("<plist version=\"1.0\"><dict><key>URL</key>", "link"), ("\u{1E}{\"type\": \"Feature\"", "geojson"),
        ("\u{0}\u{1}\u{2}", nil), ("<table><tr>", "html"), ("Subject: x\nMIME-Version: 1.0\n\nParis\n", "mail"),
    ]

    @Test("The content tells the format", arguments: texts.indices) func content(index: Int) {
        let (text, expected) = Self.texts[index]
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == expected, "\(text)")
    }

    @Test(
        "A file with a document type is refused for that, whatever the declarations in it",
        arguments: [
            "<!DOCTYPE gpx>\n<gpx/>", "<!DOCTYPE gpx [<!ENTITY a '>'>]><gpx>&a;</gpx>",
            "<!DOCTYPE kml [" + String(repeating: "<!ENTITY a 'b'>", count: 1_000) + "]><kml/>",
        ])
    func documentTypesAreNamed(text: String) {
        #expect(
            reading(text) == [
                "error F:1:1: a document type (DOCTYPE) is not accepted; take that declaration out of the file"
            ])
    }

    @Test("Every name and ending leads to its format") func endings() {
        for format in TripFormats.all {
            #expect(TripFormats.named(format.name.uppercased())?.name == format.name)
            for ending in format.fileEndings { #expect(TripFormats.ending(with: ending)?.name == format.name) }
            #expect(format.canRead || format.canWrite)
        }
    }
}
