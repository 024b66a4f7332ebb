/// What a benchmark has to reach.
enum Goal {
    /// The number shown is at most this.
    case atMost(Double)
    /// The number shown is at least this.
    case atLeast(Double)
    /// The time is at most this many times that of a rival.
    case ratio(atMost: Double, of: String)
    /// The time is below that of a rival.
    case fasterThan(String)
    /// The process never holds more than this many megabytes (of a million bytes).
    case megabytes(atMost: Double)

    /// The rival that decides, if one does.
    var rival: String? {
        switch self {
        case .ratio(_, let name), .fasterThan(let name): name
        case .atMost, .atLeast, .megabytes: nil
        }
    }

    /// The goal in words, with the unit of what is measured.
    func text(_ quantity: Quantity) -> String {
        switch self {
        case .atMost(let limit): "<= \(number(limit)) \(quantity.unit)"
        case .atLeast(let limit): ">= \(number(limit)) \(quantity.unit)"
        case .ratio(let limit, let name): "<= \(number(limit)) x \(name)"
        case .fasterThan(let name): "< \(name)"
        case .megabytes(let limit): "<= \(number(limit)) MB"
        }
    }
}
