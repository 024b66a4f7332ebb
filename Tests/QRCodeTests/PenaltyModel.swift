@testable import QRCode

/// The penalty of a masked symbol as ISO/IEC 18004 words it, module by module.
enum PenaltyModel {
    static func penalty(of grid: ModuleGrid) -> Int {
        let indices = 0..<grid.size
        let rows = indices.map { row in indices.map { grid[row, $0] } }
        let columns = indices.map { column in indices.map { grid[$0, column] } }
        let dark = rows.joined().count { $0 }
        let blocks = indices.dropFirst().reduce(0) { sum, row in
            sum
                + indices.dropFirst().count { column in
                    let square = [
                        grid[row, column], grid[row, column - 1], grid[row - 1, column], grid[row - 1, column - 1],
                    ]
                    return Set(square).count == 1
                }
        }
        let share = 10 * (abs(20 * dark - 10 * grid.size * grid.size) / (grid.size * grid.size))
        return (rows + columns).reduce(0) { $0 + runs($1) + patterns($1) } + 3 * blocks + share
    }

    /// Runs of five and more.
    private static func runs(_ line: [Bool]) -> Int {
        var (penalty, start) = (0, 0)
        while start < line.count {
            let end = line[start...].firstIndex { $0 != line[start] } ?? line.count
            if end - start >= 5 { penalty += 3 + (end - start - 5) }
            start = end
        }
        return penalty
    }

    /// Likenesses of finder patterns with four light modules before or behind them, which share no module.
    private static func patterns(_ line: [Bool]) -> Int {
        let pattern = [true, false, true, true, true, false, true]
        func isLight(_ range: Range<Int>) -> Bool { range.allSatisfy { !line.indices.contains($0) || !line[$0] } }
        var (penalty, start) = (0, 0)
        while start + pattern.count <= line.count {
            let end = start + pattern.count
            let isPattern =
                Array(line[start..<end]) == pattern && (isLight(start - 4..<start) || isLight(end..<end + 4))
            penalty += isPattern ? 40 : 0
            start = isPattern ? end : start + 1
        }
        return penalty
    }
}
