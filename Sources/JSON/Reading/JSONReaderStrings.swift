import Text

extension JSONReader {
    /// Reads a string, whose opening quote comes next: finds its end and checks every byte.
    @usableFromInline
    mutating func readQuoted() throws(TextFault) -> JSONText {
        let first = next + 1
        var index = first
        var isPlain = true
        var isASCII = true
        while true {
            index = skipOrdinary(from: index)
            guard index < end else {
                throw error(at: offset, "the string that begins here has no end")
            }
            let byte = index.pointee
            if byte == 0x22 { break }
            if byte == 0x5C {
                isPlain = false
                index = try checkEscape(at: index)
            } else if byte >= 0x80 {
                isASCII = false
                repeat {
                    index = try checkSequence(at: index)
                } while index < end && index.pointee >= 0x80
            } else {
                throw error(at: index - start, controlReason(byte))
            }
        }
        next = index + 1
        return JSONText(start: first, count: index - first, isPlain: isPlain, isASCII: isASCII)
    }

    /// Skips to the first byte that is a quote, a backslash, a control character or not ASCII.
    @inline(__always)
    private func skipOrdinary(from index: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high: UInt64 = 0x8080_8080_8080_8080
        var index = index
        // Eight bytes at a time: subtracting a bound from a byte borrows, and so sets the top bit, exactly if the byte
        // is below the bound. A borrow can only falsify later bytes, and only the first one found is used.
        while end - index >= 8 {
            let word = UInt64(littleEndian: UnsafeRawPointer(index).loadUnaligned(as: UInt64.self))
            let quote = word ^ (ones &* 0x22)
            let backslash = word ^ (ones &* 0x5C)
            let found =
                ((word &- ones &* 0x20) & ~word | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | word)
                & high
            if found != 0 { return index + found.trailingZeroBitCount >> 3 }
            index += 8
        }
        while index < end {
            let byte = index.pointee
            if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x80 { return index }
            index += 1
        }
        return index
    }

    /// Checks the escape at `index` and returns the position after it.
    private func checkEscape(at index: UnsafePointer<UInt8>) throws(TextFault) -> UnsafePointer<UInt8> {
        guard end - index >= 2 else { throw error(at: offset, "the string that begins here has no end") }
        switch index[1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return index + 2
        case UInt8(ascii: "u"):
            let unit = try hexadecimal(at: index)
            if unit & 0xFC00 == 0xDC00 { throw loneSurrogate(at: index) }
            guard unit & 0xFC00 == 0xD800 else { return index + 6 }
            guard end - index >= 8, index[6] == 0x5C, index[7] == UInt8(ascii: "u"),
                try hexadecimal(at: index + 6) & 0xFC00 == 0xDC00
            else { throw loneSurrogate(at: index) }
            return index + 12
        default:
            throw error(at: index - start, "no escape begins like this; a backslash itself is written “\\\\”")
        }
    }

    /// The fault that one half of a surrogate pair stands alone.
    private func loneSurrogate(at index: UnsafePointer<UInt8>) -> TextFault {
        error(at: index - start, "half of a surrogate pair is no character")
    }

    /// The number that four hexadecimal digits after `\u` express.
    private func hexadecimal(at index: UnsafePointer<UInt8>) throws(TextFault) -> UInt32 {
        var value: UInt32 = 0
        for place in 2..<6 {
            guard place < end - index, let digit = hexadecimalValue(index[place]) else {
                throw error(at: index - start, "“\\u” needs four hexadecimal digits")
            }
            value = value << 4 + UInt32(digit)
        }
        return value
    }

    /// Checks one UTF-8 sequence of two to four bytes (Unicode 16, table 3-7) and returns the position after it.
    @inline(__always)
    private func checkSequence(at index: UnsafePointer<UInt8>) throws(TextFault) -> UnsafePointer<UInt8> {
        let left = end - index
        let lead = index[0]
        func follows(_ place: Int, _ range: ClosedRange<UInt8>) -> Bool { range.contains(index[place]) }
        switch lead {
        case 0xC2...0xDF:
            if left >= 2, follows(1, 0x80...0xBF) { return index + 2 }
        case 0xE0...0xEF:
            let second: ClosedRange<UInt8> = lead == 0xE0 ? 0xA0...0xBF : lead == 0xED ? 0x80...0x9F : 0x80...0xBF
            if left >= 3, follows(1, second), follows(2, 0x80...0xBF) { return index + 3 }
        case 0xF0...0xF4:
            let second: ClosedRange<UInt8> = lead == 0xF0 ? 0x90...0xBF : lead == 0xF4 ? 0x80...0x8F : 0x80...0xBF
            if left >= 4, follows(1, second), follows(2, 0x80...0xBF), follows(3, 0x80...0xBF) { return index + 4 }
        default: break
        }
        throw error(at: index - start, "not valid UTF-8: \(byteName(lead))")
    }

    /// The message for a control character in a string.
    private func controlReason(_ byte: UInt8) -> String {
        byte == 0x0A || byte == 0x0D
            ? "a string ends on its line; a line break in it is written “\\n”"
            : "a control character (\(byteName(byte))) in a string; write it as an escape"
    }
}
