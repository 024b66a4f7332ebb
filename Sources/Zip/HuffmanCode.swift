/// Decodes a prefix code of the deflate format (RFC 1951, 3.2.2): codes of up to 15 bits, defined by their lengths.
struct HuffmanCode {
    /// The maximum length in bits of codes that are found with one look-up in `quick`.
    private static let quickBits = 10
    /// The maximum length of a code in bits.
    private static let longest = 15

    /// The symbol and the length of its code (`symbol << 4 | length`), for each pattern of `bits` bits; 0 if the code
    /// is longer.
    private(set) var quick: [UInt16]
    /// The number of bits that index `quick`.
    private(set) var bits = 0
    /// The number of codes of each length.
    private var counts = [Int](repeating: 0, count: longest + 1)
    /// The symbols in the order of their codes.
    private var symbols: [UInt16]

    /// Creates a decoder without a code; call `assign`.
    init() {
        quick = [UInt16](repeating: 0, count: 1 << HuffmanCode.quickBits)
        symbols = [UInt16](repeating: 0, count: 288)
    }

    /// Sets the code by the lengths of its symbols' codes in bits (0 for a symbol without a code); returns false if
    /// they do not make a valid code. An incomplete code is valid only if it has at most one symbol, as in other
    /// decoders.
    mutating func assign(_ lengths: ArraySlice<UInt8>) -> Bool {
        for length in 0...HuffmanCode.longest { counts[length] = 0 }
        var maximum = 0
        for length in lengths {
            counts[Int(length)] += 1
            maximum = max(maximum, Int(length))
        }
        counts[0] = 0
        var left = 1
        for length in 1...HuffmanCode.longest {
            left = left << 1 - counts[length]
            if left < 0 { return false }
        }
        guard left == 0 || maximum <= 1 else { return false }
        fill(lengths, maximum)
        return true
    }

    /// Fills the tables for codes of these lengths, the longest of `maximum` bits.
    private mutating func fill(_ lengths: ArraySlice<UInt8>, _ maximum: Int) {
        bits = min(max(maximum, 1), HuffmanCode.quickBits)
        for index in 0..<1 << bits { quick[index] = 0 }
        var offsets = [Int](repeating: 0, count: HuffmanCode.longest + 2)
        var codes = offsets
        for length in 1...HuffmanCode.longest {
            offsets[length + 1] = offsets[length] + counts[length]
            codes[length + 1] = (codes[length] + counts[length]) << 1
        }
        for (symbol, length) in zip(0..., lengths.lazy.map(Int.init)) where length > 0 {
            symbols[offsets[length]] = UInt16(symbol)
            offsets[length] += 1
            let code = codes[length]
            codes[length] += 1
            guard length <= bits else { continue }
            // In the input a code's first bit is the lowest, so the pattern is the reversed code.
            var pattern = 0
            for bit in 0..<length where code >> bit & 1 != 0 { pattern |= 1 << (length - 1 - bit) }
            let entry = UInt16(symbol) << 4 | UInt16(length)
            for index in stride(from: pattern, to: 1 << bits, by: 1 << length) { quick[index] = entry }
        }
    }

    /// Finds the symbol whose code is at the beginning (the lowest bits) of `window`, and the length of that code; nil
    /// if there is none.
    func slowLookUp(_ window: UInt64) -> (symbol: Int, length: Int)? {
        var code = 0
        var first = 0
        var index = 0
        for length in 1...HuffmanCode.longest {
            code |= Int(window >> UInt64(length - 1) & 1)
            let count = counts[length]
            if code - first < count { return (Int(symbols[index + code - first]), length) }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        return nil
    }
}
