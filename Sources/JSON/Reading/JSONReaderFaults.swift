package import Text

// The messages of the reader.
extension JSONReader {
    /// The fault `reason` at the next byte, or a more specific one if the text ends there or the byte is a known
    /// mistake.
    @usableFromInline
    func fault(_ reason: String) -> TextFault {
        guard next < end else { return error(at: offset, "the text ends too early: \(reason)") }
        switch next.pointee {
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            return error(at: offset, "comments are not allowed in JSON")
        case UInt8(ascii: "'"):
            return error(at: offset, "strings stand in double quotes, not in single ones")
        case 0x00..<0x20, 0x7F...:
            return error(at: offset, "\(reason), found \(byteName(next.pointee))")
        default:
            return error(at: offset, "\(reason), found “\(Character(Unicode.Scalar(next.pointee)))”")
        }
    }

    /// The fault that the next value is not of the kind `wanted`, or that there is no value.
    @usableFromInline
    func unexpected(_ subject: StaticString, wanted: String) -> TextFault {
        let found: String
        switch next < end ? next.pointee : 0 {
        case UInt8(ascii: "{"): found = "an object"
        case UInt8(ascii: "["): found = "an array"
        case UInt8(ascii: "\""): found = "a string"
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): found = "a number"
        case UInt8(ascii: "t") where startsWord("true"), UInt8(ascii: "f") where startsWord("false"):
            found = "true or false"
        case UInt8(ascii: "n") where startsWord("null"): found = "null"
        default: return noValue()
        }
        return error(at: offset, "\(subject) must be \(wanted), not \(found)")
    }

    /// The fault that no value begins at the next byte.
    @usableFromInline
    func noValue() -> TextFault {
        switch next < end ? next.pointee : 0 {
        case UInt8(ascii: "N"), UInt8(ascii: "I"):
            return error(at: offset, "NaN and Infinity are not numbers of JSON")
        case UInt8(ascii: "+"):
            return error(at: offset, "a number does not begin with “+”")
        case UInt8(ascii: "."):
            return error(at: offset, "a number begins with a digit; write 0 before the point")
        default:
            return fault("expected a value")
        }
    }

    /// The fault that there is something else where an object needs a name.
    @usableFromInline
    func notAName() -> TextFault {
        fault("expected a name in double quotes")
    }

    /// The fault that two elements or members are not separated by a comma.
    @usableFromInline
    func missingComma(in container: StaticString, closing: StaticString) -> TextFault {
        fault("expected “,” or “\(closing)” in this \(container)")
    }

    /// Whether the letters of `word` come next.
    private func startsWord(_ word: StaticString) -> Bool {
        (0..<word.utf8CodeUnitCount).allSatisfy { $0 < end - next && next[$0] == word.utf8Start[$0] }
    }

    /// The description of an invisible byte, such as `byte 0x1F`.
    func byteName(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "byte 0x\(digits.count == 1 ? "0" : "")\(digits)"
    }
}
