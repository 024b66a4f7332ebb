/// The codewords of a symbol.
enum Codewords {
    /// The codewords of a text in the order in which they are placed: data and corrections of all blocks, interleaved.
    static func of(_ bytes: [UInt8], _ version: SymbolVersion) -> [UInt8] {
        let data = self.data(bytes, version)
        let code = ReedSolomon(corrections: version.correctionsPerBlock)
        var blocks: [ArraySlice<UInt8>] = []
        var begin = 0
        for length in version.blockLengths {
            blocks.append(data[begin..<begin + length])
            begin += length
        }
        let corrections = blocks.map { code.corrections(of: $0)[...] }
        return interleaved(blocks) + interleaved(corrections)
    }

    /// The data: mode, number of bytes, the bytes, the end, and padding. In front of a text beyond ASCII stands its
    /// encoding, without which readers guess.
    private static func data(_ bytes: [UInt8], _ version: SymbolVersion) -> [UInt8] {
        var bits = BitWriter()
        if !isASCII(bytes) {
            bits.append(0b0111, count: 4)
            bits.append(26, count: 8)
        }
        bits.append(0b0100, count: 4)
        bits.append(bytes.count, count: version.countBits)
        for byte in bytes { bits.append(Int(byte), count: 8) }
        // Four zero bits end the text, and others fill the codeword. An empty one follows as from the encoder segno, so
        // that the symbols of both can be compared module by module; a reader does not look behind the end.
        var data = bits.bytes(closingWith: 4) + [0]
        var padding: UInt8 = 0xEC
        while data.count < version.dataCodewords {
            data.append(padding)
            padding ^= 0xEC ^ 0x11
        }
        return Array(data.prefix(version.dataCodewords))
    }

    /// The most bytes of a text in a version; the name of its encoding takes the place of one.
    static func capacity(for bytes: [UInt8], _ version: SymbolVersion) -> Int {
        version.capacity - (isASCII(bytes) ? 0 : 1)
    }

    private static func isASCII(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 < 0x80 } }

    /// The first of each block, then the second of each, and so on; shorter blocks end earlier.
    private static func interleaved(_ blocks: [ArraySlice<UInt8>]) -> [UInt8] {
        (0..<(blocks.map(\.count).max() ?? 0)).flatMap { index in
            blocks.compactMap { index < $0.count ? $0[$0.startIndex + index] : nil }
        }
    }
}

/// Bits that become bytes, the highest first.
private struct BitWriter {
    private var complete: [UInt8] = []
    /// The bits behind the complete bytes, and how many they are, 0 to 7.
    private var rest = 0
    private var restCount = 0

    /// Appends the lowest `count` bits of a number, 16 at most.
    mutating func append(_ number: Int, count: Int) {
        rest = rest << count | number
        restCount += count
        while restCount >= 8 {
            restCount -= 8
            complete.append(UInt8(rest >> restCount & 0xFF))
        }
        rest &= 1 << restCount - 1
    }

    /// The bytes, after `count` zero bits and what fills the last byte.
    func bytes(closingWith count: Int) -> [UInt8] {
        var closed = self
        closed.append(0, count: count)
        if closed.restCount > 0 { closed.append(0, count: 8 - closed.restCount) }
        return closed.complete
    }
}
