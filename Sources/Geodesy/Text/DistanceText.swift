/// A distance in metres as text for people: `343.6 km`, `3.42 km`, `0 km`.
///
/// Two decimals below 10 units, one from 10 units on, decided after rounding (9.996 km is `10.0 km`); halves are
/// rounded away from zero; no thousands separators. A distance that rounds to zero is `0 km`; one that is not finite is
/// `unknown`.
package func distanceText(_ metres: Double, in unit: DistanceUnit) -> String {
    metres.isFinite ? distanceNumber(metres, in: unit) + " " + unit.symbol : "unknown"
}

/// The number of `distanceText(_:in:)` without the unit, for tables that name the unit once.
package func distanceNumber(_ metres: Double, in unit: DistanceUnit) -> String {
    // Multiplied before it is divided: 9,995 m is exactly 999.5 hundredths of a kilometer, but 9.995 is not exact in
    // binary.
    let hundredths = metres * 100 / unit.metresPerUnit
    let rounded = hundredths.magnitude.rounded(.toNearestOrAwayFromZero)
    if rounded == 0 { return "0" }
    let text =
        rounded < 1_000
        ? decimalText(steps: hundredths, places: 2)
        : decimalText(steps: metres * 10 / unit.metresPerUnit, places: 1)
    return text ?? "\(metres / unit.metresPerUnit)"
}
