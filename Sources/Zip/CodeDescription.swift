/// The description of a block's own codes: their lengths, run-length encoded and Huffman coded (RFC 1951, 3.2.7).
struct CodeDescription {
    private let literalCount: Int
    private let distanceCount: Int
    /// The symbols for the lengths. After the symbols 16, 17 and 18, `extra` is written in `bits` bits.
    private var symbols: [(symbol: Int, extra: Int, bits: Int)] = []
    private let code: CodeLengths
    private let codeCount: Int

    /// Creates the description of the codes for literals and distances with these lengths.
    init(_ literals: [UInt8], _ distances: [UInt8]) {
        literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
        distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
        symbols = CodeDescription.shortened(Array(literals[..<literalCount] + distances[..<distanceCount]))
        var counts = [Int](repeating: 0, count: 19)
        for entry in symbols { counts[entry.symbol] += 1 }
        let code = CodeLengths(counts, limit: 7)
        self.code = code
        codeCount = max(4, (DeflateSymbols.lengthOrder.lastIndex { code.lengths[Int($0)] > 0 } ?? 0) + 1)
    }

    /// The size of the description in bits.
    var bitCount: Int {
        symbols.reduce(14 + 3 * codeCount) { $0 + Int(code.lengths[$1.symbol]) + $1.bits }
    }

    /// Writes the description.
    func write(to bits: inout DeflatedBits) {
        bits.append(literalCount - 257, 5)
        bits.append(distanceCount - 1, 5)
        bits.append(codeCount - 4, 4)
        for symbol in DeflateSymbols.lengthOrder.prefix(codeCount) { bits.append(Int(code.lengths[Int(symbol)]), 3) }
        for entry in symbols {
            bits.append(Int(code.codes[entry.symbol]), Int(code.lengths[entry.symbol]))
            bits.append(entry.extra, entry.bits)
        }
    }

    /// Run-length encodes the lengths: 16 repeats a length, 17 and 18 are runs of zeros.
    private static func shortened(_ lengths: [UInt8]) -> [(symbol: Int, extra: Int, bits: Int)] {
        var symbols: [(symbol: Int, extra: Int, bits: Int)] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            var run = 1
            while index + run < lengths.count, lengths[index + run] == length { run += 1 }
            index += run
            if length > 0 {
                symbols.append((Int(length), 0, 0))
                run -= 1
            }
            while run > 0 {
                if length == 0, run >= 11 {
                    let count = min(run, 138)
                    symbols.append((18, count - 11, 7))
                    run -= count
                } else if run >= 3 {
                    let count = min(run, length == 0 ? 10 : 6)
                    symbols.append(length == 0 ? (17, count - 3, 3) : (16, count - 3, 2))
                    run -= count
                } else {
                    symbols.append((Int(length), 0, 0))
                    run -= 1
                }
            }
        }
        return symbols
    }
}
