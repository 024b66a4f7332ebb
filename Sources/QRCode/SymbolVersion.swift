/// A version of a symbol, which is its size, at error correction level M.
struct SymbolVersion: Equatable {
    /// 1 to 20.
    let number: Int
    /// The blocks that the data is divided into, each with codewords for its own correction.
    let blocks: Int
    /// The codewords for correction of each block.
    let correctionsPerBlock: Int

    /// The versions 1 to 20 with their blocks (ISO/IEC 18004, table 9).
    static let all: [SymbolVersion] = [
        (1, 10), (1, 16), (1, 26), (2, 18), (2, 24), (4, 16), (4, 18), (4, 22), (5, 22), (5, 26),
        (5, 30), (8, 22), (9, 22), (9, 24), (10, 24), (10, 28), (11, 28), (13, 26), (14, 26), (16, 26),
    ].enumerated().map { SymbolVersion(number: $0 + 1, blocks: $1.0, correctionsPerBlock: $1.1) }

    /// The modules on a side.
    var size: Int { 4 * number + 17 }

    /// The rows, and the columns, of the centres of alignment patterns (ISO/IEC 18004, annex E), from 6 to the seventh
    /// module from the end: none in version 1, two from version 2 on, and one more with every seventh version. All
    /// steps but the first are equal, and even.
    var alignmentCenters: [Int] {
        guard number > 1 else { return [] }
        let count = number / 7 + 2
        let (first, last) = (6, size - 7)
        let intervals = count - 1
        // The step of equal intervals, rounded up to an even number; what is left is the first interval.
        let step = ((last - first) + 2 * intervals - 1) / (2 * intervals) * 2
        return [first] + (0..<intervals).reversed().map { last - $0 * step }
    }

    /// The modules that hold codewords: all but finder patterns with their separators, timing and alignment patterns,
    /// format and version information.
    private var codewordModules: Int {
        let finders = 3 * 64
        let timing = 2 * (size - 16)
        let format = 31
        let versionModules = number >= 7 ? 36 : 0
        let centers = alignmentCenters.count
        // The three at the finder patterns are left out; those on a timing pattern share 5 modules with it.
        let patterns = centers == 0 ? 0 : centers * centers - 3
        let onTiming = centers == 0 ? 0 : 2 * (centers - 2)
        return size * size - finders - timing - format - versionModules - patterns * 25 + onTiming * 5
    }

    /// All codewords; the few modules that are left over stay empty.
    var codewords: Int { codewordModules / 8 }
    /// The codewords that hold data.
    var dataCodewords: Int { codewords - blocks * correctionsPerBlock }
    /// The bits of the number of bytes in byte mode.
    var countBits: Int { number < 10 ? 8 : 16 }
    /// The most bytes of a text in ASCII: four bits say the mode, and four end it.
    var capacity: Int { dataCodewords - (4 + countBits + 4) / 8 }

    /// The lengths of the data of its blocks; the longer ones come last.
    var blockLengths: [Int] {
        let longer = dataCodewords % blocks
        return (0..<blocks).map { dataCodewords / blocks + ($0 >= blocks - longer ? 1 : 0) }
    }
}
