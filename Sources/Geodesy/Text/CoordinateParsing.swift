extension Coordinate {
    /// The maximum length in bytes of a text that is parsed as coordinates.
    package static let maximumTextBytes = 200

    /// Parses a coordinate as people and programs write it. Surrounding white space is ignored. Linear. Throws a
    /// `CoordinateTextError` that explains what is wrong.
    ///
    /// - Decimal degrees: `40.757,-73.986`, `40.757 -73.986`, `40.757N 73.986W`, `N40.757, W73.986`.
    /// - Degrees, minutes and seconds: `40°45'25"N 73°59'10"W`, `40 45 25 N 73 59 10 W`, `40d45.417m, -73d59.167m`; the
    ///   signs may be ° º d, ' ′ ’ m, " ″ ” s or a doubled '.
    /// - In brackets, with words (`lat: 46.02 lng: 7.75`), with a slash, with decimal commas if something else
    ///   separates the angles (`46,0207; 7,7491`), and as `POINT(7.75 46.02)`.
    /// - In the grids of UTM (`32T 389310 5097250`) and MGRS (`32TLS 89310 97250`), and as a whole Plus Code
    ///   (`8FRCXGJV+2G`).
    /// - RFC 5870: `geo:40.757,-73.986`, with altitude and parameters, which are ignored except for `crs`.
    ///
    /// The latitude comes first unless the letters N, S, E, W say otherwise. Only the last number of an angle may have
    /// decimals; minutes and seconds are below 60. Exponents, nan, inf and hexadecimal numbers are refused.
    package init(parsing text: String) throws(CoordinateTextError) {
        guard text.utf8.count <= Coordinate.maximumTextBytes else {
            throw .tooLong(limit: Coordinate.maximumTextBytes)
        }
        if let rest = text.afterScheme("geo:") {
            self = try geoCoordinate(rest)
            return
        }
        let word = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).first ?? ""
        if let place = PlusCode(word)?.center, text.allSatisfy({ $0.isWhitespace || word.contains($0) }) {
            self = place
            return
        }
        if let place = try GridReference.coordinate(text) {
            self = place
            return
        }
        let spelling = CoordinateSpelling(text)
        guard let symbols = coordinateSymbols(spelling.text) else { throw .notCoordinates }
        guard symbols.count(where: \.isNumber) >= 2 else { throw .notCoordinates }
        if hasDecimalCommas(symbols) { throw .decimalComma }
        let (first, second) = try halves(symbols)
        let (one, other) = (try Angle(first), try Angle(second))
        switch (one.axis, other.axis) {
        case (.longitude, .latitude), (.longitude, nil), (nil, .latitude):
            self = try checkedCoordinate(latitude: other.degrees, longitude: one.degrees)
        case (.latitude, .latitude), (.longitude, .longitude):
            throw .malformed("one angle must be north or south, the other east or west")
        case (nil, nil) where spelling.isLongitudeFirst:
            self = try checkedCoordinate(latitude: other.degrees, longitude: one.degrees)
        case (.latitude, .longitude), (.latitude, nil), (nil, .longitude), (nil, nil):
            self = try checkedCoordinate(latitude: one.degrees, longitude: other.degrees)
        }
    }
}

extension Coordinate {
    /// Parses `40.757,-73.986`: two numbers in ASCII with a decimal point each, and perhaps a space behind the comma.
    /// Nil for every other spelling, and outside of the ranges. Linear.
    package init?(decimalPair text: Substring) {
        let halves = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, halves.allSatisfy({ $0.utf8.contains(UInt8(ascii: ".")) }) else { return nil }
        let second = halves[1].hasPrefix(" ") ? halves[1].dropFirst() : halves[1]
        guard let latitude = plainDecimal(halves[0]), let longitude = plainDecimal(second) else { return nil }
        try? self.init(latitude: latitude, longitude: longitude)
    }
}

/// Creates a coordinate; an error of its ranges is thrown as `outOfRange`.
package func checkedCoordinate(latitude: Double, longitude: Double) throws(CoordinateTextError) -> Coordinate {
    do {
        return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
        throw .outOfRange(error)
    }
}

extension StringProtocol {
    /// The text after `scheme` (given in lower case ASCII) if the text begins with it, ignoring case and leading white
    /// space; else nil.
    package func afterScheme(_ scheme: String) -> String? {
        let start = drop { $0.isWhitespace }
        guard start.prefix(scheme.count).lowercased() == scheme else { return nil }
        return String(start.dropFirst(scheme.count))
    }
}

