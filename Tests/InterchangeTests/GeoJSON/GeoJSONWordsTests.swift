import Entities
import Interchange
import Testing

@Suite("The names of properties in other languages") struct GeoJSONWordsTests {
    /// A map of A and B, with further properties.
    private func map(_ first: String, _ second: String) -> String {
        let features = zip(["A", "B"], [first, second]).enumerated().map { index, feature in
            "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[7,4\(index)]},\"properties\":"
                + "{\"name\":\"\(feature.0)\",\(feature.1)}}"
        }
        return "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
    }

    @Test(
        "Days, nights, costs and notes are told by the words for columns",
        arguments: [
            ["Ankunft", "Nächte", "Kosten", "Notiz"], ["arriv\\u00e9e", "nuits", "prix", "commentaire"],
            ["llegada", "noches", "coste", "comentario"], ["arrivo", "notti", "prezzo", "commento"],
            ["aankomst", "nachten", "prijs", "opmerking"], ["Datum", "Übernachtungen", "Preis (EUR)", "Bemerkung"],
        ])
    func words(names: [String]) throws {
        func properties(_ values: [String]) -> String {
            zip(names, values).map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",")
        }
        #expect(
            try othersPlan(
                map(
                    properties(["2027-07-01", "2", "120 €", "with a view"]),
                    properties(["2027-07-03", "1", "95", "quiet"])),
                as: GeoJSONFormat()) == ["2027-07-01", "A|2|120|with a view", "B|1|95|quiet"])
    }

    @Test("The cost of each night is that of all nights")
    func costOfNight() throws {
        #expect(
            try othersPlan(
                map("\"Nächte\":2,\"Preis pro Nacht\":\"80 EUR\"", "\"nuits\":1"), as: GeoJSONFormat())
                == ["no start", "A|2|160", "B|1"])
    }

    @Test(
        "A word that means something else in another language stays in the note",
        arguments: ["\"tag\":\"v1.2 beta\"", "\"total\":\"none\"", "\"data\":\"yes\""])
    func otherThings(property: String) throws {
        let shown = property.filter { $0 != "\"" }.split(separator: ":").joined(separator: ": ")
        #expect(try othersPlan(map(property, "\"x\":\"y\""), as: GeoJSONFormat())[1] == "A|\(shown)")
    }
}
