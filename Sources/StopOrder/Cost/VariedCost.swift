/// Costs that are up to twice as high as others, at random for each edge, so that methods without randomness find
/// different tours.
struct VariedCost<Cost: SymmetricCost>: SymmetricCost {
    /// The costs without variation.
    let cost: Cost
    /// The number of this variation among many.
    let variation: UInt64

    var count: Int { cost.count }

    /// The cost between two nodes.
    @inline(__always)
    func callAsFunction(_ a: Int, _ b: Int) -> Double {
        let edge = UInt64(truncatingIfNeeded: min(a, b)) &<< 32 | UInt64(truncatingIfNeeded: max(a, b))
        var random = SeededRandom(seed: edge ^ variation &* 0xD6E8_FEB8_6659_FD93)
        return cost(a, b) * (1 + random.unit())
    }
}
