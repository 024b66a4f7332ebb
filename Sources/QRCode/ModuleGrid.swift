/// A square of modules, each dark or light.
struct ModuleGrid: Equatable, Sendable {
    /// The modules on a side.
    let size: Int
    /// The modules row by row: 1 is dark, 0 is light.
    private(set) var modules: [UInt8]

    /// A grid of light modules.
    init(size: Int) {
        self.size = size
        modules = [UInt8](repeating: 0, count: size * size)
    }

    /// Whether a module is dark.
    subscript(row: Int, column: Int) -> Bool {
        get { modules[row * size + column] == 1 }
        set { modules[row * size + column] = newValue ? 1 : 0 }
    }

    /// Places codewords in pairs of columns, upward and downward in turn from the right lower corner, where no function
    /// pattern is; the column of the vertical timing pattern is passed over. What is left over stays light.
    mutating func place(_ codewords: [UInt8], around patterns: FunctionPatterns) {
        var bit = 0
        var right = size - 1
        var isUpward = true
        while right > 0 {
            if right == FunctionPatterns.timing { right -= 1 }
            for step in 0..<size {
                let row = isUpward ? size - 1 - step : step
                for column in [right, right - 1] where !patterns.covers(row, column) && bit < codewords.count * 8 {
                    self[row, column] = codewords[bit >> 3] >> (7 - UInt8(bit & 7)) & 1 == 1
                    bit += 1
                }
            }
            isUpward.toggle()
            right -= 2
        }
    }

    /// The grid with the modules of a mask turned over, but for those of function patterns.
    func masked(by mask: DataMask, around patterns: FunctionPatterns) -> ModuleGrid {
        var grid = self
        for row in 0..<size {
            for column in 0..<size where mask.turns(row, column) && !patterns.covers(row, column) {
                grid.modules[row * size + column] ^= 1
            }
        }
        return grid
    }

    /// Writes the format information: level M, which is 00, and the number of the mask, twice, with the dark module.
    mutating func write(formatOf mask: DataMask) {
        // Without the second number the bits of mask 0 would all be light.
        let bits = InformationBits.protected(mask.number, by: 0b101_0011_0111) ^ 0b101_0100_0001_0010
        for index in 0..<15 {
            let isDark = bits >> index & 1 == 1
            // Around the upper left finder pattern, past the timing patterns.
            switch index {
            case 0..<6: self[index, 8] = isDark
            case 6: self[7, 8] = isDark
            case 7: self[8, 8] = isDark
            case 8: self[8, 7] = isDark
            default: self[8, 14 - index] = isDark
            }
            // Below the upper right one, and beside the lower left one.
            if index < 8 { self[8, size - 1 - index] = isDark } else { self[size - 15 + index, 8] = isDark }
        }
        self[size - 8, 8] = true
    }

    /// Writes the version information, which symbols from version 7 on have, twice.
    mutating func write(_ version: SymbolVersion) {
        guard version.number >= 7 else { return }
        let bits = InformationBits.protected(version.number, by: 0b1_1111_0010_0101)
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            self[size - 11 + index % 3, index / 3] = isDark
            self[index / 3, size - 11 + index % 3] = isDark
        }
    }
}

/// The protection of format and version information.
enum InformationBits {
    /// The number, and behind it the remainder of its polynomial by a generator polynomial (a BCH code).
    static func protected(_ number: Int, by generator: Int) -> Int {
        let width = Int.bitWidth - 1 - generator.leadingZeroBitCount
        var remainder = number << width
        while remainder >> width != 0 {
            let excess = (Int.bitWidth - 1 - remainder.leadingZeroBitCount) - width
            remainder ^= generator << excess
        }
        return number << width | remainder
    }
}
