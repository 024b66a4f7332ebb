import Entities
import Geodesy
import Interchange
import Places
import Testing

/// Saved places whose links have no coordinates, but the number of a cell.
@Suite struct GoogleCellTests {
    /// Cells of central Paris (48.8589, 2.3470) and of a mountain in Washington (48.5937, -120.3985).
    private static let paris =
        "https://www.google.com/maps/place/X/data=!4m2!3m1!1s0x47e66e1f06e2b70f:0x40b82c3688c9460"
    private static let mountain = "https://www.google.com/maps/place/X/data=!4m2!3m1!1s0x5483537fbb9e3e41:0x2d"

    /// Knows one town of a name, wherever it is asked from, as a gazetteer does that has only a namesake.
    private func towns(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        let known = ["Paris": (48.8566, 2.3522), "Mazama": (-3.35, 36.68), "Bar": (42.09, 19.1)]
        guard let town = known[text], let place = try? Coordinate(latitude: town.0, longitude: town.1) else {
            return .failure(PlaceRefusal("“\(text)” is no place that is known"))
        }
        return .success(FoundPlace(name: text, location: place, label: "\(text) (XX)", wasLookedUp: true))
    }

    @Test("A place of a list is where its cell is, not where a namesake is")
    func list() {
        let text =
            "Title,Note,URL\nMazama,store,\(Self.mountain)\nParis,,\(Self.paris)\nBar,,https://maps.google.com/?cid=1\n"
        let found = reading(text, places: towns)
        #expect(
            found
                == [
                    "file: Mazama@48.59375,-120.3984990[store\nabout here: \(Self.mountain)] "
                        + "Paris@48.8566,2.3522[\(Self.paris)] Bar@42.09,19.1[https://maps.google.com/?cid=1]",
                    "notice: line 3: “Paris” was looked up: Paris (XX)",
                    "notice: line 4: “Bar” was looked up: Bar (XX)",
                    "notice: 1 stop is only about where the link says, most within 11 km: the file has no coordinates; "
                        + "the link in the note has the exact place",
                ].map { $0.replacing("48.59375,-120.3984990", with: Self.mountainPlace) })
    }

    private static var mountainPlace: String {
        let place = S2Cell(id: 0x5483_537f_bb9e_3e41)?.center
        return place.map { "\(degreesText($0.latitude)),\(degreesText($0.longitude))" } ?? ""
    }

    @Test("A starred place at 0,0 is where its cell is")
    func starred() {
        let link = "http://maps.google.com/?q=Mazama&ftid=0x5483537fbb9e3e41:0x2d"
        let text = """
            {"type": "FeatureCollection", "features": [{"geometry": {"coordinates": [0, 0], "type": "Point"},
              "properties": {"date": "2024-01-01T00:00:00Z", "google_maps_url": "\(link)",
                "location": {"address": "Mazama, WA", "name": "Mazama"}}, "type": "Feature"}]}
            """
        let found = reading(text, places: towns)
        #expect(found.first == "file: Mazama@\(Self.mountainPlace)[about here: \(link)\nMazama, WA]")
        #expect(found.contains("notice: the date of 1 place is left out: it is that of saving"))
        #expect(found.count == 3)
        let unnamed = reading(text.replacing("\"name\": \"Mazama\"", with: "\"x\": 1"), places: towns)
        #expect(unnamed == found)
    }
}
