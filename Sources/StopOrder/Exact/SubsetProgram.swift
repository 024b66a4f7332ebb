/// Finds the best order by dynamic programming over subsets (Held and Karp 1962; Bellman 1962).
///
/// The shortest path through a set of stops that ends at a given stop consists of a shortest path through the other
/// stops and one leg. The size of the set is the position of that last stop, so locks need no extra work. Distances may
/// be asymmetric. Takes 2^k k² steps and memory for 2^k k numbers, where k is the number of stops that are not a
/// prescribed first or last stop.
enum SubsetProgram {
    /// The maximum number of stops that this is used for: 2^15 sets.
    static let mostStops = 15

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
        let inner = (0..<count).filter { $0 != problem.first && $0 != problem.last }
        let ends = ([problem.first], [problem.last])
        guard !inner.isEmpty else {
            // A single stop is both first and last.
            let both = (ends.0 + ends.1).compactMap { $0 }
            return count == 1 ? [0] : both
        }
        let offset = problem.first == nil ? 0 : 1
        // positions[j]: the required position of inner stop j, or -1; wanted[p]: the stop required at position p, or
        // -1.
        let size = inner.count
        var positions = [Int](repeating: -1, count: size)
        var wanted = [Int](repeating: -1, count: size)
        for (index, stop) in inner.enumerated() where problem.locked.contains(stop) {
            positions[index] = stop - offset
            wanted[stop - offset] = index
        }
        func enter(_ stop: Int) -> Double { problem.first.map { distances[$0 * count + stop] } ?? 0 }
        func leave(_ stop: Int) -> Double {
            if let last = problem.last { return distances[stop * count + last] }
            if problem.isRoundTrip, let first = problem.first { return distances[stop * count + first] }
            return 0
        }
        // Stored by columns, so that the innermost loop reads memory in order.
        var columns = [Double](repeating: 0, count: size * size)
        for to in 0..<size {
            for from in 0..<size { columns[to * size + from] = distances[inner[from] * count + inner[to]] }
        }
        var table = [Double](repeating: .infinity, count: size << size)
        table.withUnsafeMutableBufferPointer { table in
            columns.withUnsafeBufferPointer { columns in
                for set in 1..<(1 << size) {
                    let position = set.nonzeroBitCount - 1
                    for to in 0..<size where set >> to & 1 == 1 {
                        if positions[to] >= 0 ? positions[to] != position : wanted[position] >= 0 { continue }
                        let rest = set ^ (1 << to)
                        if rest == 0 {
                            table[set &* size &+ to] = enter(inner[to])
                            continue
                        }
                        var best = Double.infinity
                        var bits = rest
                        while bits != 0 {
                            let from = bits.trailingZeroBitCount
                            bits &= bits &- 1
                            best = min(best, table[rest &* size &+ from] + columns[to &* size &+ from])
                        }
                        table[set &* size &+ to] = best
                    }
                }
            }
        }
        // Reconstructs the order from its end. Among equally short orders, stops keep their present order where
        // possible.
        var reversed: [Int] = []
        var set = (1 << size) - 1
        while set != 0 {
            var best = Double.infinity
            var chosen = set.trailingZeroBitCount
            for to in 0..<size where set >> to & 1 == 1 {
                let leg = reversed.last.map { columns[$0 * size + to] } ?? leave(inner[to])
                let value = table[set * size + to] + leg
                if value <= best {
                    best = value
                    chosen = to
                }
            }
            reversed.append(chosen)
            set ^= 1 << chosen
        }
        return ends.0.compactMap { $0 } + reversed.reversed().map { inner[$0] } + ends.1.compactMap { $0 }
    }
}
