package import Console
import Text

/// The rows of a page that are shown.
package struct ShownRows: Equatable, Sendable {
    /// The rows, from 0, in the order in which they are shown; nil shows all.
    package let indexes: [Int]?
    /// The line below them: which rows these are, and how to see others; nil where there is nothing to say.
    package let note: String?

    /// Whether the window is low: what stands around the rows is to take as few lines as it can.
    package let isTight: Bool
    /// The lines that the whole page has room in; nil where that is not limited.
    package let room: Int?
    /// The row that the person has chosen, from 0; nil for none.
    package var chosen: Int?
    /// Whether what stands around the rows is cut, since a low window has not enough free lines for all of it.
    package var isCut = true
    /// The columns that a title of one row may have, where something beside the rows leaves these fewer, from the
    /// second row of the page on; nil where nothing does.
    package var titleWidth: Int?
    /// The measures of the tables of the page; nil where nobody keeps them.
    package var measures: TableMeasures?

    /// All rows.
    package static let all = ShownRows()

    /// Names the rows that are shown.
    package init(_ indexes: [Int]? = nil, note: String? = nil, isTight: Bool = false, room: Int? = nil) {
        self.indexes = indexes
        self.note = note
        self.isTight = isTight
        self.room = room
    }

    /// The position of the chosen row among those that are shown; nil where it is not.
    package var chosenPosition: Int? {
        chosen.flatMap { chosen in indexes.map { $0.firstIndex(of: chosen) } ?? chosen }
    }

    /// Whether the window is so low that what stands around six rows has a line each, and hardly that.
    package var isLow: Bool { isCut && isInLowWindow }
    /// Whether the window is that low, however much of it is free.
    var isInLowWindow: Bool { room.map { $0 <= Self.lowRoom } ?? false }
    /// The most lines of a page in such a window.
    static let lowRoom = 13

    /// The first rows of a page: its name and, in a window that has room for both in one row, its totals beside it;
    /// then `hasTotals` is true. `totals` are the same in less and less words, of which the first serves that fits; in
    /// a very low window the last of them is cut.
    package func title(
        _ name: String, totals: [String], in context: TerminalContext
    ) -> (lines: [String], hasTotals: Bool) {
        if isLow, let note { return (lowTitle(name, note, totals, in: context), true) }
        let width = titleWidth ?? context.cuttingWidth
        func styled(_ text: String, _ style: Style) -> String { style.applied(to: text, color: context.usesColor) }
        let left = (width ?? .max) - name.displayWidth - Self.besideName
        let totals =
            (isInLowWindow ? totals[...] : totals.prefix(Self.fullTotals)).first { $0.displayWidth <= left }
            ?? (isLow && left >= Self.shortestTotals ? totals.last : nil) ?? ""
        guard room != nil, !totals.isEmpty else {
            var lines = name.wrapped(toWidth: width)
            // What stands beside the page begins in its second row.
            if lines.count > 1, titleWidth != nil { lines = name.wrapped(toWidth: context.cuttingWidth) }
            return ((room == nil ? lines : lines.map { styled($0, .heading) }) + gap, false)
        }
        let beside = styled(totals.truncated(toWidth: left), .dim)
        return ([styled(name, .heading) + String(repeating: " ", count: Self.besideName) + beside] + gap, true)
    }

    /// The only row of a title in a very low window in which not all rows are shown: with the name, which of them are,
    /// and the first of the totals that fits behind.
    private func lowTitle(
        _ name: String, _ note: String, _ totals: [String], in context: TerminalContext
    ) -> [String] {
        let width = titleWidth ?? context.cuttingWidth ?? .max
        let gap = String(repeating: " ", count: Self.besideName)
        let name = name.cutInside(toWidth: max(Self.shortestTotals, width - note.displayWidth - gap.count))
        let left = width - name.displayWidth - gap.count - note.displayWidth - Self.separator.displayWidth
        let total = totals.first { $0.displayWidth <= left }.map { Self.separator + $0 } ?? ""
        func styled(_ text: String, _ style: Style) -> String { style.applied(to: text, color: context.usesColor) }
        return [styled(name, .heading) + gap + styled(note + total, .dim)]
    }

    /// The sign between the parts of a line.
    private static let separator = " · "

    /// The first of some texts that say the same in less and less words that fits into a line of a window, else as
    /// `fitted` has the first, or in a very low window the last; the first outside a window.
    package func fitting(_ texts: [String], in context: TerminalContext) -> [String] {
        guard let first = texts.first, let last = texts.last else { return [] }
        guard room != nil, let width = context.cuttingWidth else { return fitted(first, in: context) }
        let usual = isLow ? texts[...] : texts.prefix(Self.fullTotals)
        if let text = usual.first(where: { $0.displayWidth <= width }) { return [text] }
        if isLow { return fitted(last, in: context) }
        // Where none fits, that one serves which takes the fewest lines.
        return usual.map { fitted($0, in: context) }.min { $0.count < $1.count } ?? []
    }

    /// A sentence beside the rows: broken at words, or cut in a very low window.
    package func fitted(_ text: String, in context: TerminalContext) -> [String] {
        guard isLow, let width = context.cuttingWidth else { return text.wrapped(toWidth: context.cuttingWidth) }
        return [text.truncated(toWidth: width)]
    }

    /// The columns between a name and its totals.
    private static let besideName = 3
    /// The wordings of totals, from the first, that say how they were measured: others are for low windows.
    private static let fullTotals = 2
    /// Totals beside a name are not cut below this many columns.
    private static let shortestTotals = 8

    /// An empty line between parts of a page, where there is room for it.
    package var gap: [String] { isTight ? [] : [""] }

    /// Returns those of `rows` that are shown.
    @inlinable
    package func of<Row>(_ rows: [Row]) -> [Row] {
        indexes.map { $0.filter { rows.indices.contains($0) }.map { rows[$0] } } ?? rows
    }

    /// A table with those of `rows` that are shown. Its columns are those of which some cell of all rows is not empty,
    /// and as wide as all rows need, so that every page of a list has the same. `variant` tells tables of the same
    /// rows apart whose cells differ. Linear in all rows where they are measured, else in those that are shown.
    ///
    /// Inlined, it reads the fields of the rows instead of copying rows.
    @inlinable
    package func table<Row>(
        of rows: [Row], nameColumn: Int?, variant: Int = 0,
        _ columns: [(column: Table.Column, cell: (Row) -> Styled)]
    ) -> Table {
        let key = TableMeasures.Key(variant: variant, isLow: isLow, isLimited: room != nil)
        let shown = of(rows)
        // A table that is shown whole measures its cells itself.
        let measured =
            measures?.columns(for: key) { Self.measured(columns, in: rows, widens: true) }
            ?? Self.measured(columns, in: rows, widens: shown.count < rows.count)
        return Table(
            columns: measured.map(\.column),
            rows: shown.map { row in measured.map { columns[$0.index].cell(row) } }, nameColumn: nameColumn)
    }

    /// The columns of which some cell is not empty, where `widens` says so as wide as all rows need. Linear.
    @inlinable
    package static func measured<Row>(
        _ columns: [(column: Table.Column, cell: (Row) -> Styled)], in rows: [Row], widens: Bool
    ) -> [TableMeasures.Measured] {
        columns.enumerated().compactMap { index, part in
            var column = part.column
            var isEmpty = true
            for row in rows {
                let text = part.cell(row).text
                guard !text.isEmpty else { continue }
                isEmpty = false
                if !widens { break }
                column.widen(to: text)
            }
            return isEmpty ? nil : TableMeasures.Measured(index: index, column: column)
        }
    }

    /// The note; nothing where it stands in the title, as in a very low window.
    package var noteBelowTitle: [String] { isLow ? [] : noteLines }

    /// The note below an empty line, or nothing.
    package var noteLines: [String] { note.map { [$0] } ?? [] }
}
