package import Console
import Reactive
import Text

/// The days of a trip on the terminal.
package struct DaysView: ScreenView {
    /// What can be typed at the days.
    enum Action: Sendable {
        case start, leave, drive, fuel, apply, undo, redo, help, back, quit
    }

    static let menu = Menu<Action>([
        MenuItem("s", "start", "DATE", does: "choose the first day; - leaves it open", .start),
        MenuItem("l", "leave", "TIME", does: "choose when a day's drive begins", .leave),
        MenuItem("m", "hours", "HOURS", does: "choose how long to drive in a day: 6h", .drive),
        MenuItem("f", "fuel", "USE", does: "state what the vehicle needs: 7.2l or 32mpg", .fuel),
        MenuItem("a", "apply", does: "keep this plan, with a night where each day ends", .apply),
        MenuItem("u", "undo", does: "take the last change back", .undo),
        MenuItem("U", "redo", does: "make it again after all", .redo),
        MenuItem("?", "help", does: "show this", .help),
        MenuItem("b", "back", does: "go back to the trip", .back),
        MenuItem("q", "quit", does: "leave; everything is saved", .quit),
    ])

    /// The widest that the name of a stop is.
    private static let nameWidth = 32

    /// Shows any days.
    package init() {}

    package var endOfInput: DaysEvent { .back }

    package func prompt(_ page: DaysPage) -> String? { "days> " }

    package func lines(_ page: DaysPage, in context: TerminalContext) -> [String] {
        Self.page(page, context) + [""] + Self.menu.lines(width: context.cuttingWidth)
    }

    package func request(
        _ line: String, _ state: ScreenState<DaysPage>, in context: TerminalContext
    ) -> ScreenRequest<DaysEvent> {
        switch Self.menu.choice(line) {
        case .nothing: .nothing
        case .unknown(let word): .unknown(word)
        case .number(let number): .unknown(number)
        case .action(.start, let text):
            .argument(text, or: "First day (- leaves it open): ") { Self.change($0) { $0.start = $1 } }
        case .action(.leave, let text):
            .argument(text, or: "Leave at (- is 09:00): ") { Self.change($0) { $0.leave = $1 } }
        case .action(.drive, let text):
            .argument(text, or: "Driving time of a day (- is 6h): ") { Self.change($0) { $0.drive = $1 } }
        case .action(.fuel, let text):
            .argument(text, or: "Fuel for 100 km (- leaves it open): ") { Self.change($0) { $0.fuel = $1 } }
        case .action(.apply, _): .event(.apply)
        case .action(.undo, _): .event(.undo)
        case .action(.redo, _): .event(.redo)
        case .action(.back, _): .event(.back)
        case .action(.quit, _): .event(.quit)
        case .action(.help, _): .lines(Self.menu.helpLines)
        }
    }

    /// An answer as a decision: nothing for an empty one, `-` leaves it open.
    private static func change(_ answer: String, _ set: (inout DaysRequest, String) -> Void) -> DaysEvent? {
        guard !answer.isEmpty else { return nil }
        var request = DaysRequest()
        set(&request, answer == "-" ? "" : answer)
        return .change(request)
    }

    /// The days, as `roadtrip days` prints them.
    package static func page(_ page: DaysPage, _ context: TerminalContext) -> [String] {
        let rows = page.sections.flatMap(\.rows)
        let numberWidth = max(3, rows.map(\.number.count).max() ?? 0)
        let nameWidth = min(Self.nameWidth, rows.map(\.name.displayWidth).max() ?? 0)
        let timeWidth = rows.map(\.time.displayWidth).max() ?? 0
        func cut(_ line: String) -> String {
            context.cuttingWidth.map { line.displayWidth > $0 ? line.truncated(toWidth: $0) : line } ?? line
        }
        var lines = page.title.map { [$0] } ?? []
        for section in page.sections {
            lines += ["", cut(section.heading)]
            for row in section.rows {
                let number = String(repeating: " ", count: numberWidth - row.number.count) + row.number
                let name = row.name.truncated(toWidth: nameWidth).padded(toWidth: nameWidth)
                var line =
                    row.remark.isEmpty
                    ? "\(number)  \(name)   \(row.time)"
                    : "\(number)  \(name)   \(row.time.padded(toWidth: timeWidth))   \(row.remark)"
                while line.hasSuffix(" ") { line.removeLast() }
                lines.append(cut(line))
            }
            lines += section.warnings.map { "  ! \($0)" }
        }
        return lines + (page.summary.isEmpty ? [] : [""] + page.summary)
    }
}
