package import Console
import Text

/// The days of a trip on the terminal.
package enum DaysView {
    /// The widest that the name of a stop is.
    private static let nameWidth = 32

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
