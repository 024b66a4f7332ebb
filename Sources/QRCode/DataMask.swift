/// A pattern by which modules are turned over, so that a symbol has neither large plain areas nor what looks like a
/// finder pattern.
struct DataMask: Equatable {
    /// 0 to 7.
    let number: Int

    /// The eight masks.
    static let all = (0..<8).map(DataMask.init)

    /// Whether it turns a module over (ISO/IEC 18004, table 10).
    func turns(_ row: Int, _ column: Int) -> Bool {
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
