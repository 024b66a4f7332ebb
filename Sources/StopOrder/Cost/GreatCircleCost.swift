/// Costs computed from places, for tours too large for a matrix; one further node may close a path.
struct GreatCircleCost: SymmetricCost {
    let count: Int
    let points: UnsafeBufferPointer<UnitVector>
    let radius: Double
    /// The nodes that the closing node (number `points.count`, if `count` is one more) is tied to, or -1.
    let first: Int
    let last: Int
    /// What it costs to leave the closing node for any other.
    let penalty: Double

    @inline(__always)
    func callAsFunction(_ a: Int, _ b: Int) -> Double {
        if a >= points.count { return closing(b) }
        if b >= points.count { return closing(a) }
        return radius * GreatCircle.angle(points[a], points[b])
    }

    @inline(never)
    private func closing(_ node: Int) -> Double {
        node == first || node == last || node >= points.count ? 0 : penalty
    }
}
