/// A string inside a JSON text: checked, but not copied and with its escapes.
///
/// Valid only as long as the bytes that the reader reads.
package struct JSONText {
    /// The first byte after the opening quote.
    package let start: UnsafePointer<UInt8>
    /// The number of bytes between the quotes.
    package let count: Int
    /// Whether it has no escapes, so that its bytes are the string in UTF-8.
    package let isPlain: Bool
    /// Whether all its bytes are ASCII.
    package let isASCII: Bool

    /// Creates a reference to a string; the bytes must outlive it.
    @usableFromInline
    init(start: UnsafePointer<UInt8>, count: Int, isPlain: Bool, isASCII: Bool) {
        self.start = start
        self.count = count
        self.isPlain = isPlain
        self.isASCII = isASCII
    }

    /// The bytes between the quotes, with escapes.
    package var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: count)
    }

    /// The string, with its escapes decoded. Linear.
    package var string: String {
        isPlain ? String(decoding: bytes, as: UTF8.self) : unescaped()
    }

    /// Whether the string equals `name` byte by byte.
    package func equals(_ name: StaticString) -> Bool {
        guard isPlain else { return name.withUTF8Buffer { unescaped().utf8.elementsEqual($0) } }
        guard count == name.utf8CodeUnitCount else { return false }
        let other = name.utf8Start
        for index in 0..<count where start[index] != other[index] { return false }
        return true
    }

    /// Decodes the escapes, which the reader has checked. Linear.
    private func unescaped() -> String {
        String(unsafeUninitializedCapacity: count) { target in
            var written = 0
            var index = 0
            while index < count {
                let byte = start[index]
                guard byte == 0x5C, index + 1 < count else {
                    target[written] = byte
                    written += 1
                    index += 1
                    continue
                }
                index += 2
                switch start[index - 1] {
                case UInt8(ascii: "b"): target[written] = 0x08
                case UInt8(ascii: "f"): target[written] = 0x0C
                case UInt8(ascii: "n"): target[written] = 0x0A
                case UInt8(ascii: "r"): target[written] = 0x0D
                case UInt8(ascii: "t"): target[written] = 0x09
                case UInt8(ascii: "u"):
                    var scalar = hexadecimal(at: index)
                    index += 4
                    if scalar & 0xFC00 == 0xD800 {
                        scalar = 0x10000 + (scalar & 0x3FF) << 10 + (hexadecimal(at: index + 2) & 0x3FF)
                        index += 6
                    }
                    for unit in UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
                        target[written] = unit
                        written += 1
                    }
                    continue
                default: target[written] = start[index - 1]
                }
                written += 1
            }
            return written
        }
    }

    /// The value of the four hexadecimal digits at `index`.
    private func hexadecimal(at index: Int) -> UInt32 {
        var value: UInt32 = 0
        for digit in index..<min(index + 4, count) {
            value = value << 4 + UInt32(hexadecimalValue(start[digit]) ?? 0)
        }
        return value
    }
}

/// The value of a hexadecimal digit; nil for any other byte.
func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
