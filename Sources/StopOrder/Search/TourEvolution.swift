/// The search for short symmetric tours: local search makes many different tours, which improve each other
/// (`TourPopulation`).
///
/// For a thousand nodes, 150 tours take half a second, and the best is a hundredth of a per cent longer than the
/// optimum.
struct TourEvolution<Cost: SymmetricCost>: ~Copyable {
    private let cost: Cost
    // The closing node of a path and the nodes of its prescribed ends.
    private let closing: Int?
    private let ends: [Int]
    // The excess of the cost of tours over that of the trips that they stand for.
    private let offset: Double
    // A tour whose cost grows by this much or more violates a prescribed end.
    private let forbidden: Double
    // Differences below this are rounding errors.
    private let rounding: Double
    // The best different tours so far.
    private var survivors: [[Int]] = []
    // The number of tours that were made.
    private var made: UInt64 = 0
    private var random = SeededRandom(seed: 0x5EED)

    /// The maximum number of tours of a batch that are joined to those of the next.
    private static var mostSurvivors: Int { 30 }
    /// The number of tours of the first batch.
    private static var firstBatch: Int { 30 }
    /// The maximum number of nodes of all tours of a batch, which take eight bytes each.
    private static var mostNodes: Int { 1 << 24 }

    /// Prepares a search for closed tours; `ends` are the nodes of the prescribed ends of a path.
    init(_ cost: Cost, _ closed: ClosedTour, ends: [Int], rounding: Double) {
        self.cost = cost
        self.rounding = rounding
        (closing, self.ends) = (closed.closing, ends)
        (offset, forbidden) = (closed.offset, closed.forbidden)
    }

    /// Prepares a search for split tours, in which the closing node of a path is a node like the others.
    init(_ cost: Cost, offset: Double, forbidden: Double, rounding: Double) {
        self.cost = cost
        self.rounding = rounding
        (closing, ends) = (nil, [])
        (self.offset, self.forbidden) = (offset, forbidden)
    }

    /// Runs a round that makes `tours` tours; returns the best of all rounds. The first round begins with the tour
    /// `first`. A round ends early when a tour costs at most `target`.
    ///
    /// The tours come in batches, each as large as all before it, so that there is a good tour early: the best of a
    /// batch are joined to the best of those before.
    mutating func run(
        from first: [Int], _ candidates: CandidateGraph, tours: Int, target: Double, _ watch: inout SearchWatch
    ) -> [Int] {
        let length = cost.length(of: first) - offset
        var done = 0
        while done < tours, !watch.wasCut {
            let size = max(done, Self.firstBatch)
            // Not less than half a batch is left over.
            let batch = min(2 * (tours - done) < 3 * size ? tours - done : size, max(2, Self.mostNodes / cost.count))
            done += batch
            var population = TourPopulation(cost, candidates: candidates, capacity: batch + 1, typical: length)
            if survivors.isEmpty { population.add(first) }
            fill(&population, from: first, candidates, tours: batch, target: target, &watch)
            population.evolve(target: target, random: &random, watch: &watch, offset: offset)
            let best = population.tours(most: Self.mostSurvivors)
            survivors = survivors.isEmpty ? best : united(survivors + best, candidates, target, length, &watch)
            if population.shortest <= target { break }
        }
        return survivors.first ?? first
    }

    // The best of tours that improve each other.
    private mutating func united(
        _ tours: [[Int]], _ candidates: CandidateGraph, _ target: Double, _ length: Double, _ watch: inout SearchWatch
    ) -> [[Int]] {
        var union = TourPopulation(cost, candidates: candidates, capacity: tours.count, typical: length)
        for tour in tours { union.add(tour) }
        union.evolve(target: target, random: &random, watch: &watch, offset: offset)
        return union.tours(most: Self.mostSurvivors)
    }

    // Adds tours by the greedy method with varied costs, local search and kicks.
    private mutating func fill(
        _ population: inout TourPopulation<Cost>, from first: [Int], _ candidates: CandidateGraph, tours: Int,
        target: Double, _ watch: inout SearchWatch
    ) {
        var search = LinKernighan(cost: cost, order: first, candidates: candidates, tolerance: rounding)
        let kicks = Int(KickSearch.kicksForNode * Double(cost.count))
        while population.count < tours, population.shortest > target, !watch.wasCut {
            made += 1
            guard
                let order = GreedyTour.order(
                    VariedCost(cost: cost, variation: made), candidates, closing: closing, ends: ends,
                    watch: &watch)
            else { return }
            search.begin(order)
            KickSearch.settle(&search, watch: &watch)
            KickSearch.run(
                &search, kicks: kicks, target: target, forbidden: forbidden,
                random: &random, watch: &watch, offset: offset)
            population.add(search.order)
        }
    }
}
