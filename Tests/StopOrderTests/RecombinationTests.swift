import TestSupport
import Testing

@testable import StopOrder

/// Tours that take edges from each other, against what their edges say.
@Suite("Recombination of tours")
struct RecombinationTests {
    /// An edge with the lower node first.
    private struct Edge: Hashable {
        let low: Int
        let high: Int

        init(_ a: Int, _ b: Int) { (low, high) = (min(a, b), max(a, b)) }
    }

    private func edges(_ order: [Int]) -> Set<Edge> {
        Set(order.indices.map { Edge(order[$0], order[($0 + 1) % order.count]) })
    }

    private func shuffled(_ count: Int, _ random: inout SmallRandom, swaps: Int) -> [Int] {
        var order = Array(0..<count)
        for _ in 0..<swaps {
            let (a, b) = (random.below(count), random.below(count))
            order[min(a, b)...max(a, b)].reverse()
        }
        return order
    }

    /// Two tours of `count` nodes that differ in a few places.
    private func pair(_ count: Int, _ random: inout SmallRandom) -> TourMemory {
        let memory = TourMemory(tours: 2, count: count)
        memory[0].set(shuffled(count, &random, swaps: random.below(8)))
        memory[1].set(shuffled(count, &random, swaps: random.below(8)))
        return memory
    }

    @Test("each edge that only one tour has is in one cycle, and the cycles take edges of both tours by turns")
    func cycles() {
        var random = SmallRandom(3)
        var seeded = SeededRandom(seed: 3)
        for _ in 0..<LongRun.count(2_000) {
            let count = 5 + random.below(20)
            let memory = pair(count, &random)
            let (first, second) = (edges(memory[0].order), edges(memory[1].order))
            var found = AlternatingCycles(count: count)
            found.find(memory[0], memory[1], &seeded)
            var (ofFirst, ofSecond): ([Edge], [Edge]) = ([], [])
            for index in 0..<found.count {
                let cycle = found[index].map { Int($0) }
                #expect(cycle.count >= 4 && cycle.count % 2 == 0)
                for place in stride(from: 0, to: cycle.count, by: 2) {
                    ofFirst.append(Edge(cycle[place], cycle[place + 1]))
                    ofSecond.append(Edge(cycle[place + 1], cycle[(place + 2) % cycle.count]))
                }
            }
            #expect(Set(ofFirst) == first.subtracting(second) && ofFirst.count == Set(ofFirst).count)
            #expect(Set(ofSecond) == second.subtracting(first) && ofSecond.count == Set(ofSecond).count)
        }
    }

    @Test("an exchange leaves a tour that is shorter by its gain, or leaves the tour alone")
    func exchanges() {
        var random = SmallRandom(4)
        var seeded = SeededRandom(seed: 4)
        var (applied, joined) = (0, 0)
        var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
        for _ in 0..<LongRun.count(2_000) {
            let count = 8 + random.below(30)
            let values = distances(.plane, count, &random)
            let memory = pair(count, &random)
            values.withUnsafeBufferPointer {
                let cost = MatrixCost(count: count, values: $0)
                let near = CandidateGraph(
                    (0..<count).map { node in
                        (0..<count).filter { $0 != node }.sorted { cost(node, $0) < cost(node, $1) }.prefix(6)
                            .map(Int32.init)
                    })
                var exchange = CycleExchange(cost, candidates: near, tolerance: 1e-9)
                var found = AlternatingCycles(count: count)
                found.find(memory[0], memory[1], &seeded)
                for index in 0..<found.count {
                    let before = memory[0].order
                    let added = Set(
                        stride(from: 1, to: found[index].count, by: 2).map { place in
                            Edge(Int(found[index][place]), Int(found[index][(place + 1) % found[index].count]))
                        })
                    let gain = exchange.apply(found[index], to: memory[0], watch: &watch)
                    let after = memory[0].order
                    #expect(after.sorted() == Array(0..<count))
                    #expect((0..<count).allSatisfy { memory[0].node(memory[0].place($0)) == $0 })
                    guard let gain else {
                        #expect(after == before)
                        continue
                    }
                    let lengths = [before, after].map { plainLength($0, values, isRoundTrip: true) }
                    #expect(gain > 0 && abs(lengths[0] - gain - lengths[1]) <= 1e-9 * lengths[0])
                    applied += 1
                    if edges(after).subtracting(edges(before)) != added { joined += 1 }
                }
            }
        }
        // Both kinds occur: cycles that leave one tour, and those whose parts had to be joined.
        #expect(applied > 50 && joined > 10)
    }

