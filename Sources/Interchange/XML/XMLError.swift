/// What is wrong in an XML document, and where.
package struct XMLError: Error, Equatable, Sendable {
    /// From 1; LF, CR and CRLF each end a line.
    package let line: Int
    /// From 1, counted in characters (Unicode scalars); a byte order mark counts as none.
    package let column: Int
    /// What is wrong, for the person who has the file.
    package let reason: String

    /// Finds line and column of `offset`; linear in the bytes before it, so only done when something is wrong.
    init(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, reason: String) {
        var line = 1
        var column = 1
        var index = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
        while index < min(offset, bytes.count) {
            let byte = bytes[index]
            if byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80, byte != 0x0D {
                column += 1
            }
            index += 1
        }
        self.line = line
        self.column = column
        self.reason = reason
    }
}

extension XMLError: CustomStringConvertible {
    /// Line, column and reason: `3:14: the attribute “lat” comes twice`.
    package var description: String {
        "\(line):\(column): \(reason)"
    }
}
