/// Decodes references to characters: `&amp;`, `&#233;`, `&#xE9;`.
package enum XMLReference {
    /// Decodes the reference whose `&` is at `start`, and returns the character and the position after the reference;
    /// nil if it is not valid.
    ///
    /// Only the five names that XML defines are known, because document types are not supported. A number must be a
    /// character that XML allows.
    package static func scalar(
        at start: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>
    ) -> (scalar: Unicode.Scalar, next: UnsafePointer<UInt8>)? {
        var next = start + 1
        guard next < end else { return nil }
        if next.pointee == UInt8(ascii: "#") { return number(at: next + 1, before: end) }
        while next < end, next.pointee != UInt8(ascii: ";"), next - start <= 5 { next += 1 }
        guard next < end, next.pointee == UInt8(ascii: ";") else { return nil }
        guard let scalar = named(start + 1, count: next - start - 1) else { return nil }
        return (scalar, next + 1)
    }

    /// The character of one of the five names; nil for any other name.
    private static func named(_ name: UnsafePointer<UInt8>, count: Int) -> Unicode.Scalar? {
        switch count {
        case 2 where name[1] == UInt8(ascii: "t"):
            name[0] == UInt8(ascii: "l") ? "<" : name[0] == UInt8(ascii: "g") ? ">" : nil
        case 3 where matches(name, "amp"): "&"
        case 4 where matches(name, "quot"): "\""
        case 4 where matches(name, "apos"): "'"
        default: nil
        }
    }

    /// Decodes the number after `&#`.
    private static func number(
        at start: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>
    ) -> (scalar: Unicode.Scalar, next: UnsafePointer<UInt8>)? {
        var next = start
        let isHexadecimal = next < end && next.pointee == UInt8(ascii: "x")
        if isHexadecimal { next += 1 }
        var value: UInt32 = 0
        var hasDigits = false
        while next < end, next.pointee != UInt8(ascii: ";") {
            guard let digit = digit(next.pointee, isHexadecimal) else { return nil }
            // There may be any number of leading zeros. A number that is too large is clamped, and stays too large.
            value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x0FFF_FFFF)
            hasDigits = true
            next += 1
        }
        guard next < end, hasDigits, XMLCharacters.isAllowed(value), let scalar = Unicode.Scalar(value) else {
            return nil
        }
        return (scalar, next + 1)
    }

    /// The value of a decimal or hexadecimal digit.
    private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    private static func matches(_ name: UnsafePointer<UInt8>, _ text: StaticString) -> Bool {
        for index in 0..<text.utf8CodeUnitCount where name[index] != text.utf8Start[index] { return false }
        return true
    }
}
