/// The gaps between stops with fixed positions (locked stops, and prescribed first and last stops). Each gap is filled
/// separately, as a path between the fixed stops around it.
struct LockGaps {
    /// The maximum number of pairs of a free stop and a gap that `filledByDetour` examines.
    private static let mostPairs = 10_000_000
    /// The maximum number of rounds in which stops that found no room in a gap try another one.
    private static let mostRounds = 40

    private let problem: OrderProblem
    private let measure: StopMeasure
    /// The ranges of free positions, in order; none is empty.
    private let gaps: [Range<Int>]
    /// An order that satisfies the constraints; only its fixed stops are used.
    private let fixed: [Int]

    /// Finds the gaps of a problem. Linear in the number of stops.
    init(_ problem: OrderProblem) {
        self.problem = problem
        measure = StopMeasure(problem)
        fixed = FeasibleOrder.of(problem)
        var gaps: [Range<Int>] = []
        var begin = 0
        for place in 0...problem.count {
            let isTaken =
                place == problem.count || problem.locked.contains(place) || place == 0 && problem.first != nil
                || place == problem.count - 1 && problem.last != nil
            guard isTaken else { continue }
            if place > begin { gaps.append(begin..<place) }
            begin = place + 1
        }
        self.gaps = gaps
    }

    /// The number of gaps.
    var count: Int { gaps.count }

    /// The fixed stop before a gap; nil if the trip begins with the gap.
    private func entry(_ gap: Range<Int>) -> Int? { gap.lowerBound > 0 ? fixed[gap.lowerBound - 1] : nil }

    /// The fixed stop after a gap, on a round trip possibly the first stop; nil if the trip ends with the gap.
    private func exit(_ gap: Range<Int>) -> Int? {
        gap.upperBound < problem.count ? fixed[gap.upperBound] : problem.isRoundTrip ? fixed[0] : nil
    }

    /// Distributes the free stops over the gaps: each goes to the gap where its detour is shortest, those with the
    /// shortest detours first, as long as there is room. Nil if there are too many pairs to examine or `watch` ended
    /// it.
    func filledByDetour(_ watch: inout SearchWatch) -> [Int]? {
        var left = gaps.flatMap { $0.map { fixed[$0] } }
        guard left.count * gaps.count <= Self.mostPairs else { return nil }
        var order = fixed
        // The next free position of each gap.
        var next = gaps.map(\.lowerBound)
        for _ in 0..<Self.mostRounds where !left.isEmpty {
            if watch.isOver() { return nil }
            let open = gaps.indices.filter { next[$0] < gaps[$0].upperBound }
                .map { (gap: $0, entry: entry(gaps[$0]), exit: exit(gaps[$0]), leg: leg(over: gaps[$0])) }
            var wishes: [(detour: Double, stop: Int, gap: Int)] = []
            wishes.reserveCapacity(left.count)
            for stop in left {
                if watch.isOver(after: 2 * open.count) { return nil }
                var best = (detour: Double.infinity, gap: 0)
                for (gap, entry, exit, leg) in open {
                    var detour = -leg
                    if let entry { detour += measure.distance(entry, stop) }
                    if let exit { detour += measure.distance(stop, exit) }
                    if detour < best.detour { best = (detour, gap) }
                }
                wishes.append((best.detour, stop, best.gap))
            }
            wishes.sort { ($0.detour, $0.stop) < ($1.detour, $1.stop) }
            left = []
            for wish in wishes {
                if next[wish.gap] < gaps[wish.gap].upperBound {
                    order[next[wish.gap]] = wish.stop
                    next[wish.gap] += 1
                } else {
                    left.append(wish.stop)
                }
            }
        }
        for gap in gaps.indices {
            while next[gap] < gaps[gap].upperBound, let stop = left.popLast() {
                order[next[gap]] = stop
                next[gap] += 1
            }
        }
        return order
    }

    /// The distance between the stops around a gap; 0 if there is none on one side.
    private func leg(over gap: Range<Int>) -> Double {
        guard let entry = entry(gap), let exit = exit(gap) else { return 0 }
        return measure.distance(entry, exit)
    }

