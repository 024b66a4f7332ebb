/// Decodes percent-encoding, and `+` to a space; bytes that are not UTF-8 become U+FFFD. Linear.
package func percentDecoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hexValue),
            let low = rest.dropFirst().first.flatMap(hexValue)
        {
            bytes.append(high << 4 | low)
            rest = rest.dropFirst(2)
        } else {
            bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// The value of a hexadecimal digit in ASCII.
private func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
}
