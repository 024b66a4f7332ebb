import Zip

/// Reads the gzip format (RFC 1952), one member.
enum Gzip {
    /// The largest size that is unpacked.
    private static let maximumSize = 1 << 30

    /// Whether bytes begin as a gzip file does.
    static func isCompressed(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

    /// The decompressed contents; throws when they are damaged. Linear.
    static func decompress(_ bytes: [UInt8]) throws(ZipError) -> [UInt8] {
        guard bytes.count >= 18, isCompressed(bytes), bytes[2] == 8 else { throw .damaged("it is no gzip file") }
        let flags = bytes[3]
        let end = bytes.count - 8
        var start = 10
        if flags & 4 != 0 {
            guard start + 2 <= end else { throw .damaged("its header ends too early") }
            start += 2 + Int(bytes[start]) | Int(bytes[start + 1]) << 8
        }
        // The name of the file and a comment, each with a zero at its end.
        for flag in [8, 16] as [UInt8] where flags & flag != 0 {
            while start < end, bytes[start] != 0 { start += 1 }
            start += 1
        }
        if flags & 2 != 0 { start += 2 }
        guard start <= end else { throw .damaged("its header ends too early") }
        let (checksum, size) = (number(bytes, at: end), number(bytes, at: end + 4))
        // No deflated byte stands for more than 1,033 bytes.
        guard Int(size) <= min(maximumSize, (end - start) * ZipArchive.deflateRatio + 64) else {
            throw .tooLarge("it claims to hold \(size) bytes")
        }
        var output = [UInt8](repeating: 0, count: Int(size))
        let (written, found) = try unpack(bytes[start..<end], into: &output)
        guard written == output.count else { throw .damaged("its length is wrong") }
        guard found == checksum else { throw .damaged("its checksum is wrong") }
        return output
    }

    /// Decompresses `input` into `output`; the number of bytes and their checksum.
    private static func unpack(
        _ input: ArraySlice<UInt8>, into output: inout [UInt8]
    ) throws(ZipError) -> (Int, UInt32) {
        try output.withUnsafeMutableBufferPointer { output throws(ZipError) in
            let written = try input.withUnsafeBufferPointer { input throws(ZipError) in
                try Inflation.inflate(input, into: output)
            }
            return (written, CRC32.checksum(UnsafeBufferPointer(output)))
        }
    }

    private static func number(_ bytes: [UInt8], at offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
    }
}