    /// Improves an order by searching for the best path in each gap separately.
    func improved(_ order: [Int], _ watch: inout SearchWatch) -> [Int] {
        var order = order
        for gap in gaps where gap.count > 1 {
            if watch.isOver() { break }
            let stops = [entry(gap)].compactMap { $0 } + order[gap] + [exit(gap)].compactMap { $0 }
            let path = path(stops, gap, &watch)
            // A search that was stopped may have found none.
            guard path.count == stops.count else { continue }
            let inner = path.dropFirst(entry(gap) == nil ? 0 : 1).dropLast(exit(gap) == nil ? 0 : 1)
            if length(inner, gap) < length(order[gap], gap) { order.replaceSubrange(gap, with: inner) }
        }
        return order
    }

    /// The length of the path through `stops` in a gap, including the legs from and to the fixed stops around it.
    private func length(_ stops: ArraySlice<Int>, _ gap: Range<Int>) -> Double {
        let all = [entry(gap)].compactMap { $0 } + stops + [exit(gap)].compactMap { $0 }
        var sum = 0.0
        for index in all.indices.dropFirst() { sum += measure.distance(all[index - 1], all[index]) }
        return sum
    }

    /// The problem of the best path through `stops`, which begins and ends with the fixed stops around the gap.
    private func problem(of stops: [Int], in gap: Range<Int>) -> OrderProblem? {
        let count = stops.count
        let distances: StopDistances =
            switch problem.distances {
            case .points(let points, let radius): .points(stops.map { points[$0] }, radius: radius)
            case .matrix: .matrix((0..<(count * count)).map { measure.distance(stops[$0 / count], stops[$0 % count]) })
            }
        let shape = OrderShape.path(start: entry(gap) == nil ? nil : 0, end: exit(gap) == nil ? nil : count - 1)
        return try? OrderProblem(count: count, distances: distances, shape: shape)
    }

    /// The problem of the stops of the free positions alone, without locks, if these all follow each other, and the
    /// conversion of its result to one for all stops. Nil if there are several gaps.
    var only: (problem: OrderProblem, whole: (SearchOutcome) -> SearchOutcome)? {
        guard gaps.count == 1, let gap = gaps.first else { return nil }
        let stops = [entry(gap)].compactMap { $0 } + fixed[gap] + [exit(gap)].compactMap { $0 }
        return problem(of: stops, in: gap).map { part in
            (
                part,
                { outcome in
                    guard outcome.order.count == stops.count else { return .none }
                    var whole = outcome
                    let path = outcome.order.map { stops[$0] }.dropFirst(entry(gap) == nil ? 0 : 1).prefix(gap.count)
                    whole.order = fixed
                    whole.order.replaceSubrange(gap, with: path)
                    whole.bound += max(0, measure.length(whole.order) - length(whole.order[gap], gap))
                    return whole
                }
            )
        }
    }

    /// Finds a short path through `stops`, which begins and ends with the fixed stops around the gap.
    private func path(_ stops: [Int], _ gap: Range<Int>, _ watch: inout SearchWatch) -> [Int] {
        guard let path = problem(of: stops, in: gap) else { return [] }
        let (count, distances) = (path.count, path.distances)
        let limits = SearchLimits(tours: 5, ascentSteps: 0, proofSteps: 0)
        let outcome: SearchOutcome
        if case .points(let points, let radius) = distances, count > GeometricSearch.mostPlacesInMatrix {
            outcome = GeometricSearch.run(path, points, radius: radius, limits: limits, watch: &watch)
        } else {
            guard let matrix = StopMeasure(path).matrix(watch: &watch) else { return [] }
            if count <= 8 {
                outcome = SubsetProgram.outcome(path, matrix)
            } else if MatrixCost.isSymmetric(matrix, count: count) {
                outcome = SymmetricSearch.run(path, matrix, limits: limits, watch: &watch)
            } else {
                outcome = DirectedSearch.run(path, matrix, limits: limits, watch: &watch)
            }
        }
        return outcome.order.map { stops[$0] }
    }
}
