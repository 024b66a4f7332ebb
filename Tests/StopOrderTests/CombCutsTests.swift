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

    /// Shares of trees that look like those of a bound: half of the edges of triangles, all of those between, whose
    /// corners are nodes, or clusters of two nodes; none of the edges of the last nodes.
    private func shares(
        _ edges: [(a: Int32, b: Int32, cost: Double)], _ count: Int, clusters size: Int, seed: Int
    ) -> [Double] {
        var random = SmallRandom(seed)
        return edges.map { edge in
            let (a, b) = (Int(edge.a) / size, Int(edge.b) / size)
            if a == b { return 1 }
            // Of the edges between two clusters one in four, or all four a quarter.
            let part = 1 / Double(size * size)
            if max(a, b) > 5 { return 0 }
            if a / 3 == b / 3 { return part * (0.5 + 0.1 * (random.unit() - 0.5)) }
            return a % 3 == b % 3 && abs(a / 3 - b / 3) == 1 ? part : 0.05 * part * random.unit()
        }
    }

    /// The clusters of nodes on a line, in which the nodes of each cluster follow each other.
    private func clusters(_ count: Int, of size: Int) -> NodeClusters {
        let line = (0..<count).map { Double($0 % size + 100 * ($0 / size)) }
        let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: count * count)
        defer { values.deallocate() }
        _ = values.initialize(fromContentsOf: line.flatMap { a in line.map { abs(a - $0) } })
        let cost = MatrixCost(count: count, values: UnsafeBufferPointer(values))
        var tree = OneTree(count: count)
        _ = tree.build(cost)
        return NodeClusters(tree, cost)
    }

    @Test("every tour satisfies every inequality, and the shares that it was found by do not", arguments: [1, 2])
    func valid(size: Int) {
        let count = 6 * size + 3
        let edges = graph(count)
        let choices = EdgeChoices(edges, count: count)
        let clusters = clusters(count, of: size)
        var found = 0
        for seed in 0..<20 {
            var cuts = CombCuts()
            let shares = shares(edges, count, clusters: size, seed: seed)
            found += CombSearch.add(to: &cuts, choices, shares, clusters)
            let again = CombSearch.add(to: &cuts, choices, shares, clusters)
            #expect(again == 0)
            for index in 0..<cuts.count { cuts.multipliers.all[index] = 1 }
            let costs = Storage<Double>(edges.count, repeating: 0)
            cuts.raise(costs.all)
            let mean = zip(shares, costs.all).reduce(0) { $0 + $1.0 * $1.1 }
            #expect(cuts.count == 0 || mean > cuts.constant)
            var random = SmallRandom(seed)
            var tour = Array(0..<count)
            for _ in 0..<300 {
                // Mostly small changes, so that tours that enter clusters once are among them.
                let (first, second) = (random.below(count), random.below(count))
                tour[min(first, second)...max(first, second)].reverse()
                let flags = Storage<Int8>(edges.count, repeating: 0)
                for place in 0..<count {
                    if let edge = choices.edge(tour[place], tour[(place + 1) % count]) { flags.all[edge] = 1 }
                }
                _ = cuts.findDirection(flags.all)
                let excess = cuts.direction.all.prefix(cuts.count).max() ?? 0
                #expect(excess <= 0, "\(seed) \(tour)")
            }
        }
        #expect(found > 10)
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
        cuts.move(moves.all, by: 2, costs.all)
        // Edge 0 is excluded, and edge 2 gets the number 1.
        cuts.keepTight([-1, 0, 1])
        #expect(cuts.count == 1 && cuts.constant == 4 && cuts.multipliers.all[0] == 4)
        let fewer = Storage<Double>(2, repeating: 5)
        cuts.raise(fewer.all)
        #expect(Array(fewer.all) == [5, 9])
        cuts.move(moves.all, by: -2, fewer.all)
        cuts.keepTight([0, 1])
        #expect(cuts.count == 0)
    }
}
