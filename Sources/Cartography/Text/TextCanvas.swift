import Text

/// Characters by cell.
struct TextCanvas {
    private let grid: MapGrid
    /// The text of each cell; empty for the second cell of a wide character.
    private var texts: [String]
    private var roles: [TextMapRun.Role]

    /// Creates a canvas of blank cells.
    init(_ grid: MapGrid) {
        self.grid = grid
        texts = Array(repeating: " ", count: grid.columns * grid.rows)
        roles = Array(repeating: .blank, count: grid.columns * grid.rows)
    }

    /// Shows a character of one cell, row by row from the top left.
    mutating func put(_ character: String, cell: Int, _ role: TextMapRun.Role) {
        texts[cell] = character
        roles[cell] = role
    }

    /// Writes a text from the left of an area, as far as that reaches.
    mutating func put(_ text: String, _ area: DotRectangle, _ role: TextMapRun.Role) {
        let start = area.y / MapGrid.cellHeight * grid.columns + area.x / MapGrid.cellWidth
        let end = start + area.width / MapGrid.cellWidth
        var cell = start
        // A mark that stands alone takes no cell: it goes with the character before it, or at the beginning behind it.
        var lone = ""
        for character in text {
            let width = character.displayWidth
            if width == 0 {
                if cell > start { texts[cell - 1] += String(character) } else { lone.append(character) }
                continue
            }
            guard cell + width <= end else { return }
            put(lone + String(character), cell: cell, role)
            lone = ""
            if width == 2 { put("", cell: cell + 1, role) }
            cell += width
        }
    }

    /// The rows as runs of one role, without blanks at their ends.
    var rows: [[TextMapRun]] {
        (0..<grid.rows).map { row in
            let cells = row * grid.columns..<(row + 1) * grid.columns
            guard let last = cells.last(where: { texts[$0] != " " }) else { return [] }
            var runs: [TextMapRun] = []
            var text = ""
            for cell in cells.lowerBound...last {
                text += texts[cell]
                if cell == last || roles[cell + 1] != roles[cell] {
                    runs.append(TextMapRun(text: text, role: roles[cell]))
                    text = ""
                }
            }
            return runs
        }
    }
}
