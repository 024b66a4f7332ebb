import Entities

/// Ids in the order of their numbers: the same for the same seed, without the doubles of the tests, which a fuzzer's
/// program need not hold.
final class NumberedIdentifiers: IdentifierSource {
    private let seed: UInt64
    private var count: UInt64 = 0

    /// Ids of their own for each seed.
    init(seed: UInt64) {
        self.seed = seed
    }

    /// The next id.
    func next() -> ID {
        count += 1
        return .version4(seed, count)
    }
}
