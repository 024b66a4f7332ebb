package import Console
import MapData
import Reactive
import Text

/// One trip on the terminal.
package struct TripDetailView: ScreenView {
    /// What can be typed at a trip.
    enum Action: Sendable {
        case add, move, delete, copy, split, rename, loop, reverse, bestOrder, report, export, find, map, days, web,
            undo,
            redo, history
        case help, back, quit
    }

    static let menu = Menu<Action>([
        MenuItem("a", "add", "PLACE", does: "add a stop, at the end, ‘at N’ or where it is ‘best’", .add),
        MenuItem("m", "move", "STOPS TO", takesNumbers: true, does: "move stops so that the first is stop TO", .move),
        MenuItem("d", "delete", "STOPS", takesNumbers: true, does: "delete stops: 3, 2-4,7 or a name", .delete),
        MenuItem(
            "c", "copy", "STOPS to TRIP", takesNumbers: true,
            does: "copy stops to another trip, ‘at N’; with ‘move’ behind it they leave this one", .copy),
        MenuItem(
            "x", "split", "STOPS", takesNumbers: true, does: "make each of these stops begin a trip of its own", .split),
        MenuItem("n", "rename", "NAME", does: "give the trip another name", .rename),
        MenuItem("l", "loop", "ON|OFF", does: "make it a round trip, or a one-way trip again", .loop),
        MenuItem("v", "reverse", does: "reverse the order of the stops", .reverse),
        MenuItem("o", "order", "HOW", does: "search for the best order", .bestOrder),
        MenuItem(
            "r", "report", "FILE", does: "show the trip's distances or write them into a file; r notes: with notes",
            .report),
        MenuItem("e", "export", "FILE", does: "write the trip into a file", .export),
        MenuItem("f", "find", "WORDS", does: "look a place up", .find),
        MenuItem("p", "map", does: "show the trip on a map", .map),
        MenuItem("y", "days", does: "plan its days: when to leave, how far to drive, where to sleep", .days),
        MenuItem("w", "web", does: "open the itinerary in a browser", .web),
        .undo(.undo), .redo(.redo),
        MenuItem("h", "history", does: "show what was changed, and go back to it", .history),
        .help(.help), .back(to: "the list of trips", .back), .quit(.quit),
    ])

    /// What is left of a trip that is not there any more.
    static let menuOfNothing = Menu<Action>([
        .undo(.undo), .redo(.redo), .help(.help), .back(to: "the list of trips", .back), .quit(.quit),
    ])

    /// What the menu's own lines do not tell.
    private static let furtherHelp = [
        "A number or a name opens that stop.",
        "a alone asks for places until an empty line. A place is a name (Lyon; Springfield, Illinois), coordinates, "
            + "a link of a map, or NAME=PLACE; several: in quotes, or pasted, one a line.",
        "c takes stops, the other trip, and behind it ‘at N’, ‘move’ or both; as in: c 2-4 to Alps at 3 move. ‘to’ may be "
            + "left out, and so may the trip: then it is asked for. Quotes keep a name together.",
        "o takes, in any order: loop, start STOP, end STOP, lock STOPS, time SECONDS, by road|time|distance; as in: "
            + "o start any end any lock 2,3 time 10. Quotes keep a name together.",
        "In a long list < and > turn pages, g 150 goes to a row, / WORDS shows the rows with these words.",
        "Tab completes, Ctrl-R searches the lines typed before, Ctrl-L draws the page again.",
    ]

    private let orderWords: TripDetailOrderWords

    /// Shows any trip; `orderWords` are the words that the best order takes, for Tab.
    package init(orderWords: TripDetailOrderWords = TripDetailOrderWords([])) {
        self.orderWords = orderWords
    }

    package var endOfInput: TripDetailEvent { .back }

    package func prompt(_ page: TripDetailPage) -> String? { "trip> " }

    package func lines(_ page: TripDetailPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        let width = context.cuttingWidth
        let isEmpty = page.title != nil && page.rows.isEmpty
        let hint = isEmpty ? "No stops yet. a asks for places; a Lyon adds one." : ""
        return Self.page(page, context, rows: rows) + page.warningLines(width: width)
            + (width.map { hint.wrapped(toWidth: $0) } ?? [hint]).filter { !$0.isEmpty }
            + [""] + Self.menu(of: page).lines(width: width)
    }

    private static func menu(of page: TripDetailPage) -> Menu<Action> { page.title == nil ? menuOfNothing : menu }

    package func completions(_ line: String, _ page: TripDetailPage) -> [Completion] {
        let words = Self.menu.completions(line)
        guard words.isEmpty else { return words }
        let names = page.rows.filter { $0.stop != nil }.map(\.name)
        switch Self.menu.choice(line) {
        case .action(.delete, _), .action(.move, _), .action(.split, _):
            return Completion.names(line, behind: Completion.key(of: line), names)
        case .action(.copy, _):
            return Completion.names(line, behind: Completion.key(of: line), names + page.tripNames)
        case .action(.bestOrder, _):
            return orderWords.completions(line, behind: Completion.key(of: line), stops: names)
        case .action(.loop, _): return Completion.names(line, behind: Completion.key(of: line), ["on", "off"])
        case .unknown: return Completion.names(line, behind: "", names)
        default: return []
        }
    }

    package func completesFiles(_ line: String) -> Bool {
        switch Self.menu.choice(line) {
        case .action(.export, _), .action(.report, _): true
        default: false
        }
    }

    package func request(
        _ line: String, _ state: ScreenState<TripDetailPage>, in context: TerminalContext
    ) -> ScreenRequest<TripDetailEvent> {
        let menu = Self.menu(of: state.page)
        switch menu.choice(line) {
        case .nothing: return state.choices.isEmpty ? .nothing : .event(.choose(""))
        case .misused(let item): return .misused(item)
        case .unknown(let text): return Self.named(text, state.page, menu, context)
        // While there are choices, a number is one of them.
        case .number(let number): return .event(state.choices.isEmpty ? .open(stop: number) : .choose(number))
        case .action(let action, let argument): return Self.request(action, argument, state.page, context)
        }
    }

    private static func request(
        _ action: Action, _ argument: String, _ page: TripDetailPage, _ context: TerminalContext
    ) -> ScreenRequest<TripDetailEvent> {
        switch action {
        case .add: add(argument)
        case .move: move(argument, page)
        case .delete:
            .argument(argument, or: "Stops to delete: ") {
                $0.isEmpty ? nil : .edit(.remove(stops: TypedPaths.quotedNames($0)))
            }
        case .copy: copy(argument, page)
        case .split:
            .argument(argument, or: "Stops that begin a trip of their own: ") {
                $0.isEmpty ? nil : .edit(.split(stops: TypedPaths.quotedNames($0), names: []))
            }
        case .rename:
            .argument(argument, or: "New name of the trip: ", initial: page.title ?? "") {
                $0.isEmpty ? nil : .edit(.rename($0))
            }
        case .loop: loop(argument, page)
        case .reverse: .event(.edit(.reverse))
        case .export:
            .argument(argument, or: "File to write: ") { $0.isEmpty ? nil : .export(path: $0) }
        case .bestOrder:
            .choice(argument, usual: .bestOrder(""), or: "What the order keeps to (lock 2,3; end any; …): ") {
                .event(.bestOrder($0))
            }
        case .report:
            .choice(argument, usual: .report(path: nil), or: "File for the report: ") { .event(.report(path: $0)) }
        case .map: .event(.map)
        case .days: .event(.days)
        case .web: .event(.web)
        case .find: .argument(argument, or: "Place to look up: ") { $0.isEmpty ? nil : .find($0) }
        case .history: .event(.history)
        case .undo: .steps(argument, of: "u") { .undo($0) }
        case .redo: .steps(argument, of: "U") { .redo($0) }
        case .back: .event(.back)
        case .quit: .event(.quit)
        case .help: .lines(help(menu(of: page), context))
        }
    }

    private static func help(_ menu: Menu<Action>, _ context: TerminalContext) -> [String] {
        let width = context.cuttingWidth
        return menu.helpLines(width: width)
            + furtherHelp.flatMap { text in width.map { text.wrapped(toWidth: $0) } ?? [text] }
    }

    /// `PLACE`, `PLACE at 3`, `PLACE best`, or only where: then places are asked for.
    private static func add(_ argument: String) -> ScreenRequest<TripDetailEvent> {
        let (text, position) = place(argument)
        let places = PlaceLines.places(text)
        guard !places.isEmpty else { return .event(.askForPlaces(position)) }
        return .event(.edit(.add(places: places, position, name: nil, note: nil)))
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

    /// `STOPS TO`: the last word is where to, what is before it names the stops. Where that is missing, it is asked for.
    private static func move(_ text: String, _ page: TripDetailPage) -> ScreenRequest<TripDetailEvent> {
        guard !text.isEmpty else {
            return .question("Stops to move: ") { $0.isEmpty ? .nothing : move($0, page) }
        }
        let names = TypedPaths.quotedNames(text)
        func request(_ stops: String, to number: String) -> ScreenRequest<TripDetailEvent> {
            withStops(stops, page, or: "Stops to move: ", isWhole: !number.isEmpty) { stops in
                let names = TypedPaths.quotedNames(stops)
                let shown = names.joined(separator: ", ")
                return .argument(number, or: "Move \(Wording.quoted(shown, maximumWidth: 40)) to number: ") {
                    $0.isEmpty ? nil : .edit(.move(stops: names, to: $0))
                }
            }
        }
        if let number = names.last, names.count > 1 {
            // Each in quotation marks, since a name may have a comma in it.
            return request(names.dropLast().map { TypedPaths.quoted($0) }.joined(separator: " "), to: number)
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let last = words.last, !isStop(names[0], page) else { return request(names[0], to: "") }
        return request(text[..<last.startIndex].trimmed, to: String(last))
    }

    /// Whether a stop's name begins so.
    private static func isStop(_ text: String, _ page: TripDetailPage) -> Bool {
        let wanted = folded(text)
        return page.rows.contains { $0.stop != nil && folded($0.name).hasPrefix(wanted) }
    }

    /// `STOPS to TRIP` or `STOPS TRIP`, perhaps with `at N` and `move` behind it; what is missing is asked for.
    private static func copy(_ text: String, _ page: TripDetailPage) -> ScreenRequest<TripDetailEvent> {
        guard !text.isEmpty else {
            return .question("Stops to copy to another trip: ") { $0.isEmpty ? .nothing : copy($0, page) }
        }
        let (stops, target) =
            text.indices.last { text[$0...].hasPrefix(" to ") }.map { to in
                (text[..<to].trimmed, text[to...].dropFirst(4).trimmed)
            } ?? stopsAndTrip(text, page)
        return withStops(stops, page, or: "Stops to copy: ", isWhole: !target.isEmpty) { stops in
            .argument(target, or: "To which trip (‘TRIP move’ takes them away here): ") {
                $0.isEmpty ? nil : copy(TypedPaths.quotedNames(stops), to: $0)
            }
        }
    }

    /// What is asked for with stops. Where the page has no such stops and nothing else is missing, it is the stops that are
    /// asked for again, not what stands behind them.
    private static func withStops(
        _ stops: String, _ page: TripDetailPage, or question: String, isWhole: Bool,
        _ request: @escaping (_ stops: String) -> ScreenRequest<TripDetailEvent>
    ) -> ScreenRequest<TripDetailEvent> {
        guard isWhole, !areStops(stops, page) else { return request(stops) }
        return .question(
            ScreenQuestion(question, given: stops) { stops in
                guard !stops.isEmpty else { return .nothing }
                guard !areStops(stops, page), case .question(let further) = request(stops) else {
                    return request(stops)
                }
                return further.further(further.given ?? "")
            })
    }

    /// Whether these are numbers of stops of the page, ranges of them, or beginnings of names.
    private static func areStops(_ text: String, _ page: TripDetailPage) -> Bool {
        let count = page.rows.count { $0.stop != nil }
        let names = TypedPaths.quotedNames(text)
        return names.flatMap { isStop($0, page) ? [$0[...]] : $0.split(separator: ",") }.allSatisfy { part in
            let ends = part.split(separator: "-").map { wholeNumber($0.trimmed) }
            let areNumbers =
                !ends.isEmpty && ends.allSatisfy { number in number.map { 1...max(1, count) ~= $0 } ?? false }
            return areNumbers || isStop(part.trimmed, page)
        }
    }

    private static func copy(_ stops: [String], to text: String) -> TripDetailEvent {
        var target = text
        let isMove = target.hasSuffix(" move")
        if isMove { target = target.dropLast(5).trimmed }
        let (trip, position) = place(target)
        var number: Int?
        if case .number(let wanted) = position { number = wanted }
        return .edit(
            .copy(
                stops: stops, to: TypedPaths.path(number == nil ? target : trip), at: number, moving: isMove))
    }

    /// Where in `STOPS TRIP` the trip begins, which is empty where there is none: behind the numbers of stops, of which the
    /// last is the trip's where nothing else is there; or the last word, behind names.
    private static func stopsAndTrip(_ text: String, _ page: TripDetailPage) -> (stops: String, trip: String) {
        var words = text.split(whereSeparator: \.isWhitespace)
        // What stands behind the trip: `at 3`, `move`.
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
        guard words.count > 1, !isStop(String(text[..<end]), page) else { return (text, "") }
        let numbers = words.prefix { word in word.utf8.allSatisfy { "0123456789,-".utf8.contains($0) } }.count
        let first = numbers == 0 || numbers == words.count ? words.count - 1 : numbers
        return (text[..<words[first].startIndex].trimmed, text[words[first].startIndex...].trimmed)
    }

    private static func loop(_ argument: String, _ page: TripDetailPage) -> ScreenRequest<TripDetailEvent> {
        .choice(argument, usual: .edit(.setRoundTrip(!page.isRoundTrip)), or: "Round trip (on or off): ") { text in
            switch text.lowercased() {
            case "on": .event(.edit(.setRoundTrip(true)))
            case "off": .event(.edit(.setRoundTrip(false)))
            default: .refused("l takes on, off or nothing.")
            }
        }
    }

    /// A line that is no word of the menu: the name of a stop, or perhaps a place, which is offered where somebody can be
    /// asked.
    private static func named(
        _ text: String, _ page: TripDetailPage, _ menu: Menu<Action>, _ context: TerminalContext
    ) -> ScreenRequest<TripDetailEvent> {
        let wanted = folded(text.hasPrefix("name:") ? String(text.dropFirst(5)) : text)
        // One letter is rather a key of another menu than the beginning of a name.
        let isName = page.rows.contains {
            let name = folded($0.name)
            return $0.stop != nil && (name == wanted || (wanted.count > 1 && name.hasPrefix(wanted)))
        }
        if isName { return .event(.open(stop: text)) }
        guard context.inputIsTerminal, page.title != nil, text.count > 1 else { return .unknown(text, in: menu) }
        return .event(.offer(place: text, otherwise: .unknown(text, in: menu)))
    }

    /// The trip itself, as `roadtrip show` prints it.
    package static func page(
        _ page: TripDetailPage, _ context: TerminalContext, rows shown: ShownRows = .all
    ) -> [String] {
        let width = context.cuttingWidth
        let summary = width.map { page.summary.wrapped(toWidth: $0) } ?? [page.summary]
        guard let title = page.title.map({ visible($0) }) else { return summary }
        let heading = (width.map { title.wrapped(toWidth: $0) } ?? [title]) + [""]
        guard !page.rows.isEmpty else { return heading + summary }
        let hasNotes = page.rows.contains { !$0.note.line.isEmpty }
        let hasTimes = page.rows.contains { !$0.time.isEmpty }
        var columns: [Table.Column] = [
            .init("#", alignment: .right), .init("Stop", isFlexible: true, shortest: 16),
            .init("Place", dropOrder: 1), .init("Leg", alignment: .right),
        ]
        if hasTimes { columns.append(.init("Time", alignment: .right, dropOrder: 5)) }
        columns += [.init("Bearing", dropOrder: 2), .init("So far", alignment: .right, dropOrder: 3)]
        if hasNotes { columns.append(.init("Note", isFlexible: true, shortest: 12, dropOrder: 4)) }
        let rows = shown.of(page.rows)
        var table = Table(
            columns: columns,
            rows: rows.map { row in
                [Styled(row.number, .number)]
                    + [row.name, row.place, row.leg].map { Styled($0) } + (hasTimes ? [Styled(row.time)] : [])
                    + [row.bearing, row.soFar].map { Styled($0) }
                    + (hasNotes ? [Styled(row.note.line, .dim)] : [])
            }, nameColumn: 1)
        for (index, row) in rows.enumerated() { table.headings[index] = row.heading }
        let note = shown.noteLines.flatMap { line in width.map { line.wrapped(toWidth: $0) } ?? [line] }
        return heading + table.lines(width: width, color: context.usesColor) + note + [""] + summary
    }
}
