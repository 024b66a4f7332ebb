/// Decompresses data in the deflate format (RFC 1951) into a buffer of known size.
package struct Inflation {
    private let input: UnsafeBufferPointer<UInt8>
    private let output: UnsafeMutableBufferPointer<UInt8>
    private var read = 0
    private var written = 0
    /// The bits that were read and not used yet; the first bit is the lowest.
    private var window: UInt64 = 0
    private var windowBits = 0
    private var literals = HuffmanCode()
    private var distances = HuffmanCode()
    private var lengths = [UInt8](repeating: 0, count: 320)

    /// Decompresses `input` into `output` and returns the number of bytes written. Throws if the data is damaged or
    /// does not fit. Linear in both.
    package static func inflate(
        _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
    ) throws(ZipError) -> Int {
        var inflation = Inflation(input, output)
        while try !inflation.readBlock() {}
        return inflation.written
    }

    private init(_ input: UnsafeBufferPointer<UInt8>, _ output: UnsafeMutableBufferPointer<UInt8>) {
        self.input = input
        self.output = output
    }

    /// Reads one block and returns whether it was the last.
    private mutating func readBlock() throws(ZipError) -> Bool {
        let isLast = try take(1) == 1
        switch try take(2) {
        case 0: try copyStored()
        case 1:
            setFixedCodes()
            try readCodes()
        case 2:
            try readCodeLengths()
            try readCodes()
        default: throw .damaged("a block of no known kind")
        }
        return isLast
    }

    /// Fills the window up to at least 56 bits, or to the end of the input.
    @inline(__always)
    private mutating func refill() {
        while windowBits <= 56, read < input.count {
            window |= UInt64(input[read]) << UInt64(windowBits)
            windowBits += 8
            read += 1
        }
    }

    /// Reads `count` bits.
    @inline(__always)
    private mutating func take(_ count: Int) throws(ZipError) -> Int {
        if windowBits < count {
            refill()
            guard windowBits >= count else { throw .damaged("it ends too early") }
        }
        let value = Int(window & (1 << UInt64(count) - 1))
        window >>= UInt64(count)
        windowBits -= count
        return value
    }

    /// Reads a block that is not compressed.
    private mutating func copyStored() throws(ZipError) {
        // Return the whole bytes of the window to the input.
        read -= windowBits / 8
        window = 0
        windowBits = 0
        guard input.count - read >= 4 else { throw .damaged("it ends too early") }
        let count = Int(input[read]) | Int(input[read + 1]) << 8
        guard count ^ 0xFFFF == Int(input[read + 2]) | Int(input[read + 3]) << 8 else {
            throw .damaged("the length of a block is wrong")
        }
        read += 4
        guard input.count - read >= count else { throw .damaged("it ends too early") }
        guard output.count - written >= count else { throw .damaged("it holds more than it says") }
        for index in 0..<count { output[written + index] = input[read + index] }
        read += count
        written += count
    }

    /// Uses the fixed codes for the current block.
    private mutating func setFixedCodes() {
        _ = literals.assign(DeflateSymbols.fixedLiterals[...])
        _ = distances.assign(DeflateSymbols.fixedDistances[...])
    }

    /// Reads the description of a block's own codes (3.2.7).
    private mutating func readCodeLengths() throws(ZipError) {
        let literalCount = try take(5) + 257
        let distanceCount = try take(5) + 1
        let lengthCount = try take(4) + 4
        guard literalCount <= 286, distanceCount <= 30 else { throw .damaged("a block has too many codes") }
        for index in 0..<19 { lengths[index] = 0 }
        for index in 0..<lengthCount { lengths[Int(DeflateSymbols.lengthOrder[index])] = UInt8(try take(3)) }
        guard literals.assign(lengths[..<19]) else { throw .damaged("a block has impossible codes") }
        var index = 0
        while index < literalCount + distanceCount {
            let symbol = try next(literals)
            if symbol < 16 {
                lengths[index] = UInt8(symbol)
                index += 1
                continue
            }
            guard symbol != 16 || index > 0 else { throw .damaged("a block repeats a code that is not there") }
            let value = symbol == 16 ? lengths[index - 1] : 0
            let count =
                switch symbol {
                case 16: try take(2) + 3
                case 17: try take(3) + 3
                default: try take(7) + 11
                }
            guard index + count <= literalCount + distanceCount else { throw .damaged("a block has too many codes") }
            for _ in 0..<count {
                lengths[index] = value
                index += 1
            }
        }
        guard lengths[256] != 0, literals.assign(lengths[..<literalCount]),
            distances.assign(lengths[literalCount..<literalCount + distanceCount])
        else { throw .damaged("a block has impossible codes") }
    }

    /// Reads the next symbol of a code.
    @inline(__always)
    private mutating func next(_ code: borrowing HuffmanCode) throws(ZipError) -> Int {
        if windowBits < 15 { refill() }
        let entry = code.quick[Int(window & (1 << UInt64(code.bits) - 1))]
        var (symbol, length) = (Int(entry >> 4), Int(entry & 15))
        if entry == 0 {
            guard let found = code.slowLookUp(window) else { throw .damaged("a code that was not given") }
            (symbol, length) = found
        }
        guard length <= windowBits else { throw .damaged("it ends too early") }
        window >>= UInt64(length)
        windowBits -= length
        return symbol
    }

    /// Reads the data of a block up to its end.
    private mutating func readCodes() throws(ZipError) {
        while true {
            let symbol = try next(literals)
            if symbol < 256 {
                guard written < output.count else { throw .damaged("it holds more than it says") }
                output[written] = UInt8(truncatingIfNeeded: symbol)
                written += 1
                continue
            }
            if symbol == 256 { return }
            guard symbol < 286 else { throw .damaged("a length that is none") }
            let length =
                Int(DeflateSymbols.lengthBases[symbol - 257]) + (try take(Int(DeflateSymbols.lengthBits[symbol - 257])))
            let place = try next(distances)
            guard place < 30 else { throw .damaged("a distance that is none") }
            let distance =
                Int(DeflateSymbols.distanceBases[place]) + (try take(Int(DeflateSymbols.distanceBits[place])))
            try copy(length, from: distance)
        }
    }

    /// Copies the `length` bytes that begin `distance` bytes before the end of the output; source and destination may
    /// overlap.
    @inline(__always)
    private mutating func copy(_ length: Int, from distance: Int) throws(ZipError) {
        guard distance <= written else { throw .damaged("it refers to what is not there") }
        guard output.count - written >= length else { throw .damaged("it holds more than it says") }
        for index in written..<written + length { output[index] = output[index - distance] }
        written += length
    }
}
