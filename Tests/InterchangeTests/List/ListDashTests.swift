import Interchange
import TestSupport
import Testing
import Text

@Suite("Dashes in lists with and without marks, and texts without places") struct ListDashTests {
    @Test(
        "A small letter behind a dash, and what is behind a link, are said of the place, with and without a mark"
    )
    func dashes() {
        let lines = [
            "Annecy – lake", "[Zermatt](https://example.org/z) – Matterhorn", "Lyon - old town, food",
        ]
        let found = [
            "no start", "Annecy|lake", "Zermatt|Matterhorn\nhttps://example.org/z", "Lyon|old town, food",
        ]
        for mark in ["", "- ", "* "] {
            let text = lines.map { "\(mark)\($0)\n" }.joined()
            #expect(tableReading(text, as: ListFormat()) == found, "\(text)")
        }
    }

    @Test("A text in which no line is a place is told as that, also where a thing is spelled like a place")
    func noPlaces() {
        let found = tableReading("passport\n2x socks\ntoothbrush\ncharger\n", as: ListFormat())
        #expect(found.count == 1 && found[0].contains("none of its 4 lines is one, such as “passport”"))
        #expect(
            refusal(of: "socks\nshirt\ntent\n") == "no places were found: none of its 3 lines is one, such as “socks”")
        #expect(refusal(of: "Socks\nShirt\nTent\n")?.contains("“Socks” is like “Socos”") == true)
    }

    /// The reason for refusing a list in which each line is spelled like a place.
    private func refusal(of text: String) -> String? {
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, _ in .failure(PlaceRefusal("“\(text)” is like “Socos”", foldedNames: ["socos"])) })
        do {
            _ = try ListFormat().read(Array(text.utf8), context)
            return nil
        } catch {
            return error.reason
        }
    }
}
