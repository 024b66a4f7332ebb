import Testing
import Text

@Suite("Searching for texts in texts")
struct SearchingTests {
    private static let texts = [
        "", "a", "aa", "aab", "abab", "ababab", "Grüße 🇫🇷 to Zürich", "to to to", "://", "http://x", "e\u{301}", "<br",
        "</", "𝄞_x_",
    ]

    @Test("the place, the presence and the replacement are those of the standard library", arguments: texts)
    func agrees(text: String) {
        for part in Self.texts where !part.isEmpty {
            #expect(text.firstRange(ofText: part) == text.firstRange(of: part), "\(text) \(part)")
            #expect(text.containsText(part) == text.contains(part))
            #expect(text.replacingText(part, with: "-") == text.replacing(part, with: "-"))
            #expect(text.replacingText(part, with: "") == text.replacing(part, with: ""))
            #expect(Array(text.utf8).containsBytes(Array(part.utf8)) == text.contains(part))
            // A part of a longer text.
            let whole = "<" + text + ">"
            let inside = whole.dropFirst().dropLast()
            #expect(inside.firstRange(ofText: part) == inside.firstRange(of: part))
            #expect(inside.containsText(part) == inside.contains(part))
        }
        #expect(text.containsText("") && Array(text.utf8).containsBytes([]))
        #expect(text.firstRange(ofText: "")?.isEmpty == true)
        #expect(text.replacingText("", with: "-") == text)
    }
}
