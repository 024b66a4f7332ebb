package import Entities

/// The same ids in the same order for the same seed.
package final class SeededIdentifiers: IdentifierSource {
    private var generator: SplitMix64

    /// Makes a source whose ids depend on `seed` alone.
    package init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    /// The next id of the row, in the form of a UUID version 4.
    package func next() -> ID {
        ID.random(using: &generator)
    }
}
