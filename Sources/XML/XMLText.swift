/// A piece of character data where it stands in the document, already known to be well formed.
package struct XMLText {
    /// What has to be done to the bytes to get the characters.
    enum Form {
        /// They are the characters.
        case plain
        /// Line ends are to be made `\n`.
        case lines
        /// References are to be resolved, line ends to be made `\n`.
        case references
        /// As `references`, and white space is to become spaces.
        case attribute
    }

    let start: UnsafePointer<UInt8>
    let count: Int
    let form: Form

    /// The bytes as they stand in the document.
    package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// Whether the bytes are the characters as they stand.
    package var isPlain: Bool { form == .plain }

    /// The characters. Linear.
    package var string: String {
        if form == .plain { return String(decoding: bytes, as: UTF8.self) }
        var decoded: [UInt8] = []
        append(to: &decoded)
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Appends the characters as UTF-8. Linear.
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
                // CR and CRLF are one line end (2.11).
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
