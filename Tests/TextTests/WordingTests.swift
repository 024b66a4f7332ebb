import Testing
import Text

@Suite("Numbers of things in words")
struct WordingTests {
    @Test(
        "Plurals are regular",
        arguments: [
            (1, "pass", "1 pass"), (20, "pass", "20 passes"), (2, "country", "2 countries"), (2, "day", "2 days"),
            (3, "coast", "3 coasts"), (0, "place", "0 places"), (2, "other event", "2 other events"),
            (4, "beach", "4 beaches"), (2, "y", "2 ys"),
        ])
    func counted(number: Int, noun: String, text: String) {
        #expect(Wording.counted(number, noun) == text)
    }
}
