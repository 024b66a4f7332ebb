import StopOrder

/// The best order: how long the search takes, how far its answer is above its own bound at most, and how often it is
/// proven. Other solvers are compared by `compare.py`, on the same kinds of instances.
enum OrderSubject: Subject {
    /// A number of stops, and what is to be reached with it.
    private struct Size {
        let stops: Int
        /// How many seeded instances; the worst of them counts, or the share of them that is proven.
        let instances: Int
        /// Seconds after which a search is cut.
        let limit: Double
        /// Milliseconds that a search may take; none where only the limit counts.
        var milliseconds: Double?
        /// Percent that the answer may be above its bound.
        var gap: Double?
        /// Percent of the instances that have to be proven; no proof is asked for without.
        var proven: Double?
        var megabytes: Double?
    }

    /// What a search found, and the seconds that it took.
    private struct Search {
        let solution: OrderSolution
        let seconds: Double
        /// The longest time between two questions whether to stop, the beginning and the end counted as such.
        let longestWait: Double
    }

    private static let sizes = [
        Size(stops: 12, instances: 20, limit: 2, milliseconds: 2, gap: 0, proven: 100),
        Size(stops: 15, instances: 20, limit: 2, milliseconds: 10, gap: 0, proven: 100),
        Size(stops: 20, instances: 20, limit: 2, milliseconds: 50, gap: 0, proven: 100),
        Size(stops: 30, instances: 20, limit: 0.3, proven: 95),
        Size(stops: 50, instances: 10, limit: 2, gap: 0.5, proven: 80),
        Size(stops: 100, instances: 5, limit: 1, gap: 1),
        Size(stops: 200, instances: 5, limit: 1),
        Size(stops: 1_000, instances: 2, limit: 5, gap: 2),
        Size(stops: 10_000, instances: 1, limit: 5, megabytes: 100),
    ]

    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        sizes.flatMap { size in
            OrderInstance.Kind.allCases.flatMap { kind in benchmarks(size, kind, setting) }
        }
            + OrderInstance.Kind.allCases.map { kind in
                Benchmark(
                    "order/stop/12000/\(kind.rawValue)",
                    "longest wait of Ctrl-C in the best order: 12000 stops, \(kind.words)", rounds: 1,
                    goals: [.atMost(100)]
                ) { setting.kernel("order-stop", [kind.rawValue, "12000", "1", "5"]) }
            }
    }

    private static func benchmarks(_ size: Size, _ kind: OrderInstance.Kind, _ setting: Setting) -> [Benchmark] {
        let name = "\(size.stops)/\(kind.rawValue)"
        let work = "\(size.stops) stops, \(kind.words)"
        let words = [kind.rawValue, "\(size.stops)", "\(size.instances)", "\(size.limit)"]
        var benchmarks = [
            Benchmark(
                "order/time/\(name)", "best order: \(work)", rounds: 1,
                goals: [.atMost(size.milliseconds ?? size.limit * 1e3 * 1.02)]
                    + (size.megabytes.map { [.megabytes(atMost: $0)] } ?? [])
            ) { setting.kernel("order-time", words) },
            Benchmark(
                "order/gap/\(name)", "above its bound: \(work)", in: .plain(unit: "%"), rounds: 1,
                goals: size.gap.map { [.atMost($0)] } ?? []
            ) { setting.kernel("order-gap", words) },
        ]
        if let proven = size.proven {
            benchmarks.append(
                Benchmark(
                    "order/proven/\(name)", "proven within \(number(size.limit)) s: \(work)", in: .plain(unit: "%"),
                    rounds: 1, goals: [.atLeast(proven)]
                ) { setting.kernel("order-proven", words) })
        }
        return benchmarks
    }

    static var kernels: [Kernel] {
        [
            Kernel("order-time") { words in try searches(words).map(\.seconds).max() ?? 0 },
            Kernel("order-gap") { words in try searches(words).map { $0.solution.gap * 100 }.max() ?? 0 },
            Kernel("order-proven") { words in
                let searches = try searches(words)
                return Double(searches.count { $0.solution.proven }) / Double(searches.count) * 100
            },
            Kernel("order-stop") { words in try searches(words).map(\.longestWait).max() ?? 0 },
        ]
    }

    /// Searches the instances that a kernel's words name: kind, stops, how many, seconds for each.
    private static func searches(_ words: [String]) throws -> [Search] {
        guard words.count == 4, let kind = OrderInstance.Kind(rawValue: words[0]), let stops = Int(words[1]),
            let instances = Int(words[2]), let limit = Double(words[3])
        else { throw BenchmarkError("no instances are called \(words)") }
        let clock = ContinuousClock()
        return try (1...max(1, instances)).map { seed in
            let problem = try OrderInstance(stops: stops, kind: kind, seed: UInt64(seed)).problem()
            func search() -> Search {
                let begin = clock.now
                let end = begin + .seconds(limit)
                var (lastQuestion, longestWait) = (begin, Duration.zero)
                func ask() -> ContinuousClock.Instant {
                    let now = clock.now
                    longestWait = max(longestWait, lastQuestion.duration(to: now))
                    lastQuestion = now
                    return now
                }
                let solution = bestOrder(for: problem, shouldStop: { ask() > end })
                let seconds = begin.duration(to: ask()) / .seconds(1)
                return Search(solution: solution, seconds: seconds, longestWait: longestWait / .seconds(1))
            }
            // What takes a millisecond is measured again, so that no other process decides it.
            let first = search()
            guard stops <= 20 else { return first }
            return Search(
                solution: first.solution, seconds: min(first.seconds, search().seconds, search().seconds),
                longestWait: first.longestWait)
        }
    }
}
