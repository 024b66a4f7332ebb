/// A block of the deflate format while it is put together: literals and repetitions, counted for the code that fits them.
struct DeflateBlock {
    /// So many literals and repetitions make a block.
    static let capacity = 32_768

    /// A literal, or `length << 16 | distance`.
    private var tokens: [UInt32] = []
    private var literalCounts = [Int](repeating: 0, count: 286)
    private var distanceCounts = [Int](repeating: 0, count: 30)
    /// The bytes that it stands for.
    private(set) var byteCount = 0
    /// The symbol of each length, and of each distance below 257, of the others by their 128s.
    private let lengthSymbols: [UInt16]
    private let distanceSymbols: [UInt8]

    /// An empty block.
    init() {
        tokens.reserveCapacity(DeflateBlock.capacity)
        lengthSymbols = (0...258).map { length in
            UInt16(257 + (DeflateSymbols.lengthBases.lastIndex { $0 <= max(length, 3) } ?? 0))
        }
        func symbol(_ distance: Int) -> UInt8 {
            UInt8(DeflateSymbols.distanceBases.lastIndex { $0 <= distance } ?? 0)
        }
        distanceSymbols = (0..<256).map { symbol($0 + 1) } + (0..<256).map { symbol($0 << 7 + 1) }
    }

    /// Whether it must be written before more comes.
    var isFull: Bool { tokens.count >= DeflateBlock.capacity }

    /// Adds a byte as it is.
    @inline(__always)
    mutating func append(literal byte: UInt8) {
        tokens.append(UInt32(byte))
        literalCounts[Int(byte)] += 1
        byteCount += 1
    }

    /// Adds `length` bytes (3 to 258) as those that stand `distance` bytes before.
    @inline(__always)
    mutating func append(length: Int, distance: Int) {
        tokens.append(UInt32(truncatingIfNeeded: length << 16 | distance))
        literalCounts[Int(lengthSymbols[length])] += 1
        distanceCounts[symbol(ofDistance: distance)] += 1
        byteCount += length
    }

    @inline(__always)
    private func symbol(ofDistance distance: Int) -> Int {
        Int(distanceSymbols[distance <= 256 ? distance - 1 : 256 + (distance - 1) >> 7])
    }

    /// Writes the block in the shortest of the three forms and begins anew; `original` are the bytes that it stands for.
    mutating func write(_ original: UnsafeBufferPointer<UInt8>, isLast: Bool, to bits: inout DeflatedBits) {
        literalCounts[DeflateSymbols.endOfBlock] += 1
        let literals = CodeLengths(literalCounts, limit: 15)
        let distances = CodeLengths(distanceCounts, limit: 15)
        let description = CodeDescription(literals.lengths, distances.lengths)
        let own = description.bitCount + bitCount(literals.lengths, distances.lengths)
        let fixed = bitCount(DeflateSymbols.fixedLiterals, DeflateSymbols.fixedDistances)
        let stored = (byteCount + 5 * (byteCount / 0xFFFF + 1)) * 8
        if stored < min(own, fixed) {
            store(original, isLast: isLast, to: &bits)
        } else if fixed <= own {
            bits.append(isLast ? 1 : 0, 1)
            bits.append(1, 2)
            write(
                CodeLengths(lengths: DeflateSymbols.fixedLiterals), CodeLengths(lengths: DeflateSymbols.fixedDistances),
                to: &bits)
        } else {
            bits.append(isLast ? 1 : 0, 1)
            bits.append(2, 2)
            description.write(to: &bits)
            write(literals, distances, to: &bits)
        }
        tokens.removeAll(keepingCapacity: true)
        for index in literalCounts.indices { literalCounts[index] = 0 }
        for index in distanceCounts.indices { distanceCounts[index] = 0 }
        byteCount = 0
    }

    /// How many bits the symbols take by codes of these lengths, with what stands behind them.
    private func bitCount(_ literals: [UInt8], _ distances: [UInt8]) -> Int {
        var count = 0
        for (symbol, number) in literalCounts.enumerated() where number > 0 {
            let extra = symbol > DeflateSymbols.endOfBlock ? DeflateSymbols.lengthBits[symbol - 257] : 0
            count += number * Int(literals[symbol] + extra)
        }
        for (symbol, number) in distanceCounts.enumerated() where number > 0 {
            count += number * Int(distances[symbol] + DeflateSymbols.distanceBits[symbol])
        }
        return count
    }

    private func store(_ original: UnsafeBufferPointer<UInt8>, isLast: Bool, to bits: inout DeflatedBits) {
        var rest = original[...]
        repeat {
            let piece = rest.prefix(0xFFFF)
            rest = rest.dropFirst(piece.count)
            bits.append(isLast && rest.isEmpty ? 1 : 0, 1)
            bits.append(0, 2)
            bits.finishByte()
            bits.append(piece.count, 16)
            bits.append(piece.count ^ 0xFFFF, 16)
            bits.append(piece)
        } while !rest.isEmpty
    }

    private func write(_ literals: CodeLengths, _ distances: CodeLengths, to bits: inout DeflatedBits) {
        for token in tokens {
            if token < 256 {
                bits.append(Int(literals.codes[Int(token)]), Int(literals.lengths[Int(token)]))
                continue
            }
            let (length, distance) = (Int(token >> 16), Int(token & 0xFFFF))
            let symbol = Int(lengthSymbols[length])
            bits.append(Int(literals.codes[symbol]), Int(literals.lengths[symbol]))
            bits.append(
                length - Int(DeflateSymbols.lengthBases[symbol - 257]), Int(DeflateSymbols.lengthBits[symbol - 257]))
            let place = self.symbol(ofDistance: distance)
            bits.append(Int(distances.codes[place]), Int(distances.lengths[place]))
            bits.append(distance - Int(DeflateSymbols.distanceBases[place]), Int(DeflateSymbols.distanceBits[place]))
        }
        let end = DeflateSymbols.endOfBlock
        bits.append(Int(literals.codes[end]), Int(literals.lengths[end]))
    }
}
