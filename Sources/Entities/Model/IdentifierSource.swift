package import FoundationEssentials

/// Where the ids of new trips and stops come from: chance in the program, a seed in tests.
package protocol IdentifierSource: AnyObject {
    /// An id that was never given out before.
    func next() -> UUID
}

/// Random ids (UUID version 4).
///
/// Not by `UUID()`, which opens the random device for each: a million of them took 3 s. Chance gives the two rows of numbers
/// that the halves of the ids come from; the rows of two runs meet with a chance of about 1 in 2^108 for a million ids.
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
    package func next() -> UUID {
        UUID(high: high.next(), low: low.next())
    }
}

/// The same ids in the same order for the same seed.
package final class SeededIdentifiers: IdentifierSource {
    private var generator: SplitMix64

    /// Makes a source whose ids depend on `seed` alone.
    package init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    /// The next id of the row, in the form of a UUID version 4.
    package func next() -> UUID {
        UUID(high: generator.next(), low: generator.next())
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

extension UUID {
    /// A UUID version 4 of these 128 bits, six of which are overwritten by version and variant (RFC 9562).
    package init(high: UInt64, low: UInt64) {
        let high = high & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        let low = low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> (56 - 8 * index)) }
        self.init(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
                byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4),
                byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }
}
