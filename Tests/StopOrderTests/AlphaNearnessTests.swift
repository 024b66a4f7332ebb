import TestSupport
import Testing

@testable import StopOrder

/// Alpha values against their definition: how much dearer the least 1-tree gets when it has to hold an edge.
@Suite("Alpha nearness")
struct AlphaNearnessTests {
    /// A small complete graph with node penalties.
    private struct Graph {
        let count: Int
        let values: [Double]
        let penalties: [Double]

        init(count: Int, seed: Int) {
            var random = SmallRandom(seed)
            self.count = count
            let layout: Layout = [.plane, .grid, .line, .clusters, .sphere][seed % 5]
            values = distances(layout, count, &random)
            let longest = values.max() ?? 0
            penalties = (0..<count).map { _ in seed % 3 == 0 ? 0 : (random.unit() - 0.5) * longest }
        }

        func raised(_ a: Int, _ b: Int) -> Double { values[a * count + b] + penalties[a] + penalties[b] }

        /// The least cost of a 1-tree, and for every edge that of one that holds it: by trying all of them.
        func leastOneTrees() -> (least: Double, holding: [Double]) {
            let special = count - 1
            var pairs: [(Int, Int)] = []
            for a in 0..<special { for b in 0..<a { pairs.append((b, a)) } }
            var least = Double.infinity
            var holding = [Double](repeating: .infinity, count: count * count)
            for tree in spanningTrees(special) {
                let treeCost = tree.reduce(0) { $0 + raised($1.0, $1.1) }
                for (a, b) in pairs {
                    let edges = tree + [(a, special), (b, special)]
                    let cost = treeCost + raised(a, special) + raised(b, special)
                    least = min(least, cost)
                    for (from, to) in edges {
                        holding[from * count + to] = min(holding[from * count + to], cost)
                        holding[to * count + from] = min(holding[to * count + from], cost)
                    }
                }
            }
            return (least, holding)
        }

        /// Every spanning tree of this number of nodes, each from its Prüfer sequence.
        private func spanningTrees(_ nodes: Int) -> [[(Int, Int)]] {
            if nodes == 2 { return [[(0, 1)]] }
            var sequence = [Int](repeating: 0, count: nodes - 2)
            var trees: [[(Int, Int)]] = []
            while true {
                var degrees = [Int](repeating: 1, count: nodes)
                for node in sequence { degrees[node] += 1 }
                var edges: [(Int, Int)] = []
                for node in sequence {
                    let leaf = degrees.firstIndex(of: 1) ?? 0
                    edges.append((leaf, node))
                    degrees[leaf] -= 1
                    degrees[node] -= 1
                }
                let last = degrees.indices.filter { degrees[$0] == 1 }
                trees.append(edges + [(last[0], last[1])])
                guard let place = sequence.lastIndex(where: { $0 < nodes - 1 }) else { return trees }
                sequence[place] += 1
                for after in sequence.indices where after > place { sequence[after] = 0 }
            }
        }
    }

    @Test("alpha is what the least 1-tree grows by when it has to hold an edge", arguments: [3, 4, 5, 6, 7])
    func definition(count: Int) {
        for seed in 0..<(count == 7 ? 10 : 40) {
            let graph = Graph(count: count, seed: seed)
            let (least, holding) = graph.leastOneTrees()
            let tolerance = 1e-9 * (graph.values.max() ?? 1) + 1e-12
            graph.values.withUnsafeBufferPointer { values in
                let cost = MatrixCost(count: count, values: values)
                var tree = OneTree(count: count)
                for node in 0..<count { tree.penalties[node] = graph.penalties[node] }
                let bound = tree.build(cost)
                let expected = least - 2 * graph.penalties.reduce(0, +)
                #expect(abs(bound - expected) <= tolerance, "\(count) \(seed)")
                let alphas = Storage<Double>(count, repeating: 0)
                let marks = Storage<Int32>(count, repeating: -1)
                for node in 0..<count {
                    AlphaNearness.fillAlphas(of: node, tree, cost, alphas.all, marks.all)
                    for other in 0..<count where other != node {
                        let alpha = alphas.all[other]
                        let growth = holding[node * count + other] - least
                        #expect(abs(alpha - growth) <= tolerance, "\(count) \(seed): \(node) to \(other)")
                    }
                }
            }
        }
    }

    @Test("candidates are the nodes of least alpha, nearest first", arguments: [1, 2, 3, 5])
    func candidates(degree: Int) throws {
        for seed in LongRun.cases(0..<20) {
            // No two edges of these are equally long, but some alphas are equal: those of the tree are all zero.
            let graph = Graph(count: 7, seed: 5 * seed)
            let (least, holding) = graph.leastOneTrees()
            try graph.values.withUnsafeBufferPointer { values in
                let cost = MatrixCost(count: 7, values: values)
                var tree = OneTree(count: 7)
                for node in 0..<7 { tree.penalties[node] = graph.penalties[node] }
                _ = tree.build(cost)
                var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
                let lists = try #require(AlphaNearness.candidates(tree, cost, degree: degree, watch: &watch))
                for node in 0..<7 {
                    let near = lists.neighbours(of: node).map { Int($0) }
                    #expect(near.count == degree)
                    #expect(Set(near).count == degree && !near.contains(node))
                    #expect(zip(near, near.dropFirst()).allSatisfy { cost(node, $0) <= cost(node, $1) })
                    let alphas = (0..<7).filter { $0 != node }.map { holding[node * 7 + $0] - least }.sorted()
                    let greatest = near.map { holding[node * 7 + $0] - least }.max() ?? 0
                    #expect(abs(greatest - alphas[degree - 1]) <= 1e-9 * (graph.values.max() ?? 1), "\(seed) \(node)")
                }
            }
        }
    }

    @Test("among all nodes, following the tree from both ends of each edge finds the same candidates", arguments: 0..<4)
    func candidatesOfGraph(seed: Int) throws {
        var random = SmallRandom(seed)
        let count = 40
        let values = distances(.plane, count, &random)
        try values.withUnsafeBufferPointer {
            let cost = MatrixCost(count: count, values: $0)
            var tree = OneTree(count: count)
            for node in 0..<count { tree.penalties[node] = 1e5 * random.unit() }
            _ = tree.build(cost)
            var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
            let every = try #require(NearestInMatrix.candidates(cost, degree: count - 1, watch: &watch))
            let all = try #require(AlphaNearness.candidates(tree, cost, degree: 5, watch: &watch))
            let some = try #require(AlphaNearness.candidates(tree, cost, among: every, degree: 5, watch: &watch))
            #expect(some.neighbours(of: tree.special).count == count - 1)
            let alphas = Storage<Double>(count, repeating: 0)
            let marks = Storage<Int32>(count, repeating: -1)
            for node in 0..<tree.special {
                // Both may choose any of the nodes that have the alpha of the last one, such as 0.
                AlphaNearness.fillAlphas(of: node, tree, cost, alphas.all, marks.all)
                func sorted(_ graph: CandidateGraph) -> [Double] {
                    graph.neighbours(of: node).map { alphas.all[Int($0)] }.sorted()
                }
                #expect(zip(sorted(all), sorted(some)).allSatisfy { abs($0 - $1) <= 1e-6 }, "\(node)")
                #expect(some.neighbours(of: node).count == 5)
            }
        }
    }
}
