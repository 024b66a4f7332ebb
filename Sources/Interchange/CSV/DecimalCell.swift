/// Reads a decimal number as tables hold it: `-73.986`, `+48`, `1.5e-05`; `48,8566` too where `allowsComma` says that a comma
/// cannot part two cells.
///
/// Nil for anything else: other words, hexadecimal numbers, infinities, more than one point. Rounded correctly. Linear.
func decimal(_ bytes: UnsafeBufferPointer<UInt8>, allowsComma: Bool) -> Double? {
    var index = 0
    var isNegative = false
    if let sign = bytes.first, sign == 0x2D || sign == 0x2B {
        isNegative = sign == 0x2D
        index = 1
    }
    var digits: UInt64 = 0
    var digitCount = 0
    var decimals = 0
    var isFraction = false
    var hasComma = false
    while index < bytes.count {
        let byte = bytes[index]
        if byte &- 0x30 < 10 {
            digitCount += 1
            if digitCount <= 15 { digits = digits * 10 + UInt64(byte &- 0x30) }
            if isFraction { decimals += 1 }
        } else if byte == 0x2E || (byte == 0x2C && allowsComma) {
            guard !isFraction else { return nil }
            isFraction = true
            hasComma = byte == 0x2C
        } else if byte | 0x20 == 0x65, digitCount > 0 {
            return hasComma ? nil : longDecimal(bytes)
        } else {
            return nil
        }
        index += 1
    }
    guard digitCount > 0 else { return nil }
    // Up to 15 digits and a power of ten up to 10^22 are exact, so that one division rounds once (Clinger 1990).
    guard digitCount <= 15 else { return longDecimal(bytes) }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let value = Double(digits) / scale
    return isNegative ? -value : value
}

/// Any decimal number, by way of a text; the bytes before an exponent are checked already.
private func longDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.count <= 400 else { return nil }
    let text = String(decoding: bytes.map { $0 == 0x2C ? 0x2E : $0 }, as: UTF8.self)
    // Double reads `inf` and `0x1p3` as well, which have no place in front of an exponent here.
    guard text.utf8.allSatisfy({ $0 &- 0x30 < 10 || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }),
        let value = Double(text), value.isFinite
    else { return nil }
    return value
}

/// The latitude and longitude of a point in well-known text (ISO 19125), `POINT (2.3522 48.8566)`: longitude first.
///
/// Nil for other geometries and other texts.
func wellKnownPoint(_ text: String) -> (latitude: Double, longitude: Double)? {
    let upper = text.uppercased()
    guard upper.hasPrefix("POINT"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"),
        open < close
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).map { part in
        Array(part.utf8).withUnsafeBufferPointer { decimal($0, allowsComma: false) }
    }
    guard numbers.count >= 2, let longitude = numbers[0], let latitude = numbers[1] else { return nil }
    return (latitude, longitude)
}
