/// `metres` as a person reads it: `343.6 km`, `3.42 km`, `0 km`.
///
/// Below 10 of the unit two decimals, from 10 on one, decided after rounding (9.996 km is `10.0 km`); halves away from zero,
/// no grouping. What rounds to nothing is `0 km`. Not a finite number: `unknown`.
/// - Parameter signed: whether a gain is written with `+`, for differences; a loss always has `-`.
package func distanceText(_ metres: Double, in unit: DistanceUnit, signed: Bool = false) -> String {
    guard metres.isFinite else { return "unknown" }
    let number = distanceNumber(metres, in: unit)
    return (signed && metres > 0 && number != "0" ? "+" : "") + number + " " + unit.symbol
}

/// The number of `distanceText(_:in:)` without its unit, for tables that name the unit once.
package func distanceNumber(_ metres: Double, in unit: DistanceUnit) -> String {
    // Multiplied first: 9,995 m are 999.5 hundredths of a kilometer exactly, but 9.995 is a little less in binary.
    let hundredths = metres * 100 / unit.metresPerUnit
    let rounded = hundredths.magnitude.rounded(.toNearestOrAwayFromZero)
    if rounded == 0 { return "0" }
    let text =
        rounded < 1_000
        ? decimalText(steps: hundredths, places: 2)
        : decimalText(steps: metres * 10 / unit.metresPerUnit, places: 1)
    return text ?? "\(metres / unit.metresPerUnit)"
}
