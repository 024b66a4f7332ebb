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
            ("2 nights, Hotel Sonne, 120 €", "A|2|120|Hotel Sonne"), ("2 nuits B&B 90 €", "A|2|90|B&B"),
            ("2 nights Hotel Sonne 120 €", "A|2|120|Hotel Sonne"), ("notte 1, 65€", "A|1|65"),
            ("2 nights minimum stay", "A|2 nights minimum stay"), ("1 Nacht, Hotel Post", "A|1|Hotel Post"),
            ("Remark 123", "A|Remark 123"),
            ("12 Main Street", "A|12 Main Street"),
            ("12 km", "A|12 km"), ("day 3", "A|day 3"), ("300 ft", "A|300 ft"), ("90 eur", "A|90"), ("95 lei", "A|95"),
            ("the 95", "A|the 95"), ("950 kr<br>2 noches", "A|2|950"), ("3000 руб.", "A|3000"),
            ("2 Naechte, DZ 98 EUR", "A|2|98"), ("Hôtel Balanea, 2 nuits, 240 €", "A|2|240|Hôtel Balanea"),
            ("3 nights<br>3 nights, 90 EUR", "A|3|90"), ("Museum, 12 €", "A|Museum, 12 €"),
            ("Room 4, 2 nights", "A|Room 4, 2 nights"), ("Zimmer 98 EUR", "A|98"), ("Sauna 98 EUR", "A|Sauna 98 EUR"),
        ])
    func kml(description: String, expected: String) throws {
        let text =
            "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><Placemark><name>A</name><description><![CDATA["
            + "\(description)]]></description><Point><coordinates>2,1</coordinates></Point></Placemark></Document></kml>"
        // A number alone is no cost, and stays in the note.
        #expect(try othersPlan(text, as: KMLFormat()).dropFirst().first == expected)
    }

    @Test(
        "Dates, and the cost of a night, are the plan on lines of nothing else; what is more stays whole in the note",
        arguments: [
            ("Check-in: 3 juillet 2027", ["2027-07-03", "A"]), ("Anreise: 3. Juli 2027", ["2027-07-03", "A"]),
            ("du 3 au 5 juillet 2027", ["2027-07-03", "A|2"]), ("3.–5. Juli 2027", ["2027-07-03", "A|2"]),
            ("2 nuits<br>15/07/2027<br>85 € / nuit", ["2027-07-15", "A|2|170"]),
            ("Check-in: 3 July 2027<br>Check-out: 5 July 2027", ["2027-07-03", "A|2"]),
            ("14.07.2027, 1 nuit, 60 €", ["2027-07-14", "A|1|60"]), ("3 Nächte à 110 €", ["no start", "A|3|330"]),
            ("Prix : 170 €<br>2 nuits", ["no start", "A|2|170"]),
            ("Check-in: from 15:00", ["no start", "A|Check-in: from 15:00"]),
            ("Check-in 3 July, ask for Ana", ["no start", "A|Check-in 3 July, ask for Ana"]),
            ("Built 1902", ["no start", "A|Built 1902"]), ("Room 1.2.3", ["no start", "A|Room 1.2.3"]),
            ("06-12-34", ["no start", "A|06-12-34"]), ("Tel: 030-12-34", ["no start", "A|Tel: 030-12-34"]),
        ])
    func dates(description: String, expected: [String]) throws {
        let text =
            "<kml xmlns='http://www.opengis.net/kml/2.2'><Document><Placemark><name>A</name><description><![CDATA["
            + "\(description)]]></description><Point><coordinates>2,1</coordinates></Point></Placemark></Document></kml>"
        #expect(try Array(othersPlan(text, as: KMLFormat()).prefix(2)) == expected)
    }

    @Test("A folder of one point beside that of a way is named after the whole, too")
    func folderOfOnePoint() {
        func folder(_ name: String, _ points: [String]) -> String {
            "<Folder><name>\(name)</name>"
                + points.enumerated().map { index, name in
                    "<Placemark><name>\(name)</name><Point><coordinates>2,\(index + 1)</coordinates></Point></Placemark>"
                }.joined() + "</Folder>"
        }
        func found(_ folders: String) -> [String] {
            reading("<kml xmlns='http://www.opengis.net/kml/2.2'><Document><name>W</name>\(folders)</Document></kml>")
        }
        #expect(
            found(folder("Way", ["A", "B"]) + folder("Hotels", ["H"])) == ["W: A@1,2 B@2,2", "W – Hotels: H@1,2"])
        // Without a way beside it, and with several points that are of no one kind, it has its own name.
        #expect(found(folder("Hotels", ["H"])).first == "Hotels: H@1,2")
        #expect(found(folder("Way", ["A", "B"]) + folder("Hotels", ["H", "I"])).contains("W – Hotels: H@1,2 I@2,2"))
        #expect(found(folder("Way", ["A", "B"]) + folder("North", ["H", "I"])).contains("North: H@1,2 I@2,2"))
    }

    @Test("GeoJSON has them in its properties")
    func geoJSON() throws {
        let text =
            #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[2,1]},"#
            + #""properties":{"name":"A","description":"2 nights\n240 EUR"}}]}"#
        #expect(try othersPlan(text, as: GeoJSONFormat()).dropFirst().first == "A|2|240")
    }
}
