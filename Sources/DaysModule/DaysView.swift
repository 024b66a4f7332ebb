package import Console
import Entities
import Itineraries
import Reactive
package import Screens
import Text

/// The days of a trip on the terminal.
package struct DaysView: ScreenView {
    static let menu = Menu<DaysAction>(
        [MenuItem("t", "take", does: "keep what is decided", brief: "keep what is tried", .take)] + settings + [
            MenuItem(
                "towns", "towns", does: "suggest towns for nights on the way, or leave them out again",
                brief: "for nights on the way", .towns),
            MenuItem("free", "free", does: "leave the nights at all stops open", brief: "nights open again", .free),
            .engine(.engine), .units(.units),
            .undo(.undo), .redo(.redo), .help(.help), .back(to: "the trip", .back), .quit(.quit),
        ], foremost: ["t", "start", "leave", "drive", "days", "towns", "u", "b"],
        narrow: ["t", "start", "u", "b"])

    private static let settings = [
        MenuItem(
            "start", "start", "DATE", does: "say on which day the trip begins", brief: "the first day",
            DaysAction.set(.start)),
        MenuItem(
            "leave", "leave", "TIME", does: "say when a day's drive begins", brief: "when drives begin", .set(.leave)),
        MenuItem(
            "drive", "drive", "DURATION", does: "say how long to drive in a day", brief: "how long a day", .set(.drive)),
        MenuItem(
            "days", "days", "N", does: "say how many days the trip may take", brief: "how many at most", .set(.days)),
        MenuItem(
            "fuel", "fuel", "USE", does: "say what the vehicle needs: 7.2l, 32mpg, 18kWh", brief: "7.2l, 32mpg, 18kWh",
            .set(.fuel)),
        MenuItem(
            "price", "price", "PRICE", does: "say what fuel costs: 1.85/l, 3.49/gal", brief: "1.85/l, 3.49/gal",
            .set(.price)),
        MenuItem(
            "currency", "currency", "CODE", does: "say in which currency costs are entered: EUR",
            brief: "of costs: EUR", .set(.currency)),
        MenuItem(
            "speed", "speed", "N", does: "say how fast one drives where that is estimated", brief: "where estimated",
            .set(.speed)),
        MenuItem(
            "detour", "detour", "N", does: "say how much longer a road is than the straight line",
            brief: "roads are longer", .set(.detour)),
        MenuItem(
            "leg-minutes", "leg-minutes", "N", does: "say how many minutes each leg takes besides", brief: "besides",
            .set(.legMinutes)),
    ]

    /// The help beside the menu's own entries.
    private static let furtherHelp =
        [
            KeyHelp("drive 5h", "tried, kept by t; start - leaves it open"),
            KeyHelp("1 night", "was set; night alone follows from the drives"),
            KeyHelp("5 nights 2", "kept at once: " + StopWord.allCases.map(\.text).joined(separator: " ")),
            .rows("Enter begins a line with its number"), .pages,
        ] + KeyHelp.everywhere

    /// The widest that the name of a stop is.
    private static let nameWidth = 32

    private let map: DaysMap?

    /// Shows any days; `map` stands beside them in a wide window.
    package init(map: DaysMap? = nil) {
        self.map = map
    }

    package func panel(_ page: DaysPage, in context: TerminalContext) -> SidePanel? { map?.panel(page, in: context) }

    package var endOfInput: DaysEvent { .back }

    package func knows(_ line: String, _ page: DaysPage) -> Bool { DaysInput(page, Self.menu).knows(line) }

    package func answerToSave(_ page: DaysPage) -> String {
        page.isProposed
            ? "What stops have is saved; what is tried here is not: t keeps it." : "Everything is saved already."
    }

    package func prompt(_ page: DaysPage) -> String? { "days> " }

    package func lines(_ page: DaysPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        let remark = rows.isTight ? [] : page.remark.map { $0.wrapped(toWidth: context.cuttingWidth) } ?? []
        return Self.page(page, context, rows: rows, withSettings: true)
            // In a very low window the days have their line: the trip's page says it, too.
            + (rows.isLow ? [] : page.warningLines(in: context, beside: rows))
            + remark.map { Style.dim.applied(to: $0, color: context.usesColor) }
            + (page.isProposed ? Self.note(on: page, context, rows) : [])
    }

    /// The lines that say what is tried, how it is kept and how it is taken back.
    private static func note(on page: DaysPage, _ context: TerminalContext, _ rows: ShownRows) -> [String] {
        let tried = page.tried.isEmpty ? "the plan" : page.tried.joined(separator: ", ")
        let texts = [
            "Tried, not kept: \(tried). t keeps it, u drops the last; what stops have is kept at once.",
            "Tried, not kept: \(tried). t keeps it, u drops the last.", "Tried: t keeps it, u drops it.",
        ]
        let lines = rows.isTight ? rows.fitting(texts, in: context) : texts[0].wrapped(toWidth: context.cuttingWidth)
        return lines.map { Style.warning.applied(to: $0, color: context.usesColor) }
    }

    package func hasWord(atBeginningOf line: String, _ page: DaysPage) -> Bool {
        Self.menu.hasWord(atBeginningOf: line) || DaysInput(page, Self.menu).setsStops(line)
    }

    package func keys(_ page: DaysPage, in context: TerminalContext) -> String? {
        Self.menu.keyLine(width: context.cuttingWidth, color: context.usesColor)
    }

    package func beginning(ofRow number: Int, _ page: DaysPage) -> String? { "\(number) " }

    package var wordOfOpening: String { "begins with its number" }

    package func completions(_ line: String, _ page: DaysPage) -> [Completion] {
        DaysInput(page, Self.menu).completions(line)
    }

    package func request(
        _ line: String, _ state: ScreenState<DaysPage>, in context: TerminalContext
    ) -> ScreenRequest<DaysEvent> {
        DaysInput(state.page, Self.menu).request(
            line,
            help: {
                let settings = visible(state.page.settings).wrapped(toWidth: context.cuttingWidth)
                return (state.page.settings.isEmpty ? [] : settings + [""])
                    + Self.menu.helpLines(width: context.cuttingWidth, further: Self.furtherHelp)
            })
    }

    /// The settings without the first day.
    private static func withoutStart(_ settings: String) -> String {
        guard settings.hasPrefix("start "), let dot = settings.firstIndex(of: "·") else { return settings }
        return settings[settings.index(after: dot)...].trimmed
    }

    /// The settings in one line of a window: without the first day, which stands below, then as many as fit, with the
    /// key that shows all.
    private static func shortened(_ settings: String, _ shown: ShownRows, _ context: TerminalContext) -> [String] {
        guard shown.room != nil, let width = context.cuttingWidth, settings.displayWidth > width else {
            return [settings]
        }
        let rest = withoutStart(settings)
        guard rest.displayWidth > width else { return [rest] }
        let separator = " · "
        var line = ""
        for part in settings.split(separator: "·").map(\.trimmed) {
            let longer = line + part + separator
            guard (longer + sign).displayWidth <= width else { break }
            line = longer
        }
        return [line + sign]
    }

    /// The end of a line of settings that is shortened: the help has them all.
    private static let sign = "… ?"

    /// The days, as `roadtrip days` prints them; in the menus the settings stand above them.
    package static func page(
        _ page: DaysPage, _ context: TerminalContext, rows shown: ShownRows = .all, withSettings: Bool = false
    ) -> [String] {
        let width = context.cuttingWidth
        func wrapped(_ text: String) -> [String] { shown.fitted(text, in: context) }
        var lines = page.title.map { wrapped(visible($0)) } ?? []
        if shown.room != nil { lines = lines.map { Style.heading.applied(to: $0, color: context.usesColor) } }
        // In a very low window the help has the settings: the days have their lines.
        if shown.isLow, shown.note != nil, let title = page.title {
            lines = shown.title(visible(title), totals: [], in: context).lines
            // What is tried needs its line.
            if !page.shortTotals.isEmpty, !page.isProposed {
                lines += wrapped(page.shortTotals).map { Style.dim.applied(to: $0, color: context.usesColor) }
            }
        } else if withSettings, !page.settings.isEmpty {
            let settings = visible(page.settings)
            // The first day stands below it, too.
            lines += shown.isTight ? shortened(settings, shown, context) : wrapped(settings)
        }
        if let warned = page.warned {
            let hint = shown.room == nil ? "" : " · / ! shows them"
            lines += wrapped(warned + hint).map { Style.warning.applied(to: $0, color: context.usesColor) }
        }
        let layout = DaysLayout(page.sections, nameWidth: nameWidth, width: width, color: context.usesColor)
        let rows = shown.indexes.map { Set($0) }
        var first = 0
        for section in page.sections {
            let all = first..<first + DaysPage.rowCount(section)
            first = all.upperBound
            let isShown = { (row: Int) in rows?.contains(all.lowerBound + row) ?? true }
            guard all.indices.contains(where: { isShown($0 - all.lowerBound) }) else { continue }
            let chosen = shown.chosen.flatMap { all.contains($0) ? $0 - all.lowerBound : nil }
            lines += shown.gap + layout.lines(of: section, shown, chosen: chosen, where: isShown)
        }
        // In a low window what the times are worth gives way to the days, in a very low one most totals too.
        let said = shown.isLow ? [] : shown.isTight ? Array(page.summary.prefix(1)) : page.summary
        let summary = said.map { visible($0) }.flatMap(wrapped)
        return lines + shown.noteBelowTitle.flatMap(wrapped) + (summary.isEmpty ? [] : shown.gap + summary)
    }
}
