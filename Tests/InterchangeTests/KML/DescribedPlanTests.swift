import Interchange
import TestSupport
import Testing

@Suite("Nights and costs in descriptions") struct DescribedPlanTests {
    @Test(
        "Lines of nothing but nights and costs are the plan, others stay in the note",
        arguments: [
            ("2 nights<br>€240", "A|2|240"), ("1 Nacht, 95 EUR", "A|1|95"), ("2 nuits", "A|2"),
            ("€95<br>Park outside", "A|95|Park outside"), ("2 nights at the inn", "A|2 nights at the inn"),
            ("240", "A|240"), ("3 nights<br>4 nights", "A|3|4 nights"), ("€95 per person", "A|€95 per person"),
            ("Quiet rooms 1 to 20<br>3 nights, 240 CHF", "A|3|240|Quiet rooms 1 to 20"), ("Euro 95", "A|95"),
            ("CHF 95 / 2 nights", "A|2|95"), ("EUR 95 · 2 Nächte", "A|2|95"), ("- 2 nights", "A|- 2 nights"),
            ("Remark 123", "A|Remark 123"), ("12 Main Street", "A|12 Main Street"),
            ("12 km", "A|12 km"), ("day 3", "A|day 3"), ("300 ft", "A|300 ft"), ("90 eur", "A|90"), ("95 lei", "A|95"),
            ("the 95", "A|the 95"), ("950 kr<br>2 noches", "A|2|950"), ("3000 руб.", "A|3000"),
        ])
    func kml(description: String, expected: String) throws {
        let text =
            "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><Placemark><name>A</name><description><![CDATA["
            + "\(description)]]></description><Point><coordinates>2,1</coordinates></Point></Placemark></Document></kml>"
        // A number alone is no cost, and stays in the note.
        #expect(try othersPlan(text, as: KMLFormat()).dropFirst().first == expected)
    }

    @Test("GeoJSON has them in its properties")
    func geoJSON() throws {
        let text =
            #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[2,1]},"#
            + #""properties":{"name":"A","description":"2 nights\n240 EUR"}}]}"#
        #expect(try othersPlan(text, as: GeoJSONFormat()).dropFirst().first == "A|2|240")
    }
}
