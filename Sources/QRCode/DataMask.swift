/// A pattern by which modules are turned over, so that a symbol has neither large plain areas nor what looks like a
/// finder pattern.
struct DataMask: Equatable {
    /// The rows and the columns after which each mask is the same again.
    private static let period = 12

    /// 0 to 7.
    let number: Int
    /// The modules that are turned over in the first rows and columns, as bits.
    private let rows: [UInt128]
    private let columns: [UInt128]

    private init(_ number: Int) {
        self.number = number
        let indices = 0..<Self.period
        rows = indices.map { row in Self.line { Self.turns(number, row, $0) } }
        columns = indices.map { column in Self.line { Self.turns(number, $0, column) } }
    }

    /// The eight masks.
    static let all = (0..<8).map { DataMask($0) }

    /// The modules of a row that it turns over, as bits from the first column on, and beyond any symbol.
    func row(_ row: Int) -> UInt128 { rows[row % Self.period] }

    /// The modules of a column that it turns over, as bits from the first row on, and beyond any symbol.
    func column(_ column: Int) -> UInt128 { columns[column % Self.period] }

    /// The bits of a line that is the same again after a period.
    private static func line(_ isSet: (Int) -> Bool) -> UInt128 {
        let indices = 0..<UInt128.bitWidth
        let period = (0..<period).map(isSet)
        return indices.reduce(0) { $0 | (period[$1 % period.count] ? 1 << UInt128($1) : 0) }
    }

    /// Whether the mask of a number turns a module over (ISO/IEC 18004, table 10).
    private static func turns(_ number: Int, _ row: Int, _ column: Int) -> Bool {
        switch number {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }
}
