/// Finds the best order by dynamic programming over subsets (Held and Karp 1962; Bellman 1962).
///
/// The shortest path through a set of free stops that ends at a given stop consists of a shortest path through the
/// other stops and one leg. The size of the set is the number of the free position of that last stop, so that it is
/// known which fixed stops (locked ones and prescribed ends) lie before and after it, and they add nothing to the work.
/// Distances may be asymmetric. Takes 2^k k² steps and memory for 2^k k numbers, where k is the number of free stops.
enum SubsetProgram {
    /// The maximum number of free stops that this is used for: 2^15 sets.
    static let mostStops = 15

    /// The stops that are neither locked nor a prescribed end.
    static func freeStops(_ problem: OrderProblem) -> [Int] {
        (0..<problem.count).filter { $0 != problem.first && $0 != problem.last && !problem.locked.contains($0) }
    }

    /// Finds an optimal order; the bound of the result is its length.
    static func outcome(_ problem: OrderProblem, _ distances: [Double]) -> SearchOutcome {
        let order = order(problem, distances)
        var length = 0.0
        for index in order.indices.dropFirst() { length += distances[order[index - 1] * problem.count + order[index]] }
        if problem.isRoundTrip, let last = order.last { length += distances[last * problem.count + order[0]] }
        return SearchOutcome(order: order, bound: length, isProven: true)
    }

    /// Finds an optimal order of few stops; `distances` is the full matrix.
    static func order(_ problem: OrderProblem, _ distances: [Double]) -> [Int] {
        let count = problem.count
        let free = freeStops(problem)
        let size = free.count
        // The fixed stops are where they have to be; the free ones are put into the other positions at the end.
        var order = FeasibleOrder.of(problem)
        guard size > 0 else { return order }
        let isFree = order.map(Set(free).contains)
        let positions = order.indices.filter { isFree[$0] }
        // The way to the stop at a free position from the fixed stop before it, or nothing at the beginning.
        func enter(_ position: Int, _ stop: Int) -> Double {
            position > 0 ? distances[order[position - 1] * count + stop] : 0
        }
        // The way from there to the fixed stop after it, which may be the first of a round trip, or nothing at the end.
        func leave(_ position: Int, _ stop: Int) -> Double {
            if position + 1 < count { return distances[stop * count + order[position + 1]] }
            return problem.isRoundTrip ? distances[stop * count + order[0]] : 0
        }
        // For each free position but the first, the ways from the stop at the one before to its own, by columns, so
        // that the innermost loop reads memory in order.
        var columns = [Double](repeating: 0, count: size * size * size)
        for place in 1..<max(size, 1) {
            let (before, position) = (positions[place - 1], positions[place])
            for to in 0..<size {
                for from in 0..<size {
                    columns[(place * size + to) * size + from] =
                        before + 1 == position
                        ? distances[free[from] * count + free[to]]
                        : leave(before, free[from]) + enter(position, free[to])
                }
            }
        }
        var table = [Double](repeating: .infinity, count: size << size)
        table.withUnsafeMutableBufferPointer { table in
            columns.withUnsafeBufferPointer { columns in
                for set in 1..<(1 << size) {
                    let place = set.nonzeroBitCount - 1
                    for to in 0..<size where set >> to & 1 == 1 {
                        let rest = set ^ (1 << to)
                        if rest == 0 {
                            table[set &* size &+ to] = enter(positions[0], free[to])
                            continue
                        }
                        let column = (place &* size &+ to) &* size
                        var best = Double.infinity
                        var bits = rest
                        while bits != 0 {
                            let from = bits.trailingZeroBitCount
                            bits &= bits &- 1
                            best = min(best, table[rest &* size &+ from] + columns[column &+ from])
                        }
                        table[set &* size &+ to] = best
                    }
                }
            }
        }
        // Reconstructs the order from its end. Among equally short orders, stops keep their present order where
        // possible.
        var set = (1 << size) - 1
        var next = -1
        for place in (0..<size).reversed() {
            var best = Double.infinity
            var chosen = set.trailingZeroBitCount
            for to in 0..<size where set >> to & 1 == 1 {
                let leg =
                    next < 0 ? leave(positions[place], free[to]) : columns[((place + 1) * size + next) * size + to]
                let value = table[set * size + to] + leg
                if value <= best {
                    best = value
                    chosen = to
                }
            }
            order[positions[place]] = free[chosen]
            next = chosen
            set ^= 1 << chosen
        }
        return order
    }
}
