import Foundation

/// Determines how many cases of long tests are run: random cases, sweeps and large searches.
///
/// All of them with `ROADTRIP_LONG_TESTS=1`, which `.ci/long` sets; otherwise a tenth, which is the same in every run.
package enum LongRun {
    /// Whether all cases are run.
    package static let isWanted = ProcessInfo.processInfo.environment["ROADTRIP_LONG_TESTS"] == "1"

    /// The number of `whole` cases to run: a tenth, rounded up, in an ordinary run.
    package static func count(_ whole: Int) -> Int {
        isWanted ? whole : (whole + 9) / 10
    }

    /// The cases of `whole` to run, in their order: in an ordinary run a tenth, rounded up, chosen by `seed`.
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
