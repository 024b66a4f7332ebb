import Console
import Entities
import Geodesy
import Places
import Reactive
import Screens
import Text

/// Reads lines that are typed at a trip's page.
struct TripDetailInput {
    /// The letters and words that meant something here before, with the words that mean it now.
    static let moved = MovedLetters(["n": "name NAME", "rename": "name NAME"])

    /// The texts that can be typed for stops.
    static let stopsHelp = "Type the number of a stop, several (2-4,7) or the beginning of a name."
    /// The refusal to delete what so few letters mean.
    private static func tooShort(_ text: String) -> String {
        "\(Wording.quoted(text)) is too little to delete a stop by: type its number, or three letters of its name."
    }
    let page: TripDetailPage
    let stopNames: ReferenceNames
    let menu: Menu<TripDetailAction>
    /// Whether somebody can be asked.
    let isOnTerminal: Bool

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
            let (unmarked, isItem) = PlaceLines.withoutMark(line.trimmed)
            if isItem, unmarked.contains(where: \.isLetter) { return true }
            return switch menu.choice(line) {
            case .unknown(let text):
                text.count > 1 && !setsSomething(text) && !stopNames.isReference(line: text)
                    && StopWordLine(text, stopNames) == nil && aboutNamedStop(text) == nil
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
            ofDays(.days, line)
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
                    isAboutRows: true, endsWhenRefused: true
                ) { text in
                    let names = TypedPaths.quotedNames(text)
                    if let short = stopNames.tooShort(among: names) { return .refused(Self.tooShort(short)) }
                    return text.isEmpty ? .nothing : .event(.edit(.remove(stops: names)))
                })
        case .copy: copy(argument)
        case .split:
            .question(
                ScreenQuestion(
                    "Stops that begin a trip of their own: ", given: argument.isEmpty ? nil : argument,
                    explained: Self.stopsHelp, isAboutRows: true
                ) { $0.isEmpty ? .nothing : split($0) })
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

}
