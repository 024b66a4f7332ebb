import Foundation
import TestSupport
import Testing
import Text

@Suite("Folding for comparison")
struct FoldingTests {
    @Test(
        "case, accents, width and spacing do not matter",
        arguments: [
            ("", ""), ("lyon", "lyon"), ("LYON", "lyon"), ("Orléans", "orleans"), ("Orle\u{301}ans", "orleans"),
            ("  New \t York\n", "new york"), ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Tromsø", "tromso"),
            ("Łódź", "lodz"),
            ("Đà Nẵng", "da nang"), ("Seyðisfjörður", "seydisfjordur"), ("Þingvellir", "thingvellir"),
            ("Diyarbakır", "diyarbakir"),
            ("İstanbul", "istanbul"), ("Ærøskøbing", "aeroskobing"), ("Œuilly", "oeuilly"), ("Ｔｏｋｙｏ　１", "tokyo 1"),
            ("ｶﾞ", "か゛"),
            ("Αθήνα", "αθηνα"), ("ΟΔΟΣ", "οδοσ"), ("Йошкар-Ола", "иошкар-ола"), ("ﬁn", "fin"),
            ("Land’s End", "land's end"),
            ("Saint–Malo", "saint-malo"), ("soft\u{AD}hyphen", "softhyphen"), ("❤\u{FE0F}", "❤"), ("東京", "東京"),
            ("\u{F900}", "豈"),
            ("a\u{3000}\u{2003}b\u{A0}", "a b"), ("ǅ", "dz"), ("𐐀", "𐐨"),
        ])
    func folding(text: String, expected: String) {
        if expected == "か゛" {
            #expect(folded(text) == "カ\u{3099}")
        } else {
            #expect(folded(text) == expected)
        }
        #expect(folded(folded(text)) == folded(text))
    }

    @Test("composed and decomposed forms fold alike", arguments: ["가나다", "ガギグ", "क़", "Việt Nam", "Ångström"])
    func normalization(text: String) {
        let decomposed = text.unicodeScalars.flatMap { Array(String($0).decomposed) }
        let other = String(String.UnicodeScalarView(decomposed))
        #expect(Array(folded(text).utf8) == Array(folded(other).utf8))
    }

    @Test("letters that differ by more than an accent stay apart")
    func differentLetters() {
        #expect(folded("が") != folded("か"))
        #expect(folded("ก่า") != folded("กา"))
        #expect(folded("किला") != folded("कला"))
    }

    @Test("folding what is folded changes nothing, for every scalar")
    func idempotent() {
        var different: [UInt32] = []
        // An ordinary run takes one of 97 ideographs, which are folded to themselves.
        for value in UInt32(0)..<0x3_0000 where LongRun.isWanted || value < 0x2_0000 || value % 97 == 0 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let once = folded("a\(Character(scalar))b")
            if Array(folded(once).utf8) != Array(once.utf8) { different.append(value) }
        }
        #expect(different == [])
    }

    @Test("the byte form appends the same and leaves what is there alone")
    func bytes() {
        var bytes = Array("X ".utf8)
        appendFolded("  Ébène  Noire ", to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "X ebene noire")
        var empty: [UInt8] = []
        appendFolded(" \u{301}\u{3000}", to: &empty)
        #expect(empty == [])
    }

    @Test("bytes that are not UTF-8 become U+FFFD one by one and never run past the end")
    func invalidBytes() {
        for (bad, shown) in [
            ([0xC3], "\u{FFFD}"), ([0xE2, 0x82], "\u{FFFD}\u{FFFD}"), ([0x41, 0xFF, 0x42], "a\u{FFFD}b"),
            ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xE0, 0x81, 0x81], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
            ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ] as [([UInt8], String)] {
            var bytes: [UInt8] = []
            bad.withUnsafeBufferPointer { appendFolded(utf8: $0, to: &bytes) }
            #expect(String(decoding: bytes, as: UTF8.self) == shown)
        }
    }

    @Test("any bytes are read to their end and make valid, folded UTF-8")
    func randomBytes() {
        var random = SeededGenerator(seed: 21)
        let leads: [UInt8] = [0x20, 0x41, 0x61, 0x80, 0xBF, 0xC3, 0xCC, 0xE0, 0xE2, 0xED, 0xF0, 0xF4, 0xFF]
        for _ in 0..<LongRun.count(20_000) {
            let source = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0x80...0xBF, using: &random)
                    : leads[Int.random(in: 0..<leads.count, using: &random)]
            }
            var bytes: [UInt8] = []
            source.withUnsafeBufferPointer { appendFolded(utf8: $0, to: &bytes) }
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(Array(text.utf8) == bytes)
            #expect(Array(folded(text).utf8) == bytes)
        }
    }

    @Test("every letter with an accent folds to what Python makes of it", .enabled(if: Oracle.python3.isWanted))
    func agreesWithOracle() throws {
        // Latin, Greek and Cyrillic, without the letters that have a rule of their own.
        let script = """
            import unicodedata as u
            for c in list(range(0xC0, 0x250)) + list(range(0x370, 0x530)) + list(range(0x1E00, 0x2000)):
                ch = chr(c)
                if not u.category(ch).startswith('L'): continue
                s, last = ch, None
                while s != last:
                    last = s
                    s = ''.join(x for x in u.normalize('NFD', s) if not u.combining(x)).casefold()
                print(c, s)
            """
        // Strokes, digraphs and the apostrophe letter, which decomposition does not know.
        let own = Set("æðøþđħıŀłŧœŉĳǆǉǌǳßĿŁÆÐØÞĐĦŦŒĲǄǇǊǱǅǈǋǲǢǣǼǽǾǿẚſẛẞ".unicodeScalars.map(\.value))
        var different: [String] = []
        for line in try Oracle.python3.run(["-c", script], files: [:]).split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard let value = UInt32(fields[0]), let scalar = Unicode.Scalar(value), !own.contains(value) else {
                continue
            }
            let result = folded(String(Character(scalar)))
            if result != String(fields[1]) { different.append("\(scalar) \(result) \(fields[1])") }
        }
        #expect(different == [])
    }
}

extension String {
    /// Canonical decomposition of one character by the ways of Foundation.
    fileprivate var decomposed: String.UnicodeScalarView {
        decomposedStringWithCanonicalMapping.unicodeScalars
    }
}
