import Testing

@testable import StopOrder

/// The clusters of an ascent, and the bounds that it reaches with them.
@Suite("Clusters of the ascent")
struct NodeClustersTests {
    /// Stops in `clusters` groups of `size` far from each other; the last stop of all is in the last group.
    private func groups(_ clusters: Int, of size: Int) -> [UnitVector] {
        var random = SmallRandom(clusters)
        let centres = (0..<clusters).map { _ in (30 * random.unit(), 30 * random.unit()) }
        return centres.flatMap { centre in
            (0..<size).map { _ in
                UnitVector(latitude: centre.0 + 0.3 * random.unit(), longitude: centre.1 + 0.3 * random.unit())
            }
        }
    }

    private func matrix(_ points: [UnitVector]) -> [Double] {
        points.flatMap { a in points.map { GreatCircle.angle(a, $0) } }
    }

    @Test("a cluster with one edge out of it moves as a whole, those around it with it, and the sum is the growth")
    func direction() {
        // Two pairs of stops near each other, two stops far from them, and the special node, which is in no cluster.
        let line = [0.0, 1, 10, 11, 1000, 1001, 500]
        let values = line.flatMap { a in line.map { abs(a - $0) } }
        values.withUnsafeBufferPointer {
            let cost = MatrixCost(count: line.count, values: $0)
            var tree = OneTree(count: line.count)
            _ = tree.build(cost)
            let clusters = NodeClusters(tree, cost)
            let growth = clusters.findDirection(tree.degrees)
            let moves = clusters.direction.all
            #expect(moves.count > line.count)
            // The special node lies between the two sides and takes an edge to each of them.
            let surplus = tree.degrees.map { Double($0) - 2 }
            #expect(abs(zip(surplus, moves).reduce(0) { $0 + $1.0 * $1.1 } - growth) <= 1e-9)
            #expect(growth > 0)
            // Both stops of the first pair have moved with it: by more than their own surplus of edges.
            #expect(moves[0] - surplus[0] == moves[1] - surplus[1] && moves[0] != surplus[0])
        }
    }

    @Test("without clusters the direction is the surplus of edges of each node")
    func plain() {
        let clusters = NodeClusters(count: 4)
        let degrees = Storage<Int32>([1, 3, 2, 2])
        #expect(clusters.findDirection(degrees.all) == 2)
        #expect(Array(clusters.direction.all) == [-1, 1, 0, 0])
    }

    @Test("groups are the largest clusters of up to a number of nodes")
    func groups() {
        let line = [0.0, 1, 10, 11, 1000, 1001, 500]
        line.flatMap { a in line.map { abs(a - $0) } }.withUnsafeBufferPointer {
            let cost = MatrixCost(count: line.count, values: $0)
            var tree = OneTree(count: line.count)
            _ = tree.build(cost)
            let clusters = NodeClusters(tree, cost)
            let (single, pairs, many) = (clusters.groups(of: 1), clusters.groups(of: 2), clusters.groups(of: 4))
            #expect(single == Array(0..<7))
            #expect(Set(pairs).count == 4 && pairs[0] == pairs[1] && pairs[4] == pairs[5] && pairs[6] == 6)
            #expect(Set(many).count == 3 && many[0] == many[3] && many[0] != pairs[0])
        }
    }

    @Test("stops at one place are in no cluster of length zero")
    func onePlace() {
        func clusters(at line: [Double], _ body: (borrowing NodeClusters, borrowing OneTree) -> Void) {
            line.flatMap { a in line.map { abs(a - $0) } }.withUnsafeBufferPointer {
                let cost = MatrixCost(count: line.count, values: $0)
                var tree = OneTree(count: line.count)
                _ = tree.build(cost)
                body(NodeClusters(tree, cost), tree)
            }
        }
        // All stops at one place: no cluster, so that the direction is the surplus of edges of each node.
        clusters(at: [5, 5, 5, 5, 5, 5]) { clusters, tree in
            let plain = NodeClusters(count: 6)
            #expect(clusters.findDirection(tree.degrees) == plain.findDirection(tree.degrees))
            #expect(Array(clusters.direction.all) == Array(plain.direction.all))
        }
        // Two places of four stops each: each place is one cluster, the pairs and threes at it are none.
        clusters(at: [0, 0, 0, 0, 100, 100, 100, 100, 101]) { clusters, _ in
            #expect(clusters.groups(of: 3) == Array(0..<9))
            let places = clusters.groups(of: 4)
            #expect(places[0] >= 9 && places[4] >= 9 && places[0] != places[4] && places[8] == 8)
            #expect(places == [0, 0, 0, 0, 4, 4, 4, 4, 8].map { places[$0] })
        }
    }

    @Test("far clusters are bounded within 1.5 %, over all edges and over few", arguments: [8, 13])
    func bound(size: Int) throws {
        let points = groups(12, of: size)
        let values = matrix(points)
        let problem = try OrderProblem(count: points.count, distances: .matrix(values), shape: .roundTrip(start: 0))
        let limits = SearchLimits(tours: 50, ascentSteps: 240, proofSteps: 0)
        let solution = bestOrder(for: problem, limits: limits)
        #expect(solution.gap < 0.015, "\(solution.gap)")
    }

    @Test("with clusters the bound is at most the least of all orders")
    func below() throws {
        let limits = SearchLimits(tours: 1, ascentSteps: 120, proofSteps: 0)
        for (clusters, size) in [(2, 3), (2, 4), (3, 2), (4, 2)] {
            let points = groups(clusters, of: size)
            let values = matrix(points)
            for shape in [OrderShape.roundTrip(start: 0), .path(start: 0, end: points.count - 1)] {
                var problem = try OrderProblem(count: points.count, distances: .matrix(values), shape: shape)
                var limits = limits
                limits.exactStops = 0
                let solution = bestOrder(for: problem, limits: limits)
                let least = bruteForce(values, points.count, shape, [])
                #expect(solution.lowerBound <= least * (1 + 1e-9) && solution.lowerBound > 0.8 * least)
                problem = try OrderProblem(
                    count: points.count, distances: .points(points, radius: 1), shape: shape)
                limits.proofSteps = 2_000
                let proven = bestOrder(for: problem, limits: limits)
                #expect(proven.proven && abs(proven.length - least) <= 1e-9 * least)
            }
        }
    }
}
