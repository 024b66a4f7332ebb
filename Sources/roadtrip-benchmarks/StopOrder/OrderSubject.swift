import StopOrder

/// Benchmarks of the best order: the time of the search, the largest difference between answer and bound, and how often
/// the answer is proven. `compare.py` compares other solvers on instances of the same kinds.
enum OrderSubject: Subject {
    /// A number of stops, with the limits and goals for it.
    private struct Size {
        let stops: Int
        /// The number of instances; the result is that of the worst one, or the percentage that is proven.
        let instances: Int
        /// The time limit of a search in seconds.
        let limit: Double
        /// The goal for the time of a search in milliseconds; nil if only the time limit counts.
        var milliseconds: Double?
        /// The goal for the difference between answer and bound, in percent of the bound; nil if there is none.
        var gap: Double?
        /// The goal for the percentage of instances that are proven; nil if there is none.
        var proven: Double?
        var megabytes: Double?
    }

    /// The result of a search and its time in seconds.
    private struct Search {
        let solution: OrderSolution
        let seconds: Double
        /// The longest time in seconds between two calls of `shouldStop`, or from the beginning or to the end of the
        /// search.
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
            + [30, 50, 100, 200].flatMap { stops in roads(stops, setting) }
    }

    /// Tables of roads, which differ by direction: how far above the bound, how often proven, and beside a simple
    /// rival.
    private static func roads(_ stops: Int, _ setting: Setting) -> [Benchmark] {
        let words = [OrderInstance.Kind.loop.rawValue, "\(stops)", "5", "2", "roads"]
        let work = "\(stops) stops on a table of roads, round trip"
        func benchmark(_ name: String, _ text: String, _ kernel: String, _ unit: Quantity, goals: [Goal]) -> Benchmark {
            Benchmark("order/\(name)/roads/\(stops)", text, in: unit, rounds: 1, goals: goals) {
                setting.kernel(kernel, words)
            }
        }
        return [
            benchmark(
                "gap", "above its bound: \(work)", "order-gap", .plain(unit: "%"), goals: [.atMost(stops > 100 ? 5 : 3)]
            ),
            benchmark("proven", "proven within 2 s: \(work)", "order-proven", .plain(unit: "%"), goals: []),
            benchmark(
                "rival", "nearest neighbour and moved stops, above ours: \(work)", "order-rival", .plain(unit: "%"),
                goals: [.atLeast(0)]),
        ]
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
            Kernel("order-rival") { words in
                let searches = try searches(words)
                return try searches.enumerated().map { index, search in
                    let instance = RoadTableInstance(stops: search.solution.order.count, seed: UInt64(index + 1))
                    return (try instance.nearestNeighbourLength() / search.solution.length - 1) * 100
                }.min() ?? 0
            },
            Kernel("order-stop") { words in try searches(words).map(\.longestWait).max() ?? 0 },
        ]
    }

    /// Solves the instances that the words of a kernel describe: kind, number of stops, number of instances, seconds
    /// for each, and `roads` for tables of roads.
    private static func searches(_ words: [String]) throws -> [Search] {
        guard words.count == 4 || words.count == 5, let kind = OrderInstance.Kind(rawValue: words[0]),
            let stops = Int(words[1]),
            let instances = Int(words[2]), let limit = Double(words[3])
        else { throw BenchmarkError("no instances are called \(words)") }
        let clock = ContinuousClock()
        return try (1...max(1, instances)).map { seed in
            let problem =
                words.count == 5
                ? try RoadTableInstance(stops: stops, seed: UInt64(seed)).problem(kind)
                : try OrderInstance(stops: stops, kind: kind, seed: UInt64(seed)).problem()
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
            // A very short search is measured again, to reduce the influence of other processes.
            let first = search()
            guard stops <= 20 else { return first }
            return Search(
                solution: first.solution, seconds: min(first.seconds, search().seconds, search().seconds),
                longestWait: first.longestWait)
        }
    }
}
