/// A token of a text with coordinates.
enum CoordinateSymbol: Equatable {
    /// Digits, optionally followed by a point and more digits.
    case number(String)
    /// A plus (false) or minus (true) sign.
    case sign(Bool)
    /// The sign for degrees (0), minutes (1) or seconds (2) after a number.
    case mark(Int)
    /// N, S, E or W, in upper case.
    case letter(Character)
    /// A comma or semicolon, and whether it is a comma directly between two digits, as a decimal comma is.
    case separator(betweenDigits: Bool)

    /// Whether this is a number.
    var isNumber: Bool {
        if case .number = self { true } else { false }
    }

    /// Whether this is a comma or a semicolon.
    var isSeparator: Bool {
        if case .separator = self { true } else { false }
    }

    /// Whether this is N, S, E or W.
    var isLetter: Bool {
        if case .letter = self { true } else { false }
    }
}

/// The tokens of `text`; nil if something in it cannot belong to coordinates. Linear.
func coordinateSymbols(_ text: String) -> [CoordinateSymbol]? {
    var symbols: [CoordinateSymbol] = []
    let scalars = Array(text.unicodeScalars)
    var index = 0
    // The letter for minutes (m or M) of the current angle, as in 40d45m25s: after it, s means seconds; elsewhere it
    // means south.
    var letterOfMinutes: Unicode.Scalar?
    while index < scalars.count {
        let scalar = scalars[index]
        let touchesNumber = index > 0 && ("0"..."9").contains(scalars[index - 1])
        index += 1
        switch scalar {
        case "0"..."9":
            let start = index - 1
            while index < scalars.count, ("0"..."9").contains(scalars[index]) { index += 1 }
            if index + 1 < scalars.count, scalars[index] == ".", ("0"..."9").contains(scalars[index + 1]) {
                index += 1
                while index < scalars.count, ("0"..."9").contains(scalars[index]) { index += 1 }
            }
            var number = ""
            for digit in scalars[start..<index] { number.unicodeScalars.append(digit) }
            symbols.append(.number(number))
        case "\u{2012}", "\u{2013}", "\u{FE63}":
            // A dash is a minus where it stands directly before a number.
            guard !touchesNumber, index < scalars.count, ("0"..."9").contains(scalars[index]) else { return nil }
            symbols.append(.sign(true))
        case "+", "-", "\u{2212}":
            // 12-34 is not a coordinate, but +12-034 is one by ISO 6709.
            if touchesNumber, case .number = symbols[0] { return nil }
            symbols.append(.sign(scalar != "+"))
        case "°", "º", "˚", "d", "D":
            if scalar == "d" || scalar == "D", !touchesNumber { return nil }
            symbols.append(.mark(0))
        case "m", "M":
            guard touchesNumber else { return nil }
            letterOfMinutes = scalar
            symbols.append(.mark(1))
        case "'", "\u{2032}", "\u{2019}", "\u{02B9}":
            // Two of them mean seconds.
            if index < scalars.count, scalars[index] == scalar {
                index += 1
                symbols.append(.mark(2))
            } else {
                symbols.append(.mark(1))
            }
        case "\"", "\u{2033}", "\u{201D}", "\u{02BA}": symbols.append(.mark(2))
        case "s" where letterOfMinutes == "m" && touchesNumber, "S" where letterOfMinutes == "M" && touchesNumber:
            letterOfMinutes = nil
            symbols.append(.mark(2))
        case "E" where isBetweenDigits(scalars, index - 1), "e" where isBetweenDigits(scalars, index - 1):
            return nil  // an exponent
        case "N", "n", "S", "s", "E", "e", "W", "w":
            letterOfMinutes = nil
            symbols.append(.letter(Character(scalar.properties.uppercaseMapping)))
        case ",", ";":
            letterOfMinutes = nil
            symbols.append(.separator(betweenDigits: scalar == "," && isBetweenDigits(scalars, index - 1)))
        default:
            guard scalar.properties.isWhitespace else { return nil }
        }
    }
    return symbols
}

/// Whether the scalars directly before and after `index` are digits.
private func isBetweenDigits(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    return ("0"..."9").contains(scalars[index - 1]) && ("0"..."9").contains(scalars[index + 1])
}
