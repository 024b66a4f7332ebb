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
    /// is the whole word. Numbers may also have the value before the word (`5 2 nights`), and the word may stand in
    /// front of numbers or a name (`nights 5 2`, `note Bled swim`). Nil for any other line.
    package init?(_ line: String, _ names: ReferenceNames) {
        let parts = line.split(whereSeparator: \.isWhitespace)
        if let other = Self.otherOrder(parts) ?? Self.wordFirst(parts, names) {
            (stops, words, typedWord, value) = other
            return
        }
        for part in parts.dropFirst() {
            let before = line[..<part.startIndex].trimmed
            let isNumbers = isNumberList(before) && before.first?.isNumber == true
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

    /// The parts of a line about numbered stops in which the value stands before the word, or the word before both.
    private static func otherOrder(
        _ parts: [Substring]
    ) -> (stops: String, words: [StopWord], typedWord: String, value: String)? {
        guard parts.count > 2 else { return nil }
        if parts.count == 3, isNumberList(parts[0]), StopWord.words(beginning: parts[1]).isEmpty,
            let word = plainWord(parts[2])
        {
            return (String(parts[0]), [word], String(parts[2]), String(parts[1]))
        }
        guard let word = plainWord(parts[0]) ?? wholeWord(parts[0]), isNumberList(parts[1]),
            parts[1].first?.isNumber == true
        else {
            return nil
        }
        return (String(parts[1]), [word], String(parts[0]), parts[2...].joined(separator: " "))
    }

    /// The parts of a line in which the whole word stands in front of the name of a stop: of names that begin alike the
    /// longest is meant, else the beginning of one in three letters or more.
    private static func wordFirst(
        _ parts: [Substring], _ names: ReferenceNames
    ) -> (stops: String, words: [StopWord], typedWord: String, value: String)? {
        guard parts.count > 2, let word = wholeWord(parts[0]) else { return nil }
        func text(_ parts: ArraySlice<Substring>) -> String { parts.joined(separator: " ") }
        let whole = (2..<parts.count).last { names.contains(text(parts[1..<$0])) }
        guard let end = whole ?? (parts[1].count > 2 && names.isBeginning(String(parts[1])) ? 2 : nil) else {
            return nil
        }
        return (text(parts[1..<end]), [word], String(parts[0]), text(parts[end...]))
    }

    /// The word that a text is.
    private static func wholeWord(_ text: Substring) -> StopWord? {
        StopWord.allCases.first { $0.text == text.lowercased() }
    }

    /// The word of a decision that a text of three letters or more is, or begins.
    private static func plainWord(_ text: Substring) -> StopWord? {
        let words = StopWord.words(beginning: text)
        guard text.count > 2, words.count == 1, case .plan = words[0] else { return nil }
        return words[0]
    }

    /// The sentence that says the right form of a line of numbers and the word of a decision that sets nothing, such as
    /// `-2 nights`; nil for any other line.
    package static func form(of line: String) -> String? {
        let parts = line.split(whereSeparator: \.isWhitespace)
        let words = parts.compactMap(plainWord)
        guard parts.count > 1, words.count == 1, let word = words.first,
            parts.allSatisfy({ plainWord($0) != nil || $0.contains(where: \.isNumber) })
        else { return nil }
        return
            "\(Wording.quoted(line, maximumWidth: 40)) sets nothing: first the stop's number, then \(word.text), then "
            + "\(word.argument), as in: \(word.example)"
    }

    /// The sentence that says the words which may stand behind the number of a stop, for a line that has another word
    /// there; nil for any other line.
    package static func absentWord(in line: String) -> String? {
        let parts = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        guard parts.count > 1, isNumberList(parts[0]), parts[0].first?.isNumber == true,
            parts[1].contains(where: \.isLetter), StopWord.words(beginning: parts[1]).isEmpty
        else { return nil }
        let words = Wording.enumeration(StopWord.allCases.map(\.text), last: "or")
        let typed = Wording.quoted(String(parts[1]), maximumWidth: 40)
        if ["until", "till", "til"].contains(parts[1].lowercased()) {
            let time = visible(parts.count > 2 ? String(parts[2].prefix(Self.longestTime)) : "14:00")
            return "\(typed) sets nothing: ‘\(parts[0]) leave \(time)’ says when the drive goes on, "
                + "‘\(parts[0]) arrive \(time)’ when you are there. Nothing was done."
        }
        if let near = word(near: parts[1]) {
            return "\(typed) sets nothing. Did you mean \(near.text)? Nothing was done."
        }
        return
            "\(typed) sets nothing. Behind a stop's number goes \(words)."
    }

    /// The most letters of a time that is repeated.
    private static let longestTime = 20

    /// The word that one which is not known was perhaps meant for: what it means, or what it resembles most; nil where
    /// there is none.
    private static func word(near text: Substring) -> StopWord? {
        let typed = folded(String(text))
        switch typed {
        case "sleep", "sleeps", "overnight", "lodge", "camp": return .plan(.nights)
        case "stop", "wait", "pause", "break", "rest": return .plan(.stayMinutes)
        default: break
        }
        let limit = min(2, typed.count / 3)
        guard limit > 0 else { return nil }
        let near = StopWord.allCases.compactMap { word in
            typingDistance(typed, word.text, atMost: limit).map { (distance: $0, word: word) }
        }
        return near.min { $0.distance < $1.distance }?.word
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
    /// A line that sets it.
    fileprivate var example: String {
        switch self {
        case .name: "5 name Camp"
        case .place: "5 place Bled"
        case .note: "5 note Book ahead"
        case .plan(.kind): "5 kind see"
        case .plan(.stayMinutes): "5 stay 1h30"
        case .plan(.nights): "5 nights 2"
        case .plan(.arrive): "5 arrive 14:30"
        case .plan(.leave): "5 leave 9:00"
        case .plan(.way): "5 way ferry 2h30"
        case .plan(.cost): "5 cost 95"
        }
    }

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

    /// The texts that can be typed for its value.
    package var explanation: String {
        switch self {
        case .name: "Type the name that the stop is to have."
        case .place: "Type a name (Lyon; Springfield, Illinois), coordinates (46.02, 7.75) or a link of a map."
        case .note: "Type a text; - takes the note away."
        case .plan(.kind): "Type what it is for: \(StopKind.known.joined(separator: ", ")); - leaves it open."
        case .plan(.stayMinutes): "Type how long to stay before the drive goes on: 2h, 1h30, 45min; - leaves it open."
        case .plan(.nights): "Type how many nights: 2; 0 never has a night here, - leaves it open."
        case .plan(.arrive): "Type when to be there: 14:30, 2pm; - leaves it open."
        case .plan(.leave): "Type before which time not to leave: 9:00, 9am; - leaves it open."
        case .plan(.way): "Type how one gets here: ferry 2h30, train 8:30 3h 85, walk; - is the road again."
        case .plan(.cost): "Type what it costs: 95; - leaves it open."
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
