/// A pseudorandom number generator with a given seed: SplitMix64 (Steele, Lea and Flood 2014).
struct SeededRandom {
    private var state: UInt64

    /// Creates a generator; the same seed gives the same numbers.
    init(seed: UInt64) { state = seed }

    /// The next 64 random bits.
    @inline(__always)
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A random number in 0..<bound; `bound` is positive and below 2^31.
    @inline(__always)
    mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(truncatingIfNeeded: bound)) >> 32)
    }

    /// A random number in 0..<1.
    @inline(__always)
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
