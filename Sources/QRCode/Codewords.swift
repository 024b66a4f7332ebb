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

    /// The data: mode, number of bytes, the bytes, the end, and padding.
    private static func data(_ bytes: [UInt8], _ version: SymbolVersion) -> [UInt8] {
        var data: [UInt8] = []
        data.reserveCapacity(version.dataCodewords + 1)
        // Byte mode is 0100, so that everything after it is moved by half a byte.
        var half: UInt8 = 0b0100
        func append(_ byte: UInt8) {
            data.append(half << 4 | byte >> 4)
            half = byte & 0xF
        }
        if version.countBits == 16 { append(UInt8(bytes.count >> 8)) }
        append(UInt8(bytes.count & 0xFF))
        bytes.forEach(append)
        // Four zero bits end the text. An empty codeword follows as from the encoder segno, so that the symbols of both
        // can be compared module by module; a reader does not look behind the end.
        data += [half << 4, 0]
        var padding: UInt8 = 0xEC
        while data.count < version.dataCodewords {
            data.append(padding)
            padding ^= 0xEC ^ 0x11
        }
        return Array(data.prefix(version.dataCodewords))
    }

    /// The first of each block, then the second of each, and so on; shorter blocks end earlier.
    private static func interleaved(_ blocks: [ArraySlice<UInt8>]) -> [UInt8] {
        (0..<(blocks.map(\.count).max() ?? 0)).flatMap { index in
            blocks.compactMap { index < $0.count ? $0[$0.startIndex + index] : nil }
        }
    }
}
