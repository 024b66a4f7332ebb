/// A piece of character data as a reference into the document; known to be well formed.
package struct XMLText {
    /// The way to decode the bytes.
    enum Form {
        /// The bytes are the characters.
        case plain
        /// Line ends become `\n`.
        case lines
        /// References are decoded, and line ends become `\n`.
        case references
        /// Like `references`, and white space becomes spaces.
        case attribute
    }

    let start: UnsafePointer<UInt8>
    let count: Int
    let form: Form

    /// The bytes in the document, not decoded.
    package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// Whether the bytes need no decoding.
    package var isPlain: Bool { form == .plain }

    /// The decoded text. Linear.
    package var string: String {
        if form == .plain { return String(decoding: bytes, as: UTF8.self) }
        var decoded: [UInt8] = []
        append(to: &decoded)
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Appends the decoded text as UTF-8. Linear.
    func append(to result: inout [UInt8]) {
        guard form != .plain else {
            result.append(contentsOf: bytes)
            return
        }
        let end = start + count
        var next = start
        while next < end {
            let byte = next.pointee
            if byte == 0x0D {
                // CR and CRLF each become one line feed (2.11).
                if !(next + 1 < end && next[1] == 0x0A) { result.append(form == .attribute ? 0x20 : 0x0A) }
            } else if byte == UInt8(ascii: "&"), form != .lines,
                let reference = XMLReference.scalar(at: next, before: end)
            {
                result.append(utf8: reference.scalar)
                next = reference.next
                continue
            } else if form == .attribute, byte == 0x0A || byte == 0x09 {
                result.append(0x20)
            } else {
                result.append(byte)
            }
            next += 1
        }
    }
}

extension [UInt8] {
    /// Appends a character as UTF-8.
    package mutating func append(utf8 scalar: Unicode.Scalar) {
        let value = scalar.value
        switch value {
        case 0..<0x80:
            append(UInt8(value))
        case 0..<0x800:
            append(UInt8(0xC0 | value >> 6))
            append(UInt8(0x80 | value & 0x3F))
        case 0..<0x1_0000:
            append(UInt8(0xE0 | value >> 12))
            append(UInt8(0x80 | value >> 6 & 0x3F))
            append(UInt8(0x80 | value & 0x3F))
        default:
            append(UInt8(0xF0 | value >> 18))
            append(UInt8(0x80 | value >> 12 & 0x3F))
            append(UInt8(0x80 | value >> 6 & 0x3F))
            append(UInt8(0x80 | value & 0x3F))
        }
    }
}
