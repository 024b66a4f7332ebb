/// What a search hands back, before it is compared with the order the person has.
struct SearchOutcome {
    /// The stops in order.
    var order: [Int]
    /// No order is shorter than this.
    var bound: Double
    /// Whether no order is shorter than this one, to 1e-9 relative.
    var isProven: Bool
    /// Whether the bound is that of the problem without its locks.
    var boundIgnoresLocks = false

    /// Nothing: the search was ended before it had a first tour.
    static var none: SearchOutcome { SearchOutcome(order: [], bound: 0, isProven: false) }
}
