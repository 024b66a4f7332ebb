/// Draws a map with characters: lines in Braille dots, or with ASCII alone.
package enum TextMap {
    /// The rows of the map, without blanks at their ends. A name takes the cells that it takes on a terminal.
    package static func rows(_ scene: MapScene, _ alphabet: TextMapAlphabet) -> [[TextMapRun]] {
        var canvas = TextCanvas(scene.frame.grid)
        LineDrawing(scene, alphabet).draw(on: &canvas)
        if let bar = scene.scaleBar {
            var area = bar.area
            area.width += MapGrid.cellWidth + bar.textArea.width
            canvas.put("\(barText(bar, alphabet)) \(bar.text)", area, .scaleBar)
        }
        for name in scene.names { canvas.put(text(of: name, alphabet), name.area, .place) }
        for label in scene.labels {
            if let gap = label.gap { canvas.put(" ", gap, .blank) }
            canvas.put(label.text, label.area, .label(series: label.series))
        }
        separate(scene, on: &canvas)
        for mark in scene.marks { canvas.put(mark.text, mark.area, .mark(series: mark.series)) }
        return canvas.rows
    }

    /// Blanks the cell between a name and the number or the name of another stop: they would be read as one. Linear.
    private static func separate(_ scene: MapScene, on canvas: inout TextCanvas) {
        let areas = scene.marks.map(\.area) + scene.labels.map(\.area)
        let width = scene.frame.grid.width
        let starts = Set(areas.map { $0.y * width + $0.x })
        let ends = Set(areas.map { $0.y * width + $0.maxX - 1 })
        for label in scene.labels {
            var cell = DotRectangle(
                x: label.area.maxX, y: label.area.y, width: MapGrid.cellWidth, height: MapGrid.cellHeight)
            if cell.maxX < width, starts.contains(cell.y * width + cell.maxX) { canvas.put(" ", cell, .blank) }
            cell.x = label.area.x - MapGrid.cellWidth
            if cell.x > 0, ends.contains(cell.y * width + cell.x - 1) { canvas.put(" ", cell, .blank) }
        }
    }

    /// The text of a name that says where one is, that of a town with a dot where it lies.
    private static func text(of name: MapScene.Name, _ alphabet: TextMapAlphabet) -> String {
        guard name.point != nil else { return name.text }
        let dot = alphabet == .ascii ? "." : "·"
        return name.isLeft ? name.text + dot : dot + name.text
    }

    private static func barText(_ bar: ScaleBar, _ alphabet: TextMapAlphabet) -> String {
        let cells = bar.area.width / MapGrid.cellWidth
        return switch alphabet {
        case .braille: "├" + String(repeating: "─", count: cells - 2) + "┤"
        case .ascii: "|" + String(repeating: "-", count: cells - 2) + "|"
        }
    }
}
