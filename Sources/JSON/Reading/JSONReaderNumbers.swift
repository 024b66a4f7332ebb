package import Text

extension JSONReader {
    /// A number in the text, and its decoded digits.
    struct Number {
        let start: UnsafePointer<UInt8>
        let count: Int
        let decimal: DecimalNumber
    }

    /// Reads a number as the nearest `Double`; throws if it is too large for a `Double`. If the value is something
    /// else, it throws a fault that calls the value `subject`.
    package mutating func readDouble(_ subject: StaticString = "the value") throws(TextFault) -> Double {
        let number = try readNumber(subject)
        if let value = number.decimal.value { return value }
        let text = String(decoding: UnsafeBufferPointer(start: number.start, count: number.count), as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw error(at: number.start - start, "the number is too large")
        }
        return value
    }

    /// Reads a number as its text. If the value is something else, it throws a fault that calls the value `subject`.
    package mutating func readNumberText(_ subject: StaticString = "the value") throws(TextFault) -> String {
        let number = try readNumber(subject)
        return String(decoding: UnsafeBufferPointer(start: number.start, count: number.count), as: UTF8.self)
    }

    /// Skips a number of any size.
    mutating func checkNumber() throws(TextFault) {
        _ = try readNumber("the value")
    }

    /// Checks the grammar of a number and collects its digits in the same pass.
    @inline(__always)
    private mutating func readNumber(_ subject: StaticString) throws(TextFault) -> Number {
        var digit = peek()
        let begin = next
        var decimal = DecimalNumber()
        if digit == UInt8(ascii: "-") {
            decimal.isNegative = true
            next += 1
            digit = next < end ? next.pointee : 0
            guard digit &- 0x30 < 10 else { throw fault("expected a digit after “-”") }
        }
        guard digit &- 0x30 < 10 else { throw unexpected(subject, wanted: "a number") }
        if digit == 0x30 {
            next += 1
            if next < end, next.pointee &- 0x30 < 10 {
                throw error(at: begin - start, "a number does not begin with 0 and another digit")
            }
        } else {
            readDigits(into: &decimal, areFraction: false)
        }
        if next < end, next.pointee == UInt8(ascii: ".") {
            next += 1
            guard next < end, next.pointee &- 0x30 < 10 else { throw fault("expected a digit after the point") }
            readDigits(into: &decimal, areFraction: true)
        }
        if next < end, next.pointee | 0x20 == UInt8(ascii: "e") {
            try readExponent(into: &decimal)
        }
        return Number(start: begin, count: next - begin, decimal: decimal)
    }

    /// Reads digits and appends them to `decimal`.
    @inline(__always)
    private mutating func readDigits(into decimal: inout DecimalNumber, areFraction: Bool) {
        while next < end {
            let digit = next.pointee &- 0x30
            guard digit < 10 else { return }
            decimal.append(digit, isFraction: areFraction)
            next += 1
        }
    }

    /// Reads an exponent, whose `e` or `E` comes next.
    private mutating func readExponent(into decimal: inout DecimalNumber) throws(TextFault) {
        next += 1
        var isNegative = false
        if next < end, next.pointee == UInt8(ascii: "-") || next.pointee == UInt8(ascii: "+") {
            isNegative = next.pointee == UInt8(ascii: "-")
            next += 1
        }
        guard next < end, next.pointee &- 0x30 < 10 else { throw fault("expected a digit in the exponent") }
        var exponent = 0
        while next < end, next.pointee &- 0x30 < 10 {
            // A larger exponent makes no difference: no file has enough digits to bring the number back into range.
            if exponent < 1 << 50 { exponent = exponent * 10 + Int(next.pointee - 0x30) }
            next += 1
        }
        decimal.exponent += isNegative ? -exponent : exponent
    }
}
