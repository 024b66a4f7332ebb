/// The costs of the edges of a closed tour, which are the same in both directions.
///
/// Conforming types refer to memory that their creator keeps alive. Searches are generic over this protocol, so that
/// the compiler specializes them.
protocol SymmetricCost {
    /// The number of nodes.
    var count: Int { get }
    /// The cost between two nodes; 0 from a node to itself.
    func callAsFunction(_ a: Int, _ b: Int) -> Double
    /// Returns false only if an edge costs `limit` or more, which is found out in less time than its cost.
    func mayCost(_ a: Int, _ b: Int, lessThan limit: Double) -> Bool
}

extension SymmetricCost {
    /// Returns true, for costs that are known at once.
    @inline(__always)
    func mayCost(_ a: Int, _ b: Int, lessThan limit: Double) -> Bool { true }

    /// The cost of all edges of a closed tour. Linear.
    func length(of order: [Int]) -> Double {
        var sum = 0.0
        for place in order.indices { sum += self(order[place], order[place + 1 == order.count ? 0 : place + 1]) }
        return sum
    }
}

/// Costs from a full matrix, stored row by row.
struct MatrixCost: SymmetricCost {
    let count: Int
    /// The costs: `values[a * count + b]`.
    let values: UnsafeBufferPointer<Double>

    /// The cost between two nodes.
    @inline(__always)
    func callAsFunction(_ a: Int, _ b: Int) -> Double { values[a &* count &+ b] }

    /// Whether a full matrix is symmetric, up to rounding. Quadratic.
    static func isSymmetric(_ values: [Double], count: Int) -> Bool {
        let tolerance = 1e-13 * (values.max() ?? 0)
        for a in 0..<count {
            for b in 0..<a where abs(values[a * count + b] - values[b * count + a]) > tolerance { return false }
        }
        return true
    }
}
