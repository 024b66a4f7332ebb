import Console
import Entities
import Geodesy
import Places
import Reactive
import Screens
import Text

/// The entries of the menu of the list.
enum TripListAction: Sendable {
    case new, delete, copy, join, sort, importFiles, exportFile, report, find, map, web, engine, units, merge, undo,
        redo
    case history, help, quit

    /// The argument that may stand behind its word, for Tab and for quotation marks.
    fileprivate var argument: Argument {
        switch self {
        case .delete, .copy, .join: .trips
        case .exportFile: .tripsAndFile
        case .importFiles, .report, .merge: .file
        case .sort: .order
        case .units: .unit
        case .new, .find, .map, .web, .engine, .undo, .redo, .history, .help, .quit: .other
        }
    }

    fileprivate enum Argument {
        case trips, tripsAndFile, file, order, unit
        /// Text that is taken as it is, or nothing.
        case other

        /// Whether it ends with the path of a file.
        var isFile: Bool { self == .file || self == .tripsAndFile }

        /// Whether it is made of names or paths, which may be in quotation marks.
        var isQuotable: Bool { self != .order && self != .unit && self != .other }
    }
}

/// Reads lines that are typed at the list of trips.
struct TripListInput {
    /// The texts that can be typed for trips, and for the name of one.
    private static let tripsHelp = "Type the number of a trip, several (2-4,7) or the beginning of a name."
    private static let nameHelp = "Type the name that the trip is to have."

    private let page: TripListPage
    private let tripNames: ReferenceNames
    /// The names with the marks that tell trips of one name apart.
    private let titles: ReferenceNames
    private let menu: Menu<TripListAction>
    /// Whether somebody can be asked.
    private let isOnTerminal: Bool

    /// Reads lines at `page` by the entries of `menu`.
    init(_ page: TripListPage, _ menu: Menu<TripListAction>, isOnTerminal: Bool = true) {
        self.page = page
        tripNames = ReferenceNames(page.rowsByNumber.map(\.name))
        titles = ReferenceNames(page.rowsByNumber.map(\.title))
        self.menu = menu
        self.isOnTerminal = isOnTerminal
    }

    /// Completes a line: words of the menu, names of trips, orders.
    func completions(_ line: String) -> [Completion] {
        let words = menu.completions(line)
        guard words.isEmpty else { return words }
        let (key, titles) = (Completion.key(of: line), page.rows.map(\.title))
        switch menu.choice(line) {
        case .action(let action, _):
            switch action.argument {
            case .trips: return Completion.names(line, behind: key, titles)
            // A file follows behind white space.
            case .tripsAndFile: return Completion.names(line, behind: key, titles, quoting: true)
            case .order: return Completion.names(line, behind: key, TripListOrder.allCases.map(\.rawValue))
            case .unit: return Completion.names(line, behind: key, DistanceUnit.allCases.map(\.symbol))
            case .file, .other: return []
            }
        case .unknown: return Completion.names(line, behind: "", titles)
        case .nothing, .number, .misused: return []
        }
    }

    /// Whether a line ends with the path of a file.
    static func namesFile(_ line: String, _ menu: Menu<TripListAction>) -> Bool {
        if case .action(let action, _) = menu.choice(line) { action.argument.isFile } else { false }
    }

    /// Whether lines that arrived together are places rather than lines of the menu or names of trips.
    func arePlaces(_ lines: [String]) -> Bool {
        lines.allSatisfy { line in
            guard case .unknown(let text) = menu.choice(line) else { return false }
            return text.count > 1 && !titles.isReference(line: text)
        }
    }

    /// The request of a line; `help` makes the lines of the help.
    func request(_ line: String, help: () -> [String]) -> ScreenRequest<TripListEvent> {
        switch menu.choice(line) {
        case .nothing: .nothing
        case .misused(let item): .misused(item)
        case .unknown(let text): named(text)
        case .number(let number): .event(.open(trip: number))
        case .action(let action, let argument): request(action, argument, help)
        }
    }

