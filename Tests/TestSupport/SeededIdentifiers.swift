package import Entities

/// The same ids in the same order for the same seed.
package final class SeededIdentifiers: IdentifierSource {
    private var generator: SplitMix64

    /// Makes a source whose ids depend on `seed` alone.
    package init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    /// A source that gives the same ids as this one from now on.
    package func copy() -> SeededIdentifiers {
        let copy = SeededIdentifiers(seed: 0)
        copy.generator = generator
        return copy
    }

    /// The next id of the row, in the form of a UUID version 4.
    package func next() -> ID {
        ID.random(using: &generator)
    }
}
