import JSON
import Text

extension JSONReader {
    /// Reads over any value with all that is in it. Linear; recursion ends at the reader's depth.
    mutating func skipValue() throws(TextFault) {
        switch peek() {
        case UInt8(ascii: "{"):
            try enterObject()
            while try nextKey() != nil { try skipValue() }
        case UInt8(ascii: "["):
            try enterArray()
            while try nextElement() { try skipValue() }
        case UInt8(ascii: "\""): _ = try readText()
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try readBool()
        case UInt8(ascii: "n"): if try !readNull() { _ = try readNumberText() }
        default: _ = try readNumberText()
        }
    }

    /// Reads a string, or over a value of another kind, which gives nil.
    mutating func readTextIfAny() throws(TextFault) -> String? {
        guard peek() == UInt8(ascii: "\"") else {
            try skipValue()
            return nil
        }
        let text = try readText()
        // No name and no note is as long; the rest would be cut anyway.
        guard text.count > CSVRows.maximumTextBytes, text.isPlain else { return text.string }
        var end = CSVRows.maximumTextBytes
        while end > 0, text.start[end] & 0xC0 == 0x80 { end -= 1 }
        return String(decoding: UnsafeBufferPointer(rebasing: text.bytes[..<end]), as: UTF8.self)
    }

    /// Reads a string, or a number as it is written; over a value of another kind, which gives nil.
    mutating func readTextOrNumber() throws(TextFault) -> String? {
        switch peek() {
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumberText()
        default: return try readTextIfAny()
        }
    }

    /// Reads a number, or one in a string, as Google's older files have them, with `allowsComma` also `45,76`; nil for
    /// anything else.
    mutating func readLooseDouble(allowsComma: Bool = false) throws(TextFault) -> Double? {
        switch peek() {
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readDouble()
        case UInt8(ascii: "\""): return decimal(try readText().bytes, allowsComma: allowsComma)
        default:
            try skipValue()
            return nil
        }
    }
}
