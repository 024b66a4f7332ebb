import TestSupport
import Testing

@testable import Console

/// A decoder that can be asked within an expectation.
private final class Keyboard {
    private var decoder = KeyDecoder()

    var patience: Int? { decoder.patience }

    func decode(_ bytes: [UInt8]) -> [Key] { decoder.decode(bytes) }

    func timeOut() -> [Key] { decoder.timeOut() }
}

@Suite("KeyDecoder")
struct KeyDecoderTests {
    /// Text that came in several pieces as one piece.
    private func joined(_ keys: [Key]) -> [Key] {
        keys.reduce(into: []) { result, key in
            if case .text(let more) = key, case .text(let text) = result.last {
                result[result.count - 1] = .text(text + more)
            } else {
                result.append(key)
            }
        }
    }

    private func decode(_ pieces: [[UInt8]]) -> [Key] {
        var decoder = KeyDecoder()
        return joined(pieces.flatMap { decoder.decode($0) })
    }

    @Test(
        "each key of xterm, rxvt and the Linux console is understood, in one piece or byte by byte",
        arguments: [
            ("abc", [.text("abc")]),
            ("é東京🇫🇷", [.text("é東京🇫🇷")]),
            ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]),
            ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
            ("\u{1}\u{5}\u{B}", [.control("a"), .control("e"), .control("k")]),
            ("\u{0}\u{1F}", [.control(" "), .control("\u{7F}")]),
            ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
            ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
            ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end]),
            ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end]),
            ("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.insert, .delete, .pageUp, .pageDown]),
            ("\u{1B}[1;5C\u{1B}[1;5D\u{1B}[1;3C\u{1B}[1;3D", [.wordRight, .wordLeft, .wordRight, .wordLeft]),
            ("\u{1B}[1;2C\u{1B}[1;2D", [.right, .left]),
            ("\u{1B}Oc\u{1B}Od", [.wordRight, .wordLeft]),
            ("\u{1B}\u{1B}[C\u{1B}\u{1B}[D\u{1B}\u{1B}OD", [.wordRight, .wordLeft, .wordLeft]),
            ("\u{1B}[c\u{1B}[d\u{1B}[a\u{1B}[b", [.right, .left, .up, .down]),
            ("\u{1B}[3;5~\u{1B}[3;3~\u{1B}[3^", [.wordDelete, .wordDelete, .wordDelete]),
            ("\u{1B}[3$x", [.delete, .text("x")]),
            ("\u{1B}b\u{1B}f\u{1B}d\u{1B}B", [.alt("b"), .alt("f"), .alt("d"), .alt("B")]),
            ("\u{1B}\u{7F}\u{1B}\u{8}", [.wordBackspace, .wordBackspace]),
            ("\u{1B}OM", [.enter]),
            ("\u{1B}[[A\u{1B}[11~\u{1B}OP\u{1B}[15;5~x", [.text("x")]),
            ("\u{1B}[?1;2c\u{1B}[24;80R\u{1B}[<0;1;1Mx", [.text("x")]),
            ("\u{1B}\r", [.escape, .enter]),
            ("\u{1B}é", [.escape, .text("é")]),
            ("\u{1B}[é", [.text("é")]),
            ("\u{1B}[12\rx", [.enter, .text("x")]),
            ("\u{1B}\u{1B}x", [.escape, .alt("x")]),
            ("a\u{1B}[200~b\r\nc\u{1B}[Ad\u{1B}[201~e", [.text("a"), .paste("b\r\nc\u{1B}[Ad"), .text("e")]),
            ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
            ("\u{1B}[201~x", [.text("x")]),
        ] as [(String, [Key])])
    func keys(input: String, expected: [Key]) {
        let bytes = Array(input.utf8)
        #expect(decode([bytes]) == expected)
        #expect(decode(bytes.map { [$0] }) == expected)
    }

    @Test(
        "bytes that are no UTF-8 are left out that is told, and what stands beside them is kept",
        arguments: [
            ([0xFF], [.invalid]), ([0xC3, 0x28], [.invalid, .text("(")]),
            ([0x61, 0x80, 0x62], [.text("a"), .invalid, .text("b")]),
            ([0xE6, 0x9D, 0x0D], [.invalid, .invalid, .enter]), ([0xED, 0xA0, 0x80], [.invalid, .invalid, .invalid]),
            ([0xFF, 0x0D], [.invalid, .enter]),
            ([0xF5, 0x61], [.invalid, .text("a")]), ([0xE6, 0x1B, 0x5B, 0x41], [.invalid, .up]),
            ([0xC0, 0xAF], [.invalid, .invalid]),
            (Array("\u{1B}[200~a".utf8) + [0xFF, 0xC3] + Array("b\u{1B}[201~".utf8), [.paste("ab"), .invalid]),
        ] as [([UInt8], [Key])])
    func invalid(bytes: [UInt8], expected: [Key]) {
        #expect(decode([bytes]) == expected)
        #expect(decode(bytes.map { [$0] }) == expected)
    }

    @Test("Esc alone is known after a pause, and only an escape sequence or a paste has one")
    func patience() {
        let decoder = Keyboard()
        #expect(decoder.patience == nil)
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.patience == 50)
        #expect(decoder.timeOut() == [.escape])
        #expect(decoder.patience == nil)
        #expect(decoder.decode([0xE6, 0x9D]) == [])
        #expect(decoder.patience == nil, "the rest of a character always comes")
        #expect(decoder.timeOut() == [])
        #expect(decoder.decode([0xB1]) == [.text("東")])
        #expect(decoder.decode(Array("\u{1B}[1;".utf8)) == [])
        #expect(decoder.timeOut() == [], "half of a sequence is no key")
        #expect(decoder.decode(Array("5C".utf8)) == [.text("5C")])
        #expect(decoder.decode([0x1B, 0x1B]) == [])
        #expect(decoder.timeOut() == [.escape])
    }

    @Test("a paste that never ends is taken after a longer pause")
    func endlessPaste() {
        let decoder = Keyboard()
        #expect(decoder.decode(Array("\u{1B}[200~half\u{1B}[20".utf8)) == [])
        #expect(decoder.patience == 1000)
        #expect(decoder.timeOut() == [.paste("half\u{1B}[20")])
        #expect(decoder.patience == nil)
        #expect(decoder.decode([0x61]) == [.text("a")])
    }

    @Test("a paste of 10 MB keeps its first 128 KiB")
    func hugePaste() {
        let decoder = Keyboard()
        _ = decoder.decode(Array("\u{1B}[200~".utf8))
        for _ in 0..<160 {
            #expect(decoder.decode(Array(String(repeating: "é", count: 32_768).utf8)) == [])
        }
        #expect(decoder.decode(Array("\u{1B}[201~".utf8)) == [.paste(String(repeating: "é", count: 65_536))])
    }

    @Test("a sequence that goes on and on does not swallow what comes after it")
    func longSequence() {
        let keys = decode([Array(("\u{1B}[" + String(repeating: "1", count: 40) + "x").utf8)])
        #expect(keys == [.text("111111111x")])
    }

    @Test("however bytes are cut into pieces, the keys are the same", arguments: 0..<200)
    func pieces(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let bytes = randomKeyBytes(120, using: &random)
        var pieces: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Int.random(in: 1...9, using: &random)
            pieces.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        #expect(decode(pieces) == decode([bytes]))
    }
}
