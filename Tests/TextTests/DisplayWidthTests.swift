import Foundation
import TestSupport
import Testing
import Text

@Suite("Display width")
struct DisplayWidthTests {
    @Test(
        "a text takes the columns that a terminal gives it",
        arguments: [
            ("", 0), ("Lyon", 4), ("Orléans", 7), ("Orle\u{301}ans", 7), ("東京", 4), ("한글", 4),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("ｶﾅ", 2), ("Ａ", 2), ("👍", 2), ("👍🏽", 2), ("☝🏽", 2), ("👨‍👩‍👧", 2), ("🇫🇷", 2),
            ("🇫", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("1\u{FE0F}\u{20E3}", 2),
            ("❤\u{FE0F}", 2), ("❤", 1), ("a\u{FE0F}", 1), ("कि", 2), ("क्ष", 2), ("กำ", 2), ("\u{301}", 0), ("\u{200B}", 0),
            ("\u{2028}", 0), ("\r\n", 0), ("\u{1B}", 0), ("\u{85}", 0), ("é\u{7F}", 1), ("…", 1), ("─", 1), ("א", 1),
            ("\u{E000}", 1),
        ])
    func width(text: String, columns: Int) {
        #expect(text.displayWidth == columns)
        #expect("ab \(text) 東".displayWidth == columns + 6)
        #expect(text[...].displayWidth == columns)
        #expect("🏽".displayWidth == 2)
    }

    @Test("every scalar is as wide as Python's wcwidth says", .enabled(if: Oracle.hasPython(with: "wcwidth")))
    func agreesWithOracle() throws {
        // An ordinary run leaves out most of the planes of ideographs, and of those in which nothing or what is private
        // is.
        let leftOut: [Range<UInt32>] = LongRun.isWanted ? [] : [0x2_0800..<0xE_0000, 0xE_1000..<0x10_FFF0]
        // First and width of each run of equal width, -1 where the oracle cannot tell: characters that its Unicode does
        // not know, and for old releases also what Unicode or wcwidth has changed since.
        let script = """
            import unicodedata as u, wcwidth
            old = [int(x) for x in wcwidth.__version__.split('+')[0].split('.')[:2]] < [0, 3]
            def known(c):
                if u.category(chr(c)) == 'Cn': return False
                if not old: return True
                if u.category(chr(c)) in ('Cf', 'Mc') or 0x1160 <= c < 0x1200: return False
                if 0x2630 <= c < 0x2638 or 0x268A <= c < 0x2690 or 0x4DC0 <= c < 0x4E00: return False
                if c in (0xAD, 0x2028, 0x2029, 0x3164, 0xFFA0) or 0x302A <= c < 0x3030: return False
                return u.ucd_3_2_0.category(chr(c)) != 'Cn' or 0x1F300 <= c < 0x1F680 and not 0x1F3FB <= c < 0x1F400
            last = None
            for c in range(0x20, 0x110000):
                if 0xD800 <= c < 0xE000 or any(c in r for r in (\(leftOut.map { "range(\($0.lowerBound), \($0.upperBound))," }.joined(separator: " ")))): continue
                w = max(0, wcwidth.wcwidth(chr(c))) if known(c) else -1
                if w != last: print(c, w)
                last = w
            """
        var starts: [UInt32: Int] = [:]
        for line in try Oracle.printed(script, with: "wcwidth").split(separator: "\n") {
            let fields = line.split(separator: " ")
            starts[try #require(UInt32(fields[0]))] = Int(fields[1])
        }
        var expected = 0
        var compared = 0
        var different: [String] = []
        for value in UInt32(0x20)..<0x11_0000 {
            guard !leftOut.contains(where: { $0.contains(value) }), let scalar = Unicode.Scalar(value) else { continue }
            expected = starts[value] ?? expected
            guard expected >= 0 else { continue }
            compared += 1
            if String(Character(scalar)).displayWidth != expected {
                different.append(String(value, radix: 16))
            }
        }
        #expect(different == [])
        #expect(compared > (LongRun.isWanted ? 100_000 : 60_000))
    }

    @Test("truncated text fits, ends with an ellipsis, and is cut between characters")
    func truncation() {
        #expect("Orléans".truncated(toWidth: 7) == "Orléans")
        #expect("Orléans".truncated(toWidth: 6) == "Orléa…")
        #expect("Orléans".truncated(toWidth: 1) == "…")
        #expect("first … (3 lines)".truncated(toWidth: 9) == "first …")
        #expect("first … (3 lines)".truncated(toWidth: 8) == "first …")
        #expect("Orléans".truncated(toWidth: 0) == "")
        #expect("Orléans".truncated(toWidth: -3) == "")
        #expect("東京都".truncated(toWidth: 6) == "東京都")
        #expect("東京都".truncated(toWidth: 5) == "東京…")
        #expect("東京都".truncated(toWidth: 4) == "東…")
        #expect("a👨‍👩‍👧b".truncated(toWidth: 3) == "a…")
        #expect("e\u{301}e\u{301}e\u{301}".truncated(toWidth: 2) == "e\u{301}…")
    }

    @Test("padded text has the width asked for, whatever it is made of")
    func padding() {
        #expect("東京".padded(toWidth: 7) == "東京   ")
        #expect("3.42".padded(toWidth: 7, alignment: .trailing) == "   3.42")
        #expect("abc".padded(toWidth: 2) == "abc")
        #expect("".padded(toWidth: 2) == "  ")
    }

    @Test("wrapped text breaks at spaces, and inside a word only where it must")
    func wrapping() {
        #expect("".wrapped(toWidth: 10) == [""])
        #expect("the great road".wrapped(toWidth: 9) == ["the great", "road"])
        #expect("the great road".wrapped(toWidth: 8) == ["the", "great", "road"])
        #expect("a\n\nb c".wrapped(toWidth: 3) == ["a", "", "b c"])
        #expect("a\r\nb".wrapped(toWidth: 3) == ["a", "b"])
        #expect("ab abcdefgh i".wrapped(toWidth: 3) == ["ab", "abc", "def", "gh", "i"])
        #expect("東京都庁 前".wrapped(toWidth: 5) == ["東京", "都庁", "前"])
        #expect("東京".wrapped(toWidth: 1) == ["東", "京"])
        #expect("  indented line".wrapped(toWidth: 10) == ["  indented", "line"])
        #expect("one  two".wrapped(toWidth: 4) == ["one", "two"])
        #expect("      ".wrapped(toWidth: 3).allSatisfy { $0.displayWidth <= 3 })
    }

    @Test("no wrapped line is wider than asked, and no word is lost")
    func wrappingKeepsWords() {
        var random = SeededGenerator(seed: 7)
        let words = ["a", "to", "road", "東京", "Orléans", "👨‍👩‍👧", "abcdefghijkl"]
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 0...12, using: &random))
                .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }.joined(separator: " ")
            let width = Int.random(in: 2...20, using: &random)
            let lines = text.wrapped(toWidth: width)
            #expect(lines.allSatisfy { $0.displayWidth <= width })
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
        }
    }
}
