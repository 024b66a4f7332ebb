import Console
import Entities
import Places
import Screens
import Text

/// Lines that add places.
extension TripDetailInput {
    /// Whether a text that is typed as a place is a line of the menu: it sets what numbered stops have, or is a word
    /// that needs nothing behind it, its letter, or a word that adds places, with one.
    func isLineOfMenu(_ text: String) -> Bool {
        let text = text.trimmed
        if let line = StopWordLine(text, stopNames), isNumberList(line.stops) { return true }
        if MenuSynonyms.asksForSettings(text) { return true }
        switch menu.choice(text) {
        case .action(.add, let argument): return !argument.isEmpty
        case .action(.help, _): return false
        case .action(.units, let argument): return !argument.isEmpty
        case .action(.move, let argument), .action(.delete, let argument):
            return argument.first?.isNumber == true && argument.allSatisfy { $0.isNumber || "-, ".contains($0) }
        case .action(let action, argument: ""): return text.count == 1 || action.isDoneAlone
        default: return false
        }
    }

    /// The places that a line adds, and where they go; nil for a line that is none of `a PLACE`.
    func placesAdded(by line: String) -> (places: [String], position: StopPosition)? {
        guard case .action(.add, let argument) = menu.choice(line) else { return nil }
        let (text, position) = Self.place(argument, stopNames)
        let places = PlaceLines.places(text)
        return places.isEmpty ? nil : (places, position)
    }

    /// Whether a line begins with a whole word of the menu, or sets what stops have.
    func beginsLine(_ line: String) -> Bool {
        menu.hasWord(atBeginningOf: line) || setsSomething(line)
            || StopWordLine(line, stopNames).map { !$0.value.isEmpty } == true
    }

    /// Whether a text begins with a word that sets what stops or the days have, and has something behind it:
    /// `nights 2`, `start 12 June`.
    func setsSomething(_ text: String) -> Bool {
        let word = text.prefix { !$0.isWhitespace }
        return word.count < text.count
            && (StopWord.allCases.contains { $0.text == word.lowercased() }
                || PlanWord(rawValue: word.lowercased()) != nil && text.contains(where: \.isNumber))
    }

    /// `PLACE`, `PLACE at 3`, `PLACE best`, or only where: then places are asked for.
    func add(_ argument: String) -> ScreenRequest<TripDetailEvent> {
        let (text, position) = Self.place(argument, stopNames)
        let places = PlaceLines.places(text)
        guard !places.isEmpty else { return .event(.askForPlaces(position)) }
        let edit = TripDetailEvent.edit(.add(places: places, position))
        guard places.count == 1, areNumbersOfStops(places[0]) else { return .event(edit) }
        let reason =
            "\(Wording.quoted(places[0])) is a point on the map, latitude and longitude, and no stops of this trip."
        guard isOnTerminal else { return .refused("\(reason) Write decimals if it is meant: a 3.0 4.0") }
        let question = YesNoQuestion("\(reason) Add it?")
        return .question(question.prompt) { answer in
            switch question.answer(answer) {
            case true: .event(edit)
            case false: .nothing
            case nil: .refused(YesNoQuestion.hint)
            }
        }
    }

    /// The place that is being typed behind `a`, without the words that say where it goes; nil for any other line, for
    /// several places, and before two characters.
    static func placePart(_ line: String, _ stopNames: ReferenceNames) -> LiveField.Part? {
        let key = Completion.key(of: line)
        guard key.last?.isWhitespace == true, ["a", "add"].contains(key.trimmed) else { return nil }
        let typed = String(line.dropFirst(key.count))
        let (query, position) = place(typed, stopNames)
        guard query.count > 1, !typed.contains(where: { $0.isNewline || "\"“”".contains($0) }) else { return nil }
        let tail = position == .end ? "" : String(typed.dropFirst(query.count))
        return LiveField.Part(head: key, query: position == .end ? typed : query, tail: tail)
    }

    /// Whether a text that reads as coordinates rather means stops: two whole numbers that stops of the page have,
    /// without a comma where a script may have written it.
    private func areNumbersOfStops(_ text: String) -> Bool {
        let separators: Set<Character> = isOnTerminal ? [" ", ","] : [" "]
        let numbers = text.split { separators.contains($0) }
        return numbers.count == 2 && numbers.allSatisfy { stopNames.isNumber($0) }
    }

    /// A text of places without the words at its end that say where the stops go.
    static func place(
        _ argument: String, _ stopNames: ReferenceNames? = nil
    ) -> (text: String, position: StopPosition) {
        let words = argument.split(whereSeparator: \.isWhitespace)
        if let stopNames, let (text, side) = RelativePlace.split(argument, stopNames) {
            return (text, .number(side.isBehind ? side.number + 1 : side.number))
        }
        guard let last = words.last else { return ("", .end) }
        if last == "best" { return (argument.dropLast(4).trimmed, .best) }
        if words.count > 1, words[words.count - 2] == "at", let number = wholeNumber(last) {
            return (String(argument[..<words[words.count - 2].startIndex]).trimmed, .number(number))
        }
        return (argument, .end)
    }
}
