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

extension ModuleGrid {
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
