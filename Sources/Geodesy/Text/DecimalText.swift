/// `value` with exactly `places` decimals (0...9), rounded half away from zero; never `-0`.
///
/// Numbers that are not finite, or that 9 quadrillion steps of the last decimal cannot reach, are shown as Swift shows them.
package func decimalText(_ value: Double, places: Int) -> String {
    let places = min(max(places, 0), 9)
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return decimalText(steps: value * scale, places: places) ?? "\(value)"
}

/// A number given in steps of its last decimal, rounded half away from zero; nil beyond 9 quadrillion steps.
func decimalText(steps: Double, places: Int) -> String? {
    let steps = steps.rounded(.toNearestOrAwayFromZero)
    guard steps.magnitude < 9e15 else { return nil }
    let digits = String(Int64(steps.magnitude))
    let sign = steps < 0 ? "-" : ""
    guard places > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
}

/// `value` with at most `places` decimals (0...9): as `decimalText(_:places:)`, without zeros at the end.
package func shortDecimalText(_ value: Double, atMost places: Int) -> String {
    var text = decimalText(value, places: places)
    guard text.utf8.contains(UInt8(ascii: ".")), !text.utf8.contains(UInt8(ascii: "e")) else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
}
