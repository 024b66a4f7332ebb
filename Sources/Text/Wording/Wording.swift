/// Phrases that screens and messages share.
package enum Wording {
    /// A number and a noun, with an `s` unless the number is 1: `1 stop`, `2 stops`.
    package static func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(number == 1 ? noun : plural(noun))"
    }

    /// The plural of a regular noun: `days`, `passes`, `countries`.
    package static func plural(_ noun: String) -> String {
        if ["s", "x", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
        let isAfterConsonant = noun.dropLast().last.map { !"aeiou".contains($0) } ?? false
        return noun.hasSuffix("y") && isAfterConsonant ? noun.dropLast() + "ies" : noun + "s"
    }

    /// A list of words as in a sentence: `a`, `a or b`, `a, b or c`.
    package static func enumeration(_ words: [String], last conjunction: String) -> String {
        guard let end = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + end
    }

    /// A name in curly quotation marks, made safe for a terminal and cut to `maximumWidth` columns (without the marks).
    package static func quoted(_ name: String, maximumWidth: Int = .max) -> String {
        let shown = visible(name)
        return maximumWidth == .max ? "“\(shown)”" : "“\(shown.truncated(toWidth: maximumWidth))”"
    }
}

/// The number that a text of digits alone is; one that is too large for any list is `Int.max`. Nil for anything else.
package func wholeNumber(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(text) ?? .max
}

/// The ends of a range of whole numbers, `2-4`, as they were typed; nil for any other text.
package func numberRange(_ text: some StringProtocol) -> (first: String, last: String)? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map(\.trimmed)
    guard ends.count == 2, ends.allSatisfy({ wholeNumber($0) != nil }) else { return nil }
    return (ends[0], ends[1])
}

/// Whether a text has nothing in it but digits and the signs between the numbers of a list: `2-4,7`, `2 5 7`.
package func isNumberList(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { "0123456789-, ".utf8.contains($0) }
}

extension StringProtocol {
    /// The text without white space at its ends.
    package var trimmed: String {
        // Most texts have none, which is quickly seen: a character that begins or ends with a printed one of ASCII is
        // no white space.
        if let first = unicodeScalars.first, let last = unicodeScalars.last, Self.isPrinted(first),
            Self.isPrinted(last)
        {
            return String(self)
        }
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    /// Whether a scalar is a character of ASCII that is not white space and no control character.
    private static func isPrinted(_ scalar: Unicode.Scalar) -> Bool { 0x21...0x7E ~= scalar.value }
}

extension [String] {
    /// The strings, in order, with `separator` between them. Linear.
    ///
    /// It takes the place of the standard library's function for any collection of strings, which looks its types up by
    /// name when it is first called: that search through all conformances of the program takes a third of `roadtrip
    /// --version`.
    package func joined(separator: String = "") -> String {
        var text = ""
        for index in indices {
            if index > 0 { text += separator }
            text += self[index]
        }
        return text
    }
}
