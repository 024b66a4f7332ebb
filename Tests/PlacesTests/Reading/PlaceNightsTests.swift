import Places
import Testing

@Suite("Nights behind a place")
struct PlaceNightsTests {
    @Test(
        "Nights stand behind a place, in several ways",
        arguments: [
            ("Salzburg 2 nights", "Salzburg", 2), ("Salzburg 2n", "Salzburg", 2), ("Bled, 1 night", "Bled", 1),
            ("Bled (3 nights)", "Bled", 3), ("Bled for 2 nights", "Bled", 2),
            ("Lyon=45.76,4.84 2n", "Lyon=45.76,4.84", 2),
            ("New York 400 nights", "New York", 400), ("Bern nights 2", "Bern", 2), ("Bern, Night 1", "Bern", 1),
            ("Annecy, Chamonix nights 2", "Annecy, Chamonix", 2), ("Como n3", "Como", 3), ("Como, n 3", "Como", 3),
        ])
    func nights(text: String, place: String, count: Int) {
        let read = PlaceNights(text)
        #expect(read.place == place && read.nights == count)
        #expect(place + read.ending == text)
    }

    @Test(
        "Other texts are the place alone",
        arguments: [
            "Salzburg", "2 nights", "Zagreb 2", "Nights", "nights 2", "Area 51", "N 2", "", "Como N3", "Como n300",
            "n3",
        ])
    func none(text: String) {
        let read = PlaceNights(text)
        #expect(read.place == text && read.nights == nil && read.ending.isEmpty)
    }

    @Test(
        "Semicolons separate places where each has letters, but not links and coordinates",
        arguments: [
            ("Bled;Piran", ["Bled", "Piran"]), ("Bled; Piran 2n;", ["Bled", "Piran 2n"]),
            ("46.02;7.75", ["46.02;7.75"]),
            ("https://example.org/a;b", ["https://example.org/a;b"]),
        ])
    func semicolons(line: String, places: [String]) {
        #expect(PlaceLines.places(line) == places)
    }
}
