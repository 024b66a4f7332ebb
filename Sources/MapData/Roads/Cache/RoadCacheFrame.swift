import Platform

/// The form of a record of a cache file, which shows damage.
///
/// A record is, in little-endian numbers: a mark (4 bytes), the length of the record (4), a fingerprint of all bytes
/// that follow (8), the engine (8), two words of a key (16), the time in milliseconds since 1970 (8), a kind (4), the
/// length of the content (4), two numbers (16), and the content. A reader that meets damage goes on at the next mark.
struct RoadCacheFrame {
    /// The fingerprint of the engine's address and profile.
    let engine: UInt64
    /// The words of the record's key.
    let words: (UInt64, UInt64)
    /// The time of the answer, in milliseconds since 1970-01-01 UTC.
    let time: Int64
    /// The meaning of the numbers and the content.
    let kind: UInt32
    let numbers: (UInt64, UInt64)

    private static let mark: UInt32 = 0x3152_AE9D
    /// The bytes that every record begins with.
    static var firstBytes: [UInt8] { withUnsafeBytes(of: mark.littleEndian) { Array($0) } }
    /// The number of bytes before the content.
    private static let headSize = 72
    /// The most bytes of a record.
    private static let largestSize = 1 << 20

    /// Adds a record with this content to `bytes`; nothing if it is too long.
    func write(_ content: [UInt8], to bytes: inout [UInt8]) {
        guard Self.headSize + content.count <= Self.largestSize else { return }
        var rest: [UInt8] = []
        rest.reserveCapacity(Self.headSize + content.count)
        rest.add(engine)
        rest.add(words.0)
        rest.add(words.1)
        rest.add(time)
        rest.add(kind)
        rest.add(UInt32(content.count))
        rest.add(numbers.0)
        rest.add(numbers.1)
        rest += content
        bytes.add(Self.mark)
        bytes.add(UInt32(rest.count + 16))
        bytes.add(ContentHash(of: rest).value)
        bytes += rest
    }

    /// Reads a record and its content; nil if they are damaged.
    static func read(_ bytes: UnsafeRawBufferPointer) -> (RoadCacheFrame, content: UnsafeRawBufferPointer)? {
        guard bytes.count >= headSize,
            ContentHash(of: UnsafeRawBufferPointer(rebasing: bytes[16...])).value == bytes.number(at: 8),
            Int(bytes.number(at: 52) as UInt32) == bytes.count - headSize
        else { return nil }
        let frame = RoadCacheFrame(
            engine: bytes.number(at: 16), words: (bytes.number(at: 24), bytes.number(at: 32)),
            time: bytes.number(at: 40), kind: bytes.number(at: 48),
            numbers: (bytes.number(at: 56), bytes.number(at: 64)))
        return (frame, UnsafeRawBufferPointer(rebasing: bytes[headSize...]))
    }

    /// Calls `body` with the offset and the length of each record of a file, in order, and with the three words of its
    /// key. Records with another fingerprint than they should have are skipped. Linear.
    static func forEach(
        in bytes: UnsafeRawBufferPointer,
        _ body: (_ offset: Int, _ length: Int, _ key: (UInt64, UInt64, UInt64)) -> Void
    ) {
        var offset = 0
        while offset + headSize <= bytes.count {
            let length = Int(bytes.number(at: offset + 4) as UInt32)
            guard bytes.number(at: offset) == mark, length >= headSize,
                length <= min(largestSize, bytes.count - offset),
                ContentHash(of: UnsafeRawBufferPointer(rebasing: bytes[offset + 16..<offset + length])).value
                    == bytes.number(at: offset + 8)
            else {
                offset += 1
                continue
            }
            body(
                offset, length,
                (bytes.number(at: offset + 16), bytes.number(at: offset + 24), bytes.number(at: offset + 32)))
            offset += length
        }
    }

    /// The time that roads are remembered: 30 days.
    static let monthInMinutes: Int64 = 43_200
    /// The time that it is remembered that there is no road: no longer than it takes to load another map.
    static let roadlessMinutes: Int64 = 10

    /// Whether what was asked at `time` may still be used at the time `now`. A record from the future is not used: a
    /// clock was wrong.
    static func isFresh(_ time: Int64, minutes: Int64, at now: Int64) -> Bool {
        // A clock that is set back by a little is no reason to ask again.
        time <= now.addingReportingOverflow(60_000).partialValue
            && now.subtractingReportingOverflow(time).partialValue <= minutes * 60_000
    }
}

extension UnsafeRawBufferPointer {
    /// The little-endian number at this offset, which is in the buffer with all its bytes.
    func number<Number: FixedWidthInteger>(at offset: Int) -> Number {
        Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
}

extension [UInt8] {
    /// Adds the bytes of a number, the lowest first.
    mutating func add<Number: FixedWidthInteger>(_ number: Number) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
