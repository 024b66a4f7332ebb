/// The checksum of zip archives: the cyclic redundancy check with the polynomial 0xEDB88320 (ISO 3309), reflected.
package enum CRC32 {
    /// Eight tables of 256 entries: table n holds the effect on the checksum of a byte that n bytes follow, so that
    /// eight bytes are processed at once (Kounavis and Berry 2005).
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 * 256)
        for index in 0..<256 {
            var value = UInt32(index)
            for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
            tables[index] = value
        }
        for index in 256..<8 * 256 {
            let before = tables[index - 256]
            tables[index] = before >> 8 ^ tables[Int(before & 0xFF)]
        }
        return tables
    }()

    /// The checksum of `bytes`. Linear.
    package static func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        tables.withUnsafeBufferPointer { tables in
            var value = ~UInt32(0)
            var index = 0
            while index + 8 <= bytes.count {
                value ^=
                    UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
                    | UInt32(bytes[index + 3]) << 24
                let low = tables[7 * 256 + Int(value & 0xFF)] ^ tables[6 * 256 + Int(value >> 8 & 0xFF)]
                let middle = tables[5 * 256 + Int(value >> 16 & 0xFF)] ^ tables[4 * 256 + Int(value >> 24)]
                let high = tables[3 * 256 + Int(bytes[index + 4])] ^ tables[2 * 256 + Int(bytes[index + 5])]
                value = low ^ middle ^ high ^ tables[256 + Int(bytes[index + 6])] ^ tables[Int(bytes[index + 7])]
                index += 8
            }
            while index < bytes.count {
                value = value >> 8 ^ tables[Int((value ^ UInt32(bytes[index])) & 0xFF)]
                index += 1
            }
            return ~value
        }
    }
}
