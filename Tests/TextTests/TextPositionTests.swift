import TestSupport
import Testing
import Text

@Suite("Positions in a text") struct TextPositionTests {
    @Test(
        "However a document is cut, lines and columns are those that a person counts",
        arguments: 0..<(LongRun.isWanted ? 60 : 12))
    func countsAsAPersonDoes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        // Some documents have long lines, some many line ends, and some only of one kind.
        let pieces = [["\n"], ["\r"], ["\r\n"], ["\n", "\r", "\r\n"]][Int(seed % 4)]
        let rarity = [2, 10, 600][Int(seed % 3)]
        var text = ""
        while text.utf8.count < 5_000 {
            let isEnd = Int.random(in: 0..<rarity, using: &generator) == 0
            text += (isEnd ? pieces : ["a", "é", "東", "👍", "\u{8D}\u{8A}"]).randomElement(using: &generator) ?? ""
        }
        let bytes = Array(text.utf8)
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            let limit = start + buffer.count
            var position = TextPosition()
            var offset = 0
            while offset < bytes.count {
                let next = min(offset + Int.random(in: 0...700, using: &generator), bytes.count)
                position.advance(from: start + offset, to: start + next, before: limit)
                offset = next
                // Between CR and LF nothing can be wrong; their line ends behind both.
                if offset > 0, offset < bytes.count, bytes[offset - 1] == 0x0D, bytes[offset] == 0x0A { continue }
                let (line, column) = Self.counted(bytes[..<offset])
                #expect(position.line == line && position.column == column, "at \(offset)")
                #expect(TextPosition(of: offset, in: buffer) == position, "at \(offset)")
            }
            // Forwards and backwards, in any order.
            var lines = LineCounter(buffer)
            for _ in 0..<50 {
                let offset = Int.random(in: 0...bytes.count, using: &generator)
                if offset > 0, offset < bytes.count, bytes[offset - 1] == 0x0D, bytes[offset] == 0x0A { continue }
                #expect(lines.line(at: offset) == Self.counted(bytes[..<offset]).line, "at \(offset)")
            }
        }
    }

    @Test("A byte order mark has no column, and what lies beyond the end is at the end")
    func marks() {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("aé\nb".utf8)
        bytes.withUnsafeBufferPointer { buffer in
            func place(_ offset: Int) -> [Int] {
                let position = TextPosition(of: offset, in: buffer)
                return [position.line, position.column]
            }
            #expect(place(0) == [1, 1])
            #expect(place(3) == [1, 1])
            #expect(place(6) == [1, 3])
            #expect(place(7) == [2, 1])
            #expect(place(100) == [2, 2])
        }
        #expect(TextPosition(of: 3, in: UnsafeBufferPointer(start: nil, count: 0)) == TextPosition())
    }

    @Test("A fault is shown with as much of its position as is known")
    func descriptions() {
        #expect("\(TextFault(line: 3, column: 14, reason: "no"))" == "3:14: no")
        #expect("\(TextFault(line: 3, reason: "no"))" == "3: no")
        #expect("\(TextFault(reason: "no"))" == "no")
        #expect(TextFault(line: 3, column: 14, reason: "no").description(file: "a.json") == "a.json:3:14: no")
        #expect(TextFault(reason: "no").description(file: "a.json") == "a.json: no")
    }

    /// Line and column behind these bytes, one byte after the other.
    private static func counted(_ bytes: ArraySlice<UInt8>) -> (line: Int, column: Int) {
        var (line, column) = (1, 1)
        var last: UInt8 = 0
        for byte in bytes {
            if byte == 0x0A || byte == 0x0D {
                if !(byte == 0x0A && last == 0x0D) { line += 1 }
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            last = byte
        }
        return (line, column)
    }
}
