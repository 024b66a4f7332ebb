/// What a sample's value means and how people read it.
enum Quantity {
    /// Seconds, shown as milliseconds.
    case time
    /// Seconds in which `amount` things were done, shown as things a second.
    case rate(amount: Double, unit: String)
    /// Seconds in which `count` things were done, shown as nanoseconds for each.
    case each(count: Double)
    /// A number that is shown as it is.
    case plain(unit: String)

    /// The number that is shown for a value.
    func shown(_ value: Double) -> Double {
        switch self {
        case .time: value * 1e3
        case .rate(let amount, _): value > 0 ? amount / value : 0
        case .each(let count): value * 1e9 / count
        case .plain: value
        }
    }

    /// The value for which a number is shown: the other way round.
    func value(shownAs number: Double) -> Double {
        switch self {
        case .time: number / 1e3
        case .rate(let amount, _): number > 0 ? amount / number : 0
        case .each(let count): number * count / 1e9
        case .plain: number
        }
    }

    /// The unit of the number shown.
    var unit: String {
        switch self {
        case .time: "ms"
        case .each: "ns"
        case .rate(_, let unit), .plain(let unit): unit
        }
    }

    /// A value with its unit.
    func text(_ value: Double) -> String { "\(number(shown(value))) \(unit)" }
}

/// A number with three digits that count, or all those before its point; small ones with four decimals.
func number(_ value: Double) -> String {
    guard value.magnitude < 100 else { return value.magnitude < 1e15 ? "\(Int(value.rounded()))" : "\(value)" }
    let scale = value.magnitude < 0.01 ? 10_000.0 : value.magnitude < 10 ? 100 : 10
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
