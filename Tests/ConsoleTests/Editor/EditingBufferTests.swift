import TestSupport
import Testing

@testable import Console

extension EditingBuffer {
    /// The line with `|` where the cursor is.
    var shown: String {
        String(characters[..<cursor]) + "|" + String(characters[cursor...])
    }
}

@Suite("EditingBuffer")
struct EditingBufferTests {
    @Test(
        "each editing key does what it does in a shell",
        arguments: [
            ("abc", [.left], "ab|c"),
            ("abc", [.right], "abc|"),
            ("abc", [.control("b"), .control("b"), .control("f")], "ab|c"),
            ("abc", [.home], "|abc"),
            ("abc", [.control("a"), .left], "|abc"),
            ("abc", [.home, .end], "abc|"),
            ("abc", [.home, .control("e")], "abc|"),
            ("abc", [.home, .text("x")], "x|abc"),
            ("abc", [.backspace], "ab|"),
            ("abc", [.home, .backspace], "|abc"),
            ("abc", [.home, .delete], "|bc"),
            ("abc", [.delete], "abc|"),
            ("abc", [.left, .control("d")], "ab|"),
            ("one two", [.wordLeft], "one |two"),
            ("one two  ", [.alt("b"), .alt("b")], "|one two  "),
            ("one, two", [.home, .wordRight], "one|, two"),
            ("one, two", [.home, .alt("f"), .alt("f")], "one, two|"),
            ("one two", [.home, .alt("d")], "| two"),
            ("one two", [.home, .wordDelete, .wordDelete], "|"),
            ("one-two", [.wordBackspace], "one-|"),
            ("one-two  ", [.control("w")], "|"),
            ("one two", [.control("w")], "one |"),
            ("one two", [.wordLeft, .control("k")], "one |"),
            ("one two", [.wordLeft, .control("u")], "|two"),
            ("one two", [.control("w"), .home, .control("y")], "two|one "),
            ("one two", [.control("w"), .control("w"), .control("y")], "one two|"),
            ("one two", [.home, .alt("d"), .alt("d"), .control("y")], "one two|"),
            ("one two", [.control("w"), .left, .control("w"), .control("y")], "one| "),
            ("abc", [.control("t")], "acb|"),
            ("abc", [.home, .right, .control("t")], "ba|c"),
            ("abc", [.home, .control("t")], "|abc"),
            ("a", [.control("t")], "a|"),
            ("ab", [.paste("x\r\ny\nz\tw\u{1B}\u{7}")], "abx\ny\nz w|"),
            ("e", [.text("\u{301}")], "e\u{301}|"),
            ("xe\u{301}", [.backspace], "x|"),
            ("👨‍👩‍👧🇫🇷", [.left], "👨‍👩‍👧|🇫🇷"),
            ("👨‍👩‍👧🇫🇷", [.left, .backspace], "|🇫🇷"),
            ("\u{301}", [.home, .text("e")], "e\u{301}|"),
            ("Москва 東京", [.wordLeft, .wordLeft, .control("k")], "|"),
        ] as [(String, [Key], String)])
    func editing(text: String, keys: [Key], expected: String) {
        var buffer = EditingBuffer(text)
        for key in keys {
            let isEditing = buffer.apply(key)
            #expect(isEditing)
        }
        #expect(buffer.shown == expected)
    }

    @Test(
        "keys that mean nothing for a line change nothing and say so",
        arguments: [Key.enter, .tab, .backTab, .escape, .up, .down, .pageUp, .insert, .control("c"), .alt("x")])
    func others(key: Key) {
        var buffer = EditingBuffer("abc")
        let isEditing = buffer.apply(key)
        #expect(!isEditing)
        #expect(buffer.shown == "abc|")
    }

    @Test("a line never outgrows its limit of bytes and is never cut within a scalar")
    func limit() {
        var buffer = EditingBuffer("abcdef", limit: 5)
        #expect(buffer.shown == "abcde|")
        _ = buffer.apply(.backspace)
        _ = buffer.apply(.backspace)
        _ = buffer.apply(.text("é東"))
        #expect(buffer.shown == "abcé|")
        _ = buffer.apply(.text("x"))
        #expect(buffer.text == "abcé")
        _ = buffer.apply(.home)
        _ = buffer.apply(.control("y"))
        buffer.setText("123456")
        #expect(buffer.shown == "12345|")
    }

    @Test(
        "whatever is pressed, the cursor is between two characters of a line that could have been typed",
        arguments: 0..<100)
    func fuzz(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var decoder = KeyDecoder()
        var buffer = EditingBuffer(limit: 300)
        for _ in 0..<60 {
            for key in decoder.decode(randomKeyBytes(3, using: &random)) {
                _ = buffer.apply(key)
                #expect((0...buffer.characters.count).contains(buffer.cursor))
                #expect(buffer.characters == Array(buffer.text))
                #expect(buffer.text.utf8.count <= 300)
                #expect(
                    buffer.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
            }
        }
    }
}

@Suite("LineHistory")
struct LineHistoryTests {
    @Test("blank lines and repetitions are not remembered, and the oldest go when it is full")
    func adding() {
        let history = LineHistory(["a", "b"], capacity: 3)
        for line in ["b", "", "  ", "c", "b", "d"] { history.add(line) }
        #expect(history.lines == ["c", "b", "d"])
    }

    @Test("a walk goes back to the oldest line and forth to what was being typed")
    func walking() {
        var walk = HistoryWalk(LineHistory(["a", "b"]))
        let lines = [
            walk.forward(), walk.back(from: "typed"), walk.back(from: "b edited"), walk.back(from: "a"),
            walk.forward(), walk.forward(), walk.forward(),
        ]
        #expect(lines == [nil, "b", "a", nil, "b", "typed", nil])
    }
}
