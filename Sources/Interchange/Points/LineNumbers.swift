/// Finds the lines of places in a text that are asked for in ascending order, in one pass for all of them.
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

    /// The line, from 1, of the byte at `offset`, which must not be before the one asked for last.
    mutating func line(at offset: Int) -> Int {
        while index < min(offset, bytes.count) {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) { line += 1 }
        }
        return line
    }
}
