import TestSupport
import Testing

@testable import StopOrder

/// Candidates that a tour adds to those by distance.
@Suite("Candidate graphs")
struct CandidateGraphTests {
    /// Six clusters of eight stops around a circle, and a tour that visits the clusters in this order.
    private func clusters(inOrder order: [Int]) -> (values: [Double], near: CandidateGraph, tour: [Int]) {
        let count = 48
        let angles = (0..<count).map { Double($0 / 8) * 100 + Double($0 % 8) }
        let values = (0..<(count * count)).map { index in
            let apart = abs(angles[index / count] - angles[index % count])
            return min(apart, 600 - apart)
        }
        let near = (0..<count).map { node in
            (0..<count).filter { $0 != node && $0 / 8 == node / 8 }
                .sorted { (values[node * count + $0], $0) < (values[node * count + $1], $1) }.prefix(5).map(Int32.init)
        }
        return (values, CandidateGraph(near), order.flatMap { cluster in (0..<8).map { cluster * 8 + $0 } })
    }

    @Test("the edges of a tour become candidates, in the order of their costs")
    func heldTour() {
        let (values, near, tour) = clusters(inOrder: [0, 2, 1, 3, 5, 4])
        values.withUnsafeBufferPointer {
            let held = near.holding(tour, but: nil, MatrixCost(count: 48, values: $0))
            #expect(held.neighbours(of: 7).last == 16 && held.neighbours(of: 16).last == 7)
            #expect(held.neighbours(of: 7).count == near.neighbours(of: 7).count + 1)
            // A stop within a cluster keeps its candidates.
            #expect(Array(held.neighbours(of: 3)) == Array(near.neighbours(of: 3)))
            let without = near.holding(tour, but: 16, MatrixCost(count: 48, values: $0))
            #expect(!without.neighbours(of: 7).contains(16))
        }
    }

    @Test("tours of different connections find the best ones between clusters from any order of the clusters")
    func reconnected() throws {
        for order in [[0, 2, 1, 3, 5, 4], [0, 3, 1, 4, 2, 5], [0, 2, 4, 1, 3, 5]] {
            let (values, near, tour) = clusters(inOrder: order)
            let problem = try OrderProblem(count: 48, distances: .matrix(values), shape: .roundTrip(start: 0))
            values.withUnsafeBufferPointer {
                let cost = MatrixCost(count: 48, values: $0)
                var evolution = TourEvolution(
                    cost, ClosedTour(problem, longestDistance: 300), ends: [], rounding: 1e-9)
                var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
                let found = evolution.run(
                    from: tour, near.holding(tour, but: nil, cost), tours: 40, target: 0, &watch)
                #expect(plainLength(found, values, isRoundTrip: true) == 600, "from \(order)")
            }
        }
    }
}
