import JSON
import XML

/// Reads an angle in degrees as files write it: a decimal number, with a sign or an exponent if need be.
enum DegreesText {
    /// The number that `bytes` hold between white space; nil when they are none. A comma is no decimal point, and
    /// neither `nan` nor `0x1p3` is a number. Linear.
    static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        guard let base = bytes.baseAddress else { return nil }
        var next = base
        let end = base + bytes.count
        skipSpace(&next, end)
        guard let value = number(&next, end) else { return nil }
        skipSpace(&next, end)
        return next == end ? value : nil
    }

    /// Reads a number from `next` on and goes behind it; nil when there is none.
    static func number(_ next: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Double? {
        let begin = next
        var isNegative = false
        if next < end, next.pointee == UInt8(ascii: "-") || next.pointee == UInt8(ascii: "+") {
            isNegative = next.pointee == UInt8(ascii: "-")
            next += 1
        }
        var digits: UInt64 = 0
        var digitCount = 0
        var decimals = 0
        readDigits(&next, end, &digits, &digitCount)
        if next < end, next.pointee == UInt8(ascii: ".") {
            next += 1
            let before = digitCount
            readDigits(&next, end, &digits, &digitCount)
            decimals = digitCount - before
        }
        guard digitCount > 0 else { return nil }
        let hasExponent = next < end && next.pointee | 0x20 == UInt8(ascii: "e")
        if hasExponent {
            next += 1
            if next < end, next.pointee == UInt8(ascii: "-") || next.pointee == UInt8(ascii: "+") { next += 1 }
            let exponent = next
            while next < end, next.pointee &- 0x30 < 10 { next += 1 }
            guard next > exponent else { return nil }
        }
        // An exact integer divided by an exact power of ten is rounded once (Clinger 1990).
        if !hasExponent, digitCount <= 15, decimals <= 15 {
            let magnitude = Double(digits) / powerOfTen(decimals)
            return isNegative ? -magnitude : magnitude
        }
        let text = String(decoding: UnsafeBufferPointer(start: begin, count: next - begin), as: UTF8.self)
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    @inline(__always)
    private static func readDigits(
        _ next: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ digits: inout UInt64, _ count: inout Int
    ) {
        while next < end {
            let digit = next.pointee &- 0x30
            guard digit < 10 else { return }
            digits = digits &* 10 &+ UInt64(digit)
            count += 1
            next += 1
        }
    }

    @inline(__always)
    private static func skipSpace(_ next: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) {
        while next < end, XMLCharacters.isSpace(next.pointee) { next += 1 }
    }
}