    private func request(
        _ action: TripListAction, _ argument: String, _ help: () -> [String]
    ) -> ScreenRequest<TripListEvent> {
        if action.argument.isQuotable, let fault = TypedPaths.unclosedQuote(in: argument) { return .refused(fault) }
        return switch action {
        case .new: new(argument)
        case .delete:
            .question(
                ScreenQuestion(
                    "Trips to delete: ", given: argument.isEmpty ? nil : argument, explained: Self.tripsHelp,
                    isAboutRows: true, endsWhenRefused: true
                ) { text in
                    let names = TypedPaths.quotedNames(text)
                    if let short = titles.tooShort(among: names) {
                        return .refused(
                            "\(Wording.quoted(short)) is too little to delete a trip by: type its number, or three "
                                + "letters of its name.")
                    }
                    return text.isEmpty ? .nothing : .event(.edit(.delete(trips: names)))
                })
        case .copy:
            .argument(argument, or: "Trip to copy: ", explained: Self.tripsHelp, isAboutRows: true) {
                $0.isEmpty ? nil : .edit(copy($0))
            }
        case .join:
            .argument(
                argument, or: "Trips to join, the one that stays first: ",
                explained: "Type the numbers of two trips or more: 2-4, or 5,1. The stops go behind those of the first."
            ) {
                $0.isEmpty ? nil : .edit(.join(trips: TypedPaths.quotedNames($0), name: nil))
            }
        case .sort: sort(argument)
        case .importFiles:
            .argument(
                argument, or: "Files to import: ",
                explained: "Type the paths of files (GPX, KML, CSV, a list of places, …), or drop them here."
            ) {
                $0.isEmpty ? nil : .go(to: .importFiles(TypedPaths.words($0)))
            }
        case .exportFile: export(argument)
        case .report:
            .choice(
                argument, usual: .go(to: .report(path: nil)), or: "File for the report: ", explained: ScreenHelp.file
            ) {
                .event(.go(to: .report(path: $0)))
            }
        case .map: .event(.go(to: .map))
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
        case .merge:
            .choice(
                argument, usual: .go(to: .merge("")), or: "Directory or file of the copy: ",
                explained: "Type where the other copy of the library is: its directory, or its file."
            ) {
                .event(.go(to: .merge($0)))
            }
        case .history: .event(.go(to: .history))
        case .undo: .steps(argument, of: "u") { .undo($0) }
        case .redo: .steps(argument, of: "U") { .redo($0) }
        case .quit: .event(.quit)
        case .help: .lines(help())
        }
    }

    /// A trip of this name; of several lines, which were pasted, those behind the first are its places.
    private func new(_ text: String) -> ScreenRequest<TripListEvent> {
        let places = PlaceLines.places(String(text.drop { !$0.isNewline }))
        return .argument(text, or: "Name of the trip (empty: New Trip): ", explained: Self.nameHelp) { text in
            // Of an answer it is the name alone that is asked for.
            let name = String(text.prefix { !$0.isNewline })
            return .edit(.new(name: name.trimmed.isEmpty ? nil : name, places: places))
        }
    }

    /// The answer to a letter of the menu of a trip, which says where it belongs; nil for any other line.
    private func ofTrips(_ text: String) -> ScreenRequest<TripListEvent>? {
        guard !titles.isReference(line: text), let (key, meaning) = Self.meaningInTrips(of: text) else { return nil }
        let trip = page.rowsByNumber.first.map { "open one by its number (\($0.number)) first" } ?? "n makes one"
        return .refused("\(key) \(meaning) a trip: \(trip). Nothing was done.")
    }

    /// The copy of a trip, under the name that stands behind its number.
    private func copy(_ text: String) -> TripListEdit {
        let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard parts.count == 2, wholeNumber(parts[0]) != nil, !titles.isReference(line: text) else {
            return .duplicate(trip: TypedPaths.path(text), name: nil)
        }
        return .duplicate(trip: String(parts[0]), name: TypedPaths.path(parts[1].trimmed))
    }

    /// The new name of `2 name X`, which a trip takes here as at its own page; nil for any other line.
    private func rename(_ text: String) -> ScreenRequest<TripListEvent>? {
        let parts = text.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        guard parts.count > 1, parts[1] == "name", let number = wholeNumber(parts[0]), !titles.isReference(line: text)
        else { return nil }
        let trip = String(parts[0])
        let old = page.rowsByNumber.first { $0.number == number }?.name ?? ""
        return .argument(
            parts.count > 2 ? parts[2].trimmed : "", or: "New name of the trip: ", prefill: Prefill(old),
            explained: Self.nameHelp
        ) {
            $0.isEmpty ? nil : .edit(.rename(trip: trip, name: TypedPaths.path($0)))
        }
    }

