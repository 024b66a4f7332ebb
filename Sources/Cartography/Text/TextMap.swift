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
        for mark in scene.marks { canvas.put(mark.text, mark.area, .mark(series: mark.series)) }
        return canvas.rows
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
