/// Classifies bytes and characters by the rules of XML 1.0 (fifth edition).
package enum XMLCharacters {
    /// Whether a byte needs no attention in text: all of ASCII except `&`, `<`, `]` and control characters other than
    /// tab and line feed. (DEL is allowed.)
    @inline(__always)
    static func isPlainInText(_ byte: UInt8) -> Bool {
        byte < 64 ? plainLow >> UInt64(byte) & 1 != 0 : byte < 0x80 && byte != UInt8(ascii: "]")
    }

    /// Whether a byte needs no attention in an attribute value: all of ASCII except `&`, `<`, quotation marks, control
    /// characters, tab and line breaks.
    @inline(__always)
    static func isPlainInAttribute(_ byte: UInt8) -> Bool {
        byte < 64 ? attributeLow >> UInt64(byte) & 1 != 0 : byte < 0x80
    }

    /// Whether an ASCII byte may begin a name.
    @inline(__always)
    static func beginsName(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ":")
    }

    /// Whether an ASCII byte may follow the first character of a name.
    @inline(__always)
    static func continuesName(_ byte: UInt8) -> Bool {
        beginsName(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    /// Whether a byte is white space.
    @inlinable
    package static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    /// Whether a character is allowed in a document (production 2, Char).
    @inline(__always)
    static func isAllowed(_ scalar: UInt32) -> Bool {
        scalar < 0x20
            ? scalar == 0x09 || scalar == 0x0A || scalar == 0x0D
            : scalar < 0xD800 || (scalar >= 0xE000 && scalar != 0xFFFE && scalar != 0xFFFF && scalar <= 0x10_FFFF)
    }

    /// Whether a character beyond ASCII may begin a name (production 4).
    static func beginsName(scalar: UInt32) -> Bool {
        switch scalar {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
            0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x1_0000...0xE_FFFF:
            true
        default: false
        }
    }

    /// Whether a character beyond ASCII may follow the first character of a name (production 4a).
    static func continuesName(scalar: UInt32) -> Bool {
        beginsName(scalar: scalar) || scalar == 0xB7 || (0x300...0x36F).contains(scalar)
            || scalar == 0x203F || scalar == 0x2040
    }

    /// Decodes the character beyond ASCII at `start` and returns it with its number of bytes; nil if the bytes are not
    /// valid UTF-8.
    static func scalar(
        at start: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>
    ) -> (value: UInt32, count: Int)? {
        let first = UInt32(start.pointee)
        let count = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
        guard count > 0, end - start >= count else { return nil }
        var value = first & (0xFF >> UInt32(count + 1))
        for index in 1..<count {
            guard start[index] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(start[index] & 0x3F)
        }
        let isShortest = count == 2 || (count == 3 ? value >= 0x800 : value >= 0x1_0000)
        guard isShortest, value <= 0x10_FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        return (value, count)
    }

    /// A bit for each byte below 64: tab, line feed and 32...63 without `&` and `<`.
    @inline(__always)
    private static var plainLow: UInt64 { 0xEFFF_FFBF_0000_0600 }

    /// A bit for each byte below 64: 32...63 without `"`, `&`, `'` and `<`.
    @inline(__always)
    private static var attributeLow: UInt64 { 0xEFFF_FF3B_0000_0000 }
}
