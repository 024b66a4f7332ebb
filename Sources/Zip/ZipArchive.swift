/// Reads a zip archive in memory: the list of its files and their contents.
package struct ZipArchive {
    /// The maximum size in bytes of a file after decompression; callers that read several files apply it to their sum.
    package static let maximumSize = 200 << 20
    /// How many times as large as its packed form a file may become. The files of people stay below 50.
    package static let usualRatio = 200
    /// How many times as large as its packed form a file can become at most, by the format (RFC 1951).
    package static let deflateRatio = 1_033

    /// A file in the archive.
    package struct Entry: Equatable {
        /// The path in the archive.
        package let name: String
        fileprivate let method: Int
        fileprivate let isEncrypted: Bool
        fileprivate let checksum: UInt32
        fileprivate let packedSize: Int
        /// The size in bytes after decompression, as the directory gives it.
        package let size: Int
        fileprivate let headerOffset: Int
    }

    private let bytes: [UInt8]
    /// The files, in the order of the archive's directory.
    package let entries: [Entry]

    /// Reads the directory at the archive's end, also that of the form for huge files (zip64), which some programs write for
    /// small ones. Linear in the number of files.
    package init(_ bytes: [UInt8]) throws(ZipError) {
        self.bytes = bytes
        guard let end = ZipArchive.endOfDirectory(bytes) else { throw .notAnArchive }
        var count = ZipArchive.number(bytes, end + 10, 2)
        var offset = ZipArchive.number(bytes, end + 16, 4)
        if let huge = ZipArchive.hugeDirectory(bytes, before: end) {
            (count, offset) = huge
        } else if offset == 0xFFFF_FFFF || count == 0xFFFF {
            throw .damaged("its directory cannot be read")
        }
        guard count <= bytes.count / 46, offset <= end else { throw .damaged("its directory cannot be read") }
        var entries: [Entry] = []
        for _ in 0..<count {
            guard offset + 46 <= end, ZipArchive.number(bytes, offset, 4) == 0x0201_4B50 else {
                throw .damaged("its directory cannot be read")
            }
            let nameLength = ZipArchive.number(bytes, offset + 28, 2)
            let next =
                offset + 46 + nameLength + ZipArchive.number(bytes, offset + 30, 2)
                + ZipArchive.number(bytes, offset + 32, 2)
            guard next <= end else { throw .damaged("its directory cannot be read") }
            let extra = offset + 46 + nameLength
            let sizes = ZipArchive.sizes(bytes, offset, extra: extra..<extra + ZipArchive.number(bytes, offset + 30, 2))
            entries.append(
                Entry(
                    name: String(decoding: bytes[offset + 46..<offset + 46 + nameLength], as: UTF8.self),
                    method: ZipArchive.number(bytes, offset + 10, 2),
                    isEncrypted: ZipArchive.number(bytes, offset + 8, 2) & 1 != 0,
                    checksum: UInt32(ZipArchive.number(bytes, offset + 16, 4)),
                    packedSize: sizes.packed, size: sizes.whole, headerOffset: sizes.header))
            offset = next
        }
        self.entries = entries
    }

    /// The content of a file, its checksum compared; one that grows more than `maximumRatio` times is refused. Linear in its
    /// size.
    package func contents(
        of entry: Entry, maximumRatio: Int = ZipArchive.usualRatio
    ) throws(ZipError) -> [UInt8] {
        guard !entry.isEncrypted else { throw .unsupported("is encrypted") }
        guard entry.size <= ZipArchive.maximumSize else {
            throw .tooLarge("“\(entry.name)” has \(entry.size) bytes; the limit is \(ZipArchive.maximumSize)")
        }
        guard entry.packedSize <= bytes.count else { throw .damaged("“\(entry.name)” is cut off") }
        guard entry.size <= entry.packedSize * maximumRatio else {
            throw .tooLarge("“\(entry.name)” would grow more than \(maximumRatio) times")
        }
        let packed = try packedBytes(of: entry)
        let content: [UInt8]
        switch entry.method {
        case 0:
            guard entry.packedSize == entry.size else { throw .damaged("the size of “\(entry.name)” is wrong") }
            content = Array(packed)
        case 8:
            content = try ZipArchive.inflated(packed, size: entry.size)
        default:
            throw .unsupported("is packed by method \(entry.method)")
        }
        guard content.withUnsafeBufferPointer(CRC32.checksum) == entry.checksum else {
            throw .damaged("the checksum of “\(entry.name)” is wrong")
        }
        return content
    }

    /// The compressed bytes of a file. They follow its local header, whose name and extra field may differ in length
    /// from those in the directory.
    private func packedBytes(of entry: Entry) throws(ZipError) -> ArraySlice<UInt8> {
        let header = entry.headerOffset
        guard header <= bytes.count - 30, ZipArchive.number(bytes, header, 4) == 0x0403_4B50 else {
            throw .damaged("“\(entry.name)” is not where its directory says")
        }
        let begin = header + 30 + ZipArchive.number(bytes, header + 26, 2) + ZipArchive.number(bytes, header + 28, 2)
        guard begin + entry.packedSize <= bytes.count else { throw .damaged("“\(entry.name)” is cut off") }
        return bytes[begin..<begin + entry.packedSize]
    }

    /// Decompresses to exactly `size` bytes.
    private static func inflated(_ packed: ArraySlice<UInt8>, size: Int) throws(ZipError) -> [UInt8] {
        var failure: ZipError?
        let content = [UInt8](unsafeUninitializedCapacity: size) { output, count in
            do throws(ZipError) {
                let room = UnsafeMutableBufferPointer(rebasing: output[..<size])
                count = try packed.withUnsafeBufferPointer { input throws(ZipError) in
                    try Inflation.inflate(input, into: room)
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        guard content.count == size else { throw .damaged("it holds less than it says") }
        return content
    }

    /// The offset of the end-of-directory record, which a comment of up to 65,535 bytes may follow; nil if there is
    /// none.
    private static func endOfDirectory(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= 22 else { return nil }
        var offset = bytes.count - 22
        let lowest = max(0, offset - 0xFFFF)
        while offset >= lowest {
            if number(bytes, offset, 4) == 0x0605_4B50, offset + 22 + number(bytes, offset + 20, 2) <= bytes.count {
                return offset
            }
            offset -= 1
        }
        return nil
    }

    /// How many files the directory for huge archives names and where it begins, when the record before the one at `end`
    /// leads to it.
    private static func hugeDirectory(_ bytes: [UInt8], before end: Int) -> (count: Int, offset: Int)? {
        guard end >= 20, number(bytes, end - 20, 4) == 0x0706_4B50 else { return nil }
        let record = number(bytes, end - 12, 8)
        guard record <= end - 20 - 56, number(bytes, record, 4) == 0x0606_4B50 else { return nil }
        return (number(bytes, record + 32, 8), number(bytes, record + 48, 8))
    }

    /// The sizes of a file, packed and whole, and where its own header is, by its record in the directory at `offset`: those
    /// that do not fit there are in its extra field, in this order.
    private static func sizes(
        _ bytes: [UInt8], _ offset: Int, extra: Range<Int>
    ) -> (packed: Int, whole: Int, header: Int) {
        var whole = number(bytes, offset + 24, 4)
        var packed = number(bytes, offset + 20, 4)
        var header = number(bytes, offset + 42, 4)
        var field = extra.lowerBound
        while field + 4 <= extra.upperBound {
            var next = field + 4
            let end = next + number(bytes, field + 2, 2)
            guard end <= extra.upperBound else { break }
            func take(_ value: inout Int) {
                guard value == 0xFFFF_FFFF, next + 8 <= end else { return }
                value = number(bytes, next, 8)
                next += 8
            }
            if number(bytes, field, 2) == 1 {
                take(&whole)
                take(&packed)
                take(&header)
            }
            field = end
        }
        return (packed, whole, header)
    }

    /// The number of 2, 4 or 8 bytes at `offset`, lowest byte first; the bytes are there. One that no file reaches is the
    /// greatest there is, a quarter of it, so that sums stay in range.
    private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        let value = (0..<count).reduce(UInt64(0)) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
        return Int(min(value, UInt64(Int.max / 4)))
    }
}
