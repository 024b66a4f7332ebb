/// The modules that are the same in each symbol of a version, and those that are kept for format and version
/// information.
struct FunctionPatterns {
    /// The row and the column of the timing patterns.
    static let timing = 6

    /// The patterns alone; what is kept for information is light.
    private(set) var grid: ModuleGrid
    /// The modules that hold no codewords.
    private var covered: ModuleGrid

    /// The patterns of a version.
    init(_ version: SymbolVersion) {
        grid = ModuleGrid(size: version.size)
        covered = grid
        let last = version.size - 1
        for position in 0...last {
            cover(FunctionPatterns.timing, position, isDark: position % 2 == 0)
            cover(position, FunctionPatterns.timing, isDark: position % 2 == 0)
        }
        for (row, column) in [(3, 3), (3, last - 3), (last - 3, 3)] { addFinder(row, column) }
        let centers = version.alignmentCenters
        for row in centers {
            for column in centers where !covered[row, column] || isBetweenFinders(row, column, centers) {
                addAlignment(row, column)
            }
        }
        for position in 0...8 where position != FunctionPatterns.timing {
            cover(8, position, isDark: false)
            cover(position, 8, isDark: false)
        }
        for position in last - 7...last {
            cover(8, position, isDark: false)
            cover(position, 8, isDark: false)
        }
        guard version.number >= 7 else { return }
        for (long, short) in (0..<6).flatMap({ long in (last - 10...last - 8).map { (long, $0) } }) {
            cover(long, short, isDark: false)
            cover(short, long, isDark: false)
        }
    }

    /// Whether a module holds no codeword.
    func covers(_ row: Int, _ column: Int) -> Bool { covered[row, column] }

    /// Whether a centre lies on a timing pattern, and not at a finder pattern.
    private func isBetweenFinders(_ row: Int, _ column: Int, _ centers: [Int]) -> Bool {
        (row == FunctionPatterns.timing) != (column == FunctionPatterns.timing) && max(row, column) != centers.last
    }

    /// Adds a finder pattern about its middle, and the light modules around it.
    private mutating func addFinder(_ row: Int, _ column: Int) {
        for down in -4...4 {
            for across in -4...4 {
                let distance = max(abs(down), abs(across))
                guard (0..<grid.size).contains(row + down), (0..<grid.size).contains(column + across) else { continue }
                cover(row + down, column + across, isDark: distance != 2 && distance != 4)
            }
        }
    }

    /// Adds an alignment pattern about its middle.
    private mutating func addAlignment(_ row: Int, _ column: Int) {
        for down in -2...2 {
            for across in -2...2 {
                cover(row + down, column + across, isDark: max(abs(down), abs(across)) != 1)
            }
        }
    }

    private mutating func cover(_ row: Int, _ column: Int, isDark: Bool) {
        grid[row, column] = isDark
        covered[row, column] = true
    }
}
