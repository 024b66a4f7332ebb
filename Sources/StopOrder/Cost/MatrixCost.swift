/// Costs looked up in a full matrix, row after row.
struct MatrixCost: SymmetricCost {
    let count: Int
    /// `values[a * count + b]`.
    let values: UnsafeBufferPointer<Double>

    @inline(__always)
    func callAsFunction(_ a: Int, _ b: Int) -> Double { values[a &* count &+ b] }
}
