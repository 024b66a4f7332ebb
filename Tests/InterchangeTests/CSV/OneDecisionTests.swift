import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

/// Standard input has no name, and so no ending that says what it is.
@Suite("A text without a name is the table or the list that its file is") struct OneDecisionTests {
    private static let latitudes = [
        "Bergen": 60.4, "Voss": 60.6, "Flåm": 60.9, "Lærdal": 61.1, "Sogndal": 61.2, "Lom": 61.8, "Kiel": 54.3,
        "Oslo": 59.9,
    ]

    private static func places(_ text: String, _ near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        guard let latitude = latitudes[text] else { return FoundPlace.ofCoordinates(text, near: near) }
        return .success(FoundPlace(name: text, location: place(latitude, 6), label: "\(text) (NO)", wasLookedUp: true))
    }

    private func stops(_ text: String, ending: String) -> [String] {
        guard let format = TripFormats.ofFile(Array(text.utf8), ending: ending) else { return ["unknown"] }
        return reading(text, as: format, places: Self.places).filter { !$0.hasPrefix("notice") }
    }

    private static let texts: [(text: String, names: String)] = [
        (
            "Date,Route,Overnight\n2027-07-01,Bergen - Voss,Voss\n2027-07-02,Voss - Flåm - Lærdal,Lærdal\n"
                + "2027-07-03,Lærdal - Sogndal - Lom,Lom\n", "Bergen Voss Flåm Lærdal Sogndal Lom"
        ),
        ("Day;Route;Overnight\n1;Bergen – Voss;Voss\n2;Voss – Flåm – Lom;Lom\n", "Bergen Voss Flåm Lom"),
        ("Day,Route,Overnight\n1,Bergen - Voss,Voss\n2,Voss - Lom,Lom\n", "Bergen Voss Lom"),
        ("Day|Route|Overnight\n1|Bergen - Voss|Voss\n2|Voss - Lom|Lom\n", "Bergen Voss Lom"),
        ("#;Kategorie;Stadt;Koordinaten\n1;Burg;Bergen;60.4, 6\n2;Dom;Voss;60.6, 6\n", "Bergen Voss"),
        ("#,Name,Lat,Lon\n1,Bergen,60.4,6\n2,Voss,60.6,6\n", "Bergen Voss"),
        ("#Name;Lat;Lon\nBergen;60.4;6\nVoss;60.6;6\n", "Bergen Voss"),
        ("Cities\nBergen\nVoss\n", "Bergen Voss"), ("Städte\nKiel\nOslo\n", "Kiel Oslo"),
        ("Stop;Nights\nBergen;2\nVoss;1\n", "Bergen Voss"),
        ("Date;Ville départ;Ville arrivée\n2027-07-01;Bergen;Voss\n2027-07-02;Voss;Lom\n", "Bergen Voss Lom"),
    ]

    @Test("Stops are those of the same text in a file called a table", arguments: texts.indices)
    func same(index: Int) {
        let (text, names) = Self.texts[index]
        let expected = names.split(separator: " ").map { "\($0)@" }
        for ending in ["csv", "", "txt"] {
            let found = stops(text, ending: ending)
            #expect(found.count == 1, "\(ending): \(found)")
            // Notes stand in brackets behind a stop.
            let stops = (found.first ?? "").split(separator: " ").filter { $0.contains("@") }
            #expect(stops.count == expected.count, "\(ending): \(found)")
            #expect(zip(stops, expected).allSatisfy { $0.hasPrefix($1) }, "\(ending): \(found)")
        }
    }

    @Test("Lines of places with commas stay a list, and so does what begins with a comment")
    func lists() {
        for text in [
            "Hotel, Bergen\nCamping, Voss\n", "# city, country\nBergen\nVoss\n", "Bergen; 2 nights\nVoss; 1 night\n",
            "Date: 3 July\nBergen, Voss\n",
        ] {
            #expect(TripFormats.ofFile(Array(text.utf8), ending: "")?.name == "list", "\(text)")
        }
    }
}
