import Interchange
import Testing

@Suite("Links of Google's lists without coordinates of the place") struct GoogleLinkTests {
    @Test(
        "The middle of the map around a place is the place where little more is shown, also with its comma unquoted",
        arguments: [
            ("\"https://www.google.com/maps/place/Bar/@37.39,-5.99,17z\"", "file: Bar@37.39,-5.99"),
            ("https://www.google.com/maps/place/Bar/@37.39,-5.99,17z", "file: Bar@37.39,-5.99 Pin@1,2"),
            (
                "\"https://www.google.com/maps/place/Bar/@37.39,-5.99,5z\"",
                "skipped 2: “Bar” is no place that is known"
            ),
            (
                "https://www.google.com/maps/place/Bar/@37.39,-5.99,5z",
                "skipped 2: “Bar” is no place that is known"
            ),
        ])
    func middle(link: String, expected: String) {
        let text = "Title,Note,URL,Tags,Comment\nBar,,\(link),,\nPin,,\"https://maps.google.com/?q=1,2\",,\n"
        #expect(reading(text).contains { $0.hasPrefix(expected) })
    }

    @Test("A place without coordinates is called as its link has it, and in the town of its last words")
    func names() {
        func file(_ query: String) -> String {
            """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "geometry": {"type": "Point", "coordinates": [2.35, 48.86]}, "properties":
                {"google_maps_url": "http://maps.google.com/?cid=1", "location": {"name": "P"}}},
              {"type": "Feature", "geometry": {"type": "Point", "coordinates": [0, 0]}, "properties":
                {"google_maps_url": "http://maps.google.com/?q=\(query)&ftid=0x0"}}
            ]}
            """
        }
        #expect(
            reading(file("Chez+Marie+Paris"), places: smallGazetteer).first
                == "file: P@48.86,2.35 Chez Marie Paris@48.8566,2.3522[about here: Chez Marie Paris]")
        let unknown = reading(file("Chez+Marie"), places: smallGazetteer)
        #expect(unknown.contains { $0.hasPrefix("skipped") && $0.contains("Chez Marie") }, "\(unknown)")
    }
}
