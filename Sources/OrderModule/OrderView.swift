package import Console
package import Screens
import Text

/// The best order on the terminal.
package struct OrderView: ScreenView {
    /// Examples of other options.
    private static let otherWays = "Other ways: o loop, o start any end any, o lock 2,3, o time 10"

    /// Creates a view, which has no state.
    package init() {}

    package var endOfInput: OrderEvent { .leave }

    package func lines(_ page: OrderPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        let width = context.cuttingWidth
        let otherWays = Self.otherWays + (page.otherMeasure.map { ", o by \($0.shortWord)" } ?? "")
        return Self.page(page, context, rows: rows) + (rows.isLow ? [] : otherWays.wrapped(toWidth: width))
    }

    /// The question whether to take the order; nil if that would change nothing.
    package func prompt(_ page: OrderPage) -> String? {
        page.offersChange ? "Take this order? [y/N] " : nil
    }

    package func request(
        _ line: String, _ state: ScreenState<OrderPage>, in context: TerminalContext
    ) -> ScreenRequest<OrderEvent> {
        OrderInput.request(line)
    }

    /// The proposal, as `roadtrip optimize` prints it.
    package static func page(
        _ page: OrderPage, _ context: TerminalContext, rows shown: ShownRows = .all
    ) -> [String] {
        let width = context.cuttingWidth
        let wrapped = { (lines: [String]) in lines.flatMap { $0.wrapped(toWidth: width) } }
        guard !page.rows.isEmpty else { return wrapped([page.title, ""] + page.summary) }
        var columns: [Table.Column] = [
            .init("#", alignment: .right), .init("Was", alignment: .right, dropOrder: 1),
            .init("Stop", isFlexible: true, shortest: 16),
            .init("Leg", alignment: .right),
        ]
        let hasDrives = page.rows.contains { !$0.drive.isEmpty }
        if hasDrives { columns.append(.init("Drive", alignment: .right, dropOrder: 3)) }
        let hasMarks = page.rows.contains { !$0.mark.isEmpty }
        if hasMarks { columns.append(.init("", dropOrder: 2)) }
        let table = Table(
            columns: columns,
            rows: shown.of(page.rows).map { row in
                [Styled(row.number, .number), Styled(row.was, .dim), Styled(row.name), Styled(row.leg)]
                    + (hasDrives ? [Styled(row.drive)] : [])
                    + (hasMarks ? [Styled(row.mark, .dim)] : [])
            }, nameColumn: 2)
        let title =
            shown.room == nil
            ? wrapped([page.title, ""])
            : shown.fitted(page.title, in: context).map { Style.heading.applied(to: $0, color: context.usesColor) }
                + shown.gap
        return title + table.lines(width: width, color: context.usesColor)
            + wrapped(shown.noteLines + shown.gap)
            + (shown.isLow ? page.summary.suffix(1) : page.summary[...]).flatMap { shown.fitted($0, in: context) }
    }
}
