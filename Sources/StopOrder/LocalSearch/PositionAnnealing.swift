#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) over an order in which some positions are taken.
///
/// What changes is the sequence of the stops that are not locked. The gap between two of them that follow each other
/// is a leg, or, where locked stops stand between, the leg to the first of those and the leg from the last. Stops
/// change places, runs are turned round or moved; each move tries to bring a stop next to one that is near to it.
/// A move across locked stops slides others past them, so that no stop is bound to its side of a lock.
struct PositionAnnealing<Cost: SymmetricCost> {
    /// How many stops a move may slide past locked ones.
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
    /// The positions that are not taken, rising.
    private let places: [Int]
    /// The stops at those positions.
    private var sequence: [Int]
    /// For each stop its index in `sequence`; for a locked one that of the next free stop, at most the last.
    private var indices: [Int]
    /// For the gap before each index of `sequence`, and the one behind the last: the locked stop that a leg enters
    /// there, or -1 for none.
    private var entries: [Int]
    /// The locked stop that a leg leaves there, or -1.
    private var exits: [Int]
    /// Whether the gap is anything but one leg.
    private var isSpecial: [Bool]
    /// How many gaps before each one are special.
    private var specials: [Int]
    private var length = 0.0

    /// Begins with an order that meets the constraints. Where directions differ, `cost` is asked for the way from its
    /// first stop to its second, and `isSymmetric` is false.
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
        // Behind the last stop a round trip goes on with its start, which is taken; a path ends.
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

    /// Anneals for `steps` steps, cooling from `hot` to `cold` (in units of length), then accepts improvements only.
    mutating func run(steps: Int, hot: Double, cold: Double, random: inout SeededRandom, watch: inout SearchWatch) {
        guard places.count > 1, steps > 0 else { return }
        let cooling = pow(cold / hot, 1 / (0.9 * Double(steps)))
        var temperature = hot
        for step in 0..<steps {
            if step & 1023 == 0 {
                keepIfBest()
                watch.found(bestLength)
            }
            // A step of many stops may turn all of them round.
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

    // Keeping an order is linear in it: of many stops not every step is looked at.
    private var keepsEveryBest: Bool { count <= 256 }

    // Every order that seems the best is measured anew, so that rounding does not add up.
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
            // The stop next to one end of the run comes next to the stop at the other.
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

    // Lets the runs low..<middle and middle...high change places.
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

    // The gap before an index, as it stands.
    @inline(__always)
    private func gap(_ index: Int) -> Double { leg(index, previous(index), next(index - 1)) }

    // The gap before an index, if these two stops (or nothing, -1) stood around it.
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
