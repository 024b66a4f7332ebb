import Console
import Entities
import Geodesy
import Places
import Reactive
import Screens
import Text

/// The entries of a trip's menu.
enum TripDetailAction: Sendable {
    case add, move, delete, copy, split, rename, loop, reverse, bestOrder, report, export, find, map, days, along, web
    case engine, units, undo, redo, history
    case help, back, quit

    /// The argument that may stand behind its word, for Tab and for quotation marks.
    fileprivate var argument: Argument {
        switch self {
        case .add: .places
        case .move, .delete, .split: .stops
        case .copy: .stopsAndTrip
        case .bestOrder: .order
        case .loop: .state
        case .report, .export: .file
        case .along: .along
        case .units: .unit
        case .rename, .reverse, .find, .map, .days, .web, .engine, .undo, .redo, .history, .help, .back, .quit: .other
        }
    }

    /// Whether it may be typed at a page that the trip leads to, whose own menu has no such word.
    var isDoneFromAbove: Bool {
        switch self {
        case .add, .along, .bestOrder, .days, .map, .report, .export, .web: true
        default: false
        }
    }

    fileprivate enum Argument {
        case places, stops, stopsAndTrip, order, file, along
        /// `on` or `off`.
        case state
        /// A unit of distances.
        case unit
        /// Text that is taken as it is, or nothing.
        case other

        /// Whether it is made of names or paths, which may be in quotation marks.
        var isQuotable: Bool { self != .state && self != .along && self != .unit && self != .other }
    }
}

/// Reads lines that are typed at a trip's page.
struct TripDetailInput {
    /// The letters and words that meant something here before, with the words that mean it now.
    static let moved = MovedLetters(["n": "name NAME", "rename": "name NAME"])

    /// The texts that can be typed for stops.
    private static let stopsHelp = "Type the number of a stop, several (2-4,7) or the beginning of a name."
    /// The refusal to delete what so few letters mean.
    private static func tooShort(_ text: String) -> String {
        "\(Wording.quoted(text)) is too little to delete a stop by: type its number, or three letters of its name."
    }
    private let page: TripDetailPage
    private let stopNames: ReferenceNames
    private let menu: Menu<TripDetailAction>
    /// Whether somebody can be asked.
    private let isOnTerminal: Bool

    /// Reads lines at `page` by the entries of `menu`.
    init(_ page: TripDetailPage, _ menu: Menu<TripDetailAction>, isOnTerminal: Bool = true) {
        self.page = page
        stopNames = ReferenceNames(page.stopNames)
        self.menu = menu
        self.isOnTerminal = isOnTerminal
    }

    /// Completes a line: words of the menu, names of stops and trips, `orderWords` behind `o`, `alongWords` behind `k`.
    func completions(_ line: String, _ orderWords: ArgumentWords, _ alongWords: ArgumentWords) -> [Completion] {
        let words = menu.completions(line)
        guard words.isEmpty else { return words }
        let (key, names) = (Completion.key(of: line), page.stopNames)
        switch menu.choice(line) {
        case .action(let action, _):
            switch action.argument {
            case .stops: return Completion.names(line, behind: key, names)
            case .stopsAndTrip: return Completion.names(line, behind: key, names + page.tripNames)
            case .order: return orderWords.completions(line, behind: key, names: names)
            case .along: return alongWords.completions(line, behind: key, names: [])
            case .state: return Completion.names(line, behind: key, ["on", "off"])
            case .unit: return Completion.names(line, behind: key, DistanceUnit.allCases.map(\.symbol))
            case .places, .file, .other: return []
            }
        case .unknown:
            if let (head, words) = StopWordLine.choices(line) { return Completion.names(line, behind: head, words) }
            return Completion.names(line, behind: "", names)
        case .nothing, .number, .misused: return []
        }
    }

    /// Whether a line ends with the path of a file.
    static func namesFile(_ line: String, _ menu: Menu<TripDetailAction>) -> Bool {
        if case .action(let action, _) = menu.choice(line) { action.argument == .file } else { false }
    }

    /// Whether lines that arrived together are places rather than lines of the menu: none begins with a word of it, or
    /// names or sets a stop; the first may add one.
    func arePlaces(_ lines: [String]) -> Bool {
        lines.enumerated().allSatisfy { index, line in
            switch menu.choice(line) {
            case .unknown(let text):
                text.count > 1 && !stopNames.isReference(line: text) && StopWordLine(text, stopNames) == nil
                    && aboutNamedStop(text) == nil
            case .action(.add, let argument): index == 0 && !argument.isEmpty
            default: false
            }
        }
    }