/// One angle of a pair in degrees, and whether its letter makes it a latitude or a longitude.
private struct Angle {
    /// One of the two angles of a coordinate.
    enum Axis {
        case latitude
        case longitude
    }

    let degrees: Double
    let axis: Axis?

    /// Parses `[letter] [sign] degrees [minutes [seconds]] [letter]`; the signs ° ' " after the numbers are optional.
    init(_ symbols: some Collection<CoordinateSymbol>) throws(CoordinateTextError) {
        var letters: [Character] = []
        var negative: Bool?
        var parts: [String] = []
        var marked = -1
        for (position, symbol) in symbols.enumerated() {
            switch symbol {
            case .letter(let letter):
                guard position == 0 || position == symbols.count - 1 else {
                    throw .malformed("the letter \(letter) stands inside an angle")
                }
                letters.append(letter)
            case .sign(let isNegative):
                guard negative == nil, parts.isEmpty else { throw .malformed("a sign stands inside an angle") }
                negative = isNegative
            case .number(let number):
                parts.append(number)
            case .mark(let level):
                // A mark gives the unit of the number before it: degrees, then minutes, then seconds.
                guard level == parts.count - 1, level > marked else {
                    throw .malformed("degrees, minutes and seconds must follow one another, each once")
                }
                marked = level
            case .separator:
                throw .malformed("there are more than two parts between commas")
            }
        }
        guard letters.count <= 1 else { throw .malformed("an angle has one letter, before or behind it") }
        if negative != nil, !letters.isEmpty { throw .malformed("an angle has a sign or a letter, not both") }
        guard (1...3).contains(parts.count) else { throw .malformed("an angle has one to three numbers") }
        let isNegative = negative ?? (letters == ["S"] || letters == ["W"])
        let magnitude = try Angle.magnitude(parts)
        degrees = isNegative ? -magnitude : magnitude
        axis = letters.first.map { $0 == "N" || $0 == "S" ? .latitude : .longitude }
    }

    /// The angle of one to three numbers: degrees, minutes, seconds.
    private static func magnitude(_ parts: [String]) throws(CoordinateTextError) -> Double {
        if parts.dropLast().contains(where: { $0.utf8.contains(UInt8(ascii: ".")) }) {
            throw .malformed("only the last number of an angle may have decimals")
        }
        var degrees = 0.0
        var unit = 1.0
        for (index, part) in parts.enumerated() {
            // Digits with at most one point are always a finite number at this length.
            guard let number = Double(part) else { throw .notCoordinates }
            if index > 0, number >= 60 { throw .sixtyOrMore(part) }
            degrees += number / unit
            unit *= 60
        }
        return degrees
    }
}

/// Splits a text into its two angles: at the comma, else by the letters, else by the degree signs, else between two
/// numbers.
private func halves(
    _ symbols: [CoordinateSymbol]
) throws(CoordinateTextError) -> (ArraySlice<CoordinateSymbol>, ArraySlice<CoordinateSymbol>) {
    let separators = symbols.indices.filter { symbols[$0].isSeparator }
    if let separator = separators.first {
        guard separators.count == 1 else { throw .malformed("there are more than two parts between commas") }
        return (symbols[..<separator], symbols[(separator + 1)...])
    }
    let letters = symbols.indices.filter { symbols[$0].isLetter }
    if let first = letters.first {
        guard letters.count == 2 else { throw .malformed("both angles need a letter, or a comma between them") }
        let start = first == symbols.startIndex ? letters[1] : first + 1
        return (symbols[..<start], symbols[start...])
    }
    let numbers = symbols.indices.filter { symbols[$0].isNumber }
    let degreeSigns = symbols.indices.filter { symbols[$0] == .mark(0) }
    var start = numbers[1]
    if degreeSigns.count == 2 {
        // The second angle begins at the number before the second degree sign, which must not be the first number.
        guard let number = numbers.last(where: { $0 < degreeSigns[1] }), number > numbers[0] else {
            throw .malformed("degrees, minutes and seconds must follow one another, each once")
        }
        start = number
    } else if numbers.count != 2 {
        throw .notCoordinates
    }
    if case .sign = symbols[start - 1] { start -= 1 }
    return (symbols[..<start], symbols[start...])
}

/// Whether decimal commas cannot be distinguished from the comma between the angles, as in `48,85,2,35`.
private func hasDecimalCommas(_ symbols: [CoordinateSymbol]) -> Bool {
    let hasPoint = symbols.contains { symbol in
        if case .number(let digits) = symbol { digits.utf8.contains(UInt8(ascii: ".")) } else { false }
    }
    return !hasPoint && symbols.count(where: { $0 == .separator(betweenDigits: true) }) >= 2
}
