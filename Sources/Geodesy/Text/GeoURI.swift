/// Parses a `geo:` URI (RFC 5870), given without the scheme: `lat,lon[,alt][;crs=wgs84][;u=10][;...]`.
///
/// Altitude, uncertainty and unknown parameters are ignored; another reference system than WGS 84 is refused. Android
/// apps write `0,0?q=lat,lon`: then the coordinate in `q` is used.
package func geoCoordinate(_ text: String) throws(CoordinateTextError) -> Coordinate {
    let trimmed = text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
    // White space may stand at the ends only.
    let words = trimmed.filter { !$0.isEmpty }
    guard words.count == 1 else { throw malformedGeoURI }
    let parts = words[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let fields = parts[0].split(separator: ";", omittingEmptySubsequences: false)
    for field in fields.dropFirst() {
        let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard !pair[0].isEmpty else { throw malformedGeoURI }
        if pair[0].lowercased() == "crs", pair.count < 2 || pair[1].lowercased() != "wgs84" {
            throw .unknownReferenceSystem(pair.count == 2 ? String(pair[1]) : "")
        }
    }
    let numbers = fields[0].split(separator: ",", omittingEmptySubsequences: false)
    guard (2...3).contains(numbers.count) else { throw malformedGeoURI }
    var values: [Double] = []
    for number in numbers {
        guard let value = plainDecimal(number) else { throw malformedGeoURI }
        values.append(value)
    }
    if values[0] == 0, values[1] == 0, parts.count == 2 {
        for field in parts[1].split(separator: "&") where field.hasPrefix("q=") {
            let numbers = field.dropFirst(2).prefix { $0 != "(" }.split(separator: ",")
            if numbers.count == 2, let latitude = plainDecimal(numbers[0]), let longitude = plainDecimal(numbers[1]) {
                return try checkedCoordinate(latitude: latitude, longitude: longitude)
            }
            // 0,0 stands for no place where something is searched for.
            if !percentDecoded(field.dropFirst(2)).contains(where: \.isLetter) { throw emptyGeoURI }
        }
    }
    return try checkedCoordinate(latitude: values[0], longitude: values[1])
}

/// The error for a `geo:` URI that searches for nothing.
private let emptyGeoURI = CoordinateTextError.malformed("this geo: text has no place in it")

/// The error for a malformed `geo:` URI.
private let malformedGeoURI = CoordinateTextError.malformed("a geo: text is written as geo:40.757,-73.986")

/// Parses `[+-]digits[.digits]` in ASCII; nil for anything else. Linear.
package func plainDecimal(_ text: some StringProtocol) -> Double? {
    var digits = 0
    var points = 0
    for (index, byte) in text.utf8.enumerated() {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
        case UInt8(ascii: "."):
            points += 1
            if digits == 0 { return nil }
        case UInt8(ascii: "-"), UInt8(ascii: "+"): if index > 0 { return nil }
        default: return nil
        }
    }
    guard digits > 0, points <= 1, !text.hasSuffix(".") else { return nil }
    return Double(String(text))
}
