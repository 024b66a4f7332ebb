import Interchange
import Testing

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

    @Test("A text in which no line is a place is told as that")
    func noPlaces() {
        let found = tableReading("passport\n2x socks\ntoothbrush\ncharger\n", as: ListFormat())
        #expect(
            found.count == 1
                && found[0].contains("no places were found: none of its 4 lines is one, such as “passport”")
        )
    }
}
