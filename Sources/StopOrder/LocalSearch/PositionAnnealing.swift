#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) of an order in which some stops have fixed positions.
///
/// It changes the sequence of the free stops. The gap between two consecutive free stops is a leg, or, if locked stops
/// are between them, the legs to the first and from the last of those. Moves exchange two stops, reverse a run of stops
/// or move a run, and try to bring a stop next to one that is near it. Moves can cross locked stops, so that stops can
/// get to the other side of a lock.
struct PositionAnnealing<Cost: SymmetricCost> {
    /// The maximum length of a run that a move across locked stops may change.
    private let mostAcross = 100

    /// The length of the best order so far.
    private(set) var bestLength: Double

    private let count: Int
    private let cost: Cost
    private let isSymmetric: Bool
    private let near: CandidateGraph
    private let isRoundTrip: Bool
    /// The best order so far.
    private var best: [Int]
    /// The free positions, ascending.
    private let places: [Int]
    /// The stops at those positions.
    private var sequence: [Int]
    /// The index of each stop in `sequence`; for a locked stop that of the next free stop, or of the last one.
    private var indices: [Int]
    /// The first locked stop of the gap before each index of `sequence`, and of the gap after the last, or -1.
    private var entries: [Int]
    /// The last locked stop of each gap, or -1.
    private var exits: [Int]
    /// Whether each gap is anything other than one leg.
    private var isSpecial: [Bool]
    /// The number of special gaps before each gap.
    private var specials: [Int]
    private var length = 0.0

    /// Starts with an order that satisfies the constraints; `isTaken` marks the fixed positions. For asymmetric
    /// distances `isSymmetric` is false, and `cost` is called with the stops in the direction of travel.
    init(
        _ cost: Cost, order: [Int], isTaken: [Bool], isRoundTrip: Bool, isSymmetric: Bool,
        near: CandidateGraph
    ) {
        self.cost = cost
        self.isRoundTrip = isRoundTrip
        self.isSymmetric = isSymmetric
        self.near = near
        count = order.count
        let free = order.indices.filter { !isTaken[$0] }
        places = free
        sequence = free.map { order[$0] }
        indices = [Int](repeating: 0, count: order.count)
        entries = [Int](repeating: -1, count: free.count + 1)
        exits = [Int](repeating: -1, count: free.count + 1)
        isSpecial = [Bool](repeating: true, count: free.count + 1)
        specials = [Int](repeating: 0, count: free.count + 2)
        var next = 0
        for place in order.indices {
            indices[order[place]] = min(next, max(free.count - 1, 0))
            if isTaken[place] {
                if entries[next] < 0 { entries[next] = order[place] }
                exits[next] = order[place]
            } else {
                next += 1
            }
        }
        // After the last stop a round trip continues to its start, which has a fixed position; a path ends.
        if isRoundTrip, entries[next] < 0, let first = order.first { entries[next] = first }
        for gap in 0...free.count {
            isSpecial[gap] = gap == 0 || gap == free.count || entries[gap] >= 0
            specials[gap + 1] = specials[gap] + (isSpecial[gap] ? 1 : 0)
        }
        best = order
        bestLength = 0
        bestLength = measured()
        length = bestLength
    }

    /// Anneals for `steps` steps: cools from `hot` to `cold`, in the unit of the distances, during the first 90 %, then
    /// accepts improvements only.
    mutating func run(steps: Int, hot: Double, cold: Double, random: inout SeededRandom, watch: inout SearchWatch) {
        guard places.count > 1, steps > 0 else { return }
        let cooling = pow(cold / hot, 1 / (0.9 * Double(steps)))
        var temperature = hot
        for step in 0..<steps {
            if step & 1023 == 0 {
                keepIfBest()
                watch.found(bestLength)
            }
            // A step may reverse very many stops, so it is checked often whether to stop.
            if step & 127 == 0, watch.isOver() { break }
            temperature = step >= steps / 10 * 9 ? 0 : temperature * cooling
            let limit = temperature > 0 ? -temperature * log(1 - random.unit()) : 0
            tryMove(limit: limit, random: &random)
            if keepsEveryBest { keepIfBest() }
        }
        keepIfBest()
        watch.found(bestLength)
    }

    /// The best order so far.
    func bestOrder() -> [Int] { best }

    // Saving an order takes linear time, so with many stops not every improvement is saved at once.
    private var keepsEveryBest: Bool { count <= 256 }

    // The length of a best order is recomputed, so that rounding errors do not add up.
    private mutating func keepIfBest() {
        guard length < bestLength - 1e-12 * bestLength else { return }
        for (index, place) in places.enumerated() { best[place] = sequence[index] }
        length = measured()
        bestLength = length
    }

