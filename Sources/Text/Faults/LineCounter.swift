/// Finds the line numbers of positions in a text. Each is counted from the one asked for before it, so that positions in
/// ascending order take one pass over the text for all of them.
package struct LineCounter {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var line = 1

    /// Starts at the beginning of `bytes`, which must outlive the counter.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The line, from 1, of the byte at `offset`; LF, CR and CRLF each end a line. Linear in the bytes between it and the one
    /// asked for before.
    package mutating func line(at offset: Int) -> Int {
        let offset = max(min(offset, bytes.count), 0)
        line += offset > self.offset ? lineEnds(self.offset, offset) : -lineEnds(offset, self.offset)
        self.offset = offset
        return line
    }

    /// The line ends among the bytes from `begin` to before `end`; a CR whose LF comes later is none.
    private func lineEnds(_ begin: Int, _ end: Int) -> Int {
        guard begin < end, let start = bytes.baseAddress else { return 0 }
        let last = bytes[end - 1]
        let isLineEnd = last == 0x0A || (last == 0x0D && !(end < bytes.count && bytes[end] == 0x0A))
        return TextPosition.lineEnds(start + begin, end - begin - 1) + (isLineEnd ? 1 : 0)
    }
}
