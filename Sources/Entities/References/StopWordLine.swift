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

    /// The refusal of a number that no stop of a trip with `count` stops has: no value would help it. Nil for names,
    /// and where there are all.
    package func absence(amongStops count: Int) -> String? {
        guard isNumberList(stops) else { return nil }
        let numbers = stops.split { !$0.isNumber }.compactMap { Int($0) }
        guard let absent = numbers.first(where: { $0 < 1 || $0 > count }) else { return nil }
        return "There is no stop \(absent); the trip has \(Wording.counted(count, "stop")). Nothing was done."
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
    /// The question for its value, of stops as they were typed: `When do you arrive at Verona (- leaves it open)? `.
    /// One stop is called by its name.
    package func question(about references: [String], of stops: [Waypoint]) -> String {
        let only = references.count == 1 ? wholeNumber(references[0]).map { $0 - 1 } : nil
        if let only, stops.indices.contains(only) { return question(about: stops[only].name.text) }
        let isNumbers = references.allSatisfy { isNumberList($0) }
        return question(about: (isNumbers ? "stops " : "") + references.joined(separator: ", "))
    }

    /// The question for its value, of a stop that is called so, which is cut and safe for a terminal: `How long do you
    /// stay at Verona (- leaves it open)? `.
    package func question(about name: String) -> String {
        let name = visible(name).truncated(toWidth: 30)
        return switch self {
        case .name: "New name of \(name): "
        case .place: "Place of \(name): "
        case .note: "Note of \(name) (- takes it away): "
        case .plan(let field): "\(field.question(about: name)) (- leaves it open)? "
        }
    }

    /// The decision of the only stop that is typed, as it is typed; empty for several.
    package func typed(of stops: [Waypoint], named references: [String]) -> String {
        guard references.count == 1, let number = wholeNumber(references[0]), stops.indices.contains(number - 1)
        else { return "" }
        return typed(of: stops[number - 1])
    }
}

extension StopField {
    /// The question for its value, without its end.
    fileprivate func question(about name: String) -> String {
        switch self {
        case .kind: "What is \(name) for"
        case .stayMinutes: "How long do you stay at \(name)"
        case .nights: "How many nights at \(name)"
        case .arrive: "When do you arrive at \(name)"
        case .leave: "When do you leave \(name)"
        case .way: "How do you get to \(name)"
        case .cost: "What does \(name) cost"
        }
    }
}
