import TestSupport
import Testing
import Text

@testable import Console

@Suite("LineWindow")
struct LineWindowTests {
    /// The window with `|` in front of the column of the cursor.
    private func shown(_ text: String, cursor: Int? = nil, room: Int) -> String {
        let characters = Array(text)
        let window = LineWindow(characters: characters, cursor: cursor ?? characters.count, room: room)
        var result = ""
        var column = 0
        for character in window.text {
            if column == window.cursorColumn { result += "|" }
            result.append(character)
            column += character.displayWidth
        }
        return column == window.cursorColumn ? result + "|" : result
    }

    @Test("a line that fits is shown whole")
    func whole() {
        #expect(shown("", room: 10) == "|")
        #expect(shown("123456789", room: 10) == "123456789|")
        #expect(shown("123456789", cursor: 3, room: 10) == "123|456789")
        #expect(shown("東京e\u{301}", cursor: 2, room: 10) == "東京|e\u{301}")
    }

    @Test("of a longer line the part around the cursor is shown, and marked where it goes on")
    func scrolled() {
        let line = "abcdefghijklmnopqrstuvwxyz"
        #expect(shown(line, cursor: 0, room: 10) == "|abcdefghi…")
        #expect(shown(line, cursor: 7, room: 10) == "abcdefg|hi…")
        #expect(shown(line, cursor: 8, room: 10) == "…gh|ijklmn…")
        #expect(shown(line, cursor: 13, room: 10) == "…lm|nopqrs…")
        #expect(shown(line, cursor: 25, room: 10) == "…stuvwxy|z")
        #expect(shown(line, room: 10) == "…stuvwxyz|")
    }

    @Test("a wide character at an edge is left out, not halved")
    func wide() {
        #expect(shown("東京大阪名古屋", cursor: 0, room: 10) == "|東京大阪 …")
        #expect(shown("a東京大阪名古屋", cursor: 0, room: 10) == "|a東京大阪…")
        #expect(shown("東京大阪名古屋", room: 10) == "…阪名古屋|")
        #expect(shown("東京大阪名古屋東京大阪", cursor: 8, room: 10) == "… 屋東|京 …")
    }

    @Test("characters that have no ink are shown by their number")
    func invisible() {
        #expect(shown("a\u{202E}b", room: 20) == "a\\u{202E}b|")
        #expect(shown("a\u{202E}b", cursor: 1, room: 20) == "a|\\u{202E}b")
    }

    @Test("the text never leaves the room, nor the cursor", arguments: 1...30)
    func bounds(room: Int) {
        var random = SeededGenerator(seed: UInt64(room))
        for _ in 0..<200 {
            let pieces = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                ["a", "東", "é", "👨‍👩‍👧", "\u{202E}", " "].randomElement(using: &random) ?? ""
            }
            let characters = Array(pieces.joined())
            let cursor = Int.random(in: 0...characters.count, using: &random)
            let window = LineWindow(characters: characters, cursor: cursor, room: room)
            #expect(window.text.displayWidth <= room)
            #expect((0..<room).contains(window.cursorColumn))
        }
    }
}
