import Text

/// A line that sets what stops have: their numbers or a name, a word, and the value: `5 nights 2`, `4-6 kind see`.
package struct StopWordLine {
    /// The stops, as they were typed.
    package let stops: String
    /// The words that were perhaps meant; several where their beginning is not enough.
    package let words: [StopWord]
    /// The word as it was typed.
    package let typedWord: String
    /// The value; empty where none was typed.
    package let value: String

    /// Reads a line; `names` are those of the stops. Behind numbers the beginning of a word is enough, behind a name it
    /// is the whole word. Nil for any other line.
    package init?(_ line: String, _ names: ReferenceNames) {
        let parts = line.split(whereSeparator: \.isWhitespace)
        for part in parts.dropFirst() {
            let before = line[..<part.startIndex].trimmed
            let isNumbers = isNumberList(before)
            let words = StopWord.words(beginning: part)
            if isNumbers, isNumberList(part) { continue }
            let isMeant =
                isNumbers
                ? !words.isEmpty
                : words.first?.text == part.lowercased() && names.areReferences([Self.unquoted(before)])
            if isMeant {
                (stops, self.words, typedWord) = (before, words, String(part))
                value = line[part.endIndex...].trimmed
                return
            }
            if isNumbers { return nil }
        }
        return nil
    }

    /// The refusal where the typed beginning is that of several words; nil where one is meant.
    package var ambiguity: String? {
        guard words.count > 1 else { return nil }
        let all = Wording.enumeration(words.map(\.text), last: "or")
        return "\(Wording.quoted(typedWord)) could be \(all). Nothing was done."
    }

    private static func unquoted(_ text: String) -> String {
        text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
    }

    /// The words that the end of a line behind numbers of stops may be, and what stands before them: the words that set
    /// something, or the kinds behind `kind`; nil for any other line.
    package static func choices(_ line: String) -> (head: String, words: [String])? {
        let numbers = line.prefix { $0.isNumber || "-, ".contains($0) }
        guard numbers.contains(where: \.isNumber), numbers.last == " " else { return nil }
        let rest = line[numbers.endIndex...]
        guard let space = rest.firstIndex(where: \.isWhitespace) else {
            return (String(numbers), StopWord.allCases.map(\.text))
        }
        let head = String(line[...space])
        switch StopWord.words(beginning: rest[..<space]) {
        case [.plan(.kind)]: return (head, StopKind.known)
        case [.plan(.way)]: return (head, Way.Means.allCases.map(\.rawValue))
        default: return (head, [])
        }
    }
}

extension StopWord {
    /// The question for its value, of stops as they were typed.
    package func question(about stops: [String]) -> String {
        let subject = Wording.quoted(stops.joined(separator: ", "), maximumWidth: 30)
        let of = stops.allSatisfy { isNumberList($0) } ? "stop \(stops.joined(separator: ","))" : subject
        switch self {
        case .name: return "New name of \(of): "
        case .place: return "Place of \(of): "
        case .note, .plan: return "\(text.prefix(1).uppercased() + text.dropFirst()) of \(of) (- leaves it open): "
        }
    }

    /// The decision of the only stop that is typed, as it is typed; empty for several.
    package func typed(of stops: [Waypoint], named references: [String]) -> String {
        guard references.count == 1, let number = wholeNumber(references[0]), stops.indices.contains(number - 1)
        else { return "" }
        return typed(of: stops[number - 1])
    }
}
