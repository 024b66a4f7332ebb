/// Collects the literals and repetitions of a deflate block and counts them, to find the shortest encoding.
struct DeflateBlock {
    /// The number of literals and repetitions in a full block.
    static let capacity = 32_768

    /// Each is a literal byte, or `length << 16 | distance` of a repetition.
    private var tokens: [UInt32] = []
    private var literalCounts = [Int](repeating: 0, count: 286)
    private var distanceCounts = [Int](repeating: 0, count: 30)
    /// The number of bytes that the block encodes.
    private(set) var byteCount = 0
    /// The symbol of each length.
    private let lengthSymbols: [UInt16]
    /// The symbols of the distances 1 to 256, then one for each 128 further distances.
    private let distanceSymbols: [UInt8]

    /// Creates an empty block.
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

    /// Whether the block must be written before more is appended.
    var isFull: Bool { tokens.count >= DeflateBlock.capacity }

    /// Appends a literal byte.
    @inline(__always)
    mutating func append(literal byte: UInt8) {
        tokens.append(UInt32(byte))
        literalCounts[Int(byte)] += 1
        byteCount += 1
    }

    /// Appends a repetition of the `length` bytes (3 to 258) that begin `distance` bytes before.
    @inline(__always)
    mutating func append(length: Int, distance: Int) {
        tokens.append(UInt32(truncatingIfNeeded: length << 16 | distance))
        literalCounts[Int(lengthSymbols[length])] += 1
        distanceCounts[symbol(ofDistance: distance)] += 1
        byteCount += length
    }

    /// The symbol of a distance.
    @inline(__always)
    private func symbol(ofDistance distance: Int) -> Int {
        Int(distanceSymbols[distance <= 256 ? distance - 1 : 256 + (distance - 1) >> 7])
    }

    /// Writes the block in the shortest of the three formats (stored, fixed codes, own codes) and empties it.
    /// `original` are the bytes that it encodes.
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

    /// The number of bits of all symbols with codes of these lengths, including their extra bits.
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

    /// Writes bytes without compression, in blocks of at most 65,535.
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

    /// Writes the symbols with the given codes, and the symbol for the end of the block.
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
