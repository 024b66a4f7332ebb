/// Appends degrees as the shortest decimal number that reads back as the same, without an exponent and without `-0`.
///
/// Places of at most 7 decimals, which nearly all are, take the short way.
func appendDegrees(_ degrees: Double, to bytes: inout [UInt8]) {
    let magnitude = degrees.magnitude
    let scaled = (magnitude * 1e7).rounded()
    guard scaled / 1e7 == magnitude, scaled < 1e15 else {
        bytes.append(contentsOf: plainText(degrees).utf8)
        return
    }
    let steps = UInt64(scaled)
    if degrees < 0, steps > 0 { bytes.append(0x2D) }
    appendDecimal(steps / 10_000_000, to: &bytes)
    var fraction = steps % 10_000_000
    guard fraction > 0 else { return }
    bytes.append(0x2E)
    var power: UInt64 = 1_000_000
    while fraction > 0 {
        bytes.append(0x30 + UInt8(truncatingIfNeeded: fraction / power))
        fraction %= power
        power /= 10
    }
}

private func appendDecimal(_ number: UInt64, to bytes: inout [UInt8]) {
    if number >= 10 { appendDecimal(number / 10, to: &bytes) }
    bytes.append(0x30 + UInt8(truncatingIfNeeded: number % 10))
}

/// Swift's shortest text of a number, its exponent written out: `1e-05` as `0.00001`.
private func plainText(_ degrees: Double) -> String {
    let text = degrees.description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]), exponent < 0 else {
        return text
    }
    let digits = text[..<mark].filter { $0 != "." && $0 != "-" }
    // A place nearer to zero than 1e-20 degrees is zero for every purpose.
    guard exponent > -20 else { return "0" }
    return (degrees < 0 ? "-0." : "0.") + String(repeating: "0", count: -exponent - 1) + digits
}