    /// The request of a line; `help` makes the lines of the help.
    func request(_ line: String, help: () -> [String]) -> ScreenRequest<TripDetailEvent> {
        if let request = aboutNamedStop(line) { return request }
        return switch menu.choice(line) {
        case .nothing: .nothing
        case .misused(let item) where item.action == .days && line.hasPrefix(item.word):
            Self.ofDays(.days)
        case .misused(let item): .misused(item)
        case .unknown(let text): named(text)
        case .number(let number): .event(.open(stop: number))
        case .action(let action, let argument): request(action, argument, help)
        }
    }

    private func request(
        _ action: TripDetailAction, _ argument: String, _ help: () -> [String]
    ) -> ScreenRequest<TripDetailEvent> {
        if action.argument.isQuotable, let fault = TypedPaths.unclosedQuote(in: argument) { return .refused(fault) }
        return switch action {
        case .add: add(argument)
        case .move: move(argument)
        case .delete:
            .question(
                ScreenQuestion(
                    "Stops to delete: ", given: argument.isEmpty ? nil : argument, explained: Self.stopsHelp,
                    isAboutRows: true
                ) { text in
                    let names = TypedPaths.quotedNames(text)
                    if let short = stopNames.tooShort(among: names) { return .refused(Self.tooShort(short)) }
                    return text.isEmpty ? .nothing : .event(.edit(.remove(stops: names)))
                })
        case .copy: copy(argument)
        case .split:
            .argument(
                argument, or: "Stops that begin a trip of their own: ", explained: Self.stopsHelp, isAboutRows: true
            ) {
                $0.isEmpty ? nil : .edit(.split(stops: TypedPaths.quotedNames($0), names: []))
            }
        case .rename:
            .argument(
                argument, or: "New name of the trip: ", prefill: Prefill(page.title ?? ""),
                explained: "Type the name that the trip is to have."
            ) {
                $0.isEmpty ? nil : .edit(.rename($0))
            }
        case .loop: loop(argument)
        case .reverse: .event(.edit(.reverse))
        case .export where page.rows.isEmpty && isOnTerminal: .refused("There is nothing to write yet: a adds stops.")
        case .export:
            .argument(argument, or: "File to write: ", explained: ScreenHelp.file) {
                $0.isEmpty ? nil : .go(to: .export(path: $0))
            }
        case .bestOrder where page.rows.count < 2:
            .refused("There is nothing to put in order yet: a adds stops.")
        case .bestOrder:
            .choice(
                argument, usual: .go(to: .bestOrder("")), or: "What the order keeps to (lock 2,3; end any; …): ",
                explained: ScreenHelp.order
            ) {
                .event(.go(to: .bestOrder($0)))
            }
        case .report:
            .choice(
                argument, usual: .go(to: .report(path: nil)), or: "File for the report: ", explained: ScreenHelp.file
            ) {
                .event(.go(to: .report(path: $0)))
            }
        case .map: .event(.go(to: .map))
        case .days: .event(.go(to: .days))
        case .along where page.rows.isEmpty: .refused("There is no way yet: a adds stops.")
        case .along: .event(.go(to: .along(argument)))
        case .web: .event(.go(to: .web(argument)))
        case .find:
            .argument(argument, or: "Place to look up: ", explained: ScreenHelp.place) {
                $0.isEmpty ? nil : .go(to: .places($0))
            }
        case .engine:
            .choice(
                argument, usual: .go(to: .engine("")), or: "Address of the road engine, inside or off: ",
                explained: ScreenHelp.engine
            ) {
                .event(.go(to: .engine($0)))
            }
        case .units:
            .argument(argument, or: "Units (km, mi or nmi): ", explained: ScreenHelp.units) {
                $0.isEmpty ? nil : .go(to: .units($0))
            }
        case .history: .event(.go(to: .history))
        case .undo: .steps(argument, of: "u") { .undo($0) }
        case .redo: .steps(argument, of: "U") { .redo($0) }
        case .back: .event(.back)
        case .quit: .event(.quit)
        case .help: .lines(help())
        }
    }

