/// `value` with exactly `places` decimals (0...9), rounded half away from zero; never `-0`.
///
/// Numbers that are not finite, or of 9e15 or more units of the last decimal, are written as Swift describes them.
package func decimalText(_ value: Double, places: Int) -> String {
    let places = min(max(places, 0), 9)
    return decimalText(steps: value * powerOfTen(places), places: places) ?? "\(value)"
}

/// A number given in units of its last decimal, rounded half away from zero; nil for 9e15 units or more.
func decimalText(steps: Double, places: Int) -> String? {
    let steps = steps.rounded(.toNearestOrAwayFromZero)
    guard steps.magnitude < 9e15 else { return nil }
    return decimalText(digits: Int64(steps.magnitude), places: places, isNegative: steps < 0)
}

/// Writes the digits of a whole number with a decimal point before the last `places`.
private func decimalText(digits: Int64, places: Int, isNegative: Bool) -> String {
    // The sign, the point and up to 16 digits, or the 10 that 9 decimals need.
    let room = 20
    return String(unsafeUninitializedCapacity: room) { text in
        var rest = digits
        var start = room
        var written = 0
        while rest > 0 || written <= places {
            if written == places, places > 0 {
                start -= 1
                text[start] = UInt8(ascii: ".")
            }
            start -= 1
            text[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
            written += 1
        }
        if isNegative {
            start -= 1
            text[start] = UInt8(ascii: "-")
        }
        for index in start..<room { text[index - start] = text[index] }
        return room - start
    }
}

/// 10 to the power of `places`, 0...9; exact.
private func powerOfTen(_ places: Int) -> Double {
    var power = 1.0
    for _ in 0..<places { power *= 10 }
    return power
}

/// `value` with at most `places` decimals (0...9): like `decimalText(_:places:)`, without zeros at the end.
package func shortDecimalText(_ value: Double, atMost places: Int) -> String {
    var places = min(max(places, 0), 9)
    let steps = (value * powerOfTen(places)).rounded(.toNearestOrAwayFromZero)
    guard steps.magnitude < 9e15 else {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    var digits = Int64(steps.magnitude)
    while places > 0, digits % 10 == 0 {
        digits /= 10
        places -= 1
    }
    return decimalText(digits: digits, places: places, isNegative: steps < 0)
}
