/// The tables of the deflate format (RFC 1951) that compression and decompression share.
enum DeflateSymbols {
    /// The symbol that ends a block. Symbols above it are lengths of repetitions.
    static let endOfBlock = 256
    /// The order in which the lengths of the code length code are written (3.2.7).
    static let lengthOrder: [UInt8] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    /// The smallest length of each symbol from 257 on (3.2.5).
    static let lengthBases: [UInt16] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    /// The number of extra bits after each symbol from 257 on, to be added to its smallest length (3.2.5).
    static let lengthBits: [UInt8] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    /// The smallest distance of each symbol (3.2.5).
    static let distanceBases: [UInt16] = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12289, 16385, 24577,
    ]
    /// The number of extra bits after each symbol, to be added to its smallest distance (3.2.5).
    static let distanceBits: [UInt8] = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]

    /// The lengths of the fixed code for literals and lengths (3.2.6).
    static let fixedLiterals: [UInt8] = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
    /// The lengths of the fixed code for distances (3.2.6).
    static let fixedDistances = [UInt8](repeating: 5, count: 32)
}
