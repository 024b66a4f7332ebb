/// Finds the lines of places in a text, going from the place asked for last to the next: those that come one after the
/// other take one pass for all of them.
///
/// LF, CR and CRLF each end a line.
struct LineNumbers {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var line = 1

    /// Starts at the beginning of `bytes`.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The line, from 1, of the byte at `offset`. Linear in the bytes between it and the one asked for last.
    mutating func line(at offset: Int) -> Int {
        let offset = min(offset, bytes.count)
        while index < offset {
            if endsLine(index) { line += 1 }
            index += 1
        }
        while index > offset {
            index -= 1
            if endsLine(index) { line -= 1 }
        }
        return line
    }

    @inline(__always)
    private func endsLine(_ index: Int) -> Bool {
        let byte = bytes[index]
        return byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
    }
}
