/// A position in a text as line and column.
package struct TextPosition: Equatable, Sendable {
    /// The line, from 1; LF, CR and CRLF each end a line.
    package private(set) var line = 1
    /// The column, from 1, in Unicode scalars; a byte order mark does not count.
    package private(set) var column = 1

    /// Creates the position of the beginning of a text.
    package init() {}

    /// Creates the position of the byte at `offset` in a UTF-8 text with or without byte order mark. An offset beyond
    /// the end means the end. Linear in the bytes before it.
    package init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        let begin = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        advance(from: start + begin, to: start + min(offset, bytes.count), before: start + bytes.count)
    }

    /// Advances from `begin` to `end`. The bytes up to `limit`, which is `end` or later, are readable. Linear; eight
    /// bytes at a time.
    package mutating func advance(
        from begin: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, before limit: UnsafePointer<UInt8>
    ) {
        guard begin < end else { return }
        line += TextPosition.lineEnds(begin, end - begin - 1)
        // If the last byte is a CR and an LF follows, the line ends only after the LF.
        let isHalf = end[-1] == 0x0D && end < limit && end.pointee == 0x0A
        if end[-1] == 0x0A || (end[-1] == 0x0D && !isHalf) { line += 1 }
        var lineStart = end
        while lineStart > begin, lineStart[-1] != 0x0A, lineStart[-1] != 0x0D { lineStart -= 1 }
        if lineStart > begin { column = 1 }
        column += TextPosition.characters(lineStart, end - lineStart)
    }

    /// The number of line ends in the first `count` bytes; the byte after them must be readable. A CR before an LF is
    /// not counted; the LF is.
    static func lineEnds(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        let bytes = UnsafeRawPointer(start)
        var total = 0
        var hasCR = false
        var index = 0
        while count - index >= 8 {
            // Each byte of `foundLF` is a counter, which overflows after 255 additions.
            let stop = index + min((count - index) / 8, 255) * 8
            var (foundLF, foundCR): (UInt64, UInt64) = (0, 0)
            while index < stop {
                let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                foundLF &+= equalBytes(word, 0x0A0A_0A0A_0A0A_0A0A)
                foundCR |= equalBytes(word, 0x0D0D_0D0D_0D0D_0D0D)
                index += 8
            }
            let pairs = (foundLF & 0x00FF_00FF_00FF_00FF) &+ (foundLF &>> 8 & 0x00FF_00FF_00FF_00FF)
            total += Int((pairs &* 0x0001_0001_0001_0001) &>> 48)
            hasCR = hasCR || foundCR != 0
        }
        let rest = index
        for place in rest..<count where start[place] == 0x0A { total += 1 }
        for place in (hasCR ? 0 : rest)..<count where start[place] == 0x0D && start[place + 1] != 0x0A { total += 1 }
        return total
    }

    /// Compares eight bytes with those of `pattern`: each byte of the result is 1 if they are equal, else 0. A byte of
    /// the difference is not zero if adding 0x7F to its low bits carries or its high bit is set.
    @inline(__always)
    private static func equalBytes(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let difference = word ^ pattern
        return ~(((difference & low) &+ low) | difference | low) &>> 7
    }

    /// The number of Unicode scalars that begin in the first `count` bytes.
    private static func characters(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var total = 0
        for index in 0..<max(count, 0) { total &+= start[index] & 0xC0 != 0x80 ? 1 : 0 }
        return total
    }
}
