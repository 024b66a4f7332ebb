import Platform
import TestSupport
import Testing

@testable import Console

@Suite("LineReader")
struct LineReaderTests {
    private func reader(_ streams: ScriptedStreams, limit: Int = LineReader.defaultLimit) -> LineReader {
        LineReader(InputSource(streams, loop: VirtualEventLoop(streams)), limit: limit)
    }

    /// All that a reader brings until the input ends.
    private func lines(_ steps: [ScriptedStreams.Step], limit: Int = LineReader.defaultLimit) throws -> [InputLine] {
        let reader = reader(ScriptedStreams(steps), limit: limit)
        var lines: [InputLine] = []
        repeat {
            lines.append(try reader.next())
        } while lines.last != .endOfInput
        return lines
    }

    @Test(
        "lines end with LF or CR LF, and the last may have no end",
        arguments: [
            ("", []),
            ("\n", [""]),
            ("one", ["one"]),
            ("one\n", ["one"]),
            ("one\r\ntwo\r\n", ["one", "two"]),
            ("one\n\ntwo", ["one", "", "two"]),
            ("a\rb\n", ["a\rb"]),
            ("a\r\r\n", ["a\r"]),
            ("a\r", ["a"]),
            ("\r", [""]),
            ("é\n東京\r\n🇫🇷\u{0}\n", ["é", "東京", "🇫🇷\u{0}"]),
        ] as [(String, [String])])
    func lineEnds(input: String, expected: [String]) throws {
        let wanted = expected.map { InputLine.line($0) } + [.endOfInput]
        #expect(try lines([.text(input)]) == wanted)
        #expect(try lines(input.utf8.map { .bytes([$0]) }) == wanted)
    }

    @Test("a line of just the limit is taken, one byte more is not, and the line after it is read in full")
    func limit() throws {
        for pieces in [1, 3, 100] {
            let input = Array("12345\n12345\r\n123456\n12345\r6\nok\n1234567\r\n12345\r".utf8)
            let steps = stride(from: 0, to: input.count, by: pieces).map {
                ScriptedStreams.Step.bytes(Array(input[$0..<min($0 + pieces, input.count)]))
            }
            #expect(
                try lines(steps, limit: 5) == [
                    .line("12345"), .line("12345"), .tooLong(limit: 5), .tooLong(limit: 5), .line("ok"),
                    .tooLong(limit: 5), .line("12345"), .endOfInput,
                ])
        }
    }

    @Test("a line without end is skipped without being kept")
    func endless() throws {
        let streams = ScriptedStreams(
            Array(repeating: .bytes(Array(repeating: 120, count: 16 * 1024)), count: 1024) + [.text("\nnext\n")])
        let reader = reader(streams)
        #expect(try reader.next() == .tooLong(limit: 65_536))
        let kept = try #require(Mirror(reflecting: reader).descendant("line") as? [UInt8])
        #expect(kept.capacity <= 2 * 65_536)
        #expect(try reader.next() == .line("next"))
    }

    @Test("an endless line that the input's end cuts off is too long as well")
    func endlessAtEnd() throws {
        #expect(try lines([.text("1234567")], limit: 5) == [.tooLong(limit: 5), .endOfInput])
    }

    @Test(
        "the first byte that is not UTF-8 is told, and the line after it is read",
        arguments: [
            ([0xFF], 0), ([0x61, 0xC3, 0x28], 1), ([0x61, 0xC3], 1), ([0xE6, 0x9D, 0xB1, 0xED, 0xA0, 0x80], 3),
            ([0xC0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xC3, 0xA9, 0xF0, 0x9F, 0x98], 2),
            ([0x61, 0x62, 0x80], 2),
        ] as [([UInt8], Int)])
    func invalid(bytes: [UInt8], offset: Int) throws {
        #expect(
            try lines([.bytes(bytes), .text("\nok\n")]) == [
                .invalidUTF8(byteOffset: offset), .line("ok"), .endOfInput,
            ])
    }

    @Test("a signal that asks to leave interrupts, one that does not is waited out, and no byte is lost")
    func signals() throws {
        #expect(
            try lines([
                .text("on"), .signal(.windowChanged), .text("e\ntw"), .signal(.interrupt), .text("o\n"),
                .signal(.continued), .signal(.terminate), .timedOut, .signal(.hangup), .end,
            ]) == [
                .line("one"), .interrupted(.interrupt), .line("two"), .interrupted(.terminate),
                .interrupted(.hangup), .endOfInput,
            ])
    }

    @Test("after an end of input a terminal may go on")
    func terminalEnd() throws {
        let reader = reader(ScriptedStreams([.end, .text("more\n"), .text("half"), .end, .text("rest\n")]))
        let lines = try (0..<5).map { _ in try reader.next() }
        #expect(lines == [.endOfInput, .line("more"), .line("half"), .line("rest"), .endOfInput])
    }

    @Test("input that cannot be read, a directory say, is an error and not an end")
    func directory() {
        let reader = reader(ScriptedStreams([.failure(21)]))
        #expect(throws: InputError(SystemError(call: "read", code: 21))) { try reader.next() }
    }
}
