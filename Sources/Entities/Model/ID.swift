/// The identifier of a trip or a stop: 16 bytes, a UUID by RFC 9562.
///
/// Stored as two numbers, so that operations work on eight bytes at a time. The order is that of the text.
///
/// Types that conform to `Identifiable` have an associated type of the same name: inside them this one is
/// `Entities.ID`.
package struct ID: Hashable, Comparable, Sendable {
    /// The first eight bytes, big-endian.
    package let high: UInt64
    /// The last eight bytes, big-endian.
    package let low: UInt64

    /// Creates an id from its 16 bytes, unchanged.
    @inlinable package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Creates a UUID version 4 from 128 bits, six of which are replaced by version and variant (RFC 9562, section
    /// 5.4).
    @inlinable package static func version4(_ high: UInt64, _ low: UInt64) -> ID {
        ID(
            high: high & 0xFFFF_FFFF_FFFF_0FFF | 0x4000,
            low: low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
    }

    /// Creates a UUID version 4 from the generator's next two numbers.
    @inlinable package static func random(using generator: inout some RandomNumberGenerator) -> ID {
        let high: UInt64 = generator.next()
        let low: UInt64 = generator.next()
        return version4(high, low)
    }

    /// Whether all bytes are equal.
    @inlinable package static func == (left: ID, right: ID) -> Bool {
        (left.high ^ right.high) | (left.low ^ right.low) == 0
    }

    /// Whether the text of `left` comes before that of `right`.
    @inlinable package static func < (left: ID, right: ID) -> Bool {
        left.high == right.high ? left.low < right.low : left.high < right.high
    }

    /// Hashes all bytes.
    @inlinable package func hash(into hasher: inout Hasher) {
        hasher.combine(high)
        hasher.combine(low)
    }
}

extension ID: CustomStringConvertible {
    /// The length of the text in ASCII characters.
    static let textLength = 36

    /// The id as text: upper-case hexadecimal digits in the form 8-4-4-4-12.
    package var description: String {
        String(unsafeUninitializedCapacity: ID.textLength) { buffer in
            guard let start = buffer.baseAddress else { return 0 }
            write(to: start)
            return ID.textLength
        }
    }

    /// Parses an id: hexadecimal digits of either case in the form 8-4-4-4-12; nil for any other text. Version and
    /// variant are not checked.
    package init?(_ text: some StringProtocol) {
        var text = String(text)
        let id = text.withUTF8 { bytes in
            bytes.count == ID.textLength ? bytes.baseAddress.flatMap { ID(at: $0) } : nil
        }
        guard let id else { return nil }
        self = id
    }

    /// Parses an id from the 36 bytes at `text`; nil if they are not one.
    init?(at text: UnsafePointer<UInt8>) {
        let bytes = UnsafeRawPointer(text)
        func eight(_ offset: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        func four(_ offset: Int) -> UInt64 {
            UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
        let hyphen = UInt8(ascii: "-")
        guard text[8] == hyphen, text[13] == hyphen, text[18] == hyphen, text[23] == hyphen,
            let first = packedHexadecimal(eight(0)), let second = packedHexadecimal(four(9) | four(14) << 32),
            let third = packedHexadecimal(four(19) | four(24) << 32), let fourth = packedHexadecimal(eight(28))
        else { return nil }
        self.init(
            high: (UInt64(first) | UInt64(second) << 32).byteSwapped,
            low: (UInt64(third) | UInt64(fourth) << 32).byteSwapped)
    }

    /// Writes the 36 characters of the text to `target`.
    func write(to target: UnsafeMutablePointer<UInt8>) {
        let text = UnsafeMutableRawPointer(target)
        func store(_ digits: UInt64, at offset: Int) {
            text.storeBytes(of: digits.littleEndian, toByteOffset: offset, as: UInt64.self)
        }
        func storeHalf(_ digits: UInt64, at offset: Int) {
            let half = UInt32(truncatingIfNeeded: digits).littleEndian
            text.storeBytes(of: half, toByteOffset: offset, as: UInt32.self)
        }
        let (first, last) = (high.byteSwapped, low.byteSwapped)
        let second = hexadecimalDigits(first >> 32)
        let third = hexadecimalDigits(last)
        store(hexadecimalDigits(first), at: 0)
        storeHalf(second, at: 9)
        storeHalf(second >> 32, at: 14)
        storeHalf(third, at: 19)
        storeHalf(third >> 32, at: 24)
        store(hexadecimalDigits(last >> 32), at: 28)
        let hyphen = UInt8(ascii: "-")
        target[8] = hyphen
        target[13] = hyphen
        target[18] = hyphen
        target[23] = hyphen
    }
}

/// Converts eight ASCII hexadecimal digits, the first in the lowest byte, to four bytes; nil if one of them is not such
/// a digit.
@inline(__always)
private func packedHexadecimal(_ digits: UInt64) -> UInt32? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    // Only bytes in 0x20...0x7F pass this test. For these, the sums below do not carry into the next byte, and setting
    // the lower-case bit does not turn another byte into a digit.
    guard digits & high == 0, (digits << 1 | digits << 2) & high == high else { return nil }
    let lower = digits | ones &* 0x20
    let isDigit = (lower &+ ones &* 0x50) & ~(lower &+ ones &* 0x46)
    let isLetter = (lower &+ ones &* 0x1F) & ~(lower &+ ones &* 0x19)
    guard (isDigit | isLetter) & high == high else { return nil }
    let values = (digits & (ones &* 0x0F)) &+ (digits >> 6 & ones) &* 9
    let pairs = (values << 4 | values >> 8) & 0x00FF_00FF_00FF_00FF
    let packed = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: packed | packed >> 16)
}

/// Converts the lower four bytes to eight upper-case ASCII hexadecimal digits; the first digit of the lowest byte is
/// the lowest.
@inline(__always)
private func hexadecimalDigits(_ bytes: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let pairs = (bytes & 0xFFFF) | (bytes & 0xFFFF_0000) << 16
    let spread = (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FF
    let values = (spread >> 4 & 0x000F_000F_000F_000F) | (spread & 0x000F_000F_000F_000F) << 8
    let isLetter = (values &+ ones &* 6) >> 4 & ones
    return values &+ ones &* 0x30 &+ isLetter &* 7
}
