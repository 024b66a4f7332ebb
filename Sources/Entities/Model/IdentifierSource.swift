/// A source of ids for new trips and stops: random in the program, seeded in tests.
package protocol IdentifierSource: AnyObject {
    /// Returns a new id.
    func next() -> ID
}

/// Random ids (UUID version 4).
///
/// The system's random numbers seed two generators, one for each half of an id, because asking the system for each id
/// took 3 s for a million ids. The probability that two runs with a million ids each have an id in common is about 1 in
/// 2^108.
package final class RandomIdentifiers: IdentifierSource {
    private var high: SplitMix64
    private var low: SplitMix64

    /// Creates a source with a random seed.
    package init() {
        var chance = SystemRandomNumberGenerator()
        high = SplitMix64(seed: chance.next())
        low = SplitMix64(seed: chance.next())
    }

    /// Returns a new random id.
    package func next() -> ID {
        ID.version4(high.next(), low.next())
    }
}

/// A pseudorandom number generator: SplitMix64 (Steele, Lea and Flood 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator; the same seed gives the same numbers.
    package init(seed: UInt64) {
        state = seed
    }

    /// Returns the next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
