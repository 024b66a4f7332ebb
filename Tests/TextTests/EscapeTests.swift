import TestSupport
import Testing
import Text

@Suite("Text of others inside markup")
struct EscapeTests {
    @Test("HTML gets no control character but tab and line feed, and no noncharacter")
    func html() {
        for value in UInt32(0)...0x10_FFFF {
            // An ordinary run takes the ends of the higher planes and every 97th character between them.
            let isLookedAt = LongRun.isWanted || value < 0x1_0000 || value & 0xFFFF >= 0xFFF0 || value % 97 == 0
            guard isLookedAt, let scalar = Unicode.Scalar(value) else { continue }
            let isError =
                value < 0x20 && value != 9 && value != 10 && value != 13 || (0x7F...0x9F).contains(value)
                || (0xFDD0...0xFDEF).contains(value) || value & 0xFFFF >= 0xFFFE
            let expected: String =
                switch scalar {
                case "&": "&amp;"
                case "<": "&lt;"
                case ">": "&gt;"
                case "\"": "&quot;"
                case "'": "&#39;"
                case "\r": "\n"
                default: isError ? "\u{FFFD}" : String(scalar)
                }
            let text = MarkupText.escapedForHTML(String(scalar))
            if !text.unicodeScalars.elementsEqual(expected.unicodeScalars) {
                Issue.record("U+\(String(value, radix: 16)) became \(text.unicodeScalars.map(\.value))")
            }
        }
        #expect(MarkupText.escapedForHTML("a\r\nb\rc\n\nd") == "a\nb\nc\n\nd")
        #expect(MarkupText.escapedForHTML("Zürich — 東京 <b>\u{85}\u{9F}") == "Zürich — 東京 &lt;b&gt;\u{FFFD}\u{FFFD}")
    }

    @Test("XML 1.0 keeps U+007F to U+009F, which it allows, and loses what it forbids")
    func xml() {
        let last = Unicode.Scalar(0xFFFE as UInt32).map(String.init) ?? ""
        #expect(MarkupText.escaped("a\u{7F}\u{80}\u{9F}b") == "a\u{7F}\u{80}\u{9F}b")
        #expect(!MarkupText.losesCharacters("a\u{7F}\u{80}\u{9F}b"))
        #expect(MarkupText.escaped("a\u{1}\u{1F}\(last)b") == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
        #expect(MarkupText.losesCharacters("\u{1F}"))
    }

    @Test("Markdown, which becomes HTML, gets no control character")
    func markdown() {
        #expect(MarkdownText.escaped("a\u{7F}\u{80}\u{85}\u{9F}\u{A0}b") == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}b")
        #expect(MarkdownText.escaped("a\tb\r\nc*") == "a b  c\\*")
    }
}
