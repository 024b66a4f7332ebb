import Text

/// Rows of cells in columns that line up on a terminal, whatever characters are in them.
///
/// Cells are text of anyone: controls and direction characters are shown visibly. Widths count columns of the
/// terminal: two for 東, none for a combining accent.
package struct Table: Equatable, Sendable {
    /// The alignment of the cells of a column.
    package enum Alignment: Equatable, Sendable {
        /// Cells begin at one column.
        case left
        /// Cells end at one column.
        case right
        /// Cells have their decimal points at one column; a number without one as if it had one at its end.
        case decimal
    }

    /// The title of a column and the rules for its layout.
    package struct Column: Equatable, Sendable {
        /// The title above it; a table whose columns all have no title has no line of titles.
        package var title: String
        /// The alignment of its cells.
        package var alignment: Alignment
        /// The column is never narrower than this.
        package var minimumWidth: Int
        /// Whether its cells may be cut where the table is wider than the terminal.
        package var isFlexible: Bool
        /// Its cells are not cut below this many columns.
        package var shortest: Int
        /// The width of its widest cell in rows that are not shown: those of the other pages of a list.
        package var widest = 0
        /// The rank of the column in being left out when the table is wider than the terminal: the least first; nil for
        /// never.
        package var dropOrder: Int?

        /// Describes a column.
        package init(
            _ title: String = "", alignment: Alignment = .left, minimumWidth: Int = 0, isFlexible: Bool = false,
            shortest: Int = 0, dropOrder: Int? = nil
        ) {
            self.title = title
            self.alignment = alignment
            self.minimumWidth = minimumWidth
            self.isFlexible = isFlexible
            self.shortest = shortest
            self.dropOrder = dropOrder
        }

        /// Makes the column as wide as a cell with this text needs, in a row that may not be shown. Linear in the text.
        package mutating func widen(to text: String) {
            widest = max(widest, visible(text).displayWidth)
        }
    }

    /// The columns, from the left.
    package var columns: [Column]
    /// The rows, from the top. A missing cell is empty; cells beyond the last column are not shown.
    package var rows: [[Styled]]
    /// The column of the names, which takes a line of its own, with the rest of the row below it, where the window
    /// leaves it less than it needs; nil where a row is always one line.
    package var nameColumn: Int?
    /// Another column of names behind it, which are not cut either where a row can take two lines.
    package var secondNameColumn: Int?
    /// The heading on a line of its own above a row, by the row's index: the name of a group that begins with it. Above
    /// it is an empty line, but not above the first row, nor where `hasGaps` is false.
    package var headings: [Int: String] = [:]
    /// The styles of headings that have another than that of a heading, by the row's index.
    package var headingStyles: [Int: Style] = [:]
    /// Lines below rows, by the row's index, which are secondary.
    package var footers: [Int: String] = [:]
    /// The row that is shown reversed, by its index; nil for none.
    package var chosen: Int?
    /// Whether a heading that is wider than the window is cut rather than broken at words.
    package var cutsHeadings = false
    /// Whether an empty line stands above each heading but the first.
    package var hasGaps = true

    /// Whether it has the second lines of rows, in which names stay whole.
    private var isSecondLine = false

    /// The width of names, in columns, below which a row takes two lines if a name needs more.
    private static let comfortableName = 28
    /// Columns between two columns of the table.
    private static let gap = 2

    /// Makes a table.
    package init(
        columns: [Column], rows: [[Styled]] = [], nameColumn: Int? = nil, secondNameColumn: Int? = nil
    ) {
        self.columns = columns
        self.rows = rows
        self.nameColumn = nameColumn
        self.secondNameColumn = secondNameColumn
    }

    /// The table as lines, without spaces at their ends.
    ///
    /// `width` is the terminal's, or nil where nothing may be cut. Where the table is wider, the columns that may be
    /// left out are cut with `…` as far as they can be, then left out one after the other; then the other flexible
    /// columns are cut, the widest first, down to their least width; if that is not enough, lines are cut at their
    /// ends. Where `nameColumn` then has little room, each row takes two lines.
    package func lines(width: Int? = nil, color: Bool = false) -> [String] {
        let grid = grid
        var measures = columns.indices.map { index in
            TableMeasure(of: grid.lazy.map { $0[index] }, column: columns[index])
        }
        let hasTitles = grid.count > rows.count
        func grouped(_ lines: [[String]], width: Int?) -> [String] {
            var lines = lines
            if let chosen, case let index = chosen + (hasTitles ? 1 : 0), lines.indices.contains(index) {
                lines[index] = lines[index].map { Style.selected.reversing($0) }
            }
            guard !headings.isEmpty || !footers.isEmpty else { return lines.flatMap { $0 } }
            return lines.enumerated().flatMap { index, lines -> [String] in
                let row = hasTitles ? index - 1 : index
                var lines = lines
                if let footer = footers[row].map({ visible($0) }) {
                    lines.append(Style.dim.applied(to: footer.truncated(toWidth: width ?? .max), color: color))
                }
                guard let heading = headings[row].map({ visible($0) }) else { return lines }
                let fitted =
                    cutsHeadings ? [heading.truncated(toWidth: width ?? .max)] : heading.wrapped(toWidth: width)
                let style = headingStyles[row] ?? .heading
                return (row == 0 || !hasGaps ? [] : [""]) + fitted.map { style.applied(to: $0, color: color) }
                    + lines
            }
        }
        guard let width else {
            let all = Array(columns.indices)
            return grouped(grid.map { [line(of: $0, all, measures, width: .max, color: color)] }, width: nil)
        }
        let names = [nameColumn, secondNameColumn].compactMap { $0 }
        let needed = names.map { min(measures[$0].width, Self.comfortableName) }
        let kept = fit(&measures, to: width)
        if let nameColumn, zip(names, needed).contains(where: { measures[$0].width < $1 }) {
            return grouped(twoLines(grid, name: nameColumn, width: width, color: color), width: width)
        }
        return grouped(grid.map { [line(of: $0, kept, measures, width: width, color: color)] }, width: width)
    }

    /// The columns that the rows need where nothing is cut. Linear in the cells.
    package var naturalWidth: Int {
        let grid = grid
        let measures = columns.indices.map { index in
            TableMeasure(of: grid.lazy.map { $0[index] }, column: columns[index])
        }
        return total(measures, Array(columns.indices))
    }

    /// The cells of all lines, titles first where there are any.
    private var grid: [[TableCell]] {
        var grid = rows.map { row in
            columns.indices.map { index in
                index < row.count ? TableCell(row[index], in: columns[index]) : TableCell("", in: columns[index])
            }
        }
        if columns.contains(where: { !$0.title.isEmpty }) {
            grid.insert(columns.map { TableCell(Styled($0.title, .heading), title: $0) }, at: 0)
        }
        return grid
    }

    /// Leaves columns out and makes others narrower until the table is no wider than `width`, as far as that goes; the
    /// columns that are left.
    private func fit(_ measures: inout [TableMeasure], to width: Int) -> [Int] {
        var kept = Array(columns.indices)
        while true {
            var tried = measures
            let isDroppable = { (index: Int) in columns[index].dropOrder != nil }
            shrink(&tried, kept, to: width, isDroppable)
            // A very long name is no reason to leave everything else out.
            shrink(&tried, kept, to: width, shortest: Self.comfortableName) {
                $0 == nameColumn || $0 == secondNameColumn
            }
            // Where a row is always one line, names that say how short they may be are cut first.
            if nameColumn == nil, !isSecondLine { shrink(&tried, kept, to: width) { columns[$0].shortest > 1 } }
            let next = kept.filter(isDroppable).min { columns[$0].dropOrder ?? 0 < columns[$1].dropOrder ?? 0 }
            if let next, total(tried, kept) > width {
                kept.removeAll { $0 == next }
                continue
            }
            measures = tried
            shrink(&measures, kept, to: width) { _ in true }
            return kept
        }
    }

    /// Returns for each row a line for the name and, below it, one for the other cells that fit.
    private func twoLines(_ grid: [[TableCell]], name: Int, width: Int, color: Bool) -> [[String]] {
        let above = Array(columns.indices.prefix(name + 1))
        let indent = grid.map { $0[..<name].map(\.width).reduce(0, +) }.max() ?? 0
        let room = max(1, width - indent - Self.gap * name)
        var measures = columns.indices.map { index in
            TableMeasure(of: grid.lazy.map { $0[index] }, column: columns[index])
        }
        measures[name].width = min(measures[name].width, room)
        var below = Table(columns: Array(columns[(name + 1)...]))
        below.isSecondLine = true
        below.rows = rows.map { Array($0.dropFirst(name + 1)) }
        var details = below.lines(width: room, color: color)[...]
        return grid.map { cells -> [String] in
            let first = line(of: cells, above, measures, width: width, color: color)
            guard let detail = details.popFirst(), !detail.isEmpty else { return [first] }
            return [first, String(repeating: " ", count: indent + Self.gap * name) + detail]
        }
    }

    private func total(_ measures: [TableMeasure], _ kept: [Int]) -> Int {
        kept.reduce(Self.gap * max(0, kept.count - 1)) { $0 + measures[$1].width }
    }

    /// Makes the flexible columns among `kept` that may be touched narrower, the widest first.
    private func shrink(
        _ measures: inout [TableMeasure], _ kept: [Int], to width: Int, shortest: Int = 1,
        _ isTouched: (Int) -> Bool
    ) {
        var excess = total(measures, kept) - width
        while excess > 0 {
            let shrinkable = kept.filter {
                columns[$0].isFlexible && isTouched($0)
                    && measures[$0].width > max(shortest, columns[$0].minimumWidth, columns[$0].shortest)
            }
            guard let widest = shrinkable.max(by: { measures[$0].width < measures[$1].width }) else { return }
            measures[widest].width -= 1
            excess -= 1
        }
    }

    /// The cells of the columns `kept` as one line.
    private func line(
        of cells: [TableCell], _ kept: [Int], _ measures: [TableMeasure], width: Int, color: Bool
    ) -> String {
        var line = ""
        var used = 0
        var spaces = 0
        for index in kept {
            let (cell, measure) = (cells[index], measures[index])
            let fits = cell.width <= measure.width
            let fitted = fits ? cell.text : cell.text.truncated(toWidth: measure.width)
            let fittedWidth = fits ? cell.width : fitted.displayWidth
            let before = min(measure.width - fittedWidth, measure.indent(of: cell))
            spaces += before
            if !fitted.isEmpty {
                let room = width - used - spaces
                guard room > 0 else {
                    return used < width ? line + String(repeating: " ", count: width - used - 1) + "…" : line
                }
                line += String(repeating: " ", count: spaces)
                let shown = fittedWidth <= room ? fitted : fitted.truncated(toWidth: room)
                line += cell.style?.applied(to: shown, color: color) ?? shown
                guard fittedWidth <= room else { return line }
                used += spaces + fittedWidth
                spaces = 0
            }
            spaces += measure.width - before - fittedWidth + Self.gap
        }
        return line
    }
}

