/// Copies bytes up to the first that may need an escape; returns whether all were copied.
func copyOrdinary(_ source: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>) -> Bool {
    var index = 0
    while index < count {
        let byte = source[index]
        if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F { return false }
        if byte >= 0x80, mayNeedEscape(source, index: index, count: count) { return false }
        target[index] = byte
        index += 1
    }
    return true
}

/// Whether the multi-byte sequence at `index` may be a character that is escaped.
private func mayNeedEscape(_ source: UnsafePointer<UInt8>, index: Int, count: Int) -> Bool {
    let second = index + 1 < count ? source[index + 1] : 0
    switch source[index] {
    case 0xC2: return second < 0xA0
    case 0xD8: return second == 0x9C
    case 0xE2: return second == 0x80 || second == 0x81
    case 0xEF: return second == 0xBB
    default: return false
    }
}

/// The second character of the short escape of `byte`, such as `n` of `\n`; nil if it has none.
func shortEscape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x22, 0x5C: byte
    case 0x08: UInt8(ascii: "b")
    case 0x0C: UInt8(ascii: "f")
    case 0x0A: UInt8(ascii: "n")
    case 0x0D: UInt8(ascii: "r")
    case 0x09: UInt8(ascii: "t")
    default: nil
    }
}

/// The scalar of one UTF-8 sequence if it must be escaped as `\u`; else nil.
func escapedScalar(_ piece: UnsafeBufferPointer<UInt8>) -> UInt32? {
    let scalar: UInt32
    switch piece.count {
    case 1: scalar = UInt32(piece[0])
    case 2: scalar = UInt32(piece[0] & 0x1F) << 6 | UInt32(piece[1] & 0x3F)
    case 3: scalar = UInt32(piece[0] & 0x0F) << 12 | UInt32(piece[1] & 0x3F) << 6 | UInt32(piece[2] & 0x3F)
    default: return nil
    }
    switch scalar {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: return scalar
    default: return nil
    }
}

/// The hexadecimal digit of a value from 0 to 15.
func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

/// Writes a whole number in decimal and returns its length, at most 20 bytes.
func writeDecimal(_ magnitude: UInt, isNegative: Bool, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var length = isNegative ? 2 : 1
    var power: UInt = 10
    while magnitude >= power {
        length += 1
        let (larger, overflow) = power.multipliedReportingOverflow(by: 10)
        if overflow { break }
        power = larger
    }
    if isNegative { target[0] = UInt8(ascii: "-") }
    var rest = magnitude
    var place = length - 1
    repeat {
        target[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        place -= 1
    } while rest > 0
    return length
}

/// Writes a number that has at most 8 digits before the point and 7 after it, and returns its length in bytes; nil for
/// any other number.
///
/// Different decimals of at most 15 digits are different `Double`s, so that such a decimal without zeros at its end is
/// the shortest. Whether it reads back as `value` is checked by dividing two exact integers, which rounds only once.
func writeShort(_ value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int? {
    let magnitude = value.magnitude
    guard magnitude < 1e8 else { return nil }
    let scaled = (magnitude * 1e7).rounded()
    guard scaled / 1e7 == magnitude else { return nil }
    let digits = UInt(scaled)
    var length = writeDecimal(digits / 10_000_000, isNegative: value.sign == .minus, to: target)
    var fraction = digits % 10_000_000
    guard fraction > 0 else { return length }
    var places = 7
    while fraction % 10 == 0 {
        fraction /= 10
        places -= 1
    }
    target[length] = UInt8(ascii: ".")
    for place in stride(from: places, to: 0, by: -1) {
        target[length + place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction % 10)
        fraction /= 10
    }
    length += places + 1
    return length
}

/// Changes Swift's description of a `Double`: removes `.0` at its end, and writes exponents from -9 to -1 as zeros.
func plainDecimal(_ description: String) -> String {
    if description.hasSuffix(".0") { return String(description.dropLast(2)) }
    guard let mark = description.firstIndex(of: "e"),
        let exponent = Int(description[description.index(after: mark)...]),
        exponent < 0, exponent >= -9
    else { return description }
    let digits = description[..<mark].filter { $0 >= "0" && $0 <= "9" }
    let sign = description.hasPrefix("-") ? "-" : ""
    return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)"
}