    private mutating func tryMove(limit: Double, random: inout SeededRandom) {
        let last = places.count - 1
        let place = random.below(places.count)
        let neighbours = near.neighbours(of: sequence[place])
        let friend = indices[Int(neighbours[neighbours.startIndex + random.below(neighbours.count)])]
        switch random.below(5) {
        case 0:
            let target = friend + (random.below(2) == 0 ? 1 : -1)
            if target >= 0, target <= last, target != place { exchange(min(place, target), max(place, target), limit) }
        case 1, 2:
            // Reversing the run brings the stop next to its near stop.
            let (low, high) = place < friend ? (place + 1, friend) : (friend, place - 1)
            if low < high { turn(low, high, limit) }
        default:
            let block = 1 + random.below(3)
            let after = friend - random.below(2)
            if after >= place + block {
                rotate(place, place + block, after, limit)
            } else if after + 1 < place, place + block - 1 <= last {
                rotate(after + 1, place, place + block - 1, limit)
            }
        }
    }

    private mutating func exchange(_ low: Int, _ high: Int, _ limit: Double) {
        let before = around(low, high)
        swap(low, high)
        if !accept(around(low, high) - before, limit) { swap(low, high) }
    }

    private func around(_ low: Int, _ high: Int) -> Double {
        gap(low) + gap(low + 1) + (high > low + 1 ? gap(high) : 0) + gap(high + 1)
    }

    private mutating func turn(_ low: Int, _ high: Int, _ limit: Double) {
        if isSymmetric, !hasSpecial(low, high) {
            let growth =
                leg(low, previous(low), sequence[high]) + leg(high + 1, sequence[low], next(high))
                - gap(low) - gap(high + 1)
            if growth <= limit {
                length += growth
                reverse(low, high)
            }
        } else if high - low <= mostAcross {
            let before = gaps(low, high)
            reverse(low, high)
            if !accept(gaps(low, high) - before, limit) { reverse(low, high) }
        }
    }

    // Exchanges the runs low..<middle and middle...high.
    private mutating func rotate(_ low: Int, _ middle: Int, _ high: Int, _ limit: Double) {
        guard low < middle, middle <= high else { return }
        if !hasSpecial(low, high) {
            let growth =
                leg(low, previous(low), sequence[middle]) + leg(middle, sequence[high], sequence[low])
                + leg(high + 1, sequence[middle - 1], next(high)) - gap(low) - gap(middle) - gap(high + 1)
            if growth <= limit {
                length += growth
                exchangeRuns(low, middle, high)
            }
        } else if high - low <= mostAcross {
            let before = gaps(low, high)
            exchangeRuns(low, middle, high)
            if !accept(gaps(low, high) - before, limit) {
                exchangeRuns(low, low + high + 1 - middle, high)
            }
        }
    }

    private mutating func accept(_ growth: Double, _ limit: Double) -> Bool {
        guard growth <= limit else { return false }
        length += growth
        return true
    }

    // Whether a gap inside the run is special.
    @inline(__always)
    private func hasSpecial(_ low: Int, _ high: Int) -> Bool { specials[high + 1] > specials[low + 1] }

    private func gaps(_ low: Int, _ high: Int) -> Double {
        var sum = 0.0
        for index in low...(high + 1) { sum += gap(index) }
        return sum
    }

    private func previous(_ index: Int) -> Int { index > 0 ? sequence[index - 1] : -1 }

    private func next(_ index: Int) -> Int { index + 1 < places.count ? sequence[index + 1] : -1 }

    // The length of the gap before an index.
    @inline(__always)
    private func gap(_ index: Int) -> Double { leg(index, previous(index), next(index - 1)) }

    // The length of the gap before an index if these two stops (-1 for none) were around it.
    @inline(__always)
    private func leg(_ index: Int, _ from: Int, _ to: Int) -> Double {
        if !isSpecial[index] { return cost(from, to) }
        let entry = entries[index]
        let exit = exits[index]
        return (entry >= 0 && from >= 0 ? cost(from, entry) : 0)
            + (exit >= 0 && to >= 0 ? cost(exit, to) : 0)
    }

    private mutating func exchangeRuns(_ low: Int, _ middle: Int, _ high: Int) {
        reverse(low, middle - 1)
        reverse(middle, high)
        reverse(low, high)
    }

    private mutating func reverse(_ low: Int, _ high: Int) {
        var (left, right) = (low, high)
        while left < right {
            swap(left, right)
            left += 1
            right -= 1
        }
    }

    @inline(__always)
    private mutating func swap(_ a: Int, _ b: Int) {
        let stop = sequence[a]
        sequence[a] = sequence[b]
        sequence[b] = stop
        indices[sequence[a]] = a
        indices[stop] = b
    }

    private func measured() -> Double {
        var sum = 0.0
        for place in 1..<count { sum += cost(best[place - 1], best[place]) }
        if isRoundTrip { sum += cost(best[count - 1], best[0]) }
        return sum
    }
}
