/// A position in a text as a person counts it.
package struct TextPosition: Equatable, Sendable {
    /// From 1; LF, CR and CRLF each end a line.
    package private(set) var line = 1
    /// From 1, counted in characters (Unicode scalars), a byte order mark not among them.
    package private(set) var column = 1

    /// The beginning of a text.
    package init() {}

    /// The position of the byte at `offset` in a text in UTF-8, with or without byte order mark; an offset beyond the end
    /// means the end. Linear in the bytes before it.
    package init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        let begin = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        advance(from: start + begin, to: start + min(offset, bytes.count), before: start + bytes.count)
    }

    /// Goes on from `begin` to `end`; `limit`, not before `end`, is where the known bytes end. Linear, eight bytes at a time.
    package mutating func advance(
        from begin: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, before limit: UnsafePointer<UInt8>
    ) {
        guard begin < end else { return }
        line += TextPosition.lineEnds(begin, end - begin - 1)
        // A CR that is the last byte is half a line end where an LF follows.
        let isHalf = end[-1] == 0x0D && end < limit && end.pointee == 0x0A
        if end[-1] == 0x0A || (end[-1] == 0x0D && !isHalf) { line += 1 }
        var lineStart = end
        while lineStart > begin, lineStart[-1] != 0x0A, lineStart[-1] != 0x0D { lineStart -= 1 }
        if lineStart > begin { column = 1 }
        column += TextPosition.characters(lineStart, end - lineStart)
    }

    /// The line ends among the first `count` bytes. The byte behind them is looked at too: a CR before an LF is half a line end.
    static func lineEnds(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        let bytes = UnsafeRawPointer(start)
        var total = 0
        var hasCR = false
        var index = 0
        while count - index >= 8 {
            // A byte of each sum counts no further than 255.
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

    /// A 1 for each of eight bytes that is the same as that of `pattern`: one whose low bits carry, or whose high bit is set,
    /// in the difference is not.
    @inline(__always)
    private static func equalBytes(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let difference = word ^ pattern
        return ~(((difference & low) &+ low) | difference | low) &>> 7
    }

    /// The characters that begin among the first `count` bytes.
    private static func characters(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var total = 0
        for index in 0..<max(count, 0) { total &+= start[index] & 0xC0 != 0x80 ? 1 : 0 }
        return total
    }
}
