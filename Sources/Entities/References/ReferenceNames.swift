import Text

/// The names of the numbered rows of a page, which tell references to rows from other text on a line before anything is
/// looked up. Whether a reference identifies one row is for `ReferenceSearch` to say.
package struct ReferenceNames {
    /// The names, in the order of their numbers.
    private let names: [String]

    /// Takes the names of the rows, in the order of their numbers, from 1 on.
    package init(_ names: [String]) {
        self.names = names
    }

    /// Whether a text is the number of a row; the number 1 is one of an empty page too.
    package func isNumber(_ text: some StringProtocol) -> Bool {
        wholeNumber(text).map { 1...max(1, names.count) ~= $0 } ?? false
    }

    /// Whether a name is this text, but for case and accents. Linear in the names.
    package func contains(_ text: String) -> Bool {
        let wanted = folded(text)
        return names.contains { folded($0) == wanted }
    }

    /// Whether a name begins with this text. Linear in the names.
    package func isBeginning(_ text: String) -> Bool {
        let wanted = folded(text)
        return names.contains { folded($0).hasPrefix(wanted) }
    }

    /// The numbers of the rows that a text names: a list of numbers, or one name, whole or by a beginning that only one
    /// has. Nil for any other text. Linear in the names.
    package func numbers(of text: String) -> [Int]? {
        let wanted = folded(text)
        guard !wanted.isEmpty else { return nil }
        let whole = names.indices.filter { folded(names[$0]) == wanted }
        if let index = whole.first { return whole.count == 1 ? [index + 1] : nil }
        if isNumberList(text) {
            let numbers = text.split { ", ".contains($0) }.flatMap { part -> [Int] in
                let range = numberRange(String(part)) ?? (String(part), String(part))
                let (first, last) = (Int(range.first) ?? 0, Int(range.last) ?? 0)
                return first >= 1 && last <= names.count && first <= last ? Array(first...last) : [0]
            }
            return numbers.isEmpty || numbers.contains(0) ? nil : numbers
        }
        let begun = names.indices.filter { folded(names[$0]).hasPrefix(wanted) }
        return begun.count == 1 ? begun.map { $0 + 1 } : nil
    }

    /// The numbers of the rows that texts name, each one reference or a list of them; nil where one names none or
    /// several. Linear in the names, for each.
    package func numbers(of texts: [String]) -> [Int]? {
        var all: [Int] = []
        for part in parts(of: texts) {
            guard let numbers = numbers(of: part.trimmed) else { return nil }
            all += numbers
        }
        return all.isEmpty ? nil : all
    }

    /// Whether one of some texts, each one reference or a list of them, is the beginning of several names, or a name
    /// that several rows have.
    package func areUnclear(_ texts: [String]) -> Bool {
        parts(of: texts).map(\.trimmed).contains { isBeginning($0) && !isNumberList($0) && numbers(of: $0) == nil }
    }

    /// The references in texts, each of which is one or a list of them.
    private func parts(of texts: [String]) -> [String] {
        texts.flatMap { isBeginning($0) ? [$0] : $0.split(separator: ",").map(String.init) }
    }

    /// Whether each text is one reference or a list of them: numbers, ranges of numbers, beginnings of names.
    package func areReferences(_ texts: [String]) -> Bool {
        parts(of: texts).allSatisfy { part in
            if let range = numberRange(part) { return isNumber(range.first) && isNumber(range.last) }
            return isNumber(part.trimmed) || isBeginning(part.trimmed)
        }
    }

    /// The first of some texts, each one reference or a list of them, that is too short to delete a row by: a name
    /// needs three letters, unless it is whole or a whole word of one name only. Nil where there is none.
    package func tooShort(among texts: [String]) -> String? {
        texts.flatMap { contains($0) ? [] : $0.split(separator: ",").map(\.trimmed) }.first { part in
            guard !part.isEmpty, !isNumberList(part), part.count < Self.shortestBeginning, !contains(part) else {
                return false
            }
            let wanted = folded(part)
            return names.count { folded($0).split(whereSeparator: { !$0.isLetter }).contains(Substring(wanted)) } != 1
        }
    }

    /// The fewest letters of a name by which a row is deleted.
    private static let shortestBeginning = 3

    /// Whether a line that is no word of a menu names a row, perhaps behind `name:`. One letter is rather a key of
    /// another menu than the beginning of a name.
    package func isReference(line: String) -> Bool {
        let wanted = TypedReference(line).wanted
        return names.contains { name in
            let name = folded(name)
            return name == wanted || (wanted.count > 1 && name.hasPrefix(wanted))
        }
    }

    /// Whether a line of four characters or more is a name with a few typing errors.
    package func resembles(line: String) -> Bool {
        let wanted = TypedReference(line).wanted
        guard wanted.count > 3 else { return false }
        let limit = max(1, min(3, wanted.count / 3))
        return names.contains { typingDistance(wanted, folded($0), atMost: limit) != nil }
    }
}