/// A cell, made safe to show and measured.
private struct TableCell {
    let text: String
    let style: Style?
    let alignment: Table.Alignment
    let width: Int
    /// The width of the text before the decimal point, in a decimal column.
    let widthBeforePoint: Int

    init(_ styled: Styled, in column: Table.Column) {
        self.init(styled, alignment: column.alignment)
    }

    /// A title; that of numbers stands at the right.
    init(_ styled: Styled, title column: Table.Column) {
        self.init(styled, alignment: column.alignment == .left ? .left : .right)
    }

    private init(_ styled: Styled, alignment: Table.Alignment) {
        text = visible(styled.text)
        style = styled.style
        self.alignment = alignment
        width = text.displayWidth
        guard alignment == .decimal else {
            widthBeforePoint = 0
            return
        }
        let numeric = text.prefix { ($0.isASCII && $0.isNumber) || "+-\u{2212}".contains($0) }
        widthBeforePoint = numeric.isEmpty ? width : numeric.displayWidth
    }
}

/// The measures of a column.
private struct TableMeasure {
    var width: Int
    /// The widest text before a point, in a decimal column, and the widest from the point on.
    private var beforePoint = 0
    private var fromPoint = 0

    init(of cells: some Sequence<TableCell>, column: Table.Column) {
        width = max(column.minimumWidth, column.widest)
        for cell in cells {
            width = max(width, cell.width)
            if cell.alignment == .decimal {
                beforePoint = max(beforePoint, cell.widthBeforePoint)
                fromPoint = max(fromPoint, cell.width - cell.widthBeforePoint)
            }
        }
        width = max(width, beforePoint + fromPoint)
    }

    /// The spaces before a cell's text.
    func indent(of cell: TableCell) -> Int {
        switch cell.alignment {
        case .left: 0
        case .right: max(0, width - cell.width)
        case .decimal: max(0, width - fromPoint - cell.widthBeforePoint)
        }
    }
}