    @Test("a population ends with tours that are no longer than before, the different ones sorted")
    func population() {
        var random = SmallRandom(5)
        var improved = 0
        let cases = LongRun.count(100)
        for _ in 0..<cases {
            let count = 20 + random.below(40)
            let values = distances(.clusters, count, &random)
            let starts = (0..<8).map { _ in shuffled(count, &random, swaps: 4) }
            values.withUnsafeBufferPointer {
                let cost = MatrixCost(count: count, values: $0)
                let near = CandidateGraph(
                    (0..<count).map { node in
                        (0..<count).filter { $0 != node }.sorted { cost(node, $0) < cost(node, $1) }.prefix(6)
                            .map(Int32.init)
                    })
                var population = TourPopulation(cost, candidates: near, capacity: 8, typical: 100)
                let lengths = starts.map { population.add($0) }
                #expect(population.shortest == lengths.min())
                var seeded = SeededRandom(seed: 5)
                var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
                population.evolve(target: 0, random: &seeded, watch: &watch, offset: 0)
                let found = population.tours(most: 8).map { plainLength($0, values, isRoundTrip: true) }
                let least = lengths.min() ?? 0
                #expect(found == found.sorted() && Set(found).count == found.count)
                #expect(abs((found.first ?? 0) - population.shortest) <= 1e-9 * least && population.shortest <= least)
                #expect(population.tours(most: 1).count == 1)
                if population.shortest < least * 0.99 { improved += 1 }
            }
        }
        #expect(2 * improved > cases, "\(improved) of \(cases)")
    }

    @Test("a second batch of tours never loses the best of the first, and often improves it")
    func batches() throws {
        var random = SmallRandom(6)
        var improved = 0
        let cases = LongRun.count(30)
        for _ in 0..<cases {
            let count = 120
            let values = distances(.plane, count, &random)
            let problem = try OrderProblem(count: count, distances: .matrix(values), shape: .roundTrip(start: 0))
            try values.withUnsafeBufferPointer {
                let cost = MatrixCost(count: count, values: $0)
                var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
                // Few candidates, so that one batch is not enough.
                let near = try #require(NearestInMatrix.candidates(cost, degree: 3, watch: &watch))
                let closed = ClosedTour(problem, longestDistance: values.max() ?? 0)
                func found(_ tours: Int) -> Double {
                    var evolution = TourEvolution(cost, closed, ends: [], rounding: 1e-9)
                    let best = evolution.run(from: Array(0..<count), near, tours: tours, target: 0, &watch)
                    return plainLength(best, values, isRoundTrip: true)
                }
                let (one, two) = (found(30), found(60))
                #expect(two <= one * (1 + 1e-12))
                if two < one * (1 - 1e-9) { improved += 1 }
            }
        }
        #expect(4 * improved > cases, "\(improved) of \(cases)")
    }

    @Test("a watch that is over leaves tours whole")
    func stopped() throws {
        var random = SmallRandom(7)
        let count = 300
        let values = distances(.plane, count, &random)
        try values.withUnsafeBufferPointer {
            let cost = MatrixCost(count: count, values: $0)
            var unwatched = SearchWatch(shouldStop: { false }, progress: { _ in })
            let near = try #require(NearestInMatrix.candidates(cost, degree: 6, watch: &unwatched))
            for allowed in 0..<LongRun.count(80) {
                var population = TourPopulation(cost, candidates: near, capacity: 6, typical: 100)
                for _ in 0..<6 { population.add(shuffled(count, &random, swaps: 60)) }
                var seeded = SeededRandom(seed: 7)
                var questions = 0
                var watch = SearchWatch(
                    shouldStop: {
                        questions += 1
                        return questions > allowed
                    }, progress: { _ in })
                population.evolve(target: 0, random: &seeded, watch: &watch, offset: 0)
                let tours = population.tours(most: 6)
                #expect(tours.allSatisfy { $0.sorted() == Array(0..<count) })
                let length = plainLength(tours[0], values, isRoundTrip: true)
                #expect(abs(length - population.shortest) <= 1e-9 * length)
            }
        }
    }
}