    private func sort(_ text: String) -> ScreenRequest<TripListEvent> {
        .question(
            ScreenQuestion(
                "Order (own, name or start): ", given: text.isEmpty ? nil : text,
                explained: "own is the order of the library, name that of the letters, start that of the first days."
            ) { text in
                guard !text.isEmpty else { return .nothing }
                guard let order = TripListOrder(rawValue: text.lowercased()) else {
                    return .refused("s takes own, name or start, the first day.")
                }
                return .event(.sort(order))
            })
    }

    /// `[TRIPS] FILE`; trips without a file ask for it.
    private func export(_ words: String) -> ScreenRequest<TripListEvent> {
        let isNumbers = !words.isEmpty && isNumberList(words)
        if isNumbers || tripNames.contains(words) || titles.contains(words) {
            let trips = TypedPaths.quotedNames(words)
            return .question(
                "File to write \(isNumbers ? "trip \(words)" : Wording.quoted(words)) into: ",
                explained: ScreenHelp.file
            ) {
                $0.isEmpty ? .nothing : .event(.go(to: .exportFile(trips: trips, path: TypedPaths.path($0))))
            }
        }
        return .question(
            ScreenQuestion(
                "File to write: ", given: words.isEmpty ? nil : words, explained: ScreenHelp.file
            ) { text in
                text.isEmpty ? .nothing : exported(text)
            })
    }

    /// `[TRIPS] FILE`: the last word is the file, what is before it names the trips. Of what cannot be done that part
    /// is asked for again, and the other one is kept: another file is not for other trips.
    private func exported(_ text: String) -> ScreenRequest<TripListEvent> {
        // The option goes with the file.
        let (typed, hasTimes) = TypedPaths.exported(text)
        let (trips, file) = TypedPaths.referencesAndPath(typed)
        let path = hasTimes ? "\(file) --times" : file
        guard !trips.isEmpty else { return .event(.go(to: .exportFile(trips: [], path: path))) }
        let shown = trips.map { Wording.quoted($0) }.joined(separator: ", ")
        if titles.areReferences(trips) {
            return .question(
                ScreenQuestion(
                    "File to write \(shown) into: ", given: TypedPaths.quoted(path), explained: ScreenHelp.file
                ) { path in
                    path.isEmpty ? .nothing : .event(.go(to: .exportFile(trips: trips, path: TypedPaths.path(path))))
                })
        }
        let given = trips.count == 1 ? trips[0] : trips.map { TypedPaths.quoted($0) }.joined(separator: " ")
        return .question(
            ScreenQuestion(
                "Trips to write into \(Wording.quoted(path)): ", given: given, explained: Self.tripsHelp
            ) { trips in
                trips.isEmpty
                    ? .nothing : .event(.go(to: .exportFile(trips: TypedPaths.quotedNames(trips), path: path)))
            })
    }

    /// A line that is no word of the menu: the name of a trip; several lines, which were pasted: the places of a new
    /// trip where somebody can be asked for its name; or nothing.
    private func named(_ text: String) -> ScreenRequest<TripListEvent> {
        let places = text.contains(where: \.isNewline) ? PlaceLines.places(text) : []
        if places.count > 1, isOnTerminal {
            return .question(
                "Name of a trip with these \(places.count) places (empty: New Trip): ", explained: Self.nameHelp
            ) { name in
                .event(.edit(.new(name: name.trimmed.isEmpty ? nil : name, places: places)))
            }
        }
        if let request = rename(text) { return request }
        if let refusal = ofTrips(text) { return refusal }
        // A mistyped name of a trip is answered with the name that it resembles.
        let isTrip =
            titles.isReference(line: text) || (menu.entry(near: text) == nil && tripNames.resembles(line: text))
        return isTrip ? .event(.open(trip: text)) : .unknown(text, in: menu)
    }
}
