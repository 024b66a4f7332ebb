package import Console
import Entities
import Itineraries
import Reactive
package import Screens
import Text

/// One trip on the terminal.
package struct TripDetailView: ScreenView {
    static let menu = Menu<TripDetailAction>(
        [
            MenuItem(
                "a", "add", "PLACE", does: "add a stop, at the end, ‘at N’ or where it is ‘best’",
                brief: "at N, or best", .add),
            MenuItem(
                "m", "move", "STOPS TO", takesNumbers: true, does: "move stops so that the first is stop TO",
                brief: "put them at TO", .move),
            MenuItem(
                "d", "delete", "STOPS", takesNumbers: true, does: "delete stops: 3, 2-4,7 or a name",
                brief: "3, 2-4,7, a name", .delete),
            MenuItem(
                "c", "copy", "STOPS to TRIP", takesNumbers: true,
                does: "copy stops to another trip, ‘at N’; with ‘move’ behind it they leave this one",
                brief: "to another", .copy),
            MenuItem(
                "x", "split", "STOPS", takesNumbers: true, does: "make each of these stops begin a trip of its own",
                brief: "into own trips",
                .split),
            MenuItem("name", "name", "NAME", does: "give the trip another name", brief: "rename the trip", .rename),
            MenuItem(
                "l", "loop", "ON|OFF", does: "make it a round trip, or a one-way trip again", brief: "round trip", .loop
            ),
            MenuItem("v", "reverse", does: "reverse the order of the stops", brief: "turn it round", .reverse),
            MenuItem("o", "order", "HOW", does: "search for the best order", brief: "the best order", .bestOrder),
            MenuItem(
                "r", "report", "FILE",
                does: "show the trip's distances or write them into a file; r notes, r days, r legs: with these",
                brief: "distances",
                .report),
            MenuItem("e", "export", "FILE", does: "write the trip into a file", brief: "write a file", .export),
            MenuItem("f", "find", "WORDS", does: "look a place up", brief: "look a place up", .find),
            MenuItem("p", "map", does: "show the trip on a map", brief: "show a map", .map),
            MenuItem(
                "y", "days", does: "plan its days: when to leave, how far to drive, where to sleep",
                brief: "plan the days", .days),
            MenuItem(
                "k", "along", "KIND", does: "list what lies along the way, the best of each stretch",
                brief: "sights on the way", .along),
            MenuItem(
                "w", "web", takesArgument: true,
                does: "open the itinerary in a browser; w geo, w osm: for other maps than Google's",
                brief: "open in a browser", .web),
            .engine(.engine), .units(.units),
            .undo(.undo), .redo(.redo),
            MenuItem(
                "h", "history", does: "show what was changed, and go back to it", brief: "what was changed", .history),
            .help(.help), .back(to: "the list of trips", .back), .quit(.quit),
        ], foremost: ["a", "m", "d", "y", "p", "u", "b"], narrow: ["a", "y", "u", "b"])

    /// The menu of a trip that is not there any more.
    static let menuOfNothing = Menu<TripDetailAction>([
        .undo(.undo), .redo(.redo), .help(.help), .back(to: "the list of trips", .back), .quit(.quit),
    ])

    /// The help beside the menu's own entries.
    private static let furtherHelp =
        [
            KeyHelp("5, or a name", "open that stop; late: it misses its fixed time; !: y tells why"),
            KeyHelp("5 nights 2", "sets: " + StopWord.allCases.map(\.text).joined(separator: " ")),
            KeyHelp("o loop", "loop, start X, end X, lock 2,3, time 10, by road|time|distance"),
            KeyHelp("a Bled; Piran 2n", "places with nights; 1 night was set, night follows the drives"),
            .rows("Enter opens, Del removes, Alt-Up/Down moves"), .pages,
        ] + KeyHelp.everywhere

    private let orderWords: ArgumentWords
    private let alongWords: ArgumentWords
    private let map: TripDetailMap?

    /// Shows any trip; `orderWords` are the words that the best order takes, `alongWords` those of what lies along the
    /// way, for Tab; `map` stands beside the list in a wide window.
    package init(
        orderWords: ArgumentWords = ArgumentWords(), alongWords: ArgumentWords = ArgumentWords(),
        map: TripDetailMap? = nil
    ) {
        self.map = map
        self.orderWords = orderWords
        self.alongWords = alongWords
    }

    package var endOfInput: TripDetailEvent { .back }

    package func isList(_ lines: [String], _ page: TripDetailPage) -> Bool {
        page.title != nil && TripDetailInput(page, Self.menu).arePlaces(lines)
    }

    package func isDoneFromAbove(_ line: String, _ page: TripDetailPage) -> Bool {
        guard page.title != nil, case .action(let action, _) = Self.menu.choice(line) else { return false }
        return action.isDoneFromAbove
    }

    package func prompt(_ page: TripDetailPage) -> String? { Self.prompt }

    /// The prompt of the page of a trip.
    package static let prompt = "trip> "

    package func lines(_ page: TripDetailPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        let page = rows.isLow ? page.withoutRemarks : page
        let lines = lines(page, rows, context, notes: .beside)
        // Notes that are cut beside their stops stand below them where there is room for that.
        guard let room = rows.room, rows.indexes == nil, !rows.isLow, Self.cutsNotes(page, rows, context),
            case let roomy = self.lines(page, rows, context, notes: .below), roomy.count <= room
        else { return lines }
        return roomy
    }

    private func lines(
        _ page: TripDetailPage, _ rows: ShownRows, _ context: TerminalContext, notes: PlaceOfNotes
    ) -> [String] {
        let width = context.cuttingWidth
        return Self.page(page, context, rows: rows, notes: notes) + page.warningLines(in: context, beside: rows)
            + page.remarks.flatMap { $0.wrapped(toWidth: width) }.map {
                Style.dim.applied(to: $0, color: context.usesColor)
            }
    }

    package func panel(_ page: TripDetailPage, in context: TerminalContext) -> SidePanel? {
        map?.panel(page, in: context) { Self.table(page, ShownRows(room: context.height)).naturalWidth }
    }

    package func keys(_ page: TripDetailPage, in context: TerminalContext) -> String? {
        Self.menu(of: page).keyLine(width: context.cuttingWidth, color: context.usesColor)
    }

    private static func menu(of page: TripDetailPage) -> Menu<TripDetailAction> {
        page.title == nil ? menuOfNothing : menu
    }

    package func completions(_ line: String, _ page: TripDetailPage) -> [Completion] {
        TripDetailInput(page, Self.menu).completions(line, orderWords, alongWords)
    }

    package func line(for key: RowKey, _ number: Int, _ page: TripDetailPage) -> String? {
        switch key {
        case .open: "\(number)"
        case .delete: "d \(number)"
        case .moveUp: number > 1 ? "m \(number) \(number - 1)" : nil
        case .moveDown: number < page.rowKeys.count ? "m \(number) \(number + 1)" : nil
        }
    }

    package func asksForRow(_ line: String, _ page: TripDetailPage) -> Bool {
        switch Self.menu(of: page).choice(line) {
        case .action(.delete, argument: ""), .action(.move, argument: ""), .action(.copy, argument: ""),
            .action(.split, argument: ""):
            true
        default: false
        }
    }

    package func hasWord(atBeginningOf line: String, _ page: TripDetailPage) -> Bool {
        TripDetailInput(page, Self.menu(of: page)).beginsLine(line)
    }

    package func completesFiles(_ line: String) -> Bool { TripDetailInput.namesFile(line, Self.menu) }

    package func request(
        _ line: String, _ state: ScreenState<TripDetailPage>, in context: TerminalContext
    ) -> ScreenRequest<TripDetailEvent> {
        let page = state.page
        return TripDetailInput(page, Self.menu(of: page), isOnTerminal: context.inputIsTerminal)
            .request(
                line,
                help: { Self.menu(of: page).helpLines(width: context.cuttingWidth, further: Self.furtherHelp) })
    }

    /// The place of the notes of stops.
    package enum PlaceOfNotes: Equatable, Sendable {
        /// A column.
        case beside
        /// Lines of their own.
        case below
    }

    /// Whether notes do not stand whole beside their stops.
    private static func cutsNotes(_ page: TripDetailPage, _ shown: ShownRows, _ context: TerminalContext) -> Bool {
        guard let width = context.cuttingWidth, page.rows.contains(where: { !$0.note.text.isEmpty }) else {
            return false
        }
        return table(page, shown).naturalWidth > width
    }

    /// The trip itself, as `roadtrip show` prints it.
    package static func page(
        _ page: TripDetailPage, _ context: TerminalContext, rows shown: ShownRows = .all,
        notes: PlaceOfNotes = .beside
    ) -> [String] {
        let width = context.cuttingWidth
        let totals = [page.summary] + page.shorterSummaries
        let summary = shown.fitting(totals, in: context)
        guard let title = page.title.map({ visible($0) }) else { return summary }
        guard !page.rows.isEmpty else { return shown.title(title, totals: [], in: context).lines + summary }
        let (heading, hasTotals) = shown.title(title, totals: totals, in: context)
        let rows = shown.of(page.rows)
        var table = Self.table(page, shown)
        let isWide = width.map { shown.room != nil && table.naturalWidth > $0 } ?? false
        if isWide {
            // Cells say less, and a sign stands for a note that may have no room.
            let isNarrow = shown.isLow || width.map { $0 <= narrowWindow } ?? false
            let marksNotes = notes == .beside && page.rows.contains { !$0.note.text.isEmpty }
            if isNarrow || marksNotes || notes == .below {
                table = Self.table(page, shown, isNarrow: isNarrow, marksNotes: marksNotes, notes: notes)
            }
        }
        if notes == .below {
            let indent = String(repeating: " ", count: "\(page.rows.count)".count + 2)
            for (index, row) in rows.enumerated() where !row.note.text.isEmpty {
                table.footers[index] = indent + row.note.line
            }
        }
        for (index, row) in rows.enumerated() {
            var heading = row.heading
            if index > 0, let indexes = shown.indexes, indexes[index - 1] < indexes[index] {
                heading = page.heading(of: indexes[index], behind: indexes[index - 1])
            }
            table.headings[index] =
                shown.isLow ? heading.map { ItineraryText.shortened($0, toWidth: width) } : heading
            table.headingStyles[index] = page.drive(ofRow: shown.indexes?[index] ?? index).map { Style.group($0) }
        }
        table.hasGaps = !shown.isTight
        table.chosen = shown.chosenPosition
        table.cutsHeadings = shown.isLow
        if let first = shown.indexes?.first, page.rows.indices.contains(first) {
            let heading = page.heading(atTop: first)
            table.headings[0] = shown.isLow ? heading.map { ItineraryText.shortened($0, toWidth: width) } : heading
        }
        let note = shown.noteBelowTitle.flatMap { $0.wrapped(toWidth: width) }
        // A low window has no room for it.
        let credit = [shown.isTight ? nil : page.credit].compactMap(\.self)
            .map { Style.dim.applied(to: $0, color: context.usesColor) }
        let below = hasTotals ? [] : shown.gap + summary
        return heading + table.lines(width: width, color: context.usesColor) + note + below + credit
    }

    /// The sign behind the name of a stop that has a note.
    private static let signOfNote = " ✎"
    /// The widest window, in columns, in which cells say less where they do not fit.
    private static let narrowWindow = 60

    /// The columns of all rows, of which none is empty, with some of the rows in them. What tells least gives way first
    /// in a narrow window; in a low one a stop has one line, since few lines are left for stops. Where that `isNarrow`
    /// as well, cells say less.
    private static func table(
        _ page: TripDetailPage, _ shown: ShownRows, isNarrow: Bool = false, marksNotes: Bool = false,
        notes: PlaceOfNotes = .beside
    ) -> Table {
        shown.table(
            of: page.rows, nameColumn: shown.isLow ? nil : 1,
            variant: (isNarrow ? 1 : 0) + (marksNotes ? 2 : 0) + (notes == .below ? 4 : 0),
            [
                (.init("#", alignment: .right), { Styled($0.number, .number) }),
                (
                    .init("Stop", isFlexible: true, shortest: 16),
                    { Styled(marksNotes && !$0.note.text.isEmpty ? $0.name + Self.signOfNote : $0.name) }
                ),
                (
                    .init("Place", isFlexible: true, shortest: 12, dropOrder: 2),
                    { Styled(shown.room == nil ? $0.place : $0.shortPlace) }
                ),
                (
                    .init("Leg", alignment: .right),
                    { Styled(isNarrow ? $0.shortestLeg : shown.isLow ? $0.shortLeg : $0.leg) }
                ),
                (.init("Time", alignment: .right, dropOrder: 5), { Styled($0.time) }),
                (.init("Arrive", alignment: .right, dropOrder: 6), { Styled($0.arrive) }),
                (
                    .init("Night", dropOrder: 7),
                    { Styled(isNarrow ? $0.shortNights : $0.nights, $0.areNightsSet ? nil : .dim) }
                ),
                (.init("Bearing", dropOrder: 1), { Styled($0.bearing) }),
                (.init("So far", alignment: .right, dropOrder: 3), { Styled($0.soFar) }),
                (
                    .init("Note", isFlexible: true, shortest: 12, dropOrder: 4),
                    { Styled(notes == .beside ? $0.note.line : "", .dim) }
                ),
            ])
    }
}
