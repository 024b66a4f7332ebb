package import Console
import Text

/// The history on the terminal.
package enum HistoryView {
    /// The list of changes, as `roadtrip history` prints it.
    package static func page(_ page: HistoryPage, _ context: TerminalContext) -> [String] {
        guard !page.rows.isEmpty else {
            return [page.warnings.isEmpty ? "Nothing was changed yet." : "No change is known."]
        }
        let table = Table(
            columns: [.init("When"), .init("What", isFlexible: true), .init("")],
            rows: page.rows.map { [Styled($0.time, .dim), Styled($0.what), Styled($0.mark, .warning)] })
        return table.lines(width: context.cuttingWidth, color: context.usesColor)
    }
}
