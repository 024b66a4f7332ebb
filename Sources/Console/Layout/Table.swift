import Text

/// Rows of cells in columns that line up on a terminal, whatever characters are in them.
///
/// Cells are text of anyone: controls and direction characters are shown visibly. Widths count columns of the
/// terminal: two for 東, none for a combining accent.
package struct Table: Equatable, Sendable {
    /// How the cells of a column line up.
    package enum Alignment: Equatable, Sendable {
        /// At their beginning.
        case left
        /// At their end.
        case right
        /// At their decimal point; a number without one as if it had one at its end.
        case decimal
    }

    /// What a column is.
    package struct Column: Equatable, Sendable {
        /// What stands above it; a table whose columns all have no title has no such line.
        package var title: String
        /// On which side its cells line up.
        package var alignment: Alignment
        /// The column is never narrower than this.
        package var minimumWidth: Int
        /// Whether its cells may be cut where the table is wider than the terminal.
        package var isFlexible: Bool

        /// Describes a column.
        package init(
            _ title: String = "", alignment: Alignment = .left, minimumWidth: Int = 0, isFlexible: Bool = false
        ) {
            self.title = title
            self.alignment = alignment
            self.minimumWidth = minimumWidth
            self.isFlexible = isFlexible
        }
    }

    /// The columns, from the left.
    package var columns: [Column]
    /// The rows, from the top. A missing cell is empty; cells beyond the last column are not shown.
    package var rows: [[Styled]]

    /// Columns between two columns of the table.
    private static let gap = 2

    /// Makes a table.
    package init(columns: [Column], rows: [[Styled]] = []) {
        self.columns = columns
        self.rows = rows
    }

    /// The table as lines, without spaces at their ends.
    ///
    /// `width` is the terminal's, or nil where nothing may be cut. Where the table is wider, flexible columns are cut
    /// with `…`, the widest first, down to their least width; if that is not enough, lines are cut at their ends.
    package func lines(width: Int? = nil, color: Bool = false) -> [String] {
        let titles = columns.map { Styled($0.title, .heading) }
        let hasTitles = columns.contains { !$0.title.isEmpty }
        var grid = rows.map { row in
            columns.indices.map { index in
                index < row.count ? Cell(row[index], in: columns[index]) : Cell("", in: columns[index])
            }
        }
        if hasTitles {
            grid.insert(zip(titles, columns).map { Cell($0, title: $1) }, at: 0)
        }
        var measures = columns.indices.map { index in
            Measure(of: grid.lazy.map { $0[index] }, minimumWidth: columns[index].minimumWidth)
        }
        if let width {
            shrink(&measures, to: width)
        }
        return grid.map { line(of: $0, measures: measures, width: width ?? .max, color: color) }
    }

    private func shrink(_ measures: inout [Measure], to width: Int) {
        var excess = measures.reduce(Self.gap * (measures.count - 1)) { $0 + $1.width } - width
        while excess > 0 {
            let shrinkable = columns.indices.filter {
                columns[$0].isFlexible && measures[$0].width > max(1, columns[$0].minimumWidth)
            }
            guard let widest = shrinkable.max(by: { measures[$0].width < measures[$1].width }) else { return }
            measures[widest].width -= 1
            excess -= 1
        }
    }

    private func line(of cells: [Cell], measures: [Measure], width: Int, color: Bool) -> String {
        var line = ""
        var used = 0
        var spaces = 0
        for (index, cell) in cells.enumerated() {
            let measure = measures[index]
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
private struct Cell {
    let text: String
    let style: Style?
    let alignment: Table.Alignment
    let width: Int
    /// In a decimal column: the width of what stands before the decimal point.
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
private struct Measure {
    var width: Int
    /// In a decimal column: the widest text before a point, and the widest from the point on.
    private var beforePoint = 0
    private var fromPoint = 0

    init(of cells: some Sequence<Cell>, minimumWidth: Int) {
        width = minimumWidth
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
    func indent(of cell: Cell) -> Int {
        switch cell.alignment {
        case .left: 0
        case .right: max(0, width - cell.width)
        case .decimal: max(0, width - fromPoint - cell.widthBeforePoint)
        }
    }
}
