import FoundationEssentials
import JSON

extension UUID {
    /// Reads an id of 36 ASCII characters, `8-4-4-4-12` hexadecimal digits of either case; nil when it is not one.
    init?(_ text: JSONText) {
        guard text.isPlain, text.count == 36, text.isASCII else { return nil }
        let bytes = UnsafeRawPointer(text.start)
        func word(_ offset: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        func half(_ offset: Int) -> UInt64 {
            UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
        guard text.start[8] == 0x2D, text.start[13] == 0x2D, text.start[18] == 0x2D, text.start[23] == 0x2D,
            let first = packedHexadecimal(word(0)), let second = packedHexadecimal(half(9) | half(14) << 32),
            let third = packedHexadecimal(half(19) | half(24) << 32), let fourth = packedHexadecimal(word(28))
        else { return nil }
        self.init(halves: (UInt64(first) | UInt64(second) << 32, UInt64(third) | UInt64(fourth) << 32))
    }

    /// The id of these 16 bytes, eight in each number, the first byte lowest.
    private init(halves: (UInt64, UInt64)) {
        self.init(uuid: unsafeBitCast((halves.0.littleEndian, halves.1.littleEndian), to: uuid_t.self))
    }

    /// The 16 bytes, eight in each number, the first byte lowest.
    var halves: (first: UInt64, second: UInt64) {
        let halves = unsafeBitCast(uuid, to: (UInt64, UInt64).self)
        return (UInt64(littleEndian: halves.0), UInt64(littleEndian: halves.1))
    }
}

/// Four bytes from eight hexadecimal digits, the first digit lowest; nil when one of them is none.
@inline(__always)
private func packedHexadecimal(_ digits: UInt64) -> UInt32? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    // All bytes are ASCII and no control characters, so no sum carries into the next byte.
    let lower = digits | ones &* 0x20
    let isDigit = (lower &+ ones &* 0x50) & ~(lower &+ ones &* 0x46)
    let isLetter = (lower &+ ones &* 0x1F) & ~(lower &+ ones &* 0x19)
    guard (isDigit | isLetter) & high == high else { return nil }
    let values = (digits & (ones &* 0x0F)) &+ (digits >> 6 & ones) &* 9
    let pairs = (values << 4 | values >> 8) & 0x00FF_00FF_00FF_00FF
    let packed = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: packed | packed >> 16)
}

extension JSONWriter {
    /// Writes an id in quotes, in capitals as `UUID.uuidString` does.
    mutating func write(_ id: UUID) {
        let halves = id.halves
        write(atMost: 38) { target in
            let text = UnsafeMutableRawPointer(target)
            func store(_ digits: UInt64, at place: Int) {
                text.storeBytes(of: digits.littleEndian, toByteOffset: place, as: UInt64.self)
            }
            store(hexadecimalDigits(halves.second >> 32), at: 29)
            let third = hexadecimalDigits(halves.second)
            let second = hexadecimalDigits(halves.first >> 32)
            func storeHalf(_ digits: UInt64, at place: Int) {
                let half = UInt32(truncatingIfNeeded: digits).littleEndian
                text.storeBytes(of: half, toByteOffset: place, as: UInt32.self)
            }
            storeHalf(third >> 32, at: 25)
            storeHalf(third, at: 20)
            storeHalf(second >> 32, at: 15)
            storeHalf(second, at: 10)
            store(hexadecimalDigits(halves.first), at: 1)
            target[0] = 0x22
            target[37] = 0x22
            target[9] = 0x2D
            target[14] = 0x2D
            target[19] = 0x2D
            target[24] = 0x2D
            return 38
        }
    }
}

/// The eight capital hexadecimal digits of the lower four bytes, the first digit of the lowest byte lowest.
@inline(__always)
private func hexadecimalDigits(_ bytes: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let pairs = (bytes & 0xFFFF) | (bytes & 0xFFFF_0000) << 16
    let spread = (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FF
    let values = (spread >> 4 & 0x000F_000F_000F_000F) | (spread & 0x000F_000F_000F_000F) << 8
    let isLetter = (values &+ ones &* 6) >> 4 & ones
    return values &+ ones &* 0x30 &+ isLetter &* 7
}
