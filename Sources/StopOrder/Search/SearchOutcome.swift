/// The result of a search method, before it is compared with the present order.
struct SearchOutcome {
    /// The stops in order.
    var order: [Int]
    /// A lower bound for the length of every order.
    var bound: Double
    /// Whether the order is proven to be shortest, up to a relative difference of 1e-9.
    var isProven: Bool
    /// Whether the bound was computed without the locks.
    var boundIgnoresLocks = false

    /// The result of a search that was ended before its first tour.
    static var none: SearchOutcome { SearchOutcome(order: [], bound: 0, isProven: false) }
}
