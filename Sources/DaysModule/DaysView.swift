package import Console
import Entities
import Itineraries
import Reactive
package import Screens
import Text

/// The days of a trip on the terminal.
package struct DaysView: ScreenView {
    static let menu = Menu<DaysAction>(
        [MenuItem("t", "take", does: "keep what is decided", .take)] + settings + [
            MenuItem("towns", "towns", does: "suggest towns for nights on the way, or leave them out again", .towns),
            MenuItem("free", "free", does: "leave the nights at all stops open", .free),
            .engine(.engine), .units(.units),
            .undo(.undo), .redo(.redo), .help(.help), .back(to: "the trip", .back), .quit(.quit),
        ])

    private static let settings = [
        MenuItem("start", "start", "DATE", does: "say on which day the trip begins", DaysAction.set(.start)),
        MenuItem("leave", "leave", "TIME", does: "say when a day's drive begins", .set(.leave)),
        MenuItem("drive", "drive", "DURATION", does: "say how long to drive in a day", .set(.drive)),
        MenuItem("days", "days", "N", does: "say how many days the trip may take", .set(.days)),
        MenuItem("fuel", "fuel", "USE", does: "say what the vehicle needs: 7.2l, 32mpg, 18kWh", .set(.fuel)),
        MenuItem("price", "price", "PRICE", does: "say what fuel costs: 1.85/l, 3.49/gal", .set(.price)),
        MenuItem("currency", "currency", "CODE", does: "say in which currency all costs are: EUR", .set(.currency)),
        MenuItem("speed", "speed", "N", does: "say how fast one drives where that is estimated", .set(.speed)),
        MenuItem("detour", "detour", "N", does: "say how much longer a road is than the straight line", .set(.detour)),
        MenuItem(
            "leg-minutes", "leg-minutes", "N", does: "say how many minutes each leg takes besides", .set(.legMinutes)),
    ]

    /// The help that the menu's own lines do not give.
    private static let furtherHelp = [
        "What is decided here is shown at once, and kept by t. The beginning of a word is enough where no other begins so; "
            + "- in place of a value leaves it open again: start -",
        "A stop's number, or several, and a word set what stops have, and that is kept at once: 5 nights 2, 4-6 kind see, "
            + "3 way ferry 2h30. The words: \(StopWord.allCases.map(\.text).joined(separator: ", ")).",
    ]

    /// The widest that the name of a stop is.
    private static let nameWidth = 32

    /// Shows any days.
    package init() {}

    package var endOfInput: DaysEvent { .back }

    package func prompt(_ page: DaysPage) -> String? { "days> " }

    package func lines(_ page: DaysPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        let note = "Not kept yet: t takes the plan."
        let wrapped = note.wrapped(toWidth: context.cuttingWidth)
        return Self.page(page, context, rows: rows, withSettings: true) + page.warningLines(width: context.cuttingWidth)
            + (page.isProposed ? wrapped : []) + [""]
            + Self.menu.lines(width: context.cuttingWidth, onlyKeys: rows.isTight)
    }

    package func completions(_ line: String, _ page: DaysPage) -> [Completion] {
        DaysInput(page, Self.menu).completions(line)
    }

    package func request(
        _ line: String, _ state: ScreenState<DaysPage>, in context: TerminalContext
    ) -> ScreenRequest<DaysEvent> {
        DaysInput(state.page, Self.menu).request(
            line, help: { Self.menu.helpLines(width: context.cuttingWidth, further: Self.furtherHelp) })
    }

    /// The days, as `roadtrip days` prints them; in the menus the settings stand above them.
    package static func page(
        _ page: DaysPage, _ context: TerminalContext, rows shown: ShownRows = .all, withSettings: Bool = false
    ) -> [String] {
        let width = context.cuttingWidth
        func wrapped(_ text: String) -> [String] { text.wrapped(toWidth: width) }
        var lines = page.title.map { wrapped(visible($0)) } ?? []
        if withSettings, !page.settings.isEmpty { lines += wrapped(visible(page.settings)) }
        let layout = DaysLayout(page.sections, nameWidth: nameWidth)
        let rows = shown.indexes.map { Set($0) }
        var first = 0
        for section in page.sections {
            let all = first..<first + DaysPage.rowCount(section)
            first = all.upperBound
            let isShown = { (row: Int) in rows?.contains(all.lowerBound + row) ?? true }
            guard all.indices.contains(where: { isShown($0 - all.lowerBound) }) else { continue }
            lines += shown.gap + layout.lines(of: section, width: width, where: isShown)
        }
        // In a low window what the times are worth gives way to the days.
        let summary = (shown.isTight ? Array(page.summary.prefix(1)) : page.summary).map { visible($0) }.flatMap(
            wrapped)
        return lines + shown.noteLines.flatMap(wrapped) + (summary.isEmpty ? [] : shown.gap + summary)
    }
}

