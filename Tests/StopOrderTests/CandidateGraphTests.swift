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

    @Test("the ends of the edges between clusters are candidates of each other")
    func longEnds() {
        let (values, near, tour) = clusters(inOrder: [0, 2, 1, 3, 5, 4])
        values.withUnsafeBufferPointer {
            let held = near.holding(tour, but: nil, MatrixCost(count: 48, values: $0))
            for cluster in 0..<6 {
                let next = (cluster + 1) % 6
                #expect(held.neighbours(of: cluster * 8 + 7).contains(Int32(next * 8)), "from \(cluster) to \(next)")
            }
            // A stop within a cluster keeps its candidates and those by the tour.
            #expect(Array(held.neighbours(of: 3)) == Array(near.neighbours(of: 3)))
        }
    }

    @Test("moves of three edges find the best connections between clusters from any order of the clusters")
    func reconnected() {
        for order in [[0, 2, 1, 3, 5, 4], [0, 3, 1, 4, 2, 5], [0, 2, 4, 1, 3, 5]] {
            let (values, near, tour) = clusters(inOrder: order)
            values.withUnsafeBufferPointer {
                let cost = MatrixCost(count: 48, values: $0)
                var search = LinKernighan(
                    cost: cost, order: tour, candidates: near.holding(tour, but: nil, cost), closing: nil,
                    tolerance: 1e-9)
                var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
                KickSearch.settle(&search, watch: &watch)
                #expect(search.length == 600, "from \(order)")
            }
        }
    }

    @Test("kicks of far parts begin at the edges between clusters")
    func farPlaces() {
        let (values, near, tour) = clusters(inOrder: [0, 2, 1, 3, 5, 4])
        values.withUnsafeBufferPointer {
            let cost = MatrixCost(count: 48, values: $0)
            let held = near.holding(tour, but: nil, cost)
            #expect(held.farEnds.count == 12 && near.farEnds.isEmpty)
            var random = SeededRandom(seed: 5)
            let search = LinKernighan(cost: cost, order: tour, candidates: held, closing: nil, tolerance: 1e-9)
            var places: Set<Int> = []
            for _ in 0..<100 { places.formUnion([search.farPlace(random: &random)].compactMap { $0 }) }
            #expect(places == [7, 15, 23, 31, 39, 47])
            let without = LinKernighan(cost: cost, order: tour, candidates: near, closing: nil, tolerance: 1e-9)
            #expect(without.farPlace(random: &random) == nil)
        }
    }
}
