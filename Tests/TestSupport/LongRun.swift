import Foundation

/// How much is done of what could go on for ever: random cases, sweeps over many, the largest searches.
///
/// With `ROADTRIP_LONG_TESTS=1`, which `.ci/long` sets, it is all that was asked for; otherwise a tenth, the same one in
/// every run.
package enum LongRun {
    /// Whether all is done.
    package static let isWanted = ProcessInfo.processInfo.environment["ROADTRIP_LONG_TESTS"] == "1"

    /// How many of `whole` cases are done: a tenth, rounded up, in an ordinary run.
    package static func count(_ whole: Int) -> Int {
        isWanted ? whole : (whole + 9) / 10
    }

    /// Those of `whole` that are done, in their order: in an ordinary run a tenth, rounded up, that `seed` chooses.
    package static func cases<Cases: Collection>(_ whole: Cases, seed: UInt64 = 1) -> [Cases.Element] {
        guard !isWanted, whole.count > 1 else { return Array(whole) }
        var indices = Array(0..<whole.count)
        var state = seed
        for index in indices.indices.reversed() {
            // The generator of Knuth's MMIX; its upper bits are the good ones.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            indices.swapAt(index, Int(state >> 33) % (index + 1))
        }
        let chosen = Set(indices.prefix(count(whole.count)))
        return whole.enumerated().filter { chosen.contains($0.offset) }.map(\.element)
    }
}
