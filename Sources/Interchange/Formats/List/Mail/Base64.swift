/// The encoding of bytes as letters (RFC 4648, 4).
enum Base64 {
    /// The bytes of an encoded text; what is no letter of the encoding is passed over, as in mails. Linear.
    static func bytes(_ text: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var (bits, count): (UInt32, Int) = (0, 0)
        for byte in text {
            guard byte != UInt8(ascii: "=") else { break }
            guard let value = value(of: byte) else { continue }
            bits = bits << 6 | value
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return result
    }

    private static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) + 4
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
