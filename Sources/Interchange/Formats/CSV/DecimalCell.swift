import Text

/// Reads a decimal number as tables hold it: `-73.986`, `+48`, `1.5e-05`; with `allowsComma`, where a comma cannot part
/// two cells, `48,8566` too.
///
/// Nil for anything else. Rounded correctly. Linear.
func decimal(_ bytes: UnsafeBufferPointer<UInt8>, allowsComma: Bool) -> Double? {
    if let number = DegreesText.number(bytes) { return number }
    guard allowsComma, bytes.count < 100, let comma = bytes.firstIndex(of: 0x2C),
        !bytes.contains(UInt8(ascii: "."))
    else { return nil }
    var pointed = Array(bytes)
    pointed[comma] = UInt8(ascii: ".")
    return pointed.withUnsafeBufferPointer { DegreesText.number($0) }
}

/// The coordinates of a point in well-known text with decimal commas, `POINT(4,83 45,76)`, with points and the latitude
/// first, as they are read everywhere: `45.76, 4.83`; any other text as it is.
func spelledPoint(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ",")), let open = text.firstIndex(of: "(") else { return text }
    let head = text[..<open].uppercased().filter { !$0.isWhitespace }
    guard ["POINT", "POINTZ", "SRID=4326;POINT", "SRID=4326;POINTZ"].contains(head), let point = wellKnownPoint(text)
    else { return text }
    return "\(point.latitude), \(point.longitude)"
}

/// The latitude and longitude of a point in well-known text (ISO 19125), `POINT (2.3522 48.8566)`: longitude first.
///
/// Nil for other geometries and other texts.
func wellKnownPoint(_ text: String) -> (latitude: Double, longitude: Double)? {
    var upper = text.uppercased()
    // The reference system, as databases write it, is that of all coordinates here.
    if upper.hasPrefix("SRID=4326;") { upper = String(upper.dropFirst(10)).trimmed }
    guard upper.hasPrefix("POINT"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"),
        open < close
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split {
        $0.isWhitespace || $0 == ";"
    }.map { part in
        Array(part.utf8).withUnsafeBufferPointer { decimal($0, allowsComma: true) }
    }
    guard numbers.count >= 2, let longitude = numbers[0], let latitude = numbers[1] else { return nil }
    return (latitude, longitude)
}
