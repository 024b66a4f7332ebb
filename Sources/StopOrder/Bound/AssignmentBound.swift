/// A lower bound for asymmetric costs: the cheapest assignment of a successor to every node. Every tour is such an
/// assignment.
///
/// Computed by shortest augmenting paths with potentials (Kuhn 1955; Jonker and Volgenant 1987) in cubic time.
enum AssignmentBound {
    /// The bound for a full matrix, stored row by row; the diagonal is not used. Nil if `isOver` ended it.
    static func bound(_ values: UnsafeBufferPointer<Double>, count: Int, isOver: () -> Bool) -> Double? {
        guard count > 1 else { return 0 }
        // Row 0 and column 0 stand for “not assigned”.
        var rowPotentials = [Double](repeating: 0, count: count + 1)
        var columnPotentials = [Double](repeating: 0, count: count + 1)
        var rows = [Int](repeating: 0, count: count + 1)
        var ways = [Int](repeating: 0, count: count + 1)
        for row in 1...count {
            if isOver() { return nil }
            rows[0] = row
            var column = 0
            var least = [Double](repeating: .infinity, count: count + 1)
            var isDone = [Bool](repeating: false, count: count + 1)
            repeat {
                isDone[column] = true
                let from = rows[column]
                var step = Double.infinity
                var next = 0
                for to in 1...count where !isDone[to] {
                    if from != to {
                        let value = values[(from - 1) * count + to - 1] - rowPotentials[from] - columnPotentials[to]
                        if value < least[to] {
                            least[to] = value
                            ways[to] = column
                        }
                    }
                    if least[to] < step {
                        step = least[to]
                        next = to
                    }
                }
                for to in 0...count {
                    if isDone[to] {
                        rowPotentials[rows[to]] += step
                        columnPotentials[to] -= step
                    } else {
                        least[to] -= step
                    }
                }
                column = next
            } while rows[column] != 0
            while column != 0 {
                rows[column] = rows[ways[column]]
                column = ways[column]
            }
        }
        var sum = 0.0
        for column in 1...count { sum += values[(rows[column] - 1) * count + column - 1] }
        return sum
    }
}
