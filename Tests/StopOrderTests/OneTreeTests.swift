import TestSupport
import Testing

@testable import StopOrder

/// Trees over few edges against trees over all.
@Suite("One-trees")
struct OneTreeTests {
    private func trees(
        _ values: [Double], _ count: Int, _ lists: [[Int32]], penalties: [Double]
    ) -> (all: Double, few: Double) {
        values.withUnsafeBufferPointer { buffer in
            let cost = MatrixCost(count: count, values: buffer)
            var tree = OneTree(count: count)
            for node in 0..<count { tree.penalties[node] = penalties[node] }
            let graph = PricedGraph(lists, cost)
            return (tree.build(cost), tree.build(cost, along: graph))
        }
    }

    @Test(
        "over every edge the heap finds a tree as cheap as the scan does",
        arguments: Layout.allCases.filter { $0 != .directed })
    func complete(layout: Layout) {
        for seed in 0..<30 {
            var random = SmallRandom(seed)
            let count = 4 + seed
            let values = distances(layout, count, &random)
            let longest = values.max() ?? 0
            let penalties = (0..<count).map { _ in (random.unit() - 0.5) * longest }
            let lists = (0..<count).map { node in (0..<Int32(count)).filter { Int($0) != node } }
            let (all, few) = trees(values, count, lists, penalties: penalties)
            #expect(abs(all - few) <= 1e-9 * longest * Double(count), "\(layout) \(seed)")
        }
    }

    @Test("over some edges the tree is not cheaper than over all, and with the missing ones taken in as cheap")
    func some() throws {
        for seed in 0..<40 {
            var random = SmallRandom(seed + 100)
            let count = 12 + seed
            let values = distances(.clusters, count, &random)
            let penalties = [Double](repeating: 0, count: count)
            try values.withUnsafeBufferPointer { buffer in
                let cost = MatrixCost(count: count, values: buffer)
                var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
                let near = try #require(NearestInMatrix.candidates(cost, degree: 2, watch: &watch))
                // A tour in any order holds the graph together, however bad its edges are.
                var edges = AscentEdges(near, tour: Array(0..<count))
                let before = trees(values, count, edges.lists, penalties: penalties)
                #expect(before.few >= before.all - 1e-9 * before.all)
                var tree = OneTree(count: count)
                _ = tree.build(cost)
                let isNew = edges.add(tree)
                let after = trees(values, count, edges.lists, penalties: penalties)
                #expect(abs(after.few - after.all) <= 1e-9 * after.all, "\(seed)")
                if before.few > before.all * (1 + 1e-9) { #expect(isNew, "\(seed)") }
                let isNewAgain = edges.add(tree)
                #expect(!isNewAgain)
            }
        }
    }

    @Test("edges that do not hold the nodes together have no tree")
    func pieces() {
        let values = [Double](repeating: 1, count: 25)
        let (_, few) = trees(values, 5, [[1], [0], [3], [2], []], penalties: [0, 0, 0, 0, 0])
        #expect(few == .infinity)
    }

    @Test("where the steps do not last for a proof the bound is raised as far as they go, never above the optimum")
    func partialProof() throws {
        var raised = 0
        for seed in LongRun.isWanted ? 0..<12 : 0..<4 {
            var random = SmallRandom(seed + 40)
            let count = 36
            let values = distances(.plane, count, &random)
            let problem = try OrderProblem(count: count, distances: .matrix(values), shape: .roundTrip(start: 0))
            let optimum = bestOrder(
                for: problem, limits: SearchLimits(tours: 15, ascentSteps: 150, proofSteps: 10_000))
            if !optimum.proven { continue }
            let without = bestOrder(for: problem, limits: SearchLimits(tours: 5, ascentSteps: 12, proofSteps: 0))
            let with = bestOrder(for: problem, limits: SearchLimits(tours: 5, ascentSteps: 12, proofSteps: 300))
            #expect(with.lowerBound <= optimum.length * (1 + 1e-9))
            #expect(with.lowerBound >= without.lowerBound)
            if with.lowerBound > without.lowerBound { raised += 1 }
        }
        #expect(raised > 0)
    }
}
