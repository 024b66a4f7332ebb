/// Costs that are computed from places, for tours too large for a matrix; may include the closing node of a path.
struct GreatCircleCost: SymmetricCost {
    let count: Int
    let points: UnsafeBufferPointer<UnitVector>
    let radius: Double
    /// The prescribed first stop, or -1. The closing node, if there is one, has the number `points.count`.
    let first: Int
    /// The prescribed last stop, or -1.
    let last: Int
    /// The cost of an edge from the closing node to a stop that is not a prescribed end.
    let penalty: Double

    /// The cost between two nodes.
    @inline(__always)
    func callAsFunction(_ a: Int, _ b: Int) -> Double {
        if a >= points.count { return closing(b) }
        if b >= points.count { return closing(a) }
        return radius * GreatCircle.angle(points[a], points[b])
    }

    /// Compares squares of straight distances, which are never longer than those along the great circle.
    @inline(__always)
    func mayCost(_ a: Int, _ b: Int, lessThan limit: Double) -> Bool {
        if a >= points.count || b >= points.count { return true }
        let reach = limit * (1 / radius) * (1 + 1e-12)
        return reach > 0 && GreatCircle.squaredChord(points[a], points[b]) < reach * reach
    }

    /// The cost between the closing node and a node.
    @inline(never)
    private func closing(_ node: Int) -> Double {
        node == first || node == last || node >= points.count ? 0 : penalty
    }
}
