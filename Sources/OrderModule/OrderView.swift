package import Console
package import Screens
import Text

/// The best order on the terminal.
package struct OrderView: ScreenView {
    static let menu = Menu<OrderAction>([
        MenuItem("t", "take", does: "put the trip into this order", brief: "take this order", .take),
        MenuItem("o", "order", "HOW", does: "search for another: \(ways)", brief: "search for another", .search),
        .help(.help), .back(to: "the trip, which stays as it is", .back), .quit(.quit),
    ])
    /// The menu where the trip has the best order already.
    static let menuOfNothing = Menu<OrderAction>(menu.items.filter { $0.key != "t" })

    /// Examples of other options.
    private static let otherWays = "Other ways: \(ways)"
    private static let ways = "o loop, o start any end any, o lock 2,3, o time 10"

    /// The help beside the menu's own entries.
    private static let furtherHelp =
        [KeyHelp("o start any lock 2,3 by road", ScreenHelp.order)] + KeyHelp.everywhere

    /// Creates a view, which has no state.
    package init() {}

    package var endOfInput: OrderEvent { .leave }

    package func knows(_ line: String, _ page: OrderPage) -> Bool {
        // Whoever means yes is told the word for it.
        Self.menu(of: page).knows(line) || OrderInput.moved.refusal(of: line) != nil
    }

    private static func menu(of page: OrderPage) -> Menu<OrderAction> { page.offersChange ? menu : menuOfNothing }

    package func lines(_ page: OrderPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        let width = context.cuttingWidth
        let otherWays = Self.otherWays + (page.otherMeasure.map { ", o by \($0.shortWord)" } ?? "")
        return Self.page(page, context, rows: rows) + (rows.isLow ? [] : otherWays.wrapped(toWidth: width))
    }

    /// The prompt; nil if there is nothing to take.
    package func prompt(_ page: OrderPage) -> String? { page.offersChange ? "order> " : nil }

    package func request(
        _ line: String, _ state: ScreenState<OrderPage>, in context: TerminalContext
    ) -> ScreenRequest<OrderEvent> {
        let menu = Self.menu(of: state.page)
        return OrderInput(menu).request(
            line, help: { menu.helpLines(width: context.cuttingWidth, further: Self.furtherHelp) })
    }

    /// The lines of the summary in a very low window: before, after and the change.
    private static let linesOfLowSummary = 3

    /// The proposal, as `roadtrip optimize` prints it.
    package static func page(
        _ page: OrderPage, _ context: TerminalContext, rows shown: ShownRows = .all
    ) -> [String] {
        let width = context.cuttingWidth
        let wrapped = { (lines: [String]) in lines.flatMap { $0.wrapped(toWidth: width) } }
        guard !page.rows.isEmpty else { return wrapped([page.title, ""] + page.summary) }
        let table = shown.table(
            of: page.rows, nameColumn: 2,
            [
                (.init("#", alignment: .right), { Styled($0.number, .number) }),
                (.init("Was", alignment: .right, dropOrder: 1), { Styled($0.was, .dim) }),
                (.init("Stop", isFlexible: true, shortest: 16), { Styled($0.name) }),
                (.init("Leg", alignment: .right), { Styled($0.leg) }),
                (.init("Drive", alignment: .right, dropOrder: 3), { Styled($0.drive) }),
                (.init("", dropOrder: 2), { Styled($0.mark, .dim) }),
            ])
        let title =
            shown.room == nil
            ? wrapped([page.title, ""])
            : shown.fitted(page.title, in: context).map { Style.heading.applied(to: $0, color: context.usesColor) }
                + shown.gap
        return title + table.lines(width: width, color: context.usesColor)
            + wrapped(shown.noteLines + shown.gap)
            + page.summary.prefix(shown.isLow ? Self.linesOfLowSummary : .max)
            .flatMap { shown.fitted($0, in: context) }
    }

    package func keys(_ page: OrderPage, in context: TerminalContext) -> String? {
        guard page.offersChange else { return nil }
        return Self.menu(of: page).keyLine(width: context.cuttingWidth, color: context.usesColor)
    }

    package func completions(_ line: String, _ page: OrderPage) -> [Completion] {
        Self.menu(of: page).completions(line)
    }
}
