/// Finds the line numbers of byte offsets in a text. Each search starts at the previous offset, so that offsets in
/// ascending order take one pass over the text together.
package struct LineCounter {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var line = 1

    /// Starts at the beginning of `bytes`, which must outlive the counter.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The line, from 1, of the byte at `offset`; LF, CR and CRLF each end a line. Linear in the distance from the
    /// previous offset.
    package mutating func line(at offset: Int) -> Int {
        let offset = max(min(offset, bytes.count), 0)
        line += offset > self.offset ? lineEnds(self.offset, offset) : -lineEnds(offset, self.offset)
        self.offset = offset
        return line
    }

    /// The number of line ends in `begin..<end`. A CR before an LF is not counted; the LF is.
    private func lineEnds(_ begin: Int, _ end: Int) -> Int {
        guard begin < end, let start = bytes.baseAddress else { return 0 }
        let last = bytes[end - 1]
        let isLineEnd = last == 0x0A || (last == 0x0D && !(end < bytes.count && bytes[end] == 0x0A))
        return TextPosition.lineEnds(start + begin, end - begin - 1) + (isLineEnd ? 1 : 0)
    }
}
