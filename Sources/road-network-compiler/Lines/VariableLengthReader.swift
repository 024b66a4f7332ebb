/// Reads LEB128 numbers: seven bits a byte, the lowest first, the highest bit set in all bytes but the last.
struct VariableLengthReader {
    private let bytes: ArraySlice<UInt8>
    /// The index of the next byte.
    private(set) var offset: Int

    /// Whether everything was read.
    var isAtEnd: Bool { offset == bytes.endIndex }

    init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    /// Reads a part of an array; offsets are those of the array.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        offset = bytes.startIndex
    }

    /// Reads a number.
    mutating func number() throws(LineFileError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        let start = offset
        while offset < bytes.endIndex {
            let byte = bytes[offset]
            offset += 1
            guard shift < 63 || (shift == 63 && byte <= 1) else { throw .numberTooLong(byte: start) }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw .endsTooEarly
    }

    /// Reads a number whose sign stands in its lowest bit.
    mutating func difference() throws(LineFileError) -> Int64 {
        let value = try number()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// Reads that many bytes.
    mutating func slice(_ count: UInt64) throws(LineFileError) -> ArraySlice<UInt8> {
        guard count <= UInt64(bytes.endIndex - offset) else { throw .endsTooEarly }
        defer { offset += Int(count) }
        return bytes[offset..<offset + Int(count)]
    }
}
