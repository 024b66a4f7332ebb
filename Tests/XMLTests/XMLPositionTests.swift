import Entities
import Testing

@testable import XML

@Suite struct XMLPositionTests {
    @Test("However a document is cut, lines and columns are those that a person counts", arguments: 0..<60)
    func countsAsAPersonDoes(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
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
            var position = XMLPosition()
            var offset = 0
            while offset < bytes.count {
                let next = min(offset + Int.random(in: 0...700, using: &generator), bytes.count)
                position.advance(from: start + offset, to: start + next, before: limit)
                offset = next
                // Between CR and LF nothing can be wrong; their line ends behind both.
                if offset > 0, offset < bytes.count, bytes[offset - 1] == 0x0D, bytes[offset] == 0x0A { continue }
                let (line, column) = Self.counted(bytes[..<offset])
                #expect(position.line == line && position.column == column, "at \(offset)")
            }
        }
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
