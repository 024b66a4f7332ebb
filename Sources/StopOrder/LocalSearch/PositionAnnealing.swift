#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) over the positions of an order some of which are taken.
///
/// Moves keep the taken positions: two stops change places, a run between two taken positions is turned round, or a
/// stop moves within it. Each tries to bring a stop next to one that is near to it.
struct PositionAnnealing: ~Copyable {
    /// The best order so far.
    private(set) var best: [Int]
    /// Its length.
    private(set) var bestLength: Double

    private let count: Int
    private let values: UnsafeBufferPointer<Double>
    private let isRoundTrip: Bool
    private let isSymmetric: Bool
    private let near: CandidateGraph
    /// The positions that are not taken.
    private let free: [Int]
    /// The first and the last position of the run that each free position lies in; nothing for taken ones.
    private let runs: [(Int, Int)]
    private let order: Storage<Int>
    private let places: Storage<Int>
    private var length: Double

    /// Begins with an order that meets the constraints; `values` is the full matrix and has to outlive this.
    init(
        _ values: UnsafeBufferPointer<Double>, order: [Int], isTaken: [Bool], isRoundTrip: Bool, isSymmetric: Bool,
        near: CandidateGraph
    ) {
        self.values = values
        self.isRoundTrip = isRoundTrip
        self.isSymmetric = isSymmetric
        self.near = near
        count = order.count
        free = order.indices.filter { !isTaken[$0] }
        var runs = [(Int, Int)](repeating: (0, -1), count: order.count)
        var begin = 0
        for place in 0...order.count where place == order.count || isTaken[place] {
            for inside in begin..<max(begin, place) { runs[inside] = (begin, place - 1) }
            begin = place + 1
        }
        self.runs = runs
        self.order = Storage(order)
        places = Storage(order.count, repeating: 0)
        for (place, stop) in order.enumerated() { places.all[stop] = place }
        best = order
        length = 0
        bestLength = 0
        length = measured()
        bestLength = length
    }

    /// Anneals for so many steps, cooling from `hot` to `cold` (in units of length), then accepts improvements only.
    mutating func run(steps: Int, hot: Double, cold: Double, random: inout SeededRandom, watch: inout SearchWatch) {
        guard free.count > 1, steps > 0 else { return }
        let cooling = pow(cold / hot, 1 / (0.9 * Double(steps)))
        var temperature = hot
        for step in 0..<steps {
            if step & 1023 == 0 {
                if watch.isOver() { break }
                watch.found(bestLength)
            }
            temperature = step >= steps / 10 * 9 ? 0 : temperature * cooling
            let limit = temperature > 0 ? -temperature * log(1 - random.unit()) : 0
            tryMove(limit: limit, random: &random)
            if length < bestLength - 1e-12 * bestLength { keep() }
        }
        watch.found(bestLength)
    }

    private mutating func keep() {
        length = measured()
        guard length < bestLength else { return }
        bestLength = length
        best = Array(order.all)
    }

    private mutating func tryMove(limit: Double, random: inout SeededRandom) {
        let place = free[random.below(free.count)]
        let stop = order.all[place]
        let neighbours = near.neighbours(of: stop)
        let friend = Int(neighbours[neighbours.startIndex + random.below(neighbours.count)])
        // Next to the friend, on one side or the other.
        let side = random.below(2) == 0 ? 1 : -1
        var target = places.all[friend] + side
        if isRoundTrip { target = target < 0 ? count - 1 : target == count ? 0 : target }
        guard target >= 0, target < count, target != place, runs[target].1 >= 0 else { return }
        let isSameRun = runs[target].0 == runs[place].0
        switch random.below(3) {
        case 0 where isSameRun: turn(min(place, target), max(place, target), limit)
        case 1 where isSameRun: move(place, target, limit)
        default: exchange(place, target, limit)
        }
    }

    private mutating func exchange(_ a: Int, _ b: Int, _ limit: Double) {
        let before = around(a, b)
        swap(a, b)
        let growth = around(a, b) - before
        if growth <= limit { length += growth } else { swap(a, b) }
    }

    // The legs at two positions, each counted once.
    private func around(_ a: Int, _ b: Int) -> Double {
        var sum = leg(a - 1) + leg(a)
        if b != a && b != a + 1 && !(isRoundTrip && a == count - 1 && b == 0) { sum += leg(b - 1) }
        if b + 1 != a && !(isRoundTrip && b == count - 1 && a == 0) { sum += leg(b) }
        return sum
    }

    private mutating func turn(_ low: Int, _ high: Int, _ limit: Double) {
        var growth: Double
        if isSymmetric {
            growth = join(low - 1, high) + join(low, high + 1) - leg(low - 1) - leg(high)
        } else {
            growth = join(low - 1, high) + join(low, high + 1) - leg(low - 1) - leg(high)
            for place in low..<high { growth += join(place + 1, place) - leg(place) }
        }
        guard growth <= limit else { return }
        length += growth
        var (left, right) = (low, high)
        while left < right {
            swap(left, right)
            left += 1
            right -= 1
        }
    }

    private mutating func move(_ from: Int, _ to: Int, _ limit: Double) {
        let growth =
            to > from
            ? join(from - 1, from + 1) + join(to, from) + join(from, to + 1) - leg(from - 1) - leg(from) - leg(to)
            : join(from - 1, from + 1) + join(to - 1, from) + join(from, to) - leg(from - 1) - leg(from) - leg(to - 1)
        guard growth <= limit else { return }
        length += growth
        let step = to > from ? 1 : -1
        var place = from
        while place != to {
            swap(place, place + step)
            place += step
        }
    }

    @inline(__always)
    private func swap(_ a: Int, _ b: Int) {
        let stop = order.all[a]
        order.all[a] = order.all[b]
        order.all[b] = stop
        places.all[order.all[a]] = a
        places.all[stop] = b
    }

    // The leg that leaves a position; nothing beyond the ends of a path.
    @inline(__always)
    private func leg(_ place: Int) -> Double { join(place, place + 1) }

    // The leg between the stops at two positions, of which one may lie just beyond an end.
    @inline(__always)
    private func join(_ from: Int, _ to: Int) -> Double {
        guard let a = wrapped(from), let b = wrapped(to), a != b else { return 0 }
        return values[order.all[a] &* count &+ order.all[b]]
    }

    @inline(__always)
    private func wrapped(_ place: Int) -> Int? {
        if place >= 0, place < count { return place }
        return isRoundTrip ? (place < 0 ? place + count : place - count) : nil
    }

    private func measured() -> Double {
        var sum = 0.0
        for place in 0..<(isRoundTrip ? count : count - 1) { sum += leg(place) }
        return sum
    }
}
