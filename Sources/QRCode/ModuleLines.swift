/// The modules of a grid line by line as bits, so that a whole line is turned over or looked at in a few operations.
struct ModuleLines: Equatable, Sendable {
    /// The modules on a side, at most 128.
    let size: Int
    /// The rows from the top; bit 0 is the module in the first column, 1 is dark.
    private(set) var rows: [UInt128]
    /// The columns from the left; bit 0 is the module in the first row.
    private(set) var columns: [UInt128]

    /// The lines of a grid. Linear in the modules.
    init(_ grid: ModuleGrid) {
        self.init(size: grid.size) { grid[$0, $1] }
    }

    /// The lines of the modules that `isDark` is true of. Linear in the modules.
    init(size: Int, isDark: (_ row: Int, _ column: Int) -> Bool) {
        self.size = size
        rows = Array(repeating: 0, count: size)
        columns = rows
        for row in 0..<size {
            for column in 0..<size where isDark(row, column) {
                rows[row] |= 1 << UInt128(column)
                columns[column] |= 1 << UInt128(row)
            }
        }
    }

    /// The lines with the modules of a mask turned over where `isFree` is dark. Linear in the lines.
    func masked(by mask: DataMask, where isFree: ModuleLines) -> ModuleLines {
        var lines = self
        for index in 0..<size {
            lines.rows[index] ^= mask.row(index) & isFree.rows[index]
            lines.columns[index] ^= mask.column(index) & isFree.columns[index]
        }
        return lines
    }
}

extension ModuleGrid {
    /// The grid of some lines. Linear in the modules.
    init(_ lines: ModuleLines) {
        self.init(size: lines.size)
        for (row, line) in lines.rows.enumerated() {
            for column in 0..<size { self[row, column] = line >> UInt128(column) & 1 == 1 }
        }
    }
}
