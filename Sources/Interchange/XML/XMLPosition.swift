/// A place in a document as a person counts it.
struct XMLPosition: Equatable {
    /// From 1; LF, CR and CRLF each end a line.
    private(set) var line = 1
    /// From 1, counted in characters (Unicode scalars); a byte order mark counts as none.
    private(set) var column = 1

    /// The beginning of a document.
    init() {}

    /// Goes on from `begin` to `end`; `limit`, not before `end`, is where the known bytes end. Linear, many bytes at a time.
    mutating func advance(
        from begin: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, before limit: UnsafePointer<UInt8>
    ) {
        guard begin < end else { return }
        // A CR that is the last byte is a line end of its own unless an LF follows.
        let endsInCR = end[-1] == 0x0D
        let isHalf = endsInCR && end < limit && end.pointee == 0x0A
        line += XMLPosition.lineEnds(begin, end - begin - 1)
        if end[-1] == 0x0A || (endsInCR && !isHalf) { line += 1 }
        var lineStart = isHalf ? end - 1 : end
        while lineStart > begin, lineStart[-1] != 0x0A, lineStart[-1] != 0x0D { lineStart -= 1 }
        if lineStart > begin { column = 1 }
        column += XMLPosition.characters(lineStart, end - lineStart) - (isHalf ? 1 : 0)
    }

    /// The line ends among the first `count` bytes; one byte more is there to look at.
    private static func lineEnds(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var total = 0
        var index = 0
        while index < count {
            // Single bytes count no further than 255; so the loop becomes one over many bytes at a time.
            let stop = min(index + 255, count)
            var found: UInt8 = 0
            while index < stop {
                let byte = start[index]
                let isLF: UInt8 = byte == 0x0A ? 1 : 0
                let isCR: UInt8 = byte == 0x0D ? 1 : 0
                let isHalf: UInt8 = start[index + 1] == 0x0A ? 0 : 1
                found &+= isLF | (isCR & isHalf)
                index += 1
            }
            total += Int(found)
        }
        return total
    }

    /// The characters that begin among the first `count` bytes.
    private static func characters(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var total = 0
        for index in 0..<max(count, 0) { total &+= start[index] & 0xC0 != 0x80 ? 1 : 0 }
        return total
    }
}