    /// `PLACE`, `PLACE at 3`, `PLACE best`, or only where: then places are asked for.
    private func add(_ argument: String) -> ScreenRequest<TripDetailEvent> {
        let (text, position) = Self.place(argument)
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
    static func placePart(_ line: String) -> LiveField.Part? {
        let key = Completion.key(of: line)
        guard key.last?.isWhitespace == true, ["a", "add"].contains(key.trimmed) else { return nil }
        let typed = String(line.dropFirst(key.count))
        let (query, position) = place(typed)
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
    static func place(_ argument: String) -> (text: String, position: StopPosition) {
        let words = argument.split(whereSeparator: \.isWhitespace)
        guard let last = words.last else { return ("", .end) }
        if last == "best" { return (argument.dropLast(4).trimmed, .best) }
        if words.count > 1, words[words.count - 2] == "at", let number = wholeNumber(last) {
            return (String(argument[..<words[words.count - 2].startIndex]).trimmed, .number(number))
        }
        return (argument, .end)
    }

    /// `STOPS TO` or `STOPS to TO`: the last word is where to, what is before it names the stops. Where that is
    /// missing, it is asked for.
    private func move(_ text: String) -> ScreenRequest<TripDetailEvent> {
        guard !text.isEmpty else {
            return .question("Stops to move: ", explained: Self.stopsHelp, isAboutRows: true) {
                $0.isEmpty ? .nothing : move($0)
            }
        }
        let names = TypedPaths.quotedNames(text)
        func request(_ stops: String, to number: String) -> ScreenRequest<TripDetailEvent> {
            withStops(stops, or: "Stops to move: ", isWhole: !number.isEmpty) { stops in
                let names = TypedPaths.quotedNames(stops)
                let shown = names.map(named(stop:)).joined(separator: ", ")
                return .argument(
                    number, or: "Move \(Wording.quoted(shown, maximumWidth: 40)) to number: ",
                    explained: "Type the number that it is to have, or the stop in whose place it goes.",
                    isAboutRows: true
                ) {
                    $0.isEmpty ? nil : .edit(.move(stops: names, to: $0))
                }
            }
        }
        if let number = names.last, names.count > 1 {
            var stops = names.dropLast()
            if stops.count > 1, stops.last == "to" { stops.removeLast() }
            // Each in quotation marks, since a name may have a comma in it.
            return request(stops.map { TypedPaths.quoted($0) }.joined(separator: " "), to: number)
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let last = words.last, !stopNames.isBeginning(names[0]) else {
            return request(names[0], to: "")
        }
        let stops = text[..<last.startIndex].trimmed
        if last == "to" { return request(stops, to: "") }
        return request(
            stops.hasSuffix(" to") && !stopNames.isBeginning(stops) ? stops.dropLast(3).trimmed : stops,
            to: String(last))
    }

    /// The name of the stop that a number means; any other text as it is.
    private func named(stop text: String) -> String {
        wholeNumber(text).flatMap { page.stops.indices.contains($0 - 1) ? page.stops[$0 - 1].name.text : nil } ?? text
    }

    /// `STOPS to TRIP` or `STOPS TRIP`, perhaps with `at N` and `move` behind it; what is missing is asked for.
    private func copy(_ text: String) -> ScreenRequest<TripDetailEvent> {
        guard !text.isEmpty else {
            return .question("Stops to copy to another trip: ", explained: Self.stopsHelp, isAboutRows: true) {
                $0.isEmpty ? .nothing : copy($0)
            }
        }
        let (stops, target) =
            text.indices.last { text[$0...].hasPrefix(" to ") }.map { to in
                (text[..<to].trimmed, text[to...].dropFirst(4).trimmed)
            } ?? stopsAndTrip(text)
        return withStops(stops, or: "Stops to copy: ", isWhole: !target.isEmpty) { stops in
            .argument(
                target, or: "To which trip (‘TRIP move’ takes them away here): ",
                explained: "Type the number or the name of another trip; behind it ‘at 3’, ‘move’ or both."
            ) {
                $0.isEmpty ? nil : copy(TypedPaths.quotedNames(stops), to: $0)
            }
        }
    }

    /// The request for stops. Where the page has no such stops and nothing else is missing, it is the stops that
    /// are asked for again, not what stands behind them.
    private func withStops(
        _ stops: String, or question: String, isWhole: Bool,
        _ request: @escaping (_ stops: String) -> ScreenRequest<TripDetailEvent>
    ) -> ScreenRequest<TripDetailEvent> {
        guard isWhole, !areStops(stops) else { return request(stops) }
        return .question(
            ScreenQuestion(question, given: stops, explained: Self.stopsHelp, isAboutRows: true) { stops in
                guard !stops.isEmpty else { return .nothing }
                guard !areStops(stops), case .question(let further) = request(stops) else {
                    return request(stops)
                }
                return further.further(further.given ?? "")
            })
    }

    private func areStops(_ text: String) -> Bool { stopNames.areReferences(TypedPaths.quotedNames(text)) }

    private func copy(_ stops: [String], to text: String) -> TripDetailEvent {
        var target = text
        let isMove = target.hasSuffix(" move")
        if isMove { target = target.dropLast(5).trimmed }
        let (trip, position) = Self.place(target)
        var number: Int?
        if case .number(let wanted) = position { number = wanted }
        return .edit(
            .copy(
                stops: stops, to: TypedPaths.path(number == nil ? target : trip), at: number, moving: isMove))
    }

    /// The parts of `STOPS TRIP`. The trip, which is empty where there is none, begins behind the numbers of stops, of
    /// which the last is the trip's where nothing else is there; behind names it is the last word.
    private func stopsAndTrip(_ text: String) -> (stops: String, trip: String) {
        var words = text.split(whereSeparator: \.isWhitespace)
        // The words behind the trip: `at 3`, `move`.
        var behind = words.endIndex
        if words.last == "move" { behind -= 1 }
        if behind > 2, words[behind - 2] == "at", wholeNumber(words[behind - 1]) != nil { behind -= 2 }
        let end = words[..<behind].last?.endIndex ?? text.endIndex
        words = Array(words[..<behind])
        let names = TypedPaths.quotedNames(String(text[..<end]))
        if names.count > 1, let last = names.last {
            let stops = names.dropLast().map { TypedPaths.quoted($0) }.joined(separator: " ")
            return (stops, TypedPaths.quoted(last) + text[end...])
        }
        guard words.count > 1, !stopNames.isBeginning(String(text[..<end])) else { return (text, "") }
        let numbers = words.prefix(while: isNumberList).count
        let first = numbers == 0 || numbers == words.count ? words.count - 1 : numbers
        return (text[..<words[first].startIndex].trimmed, text[words[first].startIndex...].trimmed)
    }

    private func loop(_ argument: String) -> ScreenRequest<TripDetailEvent> {
        .choice(
            argument, usual: .edit(.setRoundTrip(!page.isRoundTrip)), or: "Round trip (on or off): ",
            explained: "on leads back to the first stop, off ends at the last."
        ) { text in
            switch text.lowercased() {
            case "on": .event(.edit(.setRoundTrip(true)))
            case "off": .event(.edit(.setRoundTrip(false)))
            default: .refused("l takes on, off or nothing.")
            }
        }
    }

    /// A line that is no word of the menu: the name of a stop, or perhaps a place, which is offered where somebody can
    /// be asked, and else answered with how it is added.
    private func named(_ text: String) -> ScreenRequest<TripDetailEvent> {
        if let refusal = Self.moved.refusal(of: text), page.title != nil { return .refused(refusal) }
        if let line = StopWordLine(text, stopNames) { return set(line) }
        if stopNames.isReference(line: text) { return .event(.open(stop: text)) }
        if let word = StopWord.allCases.first(where: { $0.text == text.prefix { !$0.isWhitespace } }), page.title != nil
        {
            return withoutStop(word, text.dropFirst(word.text.count).trimmed)
        }
        if page.title != nil, text.contains(where: \.isWhitespace),
            let word = PlanWord(rawValue: text.prefix { !$0.isWhitespace }.lowercased())
        {
            return Self.ofDays(word)
        }
        guard page.title != nil, text.count > 1 else { return .unknown(text, in: menu) }
        if let form = StopWordLine.form(of: text) { return .refused(form) }
        let otherwise = String.unknown(text, in: menu)
        return .event(
            isOnTerminal
                ? .offer(place: text, otherwise: otherwise) : .explain(place: text, otherwise: otherwise))
    }

    /// The request of a line that begins with the whole name of a stop and sets something, or says its nights as those
    /// of a new place are said, although the name may be a word of the menu: `split way ferry`, `Piran 2 nights`. Nil
    /// for any other line.
    private func aboutNamedStop(_ line: String) -> ScreenRequest<TripDetailEvent>? {
        guard page.title != nil else { return nil }
        if let line = StopWordLine(line, stopNames), stopNames.contains(line.stops) { return set(line) }
        let stay = PlaceNights(line)
        guard let nights = stay.nights, stopNames.contains(stay.place) else { return nil }
        return .event(
            .edit(.set(stops: [stay.place], WaypointEdit(.plan(.nights), typed: "\(nights)"))))
    }

    /// The answer to a word that decides something about the days.
    private static func ofDays(_ word: PlanWord) -> ScreenRequest<TripDetailEvent> {
        .refused("\(word.rawValue) belongs to the days: y opens them. Nothing was done.")
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
            $0.isEmpty ? nil : .edit(.set(stops: stops, WaypointEdit(word, typed: $0)))
        }
    }

    /// The request of `nights 2`, whose stops are asked for.
    private func withoutStop(_ word: StopWord, _ value: String) -> ScreenRequest<TripDetailEvent> {
        guard !page.stops.isEmpty else { return .refused("There is no stop yet that could have that: a adds stops.") }
        guard isOnTerminal else {
            return .refused("The stop is missing: \(page.stops.count) \(word.text) \(word.argument), for example.")
        }
        return .question("Stops: ", explained: Self.stopsHelp, isAboutRows: true) { stops in
            guard !stops.isEmpty else { return .nothing }
            return StopWordLine("\(stops) \(word.text) \(value)".trimmed, stopNames).map(set)
                ?? .refused("\(Wording.quoted(stops)) is no stop of this trip.")
        }
    }
}
