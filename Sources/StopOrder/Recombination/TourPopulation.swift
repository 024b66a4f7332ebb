/// Tours that are improved by each other's edges, until no exchange improves any (genetic algorithm with edge assembly
/// crossover, Nagata and Kobayashi 2013).
///
/// In each generation, every tour takes from the next one, in random order, the alternating cycles that shorten it.
/// Parts in which another tour is better are so taken over independently of each other; the optimum of a thousand nodes
/// comes out of a hundred tours that are each a few per cent longer.
struct TourPopulation<Cost: SymmetricCost>: ~Copyable {
    /// The number of tours.
    private(set) var count = 0

    private let cost: Cost
    // Gains and differences up to this are rounding errors.
    private let tolerance: Double
    private let memory: TourMemory
    // The cost of each tour.
    private var lengths: [Double] = []
    private var cycles: AlternatingCycles
    private var exchange: CycleExchange<Cost>

    /// The number of generations without any improvement after which the tours are given up.
    private static var quietGenerations: Int { 3 }
    /// Gains below this part of the length of a tour may be rounding errors, and tours would go on changing forever.
    private static var rounding: Double { 1e-11 }

    /// Creates a population without tours, with memory for `capacity` of them. `typical` is the length of a tour,
    /// without penalties.
    init(_ cost: Cost, candidates: CandidateGraph, capacity: Int, typical: Double) {
        self.cost = cost
        memory = TourMemory(tours: capacity, count: cost.count)
        lengths.reserveCapacity(capacity)
        cycles = AlternatingCycles(count: cost.count)
        tolerance = Self.rounding * typical
        exchange = CycleExchange(cost, candidates: candidates, tolerance: tolerance)
    }

    /// Adds a tour, for which there must be memory; returns its cost.
    @discardableResult
    mutating func add(_ order: [Int]) -> Double {
        let tour = memory[count]
        tour.set(order)
        count += 1
        lengths.append(tour.length(cost))
        return lengths[count - 1]
    }

    /// The cost of the shortest tour; infinite if there is none.
    var shortest: Double { lengths.min() ?? .infinity }

    /// The different tours, at most `most`, the shortest first. Of tours of equal cost only the first counts.
    func tours(most: Int) -> [[Int]] {
        var found: [[Int]] = []
        var last = -Double.infinity
        for index in (0..<count).sorted(by: { (lengths[$0], $0) < (lengths[$1], $1) }) where found.count < most {
            if lengths[index] - last > tolerance { found.append(memory[index].order) }
            last = lengths[index]
        }
        return found
    }

    /// Improves the tours until none changes any more, the shortest costs at most `target`, or `watch` ends it.
    /// `offset` is subtracted from costs that are reported.
    mutating func evolve(target: Double, random: inout SeededRandom, watch: inout SearchWatch, offset: Double) {
        var quiet = 0
        var order = Array(0..<count)
        var best = shortest
        while quiet < Self.quietGenerations, count > 1, best > target {
            order.shuffle(&random)
            var isQuiet = true
            for index in order.indices {
                if watch.isOver() { return }
                let tour = order[index]
                if improve(tour, by: order[index + 1 == count ? 0 : index + 1], &random, &watch) { isQuiet = false }
                if lengths[tour] < best {
                    best = lengths[tour]
                    watch.found(best - offset)
                }
            }
            quiet = isQuiet ? quiet + 1 : 0
        }
    }

    // Applies the exchanges with another tour that shorten a tour; returns whether there were any.
    private mutating func improve(
        _ index: Int, by other: Int, _ random: inout SeededRandom, _ watch: inout SearchWatch
    ) -> Bool {
        let tour = memory[index]
        cycles.find(tour, memory[other], &random)
        var isImproved = false
        for cycle in 0..<cycles.count where !watch.wasCut {
            if let gain = exchange.apply(cycles[cycle], to: tour, watch: &watch) {
                lengths[index] -= gain
                isImproved = true
            }
        }
        return isImproved
    }
}

extension [Int] {
    /// Shuffles the elements (Fisher and Yates).
    fileprivate mutating func shuffle(_ random: inout SeededRandom) {
        for index in indices.reversed() where index > 0 { swapAt(index, random.below(index + 1)) }
    }
}
