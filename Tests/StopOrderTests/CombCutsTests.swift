import TestSupport
import Testing

@testable import StopOrder

/// The inequalities that raise the bound of a proof: none may forbid a tour.
@Suite("Inequalities of a proof")
struct CombCutsTests {
    /// All edges between `count` nodes.
    private func graph(_ count: Int) -> [(a: Int32, b: Int32, cost: Double)] {
        (0..<Int32(count)).flatMap { b in (0..<b).map { (a: $0, b: b, cost: 1) } }
    }

    /// Shares of trees that look like those of a bound: half of the edges of some triangles, all of the edges between.
    private func shares(_ edges: [(a: Int32, b: Int32, cost: Double)], _ count: Int, seed: Int) -> [Double] {
        var random = SmallRandom(seed)
        var order = Array(0..<count)
        for place in 0..<count { order.swapAt(place, random.below(count)) }
        return edges.map { edge in
            let (a, b) = (order[Int(edge.a)], order[Int(edge.b)])
            if a / 3 == b / 3 { return 0.5 + 0.2 * (random.unit() - 0.5) }
            return a % 3 == b % 3 && abs(a / 3 - b / 3) == 1 ? 1 : 0.1 * random.unit() * random.unit()
        }
    }

    @Test("every tour satisfies every inequality, and the shares that it was found by do not")
    func valid() {
        let count = 9
        let edges = graph(count)
        let choices = EdgeChoices(edges, count: count)
        var found = 0
        for seed in 0..<30 {
            var cuts = CombCuts()
            let shares = shares(edges, count, seed: seed)
            found += BlossomSearch.add(to: &cuts, choices, shares)
            let again = BlossomSearch.add(to: &cuts, choices, shares)
            #expect(again == 0)
            for index in 0..<cuts.count { cuts.multipliers.all[index] = 1 }
            let costs = Storage<Double>(edges.count, repeating: 0)
            cuts.raise(costs.all)
            let mean = zip(shares, costs.all).reduce(0) { $0 + $1.0 * $1.1 }
            #expect(cuts.count == 0 || mean > cuts.constant)
            var random = SmallRandom(seed)
            var tour = Array(0..<count)
            for _ in 0..<300 {
                for place in 0..<count { tour.swapAt(place, random.below(count)) }
                let flags = Storage<Int8>(edges.count, repeating: 0)
                for place in 0..<count {
                    if let edge = choices.edge(tour[place], tour[(place + 1) % count]) { flags.all[edge] = 1 }
                }
                _ = cuts.findDirection(flags.all)
                let excess = cuts.direction.all.prefix(cuts.count).max() ?? 0
                #expect(excess <= 0, "\(seed) \(tour)")
            }
        }
        #expect(found > 20)
    }

    @Test("a multiplier raises the costs of the edges of its inequality, and is never negative")
    func multipliers() {
        var cuts = CombCuts()
        let isNew = cuts.add([0, 2], limit: 1)
        let isNewAgain = cuts.add([0, 2], limit: 1)
        #expect(isNew && !isNewAgain)
        let costs = Storage<Double>(3, repeating: 5)
        let moves = Storage<Double>([2, 0, 0])
        cuts.move(moves.all, by: 1.5, costs.all)
        #expect(Array(costs.all) == [8, 5, 8] && cuts.constant == 3)
        cuts.move(moves.all, by: -9, costs.all)
        #expect(Array(costs.all) == [5, 5, 5] && cuts.constant == 0)
        cuts.keepTight([0, 1, 2])
        #expect(cuts.count == 0)
    }
}
