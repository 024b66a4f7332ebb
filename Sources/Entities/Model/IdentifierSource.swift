/// Where the ids of new trips and stops come from: chance in the program, a seed in tests.
package protocol IdentifierSource: AnyObject {
    /// An id that was never given out before.
    func next() -> ID
}

/// Random ids (UUID version 4).
///
/// The system's random numbers only seed two generators, one for each half of an id, because a call of the system for each id
/// took 3 s for a million. Two runs that make a million ids each share one with a probability of about 1 in 2^108.
package final class RandomIdentifiers: IdentifierSource {
    private var high: SplitMix64
    private var low: SplitMix64

    /// Makes a source of random ids.
    package init() {
        var chance = SystemRandomNumberGenerator()
        high = SplitMix64(seed: chance.next())
        low = SplitMix64(seed: chance.next())
    }

    /// A new random id.
    package func next() -> ID {
        ID.version4(high.next(), low.next())
    }
}

/// A small generator of evenly spread numbers: SplitMix64 (Steele, Lea and Flood 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts the row that belongs to `seed`.
    package init(seed: UInt64) {
        state = seed
    }

    /// The next number of the row.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
