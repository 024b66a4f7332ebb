import Console
import Entities
import Places
import Screens
import Text

/// Lines that are no words of the menu.
extension TripDetailInput {
    /// A line that is no word of the menu: the name of a stop, or perhaps a place, which is offered where somebody can
    /// be asked, and else answered with how it is added.
    func named(_ text: String) -> ScreenRequest<TripDetailEvent> {
        if let refusal = Self.moved.refusal(of: text), page.title != nil { return .refused(refusal) }
        if let line = StopWordLine(text, stopNames) { return set(line) }
        if stopNames.isReference(line: text) { return .event(.open(stop: text)) }
        // What is said of no stop is a setting of the days where these have the word.
        if page.title != nil, text.contains(where: \.isWhitespace),
            let word = PlanWord(rawValue: text.prefix { !$0.isWhitespace }.lowercased())
        {
            return ofDays(word, text)
        }
        if let word = StopWord.allCases.first(where: { $0.text == text.prefix { !$0.isWhitespace } }), page.title != nil
        {
            return withoutStop(word, text.dropFirst(word.text.count).trimmed)
        }
        guard page.title != nil, text.count > 1 else { return .unknown(text, in: menu) }
        if let form = StopWordLine.form(of: text) { return .refused(form) }
        if let last = text.split(whereSeparator: \.isWhitespace).last, last.count < 3, wholeNumber(last) != nil,
            let number = stopNames.numbers(of: text[..<last.startIndex].trimmed)?.first
        {
            return .refused("Stop \(number) is called so: \(number) nights \(last) sets its nights. Nothing was done.")
        }
        let otherwise = StopWordLine.absentWord(in: text) ?? String.unknown(text, in: menu)
        return .event(
            isOnTerminal
                ? .offer(place: text, otherwise: otherwise) : .explain(place: text, otherwise: otherwise))
    }

    /// The request of a line that begins with the whole name of a stop and sets something, or says its nights as those
    /// of a new place are said, although the name may be a word of the menu: `split way ferry`, `Piran 2 nights`. Nil
    /// for any other line.
    func aboutNamedStop(_ line: String) -> ScreenRequest<TripDetailEvent>? {
        guard page.title != nil else { return nil }
        // Words that ask for more have a letter that means the same.
        if case .action(let action, argument: "") = menu.choice(line), action.argument.isQuotable, line.count > 1,
            stopNames.contains(line)
        {
            return .event(.open(stop: line))
        }
        if let line = StopWordLine(line, stopNames), stopNames.contains(line.stops) { return set(line) }
        let stay = PlaceNights(line)
        guard let nights = stay.nights, stopNames.contains(stay.place) else { return nil }
        return .event(
            .edit(.set(stops: [stay.place], WaypointEdit(.plan(.nights), typed: "\(nights)"))))
    }

    /// The request of a line that decides something about the days: it is done on their page, which shows what it
    /// changes. A script has to open that itself, since the lines behind it are for the page that it knows.
    func ofDays(_ word: PlanWord, _ line: String) -> ScreenRequest<TripDetailEvent> {
        isOnTerminal && !page.rows.isEmpty
            ? .event(.decide(line: line))
            : .refused("\(word.rawValue) belongs to the days: y opens them. Nothing was done.")
    }

    /// The request of `5 nights 2`; a value that is missing is asked for.
    private func set(_ line: StopWordLine) -> ScreenRequest<TripDetailEvent> {
        if let ambiguity = line.ambiguity { return .refused(ambiguity) }
        if let absence = line.absence(amongStops: page.stops.count) { return .refused(absence) }
        if let fault = TypedPaths.unclosedQuote(in: line.stops) { return .refused(fault) }
        let stops = TypedPaths.quotedNames(line.stops)
        let word = line.words[0]
        let prefill = Prefill(word.typed(of: page.stops, named: stops), .replacing)
        return .argument(
            line.value, or: word.question(about: stops, of: page.stops), prefill: prefill,
            explained: word.explanation
        ) {
            $0.isEmpty ? nil : .edit(.set(stops: stops, WaypointEdit(word, withOthers: $0)))
        }
    }

    /// The request of `nights 2`, whose stops are asked for.
    private func withoutStop(_ word: StopWord, _ value: String) -> ScreenRequest<TripDetailEvent> {
        guard !page.stops.isEmpty else { return .refused("There is no stop yet that could have that: a adds stops.") }
        guard isOnTerminal else {
            return .refused("The stop is missing: \(page.stops.count) \(word.text) \(word.argument), for example.")
        }
        return .question("Stops to set \(word.text) of: ", explained: Self.stopsHelp, isAboutRows: true) { stops in
            guard !stops.isEmpty else { return .nothing }
            guard StopWordLine(stops, stopNames) == nil else { return .refused(Self.stopsHelp) }
            return StopWordLine("\(stops) \(word.text) \(value)".trimmed, stopNames).map(set)
                ?? .refused("\(Wording.quoted(stops)) is no stop of this trip.")
        }
    }
}
