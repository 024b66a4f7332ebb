import Text

/// The distances in front of the places of a roadbook: `km 12,5 Puy Mary`, `0 km Salers`, `Mile 40: Watson Lake`, and
/// in a list of which nearly each line has one also without a unit, `12.5 Dienne`.
enum ListDistance {
    /// The units in front of a number and behind it, in small letters.
    private static let (before, behind): (Set, Set) = (
        ["km", "kms", "mile", "miles", "pk", "kilometer", "kilometre"],
        ["km", "kms", "mi", "miles", "kilometer", "kilometers", "kilometres"]
    )
    /// The most characters of a number.
    private static let longestNumber = 7

    /// The distance in front of a text, and the name behind it, which begins with no small letter; nil for any other
    /// text. Linear.
    static func inFront(of text: String) -> (distance: String, rest: String)? {
        let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
        if words.count == 3, let distance = pair(words[0], words[1]) {
            return name(in: words[2]).map { (distance, $0) }
        }
        // `12km Salers`, `km12 Salers`.
        guard words.count > 1 else { return nil }
        let first = String(words[0].drop { $0.isLetter })
        let unit = String(words[0].prefix { $0.isLetter })
        let number = String(words[0].prefix { !$0.isLetter })
        let glued =
            unit.isEmpty ? pair(number, String(words[0].dropFirst(number.count))) : pair(unit, first)
        guard glued != nil else { return nil }
        return name(in: words.dropFirst().joined(separator: " ")).map { (withoutSign(words[0]), $0) }
    }

    /// Two words that are a distance, as they are told; nil for others.
    private static func pair(_ first: String, _ second: String) -> String? {
        let last = withoutSign(second)
        if before.contains(withoutSign(first).lowercased()), number(last) != nil {
            return "\(withoutSign(first)) \(last)"
        }
        return number(first) != nil && behind.contains(last.lowercased()) ? "\(first) \(last)" : nil
    }

    /// A word without the sign behind it that parts it from the name.
    private static func withoutSign(_ word: String) -> String {
        word.count > 1 && word.last.map { ":-–—|.)".contains($0) } ?? false ? String(word.dropLast()) : word
    }

    /// The name behind a distance; nil where none begins there.
    private static func name(in text: String) -> String? {
        let name = String(text.drop { ":-–—| ".contains($0) })
        return name.first.map { $0.isLetter && !$0.isLowercase } ?? false ? name : nil
    }

    /// The number that a word is, with a point or a comma in it or not; nil for any other word.
    private static func number(_ word: String) -> Double? {
        guard word.count <= longestNumber, word.first?.isNumber ?? false,
            word.allSatisfy({ $0.isASCII && ($0.isNumber || ".,".contains($0)) })
        else { return nil }
        return Double(word.replacingText(",", with: "."))
    }

    /// The number in front of a line of such a list, and the name behind it.
    private static func numbered(_ line: String) -> (word: String, number: Double, name: String)? {
        guard let (word, rest) = ListSeparators.halves(of: line, at: " "), let number = number(word),
            let name = name(in: rest.trimmed)
        else { return nil }
        return (word, number, name)
    }

    /// The fewest lines, and the most bytes, of a list whose lines have numbers for distances.
    private static let (fewestLines, mostBytes) = (3, 100_000)

    /// Whether all lines of a list begin with numbers that are distances without a unit: they begin with 0, which no
    /// date and no number of an item is, do not fall, and do not count. Linear.
    static func areInFront(ofLinesOf bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard bytes.count <= mostBytes else { return false }
        var numbers: [Double] = []
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = String(decoding: line, as: UTF8.self).trimmed
            if text.isEmpty { continue }
            guard let found = numbered(text), found.word.last?.isNumber ?? false else {
                // A title stands above.
                if numbers.isEmpty, !(text.first?.isNumber ?? false) { continue }
                return false
            }
            guard found.number >= numbers.last ?? 0, !numbers.isEmpty || found.number == 0 else { return false }
            numbers.append(found.number)
        }
        return numbers.count >= fewestLines && zip(numbers, numbers.dropFirst()).contains { $1 - $0 > 1 }
    }

    /// A line of such a list with the unit in front.
    static func withUnit(_ line: String) -> String { numbered(line) == nil ? line : "km \(line)" }
}
