package import Console
import Text

/// The best order on the terminal.
package struct OrderView: ScreenView {
    /// What else can be asked for, by example.
    private static let otherWays = "Other ways: o loop, o start any end any, o lock 2,3, o time 10"

    /// Shows any proposal.
    package init() {}

    package var endOfInput: OrderEvent { .leave }

    package func lines(_ page: OrderPage, in context: TerminalContext) -> [String] {
        Self.page(page, context) + [Self.otherWays]
    }

    /// Whether to take the order; nothing is asked where there is nothing to take.
    package func prompt(_ page: OrderPage) -> String? {
        page.offersChange ? "Take this order? (y takes it) " : nil
    }

    /// `y` takes the order, anything else leaves the trip alone.
    package func request(
        _ line: String, _ state: ScreenState<OrderPage>, in context: TerminalContext
    ) -> ScreenRequest<OrderEvent> {
        .event(["y", "yes"].contains(line.lowercased()) ? .take : .leave)
    }

    /// The proposal, as `roadtrip optimize` prints it.
    package static func page(_ page: OrderPage, _ context: TerminalContext) -> [String] {
        guard !page.rows.isEmpty else { return [page.title, ""] + page.summary }
        var columns: [Table.Column] = [
            .init("#", alignment: .right), .init("Was", alignment: .right), .init("Stop", isFlexible: true),
            .init("Leg", alignment: .right),
        ]
        let hasMarks = page.rows.contains { !$0.mark.isEmpty }
        if hasMarks { columns.append(.init("")) }
        let table = Table(
            columns: columns,
            rows: page.rows.map { row in
                [Styled(row.number, .number), Styled(row.was, .dim), Styled(row.name), Styled(row.leg)]
                    + (hasMarks ? [Styled(row.mark, .dim)] : [])
            })
        let lines = table.lines(width: context.cuttingWidth, color: context.usesColor)
        return [page.title, ""] + lines + [""] + page.summary
    }
}
