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

    @Test(
        "White space goes at both ends and stays inside, in any script",
        arguments: [
            ("", ""), ("  ", ""), ("a", "a"), (" a b ", "a b"), ("a\r\n", "a"), ("\u{A0}a\u{2003}", "a"),
            ("\u{3000}東京 ", "東京"), ("e\u{301} ", "e\u{301}"), (" \u{301}a", "a"), ("\u{600}a", "\u{600}a"),
            ("\u{7F}", "\u{7F}"), ("\t-\t", "-"), ("a \u{301}", "a"),
        ])
    func trimmed(text: String, expected: String) {
        #expect(text.trimmed == expected && "xx\(text)xx".dropFirst(2).dropLast(2).trimmed == expected)
    }
}
