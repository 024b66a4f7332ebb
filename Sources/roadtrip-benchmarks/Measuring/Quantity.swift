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

/// A number with three digits that count, or all those before its point.
func number(_ value: Double) -> String {
    let places = value.magnitude < 10 ? 2 : value.magnitude < 100 ? 1 : 0
    if value != 0, value.magnitude < 0.01 { return "\(Float(value))" }
    let scale = places == 2 ? 100.0 : places == 1 ? 10.0 : 1.0
    let rounded = (value * scale).rounded() / scale
    return places == 0 ? "\(Int(rounded))" : "\(rounded)"
}
