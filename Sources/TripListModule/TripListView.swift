package import Console
import Places
import Reactive
package import Screens
import Text

/// The list of trips on the terminal.
package struct TripListView: ScreenView {
    /// What can be typed at the list.
    enum Action: Sendable {
        case new, delete, copy, join, sort, importFiles, exportFile, report, find, map, web, engine, undo, redo, history
        case help, quit
    }

    static let menu = Menu<Action>([
        MenuItem("n", "new", "NAME", does: "make a trip and open it", .new),
        MenuItem("d", "delete", "TRIPS", takesNumbers: true, does: "delete trips: 3, 2-4,7 or a name", .delete),
        MenuItem("c", "copy", "TRIP", takesNumbers: true, does: "make a copy of a trip right below it", .copy),
        MenuItem("j", "join", "TRIPS", takesNumbers: true, does: "make several trips one: 2-4 or 5,1", .join),
        MenuItem("s", "sort", "own|name|start", does: "show the list in another order; the numbers stay", .sort),
        MenuItem("i", "import", "FILES", does: "take trips from files", .importFiles),
        MenuItem(
            "e", "export", "TRIPS FILE", does: "write all trips, or those that are named, into a file", .exportFile),
        MenuItem(
            "r", "report", "FILE", does: "show all distances or write them into a file; r notes: with notes", .report),
        MenuItem("f", "find", "WORDS", does: "look a place up", .find),
        MenuItem("p", "map", does: "show all trips on a map", .map),
        MenuItem("w", "web", does: "open the itinerary of all trips in a browser", .web),
        MenuItem(
            "E", "engine", "URL|off", does: "show the road engine that is asked, or ask another one or none", .engine),
        .undo(.undo), .redo(.redo),
        MenuItem("h", "history", does: "show what was changed, and go back to it", .history),
        .help(.help), .quit(.quit),
    ])

    /// What the menu's own lines do not tell.
    private static let furtherHelp = [
        "A number or a name opens that trip.",
        "In a long list < and > turn pages, g 150 goes to a row, / WORDS shows the trips with these words in their "
            + "names, stops or notes.",
        "Tab completes, Ctrl-R searches the lines typed before, Ctrl-L draws the page again.",
    ]

    /// Shows any list.
    package init() {}

    package var endOfInput: TripListEvent { .quit }

    package func prompt(_ page: TripListPage) -> String? { "trips> " }

    package func lines(_ page: TripListPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        let width = context.cuttingWidth
        let hint = page.hint.map { hint in rows.gap + (width.map { hint.wrapped(toWidth: $0) } ?? [hint]) } ?? []
        return Self.page(page, context, rows: rows) + page.warningLines(width: width) + hint
            + [""] + Self.menu.lines(width: width, onlyKeys: rows.isTight)
    }

    package func completions(_ line: String, _ page: TripListPage) -> [Completion] {
        let words = Self.menu.completions(line)
        guard words.isEmpty else { return words }
        switch Self.menu.choice(line) {
        case .action(.delete, _), .action(.copy, _), .action(.join, _):
            return Completion.names(line, behind: Completion.key(of: line), page.rows.map(\.title))
        case .action(.exportFile, _):
            // A file follows behind white space.
            return Completion.names(line, behind: Completion.key(of: line), page.rows.map(\.title), quoting: true)
        case .action(.sort, _):
            return Completion.names(
                line, behind: Completion.key(of: line), TripListOrder.allCases.map(\.rawValue))
        case .unknown: return Completion.names(line, behind: "", page.rows.map(\.title))
        default: return []
        }
    }

    package func completesFiles(_ line: String) -> Bool {
        switch Self.menu.choice(line) {
        case .action(.importFiles, _), .action(.exportFile, _), .action(.report, _): true
        default: false
        }
    }

    package func request(
        _ line: String, _ state: ScreenState<TripListPage>, in context: TerminalContext
    ) -> ScreenRequest<TripListEvent> {
        switch Self.menu.choice(line) {
        case .nothing: .nothing
        case .misused(let item): .misused(item)
        case .unknown(let text): Self.named(text, state.page, context)
        case .number(let number): .event(.open(trip: number))
        case .action(let action, let argument)
        where Self.takesNames(action) && TypedPaths.unclosedQuote(in: argument) != nil:
            .refused(TypedPaths.unclosedQuote(in: argument) ?? "")
        case .action(.new, let name): Self.new(name)
        case .action(.delete, let trips):
            .argument(trips, or: "Trips to delete: ") {
                $0.isEmpty ? nil : .edit(.delete(trips: TypedPaths.quotedNames($0)))
            }
        case .action(.copy, let trip):
            .argument(trip, or: "Trip to copy: ") {
                $0.isEmpty ? nil : .edit(.duplicate(trip: TypedPaths.path($0), name: nil))
            }
        case .action(.join, let trips):
            .argument(trips, or: "Trips to join, the one that stays first: ") {
                $0.isEmpty ? nil : .edit(.join(trips: TypedPaths.quotedNames($0), name: nil))
            }
        case .action(.sort, let order): Self.sort(order)
        case .action(.importFiles, let paths):
            .argument(paths, or: "Files to import: ") {
                $0.isEmpty ? nil : .importFiles(paths: TypedPaths.words($0))
            }
        case .action(.exportFile, let words): Self.export(words, state.page)
        case .action(.report, let path):
            .choice(path, usual: .report(path: nil), or: "File for the report: ") { .event(.report(path: $0)) }
        case .action(.map, _): .event(.map)
        case .action(.web, _): .event(.web)
        case .action(.find, let words):
            .argument(words, or: "Place to look up: ") { $0.isEmpty ? nil : .find($0) }
        case .action(.engine, let text):
            .choice(text, usual: .engine(""), or: "Address of the road engine, or off: ") { .event(.engine($0)) }
        case .action(.history, _): .event(.history)
        case .action(.undo, let count): .steps(count, of: "u") { .undo($0) }
        case .action(.redo, let count): .steps(count, of: "U") { .redo($0) }
        case .action(.quit, _): .event(.quit)
        case .action(.help, _): .lines(Self.help(context))
        }
    }

    /// A trip of this name; of several lines, which were pasted, those behind the first are its places.
    private static func new(_ text: String) -> ScreenRequest<TripListEvent> {
        let places = PlaceLines.places(String(text.drop { !$0.isNewline }))
        return .argument(text, or: "Name of the trip (empty: New Trip): ") { text in
            // Of an answer it is the name alone that is asked for.
            let name = String(text.prefix { !$0.isNewline })
            return .edit(.new(name: name.trimmed.isEmpty ? nil : name, places: places))
        }
    }

    private static func sort(_ text: String) -> ScreenRequest<TripListEvent> {
        .question(
            ScreenQuestion("Order (own, name or start): ", given: text.isEmpty ? nil : text) { text in
                guard !text.isEmpty else { return .nothing }
                guard let order = TripListOrder(rawValue: text.lowercased()) else {
                    return .refused("s takes own, name or start, the first day.")
                }
                return .event(.sort(order))
            })
    }

    private static func help(_ context: TerminalContext) -> [String] {
        let width = context.cuttingWidth
        return menu.helpLines(width: width)
            + furtherHelp.flatMap { text in width.map { text.wrapped(toWidth: $0) } ?? [text] }
    }

    /// Whether names or paths stand behind the word of an action, which may be in quotation marks.
    private static func takesNames(_ action: Action) -> Bool {
        switch action {
        case .delete, .copy, .join, .importFiles, .exportFile, .report: true
        default: false
        }
    }

    /// What is written where; trips without a file ask for it.
    private static func export(_ words: String, _ page: TripListPage) -> ScreenRequest<TripListEvent> {
        let isNumbers = !words.isEmpty && words.utf8.allSatisfy { "0123456789-, ".utf8.contains($0) }
        if isNumbers || page.rows.contains(where: { [$0.name, $0.title].map(folded).contains(folded(words)) }) {
            let trips = TypedPaths.quotedNames(words)
            return .question("File to write \(isNumbers ? "trip \(words)" : Wording.quoted(words)) into: ") {
                $0.isEmpty ? .nothing : .event(.exportFile(trips: trips, path: TypedPaths.path($0)))
            }
        }
        return .question(
            ScreenQuestion("File to write: ", given: words.isEmpty ? nil : words) { text in
                text.isEmpty ? .nothing : exported(text, page)
            })
    }

    /// `[TRIPS] FILE`: the last word is the file, what is before it names the trips. Of what cannot be done that part
    /// is asked for again, and the other one is kept: another file is not for other trips.
    private static func exported(_ text: String, _ page: TripListPage) -> ScreenRequest<TripListEvent> {
        let (trips, path) = TypedPaths.referencesAndPath(text)
        guard !trips.isEmpty else { return .event(.exportFile(trips: [], path: path)) }
        let shown = trips.map { Wording.quoted($0) }.joined(separator: ", ")
        if trips.allSatisfy({ areTrips($0, page) }) {
            return .question(
                ScreenQuestion("File to write \(shown) into: ", given: TypedPaths.quoted(path)) { path in
                    path.isEmpty ? .nothing : .event(.exportFile(trips: trips, path: TypedPaths.path(path)))
                })
        }
        let given = trips.count == 1 ? trips[0] : trips.map { TypedPaths.quoted($0) }.joined(separator: " ")
        return .question(
            ScreenQuestion("Trips to write into \(Wording.quoted(path)): ", given: given) { trips in
                trips.isEmpty ? .nothing : .event(.exportFile(trips: TypedPaths.quotedNames(trips), path: path))
            })
    }

    /// Whether these are numbers of trips of the page, ranges of them, or beginnings of names.
    private static func areTrips(_ text: String, _ page: TripListPage) -> Bool {
        let isName = { (text: String) in page.rows.contains { folded($0.title).hasPrefix(folded(text)) } }
        if isName(text) { return true }
        return text.split(separator: ",").allSatisfy { part in
            let ends = part.split(separator: "-").map { wholeNumber($0.trimmed) }
            let areNumbers = !ends.isEmpty && ends.allSatisfy { end in page.rows.contains { $0.number == end } }
            return areNumbers || isName(part.trimmed)
        }
    }

    /// A line that is no word of the menu: the name of a trip; several lines, which were pasted: the places of a new
    /// trip where somebody can be asked for its name; or nothing.
    private static func named(
        _ text: String, _ page: TripListPage, _ context: TerminalContext
    ) -> ScreenRequest<TripListEvent> {
        let places = text.contains(where: \.isNewline) ? PlaceLines.places(text) : []
        if places.count > 1, context.inputIsTerminal {
            return .question("Name of a trip with these \(places.count) places (empty: New Trip): ") { name in
                .event(.edit(.new(name: name.trimmed.isEmpty ? nil : name, places: places)))
            }
        }
        let wanted = folded(text.hasPrefix("name:") ? String(text.dropFirst(5)) : text)
        // One letter is rather a key of another menu than the beginning of a name.
        let isName = page.rows.contains {
            let name = folded($0.title)
            return name == wanted || (wanted.count > 1 && name.hasPrefix(wanted))
        }
        // A mistyped name of a trip is answered with the name that it resembles.
        let isNear =
            wanted.count > 3 && menu.entry(near: text) == nil
            && page.rows.contains {
                typingDistance(wanted, folded($0.name), atMost: max(1, min(3, wanted.count / 3))) != nil
            }
        return isName || isNear ? .event(.open(trip: text)) : .unknown(text, in: menu)
    }

    /// The list itself, as `roadtrip list` prints it.
    package static func page(_ page: TripListPage, _ context: TerminalContext, rows shown: ShownRows = .all) -> [String]
    {
        guard !page.rows.isEmpty else { return ["No trips yet."] }
        let width = context.cuttingWidth
        let table = Table(
            columns: [
                .init("#", alignment: .right),
                .init("Trip", isFlexible: true, shortest: 16),
                .init("Stops", alignment: .right, dropOrder: 3), .init("Distance", alignment: .right),
                .init("From", isFlexible: true, shortest: 8, dropOrder: 2),
                .init("To", isFlexible: true, shortest: 8, dropOrder: 1),
            ],
            rows: shown.of(page.rows).map { row in
                [Styled("\(row.number)", .number)]
                    + [
                        row.title, row.stops, row.distance, row.first,
                        row.last,
                    ].map { Styled($0) }
            }, nameColumn: 1)
        let wrapped = { (text: String) in width.map { text.wrapped(toWidth: $0) } ?? [text] }
        let notes = shown.noteLines + (page.order.map { [$0] } ?? [])
        return table.lines(width: width, color: context.usesColor) + notes.flatMap(wrapped) + shown.gap
            + wrapped(page.summary)
    }
}
