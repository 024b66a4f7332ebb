import Text

/// A piece of a line of a text map, all of one role.
package struct TextMapRun: Equatable, Sendable {
    /// What a cell shows.
    package enum Role: Equatable, Sendable {
        case blank, coast, lake, border
        case route(series: Int)
        case mark(series: Int)
        case label(series: Int)
        case scaleBar
    }

    package let text: String
    package let role: Role
}

/// Draws a map with characters: lines in Braille dots, or with ASCII alone.
package enum TextMap {
    /// How lines are drawn.
    package enum Alphabet: Sendable {
        /// Two by four dots a character (U+2800 to U+28FF).
        case braille
        /// Nothing but ASCII, names excepted.
        case ascii
    }

    /// The rows of the map, without blanks at their ends. A name takes the cells that it takes on a terminal.
    package static func rows(_ scene: MapScene, _ alphabet: Alphabet) -> [[TextMapRun]] {
        var canvas = TextCanvas(scene.frame.grid)
        LineDrawing(scene, alphabet).draw(on: &canvas)
        if let bar = scene.scaleBar {
            var area = bar.area
            area.width += MapGrid.cellWidth + bar.textArea.width
            canvas.put("\(barText(bar, alphabet)) \(bar.text)", area, .scaleBar)
        }
        for label in scene.labels {
            if let gap = label.gap { canvas.put(" ", gap, .blank) }
            canvas.put(label.text, label.area, .label(series: label.series))
        }
        for mark in scene.marks { canvas.put(mark.text, mark.area, .mark(series: mark.series)) }
        return canvas.rows
    }

    private static func barText(_ bar: ScaleBar, _ alphabet: Alphabet) -> String {
        let cells = bar.area.width / MapGrid.cellWidth
        return switch alphabet {
        case .braille: "├" + String(repeating: "─", count: cells - 2) + "┤"
        case .ascii: "|" + String(repeating: "-", count: cells - 2) + "|"
        }
    }
}

/// Characters by cell.
struct TextCanvas {
    private let grid: MapGrid
    /// What each cell shows; empty for the second cell of a wide character.
    private var texts: [String]
    private var roles: [TextMapRun.Role]

    /// Blank cells.
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
