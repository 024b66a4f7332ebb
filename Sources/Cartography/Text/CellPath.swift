/// Paths of one cell's width for characters that fill their cell: without the corners and small bumps that dots have
/// and that would look like a second line.
struct CellPath {
    /// The steps over which a bump is cut off.
    private static let longestBump = 5
    /// The least cells in a row that move onto an earlier path beside them.
    private static let shortestShared = 3

    private let columns: Int

    /// Makes paths on a map of so many columns.
    init(_ grid: MapGrid) { columns = grid.columns }

    /// The path through the cells of `passed`, which are in order and may repeat; where there is a cell of an earlier
    /// path beside it, on which `isTaken` is true, it goes through that. Linear in the cells.
    func thin(_ passed: [Int], isTaken: (Int) -> Bool) -> [Int] {
        var path = shortened(passed)
        var start = 1
        while start < path.count - 1 {
            var moved = path
            var index = start
            while index < path.count - 1, let cell = taken(beside: index, of: moved, isTaken) {
                moved[index] = cell
                index += 1
            }
            // A path that only crosses the other one stays straight.
            if index - start >= Self.shortestShared { path = moved }
            start = max(index, start + 1)
        }
        return shortened(path)
    }

    /// The cell of an earlier path that a cell of this one can move to; nil where it is on one, or none is beside it.
    private func taken(beside index: Int, of path: [Int], _ isTaken: (Int) -> Bool) -> Int? {
        let cell = path[index]
        guard !isTaken(cell) else { return nil }
        return [cell - 1, cell + 1, cell - columns, cell + columns].first { other in
            isNear(other, cell) && isNear(other, path[index - 1]) && isNear(other, path[index + 1]) && isTaken(other)
        }
    }

    /// The path that goes from each cell to the last one of the next few that touches it.
    private func shortened(_ path: [Int]) -> [Int] {
        guard let first = path.first else { return [] }
        var short = [first]
        var index = 0
        while index < path.count - 1 {
            let last = min(index + Self.longestBump, path.count - 1)
            index = (index + 1...last).last { isNear(path[$0], path[index]) } ?? index + 1
            if path[index] != short.last { short.append(path[index]) }
        }
        return short
    }

    /// Whether two cells touch each other, at a corner at least, or are the same.
    private func isNear(_ one: Int, _ other: Int) -> Bool {
        one >= 0 && other >= 0 && abs(one / columns - other / columns) <= 1
            && abs(one % columns - other % columns) <= 1
    }
}
