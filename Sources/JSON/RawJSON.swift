/// Any JSON value, stored as its text without white space. Numbers and escapes are kept as they were written.
///
/// It takes about as much memory as its text in the file; a tree of `JSONValue` takes up to thirty times that. Two
/// values are equal if their texts are.
package struct RawJSON: Hashable, Sendable {
    /// The text in UTF-8: valid JSON on one line.
    package let bytes: [UInt8]
    /// The number of nested levels of arrays and objects; 0 for any other value.
    package let levels: Int

    /// Creates the text of a value. Linear.
    package init(_ value: JSONValue) {
        bytes = Array(value.text().utf8)
        levels = value.levels
    }

    /// Copies `source`, which a reader has found to be one valid value. Linear, in two passes: the first counts the
    /// bytes, so that no memory is wasted, the second writes them.
    init(checked source: UnsafeBufferPointer<UInt8>, levels: Int) {
        bytes = [UInt8](unsafeUninitializedCapacity: RawJSON.compact(source, to: nil)) { buffer, count in
            count = RawJSON.compact(source, to: buffer.baseAddress)
        }
        self.levels = levels
    }

    /// The value as a tree. Linear.
    package var value: JSONValue {
        // The text is valid, so parsing does not fail and `null` is never substituted.
        (try? JSONValue(parsing: bytes, maximumDepth: max(levels, 1))) ?? .null
    }

    /// Writes valid JSON without white space, and escapes the same characters as `JSONWriter`; returns the number of
    /// bytes. If `target` is nil, it only counts.
    @discardableResult
    private static func compact(_ bytes: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>?) -> Int {
        var count = 0
        func put(_ byte: UInt8) {
            target?[count] = byte
            count += 1
        }
        var index = 0
        var isInString = false
        while index < bytes.count {
            let byte = bytes[index]
            if !isInString {
                if byte > 0x20 { put(byte) }
                isInString = byte == 0x22
                index += 1
                continue
            }
            if byte < 0x7F {
                put(byte)
                // A character after a backslash never ends the string.
                if byte == 0x5C, index + 1 < bytes.count {
                    index += 1
                    put(bytes[index])
                }
                isInString = byte != 0x22
                index += 1
                continue
            }
            let length = min(byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4, bytes.count - index)
            let piece = UnsafeBufferPointer(rebasing: bytes[index..<index + length])
            if let scalar = escapedScalar(piece) {
                put(0x5C)
                put(UInt8(ascii: "u"))
                for shift in [12, 8, 4, 0] { put(hexadecimalDigit(UInt8(scalar >> shift & 0xF))) }
            } else {
                for byte in piece { put(byte) }
            }
            index += length
        }
        return count
    }
}
