/// What came out of a benchmark.
struct Measurement {
    let benchmark: Benchmark
    let ours: Result
    let rivals: [RivalResult]

    /// The runs of one contender, summed up.
    struct Result {
        let values: Spread
        /// Bytes.
        let peakMemory: Spread
    }

    /// A rival's runs, or nil for one that is absent, and the ratios of this program's time to its, round by round.
    struct RivalResult {
        let rival: Rival
        let result: Result?
        let ratios: Spread
    }

    /// Runs a benchmark: after one round that does not count, every contender once a round, in turn, so that what
    /// slows the machine for a while slows all of them.
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

    /// Whether a goal is reached; nil when nothing is known of the rival that decides.
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
    /// Sums up samples.
    init(_ samples: [Sample]) {
        values = Spread(samples.map(\.value))
        peakMemory = Spread(samples.map { Double($0.peakMemory) })
    }
}
