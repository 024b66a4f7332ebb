/// Normalizes the spelling of a text with coordinates for `coordinateSymbols`: removes brackets and words such as
/// `lat`, writes decimal points instead of decimal commas, and a comma or semicolon between the angles.
///
/// A text that is not in one of these spellings stays unchanged.
struct CoordinateSpelling {
    /// The normalized text.
    private(set) var text: String
    /// Whether the longitude comes first, as in `POINT(7.75 46.02)` and `lon: 7.75 lat: 46.02`.
    private(set) var isLongitudeFirst = false

    private static let latitudes: Set<String> = ["lat", "latitude", "breite", "breitengrad"]
    private static let longitudes: Set<String> = [
        "lon", "lng", "long", "longitude", "länge", "laenge", "längengrad", "laengengrad",
    ]

    /// Normalizes `text`. Linear.
    init(_ text: String) {
        self.text = text
        replaceFullWidth()
        removePoint()
        removeBrackets()
        removeWords()
        replaceSlash()
        replaceDecimalCommas()
        replaceColons()
    }

    /// Replaces the digits and signs of East Asian keyboards by those of ASCII: `４５．５，７．２`.
    private mutating func replaceFullWidth() {
        guard text.unicodeScalars.contains(where: { $0.value >= 0x3000 }) else { return }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            // These stand in the order of ASCII.
            case 0xFF01...0xFF5E: scalars.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
            case 0x3001: scalars.append(",")
            default: scalars.append(scalar)
            }
        }
        text = String(scalars)
    }

    /// Replaces the colons of `45:30:00 N 7:15:00 E` by the signs for degrees and minutes, if both angles have as many.
    /// With one in each and without letters for the directions they are times of day: `12:30 14:45`.
    private mutating func replaceColons() {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return }
        let characters = Array(text.unicodeScalars)
        func isDigit(_ index: Int) -> Bool {
            characters.indices.contains(index) && ("0"..."9").contains(characters[index])
        }
        // The number of colons in each angle; the digits and points of an angle hang together.
        var counts: [Int] = []
        var scalars = String.UnicodeScalarView()
        var isInside = false
        for (index, scalar) in characters.enumerated() {
            guard scalar == ":" else {
                isInside = isInside && (isDigit(index) || scalar == ".")
                scalars.append(scalar)
                continue
            }
            guard isDigit(index - 1), isDigit(index + 1) else { return }
            if isInside { counts[counts.count - 1] += 1 } else { counts.append(1) }
            isInside = true
            scalars.append(counts.last == 1 ? "°" : "′")
        }
        let hasDirections = characters.contains { "NSEWOnsewo".unicodeScalars.contains($0) }
        guard counts == [2, 2] || counts == [1, 1] && hasDirections else { return }
        text = String(scalars)
    }

    /// A text without the reference system that databases put in front of a point, where it is that of all coordinates
    /// here (WGS 84): `SRID=4326;POINT(7.75 46.02)`.
    private static func withoutSystem(_ text: String) -> String {
        let mark = "srid=4326;"
        return text.prefix(mark.count).lowercased() == mark ? String(text.dropFirst(mark.count)).trimmed : text
    }

    /// Replaces `POINT(7.75 46.02)`, the form of the Open Geospatial Consortium, by `7.75,46.02`; a height is dropped.
    private mutating func removePoint() {
        let trimmed = Self.withoutSystem(text.trimmed)
        guard trimmed.prefix(5).lowercased() == "point", let open = trimmed.firstIndex(of: "("), trimmed.hasSuffix(")")
        else { return }
        let numbers = trimmed[trimmed.index(after: open)...].dropLast().split { $0.isWhitespace || $0 == "," }
        guard (2...4).contains(numbers.count) else { return }
        text = "\(numbers[0]),\(numbers[1])"
        isLongitudeFirst = true
    }

    /// Removes one pair of brackets around the whole text.
    private mutating func removeBrackets() {
        let trimmed = text.trimmed
        for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")]
        where trimmed.hasPrefix(open) && trimmed.hasSuffix(close) {
            text = String(trimmed.dropFirst().dropLast())
        }
    }

    /// Removes the words of `lat: 46.02 lng: 7.75` if there is one for each angle.
    private mutating func removeWords() {
        guard text.utf8.contains(where: { ($0 | 0x20) == UInt8(ascii: "l") || ($0 | 0x20) == UInt8(ascii: "b") }) else {
            return
        }
        var plain = ""
        var order: [Bool] = []
        var rest = text[...]
        while let first = rest.first {
            guard first.isLetter || first == "\"" else {
                plain.append(first)
                rest = rest.dropFirst()
                continue
            }
            let quoted = rest.drop { $0 == "\"" }
            let word = quoted.prefix { $0.isLetter }
            let isLatitude = Self.latitudes.contains(word.lowercased())
            guard isLatitude || Self.longitudes.contains(word.lowercased()) else {
                plain.append(contentsOf: word.isEmpty ? rest.prefix(1) : rest.prefix(word.count))
                rest = rest.dropFirst(max(word.count, 1))
                continue
            }
            order.append(isLatitude)
            rest = quoted[word.endIndex...].drop { "\".:= ".contains($0) }
            plain += " "
        }
        guard order.count == 2, order[0] != order[1] else { return }
        text = plain
        isLongitudeFirst = !order[0]
    }

    /// Replaces the slash of `46.02/7.75` by a semicolon.
    private mutating func replaceSlash() {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !text.contains(";") else { return }
        text = parts.joined(separator: ";")
    }

    /// Replaces the decimal commas of `46,0207; 7,7491`, `48,85 2,35` and `50,5°N 8,3°E` by points: commas directly
    /// between digits, if something else separates the angles.
    private mutating func replaceDecimalCommas() {
        let characters = Array(text.unicodeScalars)
        func isDigit(_ index: Int) -> Bool {
            characters.indices.contains(index) && ("0"..."9").contains(characters[index])
        }
        let commas = characters.indices.filter { characters[$0] == "," }
        let inside = commas.filter { isDigit($0 - 1) && isDigit($0 + 1) }
        guard !inside.isEmpty, inside.count <= 2 else { return }
        // The separator of the angles: a semicolon, or a comma that is not directly between digits.
        let separators = characters.indices.filter { characters[$0] == ";" } + commas.filter { !inside.contains($0) }
        guard separators.count <= 1 else { return }
        if separators.isEmpty {
            guard inside.count == 2, !characters.contains("."),
                characters[inside[0]...inside[1]].contains(where: { !("0"..."9").contains($0) && $0 != "," })
            else { return }
        } else if inside.contains(where: { comma in !Self.isDecimal(comma, characters, separators[0]) }) {
            return
        }
        var scalars = String.UnicodeScalarView()
        for (index, scalar) in characters.enumerated() { scalars.append(inside.contains(index) ? "." : scalar) }
        text = String(scalars)
    }

    /// Whether the angle that contains the comma has no decimal point, which it has in `46.02,7.75; 3`.
    private static func isDecimal(_ comma: Int, _ characters: [Unicode.Scalar], _ separator: Int) -> Bool {
        let side = comma < separator ? characters[..<separator] : characters[(separator + 1)...]
        return !side.contains(".")
    }
}

extension StringProtocol {
    /// The text without the white space at its ends. Linear.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
