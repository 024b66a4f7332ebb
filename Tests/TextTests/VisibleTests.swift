import TestSupport
import Testing
import Text

@Suite("Text of others on a terminal")
struct VisibleTests {
    @Test(
        "what steers the terminal or has no ink is shown as an escape",
        arguments: [
            ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("a\u{7}b\u{7F}c", #"a\u{7}b\u{7F}c"#), ("a\u{9B}b", #"a\u{9B}b"#),
            ("a\tb\nc\r\n", #"a\u{9}b\u{A}c\u{D}\u{A}"#), ("x\u{202E}txt", #"x\u{202E}txt"#),
            ("\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}", #"\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}"#),
            ("a\u{200B}b\u{2060}\u{FEFF}", #"a\u{200B}b\u{2060}\u{FEFF}"#), ("a\u{AD}b", #"a\u{AD}b"#),
            ("a\u{2028}b\u{2029}\u{85}", #"a\u{2028}b\u{2029}\u{85}"#),
            (String(decoding: [0xEF, 0xBF, 0xBE, 0xEF, 0xB7, 0x90], as: UTF8.self), #"\u{FFFE}\u{FDD0}"#),
            ("a\u{E0041}", #"a\u{E0041}"#), ("a\u{E0001}b", #"a\u{E0001}b"#), ("\u{3164}", #"\u{3164}"#),
            ("a\u{200D}b", #"a\u{200D}b"#), ("a\u{200C}b", #"a\u{200C}b"#), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"),
            ("\u{FE0F}", #"\u{FE0F}"#), (" \u{FE0F}", #" \u{FE0F}"#), ("🏴\u{E007F}", "🏴\\u{E007F}"),
            ("🏴\u{E0067}\u{E0062}", "🏴\\u{E0067}\\u{E0062}"),
        ])
    func escaped(text: String, shown: String) {
        #expect(visible(text) == shown)
        #expect(visible(shown) == shown)
    }

    @Test(
        "what scripts and emoji need stays as it is",
        arguments: [
            "", "Orléans", "C:\\new", "東京", "é e\u{301}", "می\u{200C}خواهم", "क्\u{200D}ष", "👨\u{200D}👩\u{200D}👧",
            "❤\u{FE0F}\u{200D}🔥",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "1\u{FE0F}\u{20E3}", "葛\u{E0100}", "🇫🇷",
            "\u{E0A0}", "עברית",
            "\u{A0}\u{3000}", "\u{FFFD}",
        ])
    func kept(text: String) {
        #expect(visible(text) == text)
        #expect(Array(visible(text).utf8) == Array(text.utf8))
    }

    @Test("line breaks of a note stay when asked; every other control does not")
    func lineBreaks() {
        #expect(visible("a\nb\r\nc\rd\u{1B}\u{2028}", lines: .kept) == "a\nb\nc\\u{D}d\\u{1B}\\u{2028}")
        #expect(visible("a\nb", lines: .kept) == "a\nb")
    }

    @Test("no C0, C1 or direction control ever comes out")
    func nothingHiddenComesOut() {
        var random = SeededGenerator(seed: 11)
        let hidden =
            Array(UInt32(0)..<0x20) + Array(0x7F..<0xA0) + Array(0x2028...0x202E) + Array(0x2066...0x2069) + [
                0x200E, 0x61C,
            ]
        for _ in 0..<500 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                let value =
                    Bool.random(using: &random)
                    ? hidden[Int.random(in: 0..<hidden.count, using: &random)]
                    : UInt32.random(in: 0..<0x3000, using: &random)
                if let scalar = Unicode.Scalar(value) { text.append(scalar) }
            }
            let shown = visible(String(text))
            #expect(!shown.unicodeScalars.contains { hidden.contains($0.value) })
        }
    }
}
