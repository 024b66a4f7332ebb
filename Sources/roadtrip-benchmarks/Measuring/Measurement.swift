/// The result of a benchmark.
struct Measurement {
    let benchmark: Benchmark
    let ours: Result
    let rivals: [RivalResult]

    /// A summary of the runs of one contender.
    struct Result {
        let values: Spread
        /// The peak memory in bytes.
        let peakMemory: Spread
    }

    /// The summary of a rival's runs, nil if it is not installed, and the ratio of this program's time to the rival's
    /// in each round.
    struct RivalResult {
        let rival: Rival
        let result: Result?
        let ratios: Spread
    }

    /// Runs a benchmark: one round that is not counted, then the others. In a round every contender runs once, so that
    /// a temporary load of the machine affects all contenders.
    init(of benchmark: Benchmark) throws {
        let ours = try benchmark.prepare()
        let contenders = try benchmark.rivals.map { try $0.prepare() }
        var ourSamples: [Sample] = []
        var rivalSamples = contenders.map { _ in [Sample]() }
        for round in 0...benchmark.rounds {
            let sample = try ours.run()
            if round > 0 { ourSamples.append(sample) }
            for (index, contender) in contenders.enumerated() {
                guard let contender else { continue }
                let sample = try contender.run()
                if round > 0 { rivalSamples[index].append(sample) }
            }
        }
        self.benchmark = benchmark
        self.ours = Result(ourSamples)
        rivals = zip(benchmark.rivals, rivalSamples).map { rival, samples in
            let quoted = rival.quoted.map(benchmark.quantity.value(shownAs:))
            let ratios =
                samples.isEmpty
                ? ourSamples.compactMap { ours in quoted.map { ours.value / $0 } }
                : zip(ourSamples, samples).map { $0.value / $1.value }
            return RivalResult(rival: rival, result: samples.isEmpty ? nil : Result(samples), ratios: Spread(ratios))
        }
    }

    /// Whether a goal is reached; nil if the rival to compare with has no result.
    func reaches(_ goal: Goal) -> Bool? {
        let shown = benchmark.quantity.shown(ours.values.median)
        switch goal {
        case .atMost(let limit): return shown <= limit
        case .atLeast(let limit): return shown >= limit
        case .megabytes(let limit): return ours.peakMemory.median / 1e6 <= limit
        case .ratio(let limit, let name): return ratio(to: name).map { $0 <= limit }
        case .fasterThan(let name): return ratio(to: name).map { $0 < 1 }
        }
    }

    private func ratio(to name: String) -> Double? {
        guard let found = rivals.first(where: { $0.rival.name == name }) else { return nil }
        return found.result == nil && found.rival.quoted == nil ? nil : found.ratios.median
    }
}

extension Measurement.Result {
    /// Summarizes samples.
    init(_ samples: [Sample]) {
        values = Spread(samples.map(\.value))
        peakMemory = Spread(samples.map { Double($0.peakMemory) })
    }
}
