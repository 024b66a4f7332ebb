/// Seeded random numbers for the cases of a test (xorshift64*).
struct SmallRandom {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }

    mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }

    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