/// The columns of the stops of all days.
private struct DaysLayout {
    private let numberWidth: Int
    private let nameWidth: Int
    private let timeWidth: Int

    init(_ sections: [ItineraryText.Section], nameWidth longest: Int) {
        let rows = sections.flatMap(\.rows).filter { !$0.isWay }
        numberWidth = max(3, rows.map(\.number.count).max() ?? 0)
        nameWidth = min(longest, rows.map { visible($0.name).displayWidth }.max() ?? 0)
        timeWidth = rows.map(\.time.displayWidth).max() ?? 0
    }

    /// A day with those of its visits that are shown; what cannot be kept stands below the last of all. Where the
    /// window is narrower, what does not fit goes on below: remarks first, then the times too.
    func lines(of section: ItineraryText.Section, width: Int?, where isShown: (Int) -> Bool) -> [String] {
        func wrapped(_ text: String, indent: Int = 0) -> [String] {
            text.wrapped(toWidth: width.map { max(8, $0 - indent) }).map { String(repeating: " ", count: indent) + $0 }
        }
        let rows = section.rows.indices.filter(isShown).flatMap { row(section.rows[$0], width: width) }
        let isWhole = isShown(max(0, section.rows.count - 1))
        return wrapped(visible(section.heading)) + rows
            + (isWhole ? section.warnings.flatMap { wrapped("  ! \(visible($0))") } : [])
    }

    private func row(_ row: ItineraryText.Row, width: Int?) -> [String] {
        if row.isWay {
            let (indent, text) = (String(repeating: " ", count: numberWidth + 2), visible(row.name))
            return text.wrapped(toWidth: width.map { max(8, $0 - indent.count) }).map { indent + $0 }
        }
        let number = String(repeating: " ", count: numberWidth - row.number.count) + row.number + "  "
        let remark = visible(row.remark)
        let fixed = number.count + 3 + timeWidth
        // Names give way to the times down to a width at which they can still be told apart.
        let nameWidth = min(nameWidth, max(16, (width ?? .max) - fixed))
        func name(_ width: Int) -> String { visible(row.name).truncated(toWidth: width) }
        guard let width else { return [joined(number + name(nameWidth).padded(toWidth: nameWidth), row.time, remark)] }
        let below = { (text: String) in
            text.isEmpty
                ? []
                : text.wrapped(toWidth: max(8, width - number.count - 2)).map {
                    String(repeating: " ", count: number.count + 2) + $0
                }
        }
        if fixed + nameWidth > width {
            let rest = [row.time, remark].filter { !$0.isEmpty }.joined(separator: ", ")
            return [number + name(max(8, width - number.count))] + below(rest)
        }
        let start = number + name(nameWidth).padded(toWidth: nameWidth)
        let whole = joined(start, row.time, remark)
        return whole.displayWidth <= width ? [whole] : [joined(start, row.time, "")] + below(remark)
    }

    /// The parts of a row, without spaces at the end.
    private func joined(_ start: String, _ time: String, _ remark: String) -> String {
        var line = "\(start)   \(remark.isEmpty ? time : time.padded(toWidth: timeWidth) + "   " + remark)"
        while line.hasSuffix(" ") { line.removeLast() }
        return line
    }
}
