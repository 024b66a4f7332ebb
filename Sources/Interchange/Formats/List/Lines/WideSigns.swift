import Text

/// Takes the signs and numbers of Chinese, Japanese and Korean lines for those of others: `第一天：西宁——青海湖（150公里）`.
enum WideSigns {
    /// A text with a bracket in place of the picture of a key in front, as telephones write it: `1) Newcastle` of `1️⃣
    /// Newcastle`; any other text as it is. Constant but for the copy.
    static func withoutKeys(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let key = scalars.prefix(3).firstIndex(of: "\u{20E3}"), let first = scalars.first,
            (0x30...0x39).contains(first.value)
        else { return text }
        return "\(first)) \(String(String.UnicodeScalarView(scalars[scalars.index(after: key)...])).trimmed)"
    }

    /// A line with the spaces around its signs that other languages have; a line without letters of these languages as
    /// it is. Linear.
    static func plain(_ line: String) -> String {
        guard line.unicodeScalars.contains(where: { isWide($0) || isFullWidth($0) }) else { return line }
        var text = ""
        let characters = Array(line)
        var index = 0
        while index < characters.count {
            let character = narrow(characters[index])
            let (before, next) = (text.last, index + 1 < characters.count ? characters[index + 1] : " ")
            let isBeside = before.map(isWide) ?? false || isWide(next)
            index += 1
            switch character {
            case "—", "–", "―", "-", "ー", "～", "~", "〜":
                let isLong = characters[index - 1] == "ー"
                // `ラーメン` has the sign within a word, and `1-3` is of numbers.
                guard isBeside, !isLong || !(before.map(isKana) ?? false), before.map(isWide) ?? false || before == ")",
                    !next.isNumber
                else {
                    text.append(character)
                    continue
                }
                while index < characters.count, "—–―-".contains(characters[index]) { index += 1 }
                text += " – "
            case ":", ",", ";":
                text.append(character)
                if isBeside, !next.isWhitespace, !(before?.isNumber == true && next.isNumber) { text += " " }
            case "、": text += ", "
            case "。": text += ". "
            case "(":
                if let before, !before.isWhitespace { text += " " }
                text.append(character)
            case ")":
                text.append(character)
                if next.isLetter || next.isNumber { text += " " }
            default:
                // `酒店320元`.
                if character.isNumber, before.map(isWide) ?? false, isMoney(characters[(index - 1)...]) { text += " " }
                text.append(character)
            }
        }
        return text.split(separator: " ").joined(separator: " ")
    }

    /// Whether some characters begin with an amount of money.
    private static func isMoney(_ characters: ArraySlice<Character>) -> Bool {
        characters.drop { $0.isNumber || $0 == "," || $0 == "." }.first.map { "元円원块".contains($0) } ?? false
    }

    /// The number, from 1 to 99, of Chinese figures: 21 of `二十一`; nil for any other text.
    static func number(_ text: String) -> Int? {
        let digits = text.map { figures.firstIndex(of: $0) }
        guard (1...3).contains(digits.count), digits.allSatisfy({ $0 != nil }) else { return nil }
        let values = digits.compactMap { $0.map { $0 + 1 } }
        if values.count == 1 { return values[0] }
        guard let ten = values.firstIndex(of: 10), ten <= 1 else { return nil }
        return (ten == 0 ? 1 : values[0]) * 10 + (ten + 1 < values.count ? values[ten + 1] : 0)
    }

    private static let figures = Array("一二三四五六七八九十")

    private static func isKana(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { (0x3040...0x30FF).contains($0.value) } ?? false
    }

    private static func isWide(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { isWide($0) } ?? false
    }

    /// Whether a letter is of these languages.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF: true
        default: false
        }
    }

    /// Whether a sign or a figure is as wide as such a letter.
    private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool { (0xFF01...0xFF5E).contains(scalar.value) }

    /// A sign or a figure in the usual width.
    private static func narrow(_ character: Character) -> Character {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return character }
        if scalar.value == 0x3000 { return " " }
        guard isFullWidth(scalar), let narrow = Unicode.Scalar(scalar.value - 0xFEE0) else { return character }
        return Character(narrow)
    }
}
