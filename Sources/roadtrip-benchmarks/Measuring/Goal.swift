/// A goal for the result of a benchmark.
enum Goal {
    /// The number in the unit of the table is at most this.
    case atMost(Double)
    /// The number in the unit of the table is at least this.
    case atLeast(Double)
    /// The time divided by that of a rival is at most this.
    case ratio(atMost: Double, of: String)
    /// The time is less than that of a rival.
    case fasterThan(String)
    /// The peak memory of the process is at most this, in megabytes of a million bytes.
    case megabytes(atMost: Double)

    /// The name of the rival to compare with; nil if there is none.
    var rival: String? {
        switch self {
        case .ratio(_, let name), .fasterThan(let name): name
        case .atMost, .atLeast, .megabytes: nil
        }
    }

    /// The goal as text, with the unit of `quantity`.
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
