import Console
import Entities
import Geodesy
import Reactive
import Screens

/// The entries of the menu of a trip's days.
enum DaysAction: Sendable {
    case set(PlanWord)
    case towns, free, engine, units, take, undo, redo, help, back, quit

    /// Whether the beginning of its word is enough.
    fileprivate var isSetting: Bool {
        switch self {
        case .set, .towns, .free, .engine, .units: true
        case .take, .undo, .redo, .help, .back, .quit: false
        }
    }
}

/// Reads lines that are typed at the days of a trip.
struct DaysInput {
    /// The letters that meant something here before, with the words that mean it now.
    static let moved = MovedLetters(
        [
            "s": "start DATE", "l": "leave TIME", "m": "drive DURATION", "N": "days N", "f": "fuel USE",
            "F": "free", "apply": "t or take", "estimate": "speed N, detour N or leg-minutes N",
        ],
        elsewhere: [
            "l": "makes a round trip", "m": "moves stops", "f": "finds a place",
        ],
        at: "the page of the trip, to which b leads")

    /// The key that leads here from the trip.
    private static let keyOfDays = "y"

    private let page: DaysPage
    private let menu: Menu<DaysAction>
    private let stopNames: ReferenceNames

    /// Reads lines at `page` by the entries of `menu`.
    init(_ page: DaysPage, _ menu: Menu<DaysAction>) {
        self.page = page
        self.menu = menu
        stopNames = ReferenceNames(page.stops.map(\.name.text))
    }

    /// Completes a line: words of the menu, those that set what stops have, units.
    func completions(_ line: String) -> [Completion] {
        if let (head, words) = StopWordLine.choices(line) { return Completion.names(line, behind: head, words) }
        guard case .action(.units, _) = choice(line), line.contains(where: \.isWhitespace) else {
            return menu.completions(line)
        }
        return Completion.names(line, behind: Completion.key(of: line), DistanceUnit.allCases.map(\.symbol))
    }

    private func choice(_ line: String) -> MenuChoice<DaysAction> {
        // What is tried is not kept, so that is the word that comes to mind.
        menu.choice(line == "keep" ? "take" : line) { $0.action.isSetting }
    }

    /// Whether the menu has a meaning for a line.
    func knows(_ line: String) -> Bool {
        if line == Self.keyOfDays { true } else if case .unknown = choice(line) { false } else { true }
    }

    /// Whether a line sets what stops have.
    func setsStops(_ line: String) -> Bool { StopWordLine(line, stopNames).map { !$0.value.isEmpty } ?? false }

    /// The request of a line; `help` makes the lines of the help.
    func request(_ line: String, help: () -> [String]) -> ScreenRequest<DaysEvent> {
        switch choice(line) {
        case .nothing: .nothing
        case .misused(let item): .misused(item)
        case .number(let number):
            .refused("\(number) alone means nothing here: \(number) nights 2 sets what a stop has.")
        case .unknown(let text): unknown(text)
        case .action(let action, let argument): request(action, argument, help)
        }
    }

    private func request(
        _ action: DaysAction, _ argument: String, _ help: () -> [String]
    ) -> ScreenRequest<DaysEvent> {
        switch action {
        case .set(let word): value(argument, word)
        case .towns: .event(.towns)
        case .free: .event(.free)
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
        case .take: .event(.apply)
        case .undo: .steps(argument, of: "u") { .undo($0) }
        case .redo: .steps(argument, of: "U") { .redo($0) }
        case .back: .event(.back)
        case .quit: .event(.quit)
        case .help: .lines(help())
        }
    }

    /// A decision that was typed on the line, or the question for it; an empty answer changes nothing, `-` leaves it
    /// open.
    private func value(_ argument: String, _ word: PlanWord) -> ScreenRequest<DaysEvent> {
        .argument(
            argument, or: "\(word.question) (- leaves it open): ", prefill: Prefill(page.typed[word] ?? "", .replacing),
            explained: word.explanation
        ) { text in
            guard !text.isEmpty else { return nil }
            var request = DaysRequest()
            request[word] = text == "-" ? "" : text
            return .propose(request)
        }
    }

    /// The request of `5 nights 2`; the refusal of a line that is nothing of the kind.
    private func unknown(_ text: String) -> ScreenRequest<DaysEvent> {
        if text == Self.keyOfDays { return .refused("These are the days; b goes back to the trip.") }
        if let refusal = Self.moved.refusal(of: text) { return .refused(refusal) }
        guard let line = StopWordLine(text, stopNames) else {
            return .refused(StopWordLine.form(of: text) ?? StopWordLine.absentWord(in: text) ?? menu.refusal(of: text))
        }
        if let ambiguity = line.ambiguity { return .refused(ambiguity) }
        if let absence = line.absence(amongStops: page.stops.count) { return .refused(absence) }
        if let fault = TypedPaths.unclosedQuote(in: line.stops) { return .refused(fault) }
        let (stops, word) = (TypedPaths.quotedNames(line.stops), line.words[0])
        let prefill = Prefill(word.typed(of: page.stops, named: stops), .replacing)
        return .argument(
            line.value, or: word.question(about: stops, of: page.stops), prefill: prefill, explained: word.explanation
        ) {
            $0.isEmpty ? nil : .edit(stops: stops, WaypointEdit(word, withOthers: $0))
        }
    }
}

extension PlanWord {
    /// The beginning of the question for it.
    fileprivate var question: String {
        switch self {
        case .start: "First day"
        case .leave: "Leave at"
        case .drive: "Driving time of a day"
        case .days: "Days"
        case .fuel: "Fuel"
        case .price: "Price of fuel"
        case .currency: "Currency"
        case .speed: "Speed"
        case .detour: "Detour"
        case .legMinutes: "Minutes for each leg"
        }
    }

    /// The texts that can be typed for it.
    fileprivate var explanation: String {
        switch self {
        case .start: "Type a date: 2027-06-12, 12 Jun, Sat, tomorrow."
        case .leave: "Type a time: 8:30, 8am."
        case .drive: "Type how long to drive in a day at most: 6h, 5h30."
        case .days: "Type how many days the trip may take: 14."
        case .fuel: "Type what the vehicle needs: 7.2l, 32mpg, 18kWh."
        case .price: "Type what fuel costs: 1.85/l, 3.49/gal."
        case .currency: "Type a code of three letters: EUR."
        case .speed: "Type how fast one drives where that is estimated: 70 (km/h), 45mph."
        case .detour: "Type how much longer a road is than the straight line: 1.3."
        case .legMinutes: "Type how many minutes each leg takes besides: 10."
        }
    }
}
