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
            target[0] = 0x22
            var place = 1
            for index in 0..<16 {
                if index == 4 || index == 6 || index == 8 || index == 10 {
                    target[place] = 0x2D
                    place += 1
                }
                let byte = UInt8(
                    truncatingIfNeeded: (index < 8 ? halves.first : halves.second) >> (8 * UInt64(index & 7)))
                target[place] = capitalDigit(byte >> 4)
                target[place + 1] = capitalDigit(byte & 0x0F)
                place += 2
            }
            target[37] = 0x22
            return 38
        }
    }
}

@inline(__always)
private func capitalDigit(_ value: UInt8) -> UInt8 {
    value &+ 0x30 &+ (value > 9 ? 7 : 0)
}
