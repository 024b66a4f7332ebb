/// The meaning of a sample's value, and the unit in which it is printed.
enum Quantity {
    /// Seconds, printed as milliseconds.
    case time
    /// Seconds for `amount` units of work, printed as units per second.
    case rate(amount: Double, unit: String)
    /// Seconds for `count` operations, printed as nanoseconds per operation.
    case each(count: Double)
    /// A number that is printed unchanged.
    case plain(unit: String)

    /// The number to print for a value.
    func shown(_ value: Double) -> Double {
        switch self {
        case .time: value * 1e3
        case .rate(let amount, _): value > 0 ? amount / value : 0
        case .each(let count): value * 1e9 / count
        case .plain: value
        }
    }

    /// The value for a printed number; the inverse of `shown`.
    func value(shownAs number: Double) -> Double {
        switch self {
        case .time: number / 1e3
        case .rate(let amount, _): number > 0 ? amount / number : 0
        case .each(let count): number * count / 1e9
        case .plain: number
        }
    }

    /// The unit of the printed number.
    var unit: String {
        switch self {
        case .time: "ms"
        case .each: "ns"
        case .rate(_, let unit), .plain(let unit): unit
        }
    }

    /// A value as text, with its unit.
    func text(_ value: Double) -> String { "\(number(shown(value))) \(unit)" }
}

/// A number as text with three significant digits, or all digits before the decimal point if these are more; a small
/// number with four decimals.
func number(_ value: Double) -> String {
    guard value.magnitude < 100 else { return value.magnitude < 1e15 ? "\(Int(value.rounded()))" : "\(value)" }
    let scale = value.magnitude < 0.01 ? 10_000.0 : value.magnitude < 10 ? 100 : 10
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
