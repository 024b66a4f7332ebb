/// A word, a number or a sign of a text that dates are read from.
struct DateToken {
    /// The sort of a token.
    enum Kind {
        case word, number, sign
    }

    let kind: Kind
    /// The token, a word in small letters.
    let text: String
    /// Whether white space stands before it.
    let isSpaced: Bool
    /// Whether a word begins with a small letter.
    let isSmall: Bool
    let range: Range<String.Index>

    /// Whether it is one of some signs or words.
    func isAny(of texts: Set<String>) -> Bool { texts.contains(text) }
    /// The number; nil for another token, and for one of more than four digits.
    var number: Int? { kind == .number && text.utf8.count <= 4 ? Int(text) : nil }

    /// The signs behind the numbers of year, month and day in East Asia, which are tokens by themselves.
    private static let signs: Set<Character> = ["年", "月", "日", "号", "號", "년", "월", "일"]

    /// The tokens of the first characters of a text. Linear.
    static func tokens(of text: String, longest: Int) -> [DateToken] {
        var tokens: [DateToken] = []
        var index = text.startIndex
        let end = text.index(index, offsetBy: longest, limitedBy: text.endIndex) ?? text.endIndex
        var isSpaced = false
        while index < end {
            let (first, start) = (text[index], index)
            index = text.index(after: index)
            if first.isWhitespace {
                isSpaced = true
                continue
            }
            var kind = Kind.sign
            if first.isASCII, first.isNumber {
                kind = .number
                while index < end, text[index].isASCII, text[index].isNumber { index = text.index(after: index) }
            } else if first.isLetter, !isSign(at: start, of: text, before: end) {
                kind = .word
                while index < end, text[index].isLetter, !isSign(at: index, of: text, before: end) {
                    index = text.index(after: index)
                }
                // The sign that joins a small word to the next.
                if index < end, "'’".contains(text[index]) { index = text.index(after: index) }
            }
            let word = text[start..<index]
            tokens.append(
                DateToken(
                    kind: kind, text: kind == .word ? word.lowercased().replacing("’") : String(word),
                    isSpaced: isSpaced, isSmall: first.isLowercase, range: start..<index))
            isSpaced = false
        }
        return tokens
    }

    /// Whether a letter is such a sign: it stands behind a number, or has no letter beside it.
    private static func isSign(at index: String.Index, of text: String, before end: String.Index) -> Bool {
        guard signs.contains(text[index]) else { return false }
        return index == text.startIndex || text[text.index(before: index)].isNumber
    }
}

extension String {
    /// A text with the straight sign in place of a curved one.
    fileprivate func replacing(_ sign: Character) -> String { String(map { $0 == sign ? "'" : $0 }) }
}
