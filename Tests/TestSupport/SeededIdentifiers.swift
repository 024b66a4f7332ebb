package import Entities

/// A source of ids that are determined by a seed.
package final class SeededIdentifiers: IdentifierSource {
    private var generator: SplitMix64

    /// Creates a source for a seed.
    package init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    /// A source that will return the same ids as this one.
    package func copy() -> SeededIdentifiers {
        let copy = SeededIdentifiers(seed: 0)
        copy.generator = generator
        return copy
    }

    /// Returns the next id, a UUID version 4.
    package func next() -> ID {
        ID.random(using: &generator)
    }
}
