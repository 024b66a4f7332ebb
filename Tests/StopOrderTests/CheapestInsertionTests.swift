import StopOrder
import Testing

@Suite("Cheapest insertion")
struct CheapestInsertionTests {
    @Test(
        "a stop goes where it lengthens the trip least",
        arguments: [
            ([], 5.0, false, 0, 0.0), ([3], 5, false, 1, 2), ([3], 5, true, 1, 4), ([0, 10, 20], 12, false, 2, 0),
            ([0, 10, 20], -4, false, 0, 4), ([0, 10, 20], 26, false, 3, 6), ([0, 10, 20], -4, true, 3, 8),
            ([5, 5, 5], 5, false, 3, 0), ([0, 10, 4], 10, false, 2, 0),
        ] as [([Double], Double, Bool, Int, Double)])
    func positions(line: [Double], new: Double, isRoundTrip: Bool, position: Int, growth: Double) {
        let insertion = cheapestInsertion(
            count: line.count, isRoundTrip: isRoundTrip, to: { abs(line[$0] - new) }, from: { abs(line[$0] - new) },
            leg: { abs(line[$0] - line[$1]) })
        #expect(insertion.position == position)
        #expect(insertion.growth == growth)
    }

    @Test(
        "where the ends are kept, a stop before the first or behind the last goes between them",
        arguments: [
            ([0, 10, 20], -4.0, false, 1), ([0, 10, 20], 26, false, 2), ([0, 10, 20], 12, false, 2), ([3], 5, false, 1),
            ([0, 10, 20], -4, true, 3),
        ] as [([Double], Double, Bool, Int)])
    func keptEnds(line: [Double], new: Double, isRoundTrip: Bool, position: Int) {
        let insertion = cheapestInsertion(
            count: line.count, isRoundTrip: isRoundTrip, keepsEnds: true, to: { abs(line[$0] - new) },
            from: { abs(line[$0] - new) }, leg: { abs(line[$0] - line[$1]) })
        #expect(insertion.position == position)
    }

    @Test("it agrees with measuring every position, in both directions of travel")
    func agreement() {
        for seed in 0..<200 {
            var random = SmallRandom(seed)
            let count = 2 + random.below(6)
            let distances = distances(.directed, count, &random)
            let isRoundTrip = seed % 2 == 0
            // The last stop is the new one.
            let old = Array(0..<(count - 1))
            let before = length(old, distances, count, isRoundTrip)
            let lengths = ((isRoundTrip ? 1 : 0)...old.count).map { position in
                var order = old
                order.insert(count - 1, at: position)
                return length(order, distances, count, isRoundTrip)
            }
            let insertion = cheapestInsertion(
                count: old.count, isRoundTrip: isRoundTrip, to: { distances[$0 * count + count - 1] },
                from: { distances[(count - 1) * count + $0] }, leg: { distances[$0 * count + $1] })
            let least = lengths.min() ?? 0
            #expect(abs(before + insertion.growth - least) < 1e-9)
            #expect(abs(lengths[insertion.position - (isRoundTrip ? 1 : 0)] - least) < 1e-9)
        }
    }

    private func length(_ order: [Int], _ distances: [Double], _ count: Int, _ isRoundTrip: Bool) -> Double {
        var sum = 0.0
        for index in order.indices.dropFirst() { sum += distances[order[index - 1] * count + order[index]] }
        return isRoundTrip && order.count > 1 ? sum + distances[order[order.count - 1] * count + order[0]] : sum
    }
}
