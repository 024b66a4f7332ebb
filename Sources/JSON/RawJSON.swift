/// Any JSON value kept as its text: without white space around its parts, its numbers and escapes as they were written.
///
/// It takes about as much memory as its text in the file, where a tree of `JSONValue` takes up to thirty times that. Two are
/// equal when their texts are.
package struct RawJSON: Equatable, Sendable {
    /// The text in UTF-8, which is valid JSON on one line.
    package let bytes: [UInt8]
    /// How many levels of arrays and objects it has; 0 for any other value.
    package let levels: Int

    /// The text of a value. Linear.
    package init(_ value: JSONValue) {
        bytes = Array(value.text().utf8)
        levels = value.levels
    }

    /// Takes over `source`, which a reader has found to be one valid value. Linear, in two passes: one that counts, so that no
    /// more memory is taken than is needed, and one that writes.
    init(checked source: UnsafeBufferPointer<UInt8>, levels: Int) {
        bytes = [UInt8](unsafeUninitializedCapacity: RawJSON.compact(source, to: nil)) { buffer, count in
            count = RawJSON.compact(source, to: buffer.baseAddress)
        }
        self.levels = levels
    }

    /// The value as a tree. Linear.
    package var value: JSONValue {
        // The text was valid when it was taken over, so that this never gives null for anything else.
        (try? JSONValue(parsing: bytes, maximumDepth: max(levels, 1))) ?? .null
    }

    /// Writes valid JSON without its white space, and escapes what would act on a terminal instead of showing, as the writer
    /// does; returns the number of bytes. Nothing is written where `target` is nil.
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
                // What follows a backslash never ends the string.
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
