import Text

/// The lines that an editor shows: the line being edited and the lines around it.
struct EditorFrame: Equatable {
    /// The line being edited, with its prompt.
    var line: String
    /// The column of the cursor in that line.
    var cursorColumn: Int
    /// The lines below.
    var below: [String] = []
    /// The lines above that belong to its question; shown in a window only.
    var above: [String] = []
    /// Whether it answers a question, so that the keys of a menu mean nothing.
    var isQuestion = false
    /// Whether the rows that stood below the line stay free though fewer do now, so that it does not jump.
    var keepsRows = true

    /// Shows a prompt, a line and what is below it, all within `width` columns; the line has `textStyle` if there is
    /// one.
    init(prompt: String, buffer: EditingBuffer, below: [String] = [], width: Int, textStyle: Style? = nil) {
        // The last column stays free: a character there makes some terminals wrap and others not.
        let room = max(1, width - 1)
        let prompt = prompt.truncated(toWidth: max(0, room - min(room, 10)))
        let promptWidth = prompt.displayWidth
        let window = LineWindow(
            characters: buffer.characters, cursor: buffer.cursor, room: max(1, room - promptWidth))
        line = prompt + (textStyle?.applied(to: window.text, color: true) ?? window.text)
        cursorColumn = promptWidth + window.cursorColumn
        self.below = below
    }
}

/// Draws frames over each other, in the lines from the one the cursor is in downwards.
///
/// Between frames the cursor stands in the line that is edited; nothing above it is ever touched. Used are only CR, LF,
/// cursor up and forward, and the erasing of what is right of the cursor and below it.
struct EditorScreen {
    /// The frame on the screen.
    private var drawn: EditorFrame?

    /// Returns the output that replaces the frame on the screen with another one.
    mutating func draw(_ frame: EditorFrame) -> String {
        guard frame != drawn else { return "" }
        let before = drawn
        drawn = frame
        var text = "\r" + frame.line + "\u{1B}[K"
        if let before, before.below == frame.below {
            return text + Self.moveTo(column: frame.cursorColumn)
        }
        for line in frame.below {
            text += "\r\n" + line + "\u{1B}[K"
        }
        text += "\u{1B}[J"
        if !frame.below.isEmpty {
            text += "\u{1B}[\(frame.below.count)A"
        }
        return text + Self.moveTo(column: frame.cursorColumn)
    }

    /// Returns the output that leaves the frame's line on the screen and nothing below it, with the cursor on a new
    /// line.
    mutating func finish(_ frame: EditorFrame) -> String {
        var last = frame
        last.below = []
        drawn = nil
        return "\r" + last.line + "\u{1B}[K\u{1B}[J\r\n"
    }

    /// Returns the output that clears the frame from the screen; the cursor stands where the frame began.
    mutating func lift() -> String {
        defer { drawn = nil }
        return drawn == nil ? "" : "\r\u{1B}[J"
    }

    /// Forgets what is on the screen, after something else was written to it; the next frame is drawn whole.
    mutating func forget() {
        drawn = nil
    }

    /// Returns the output that is needed after a change of the window's width, before the next frame is drawn.
    ///
    /// Terminals wrap lines that have become too wide; the cursor is then one or more rows below the beginning of the
    /// line.
    mutating func resize(toWidth width: Int) -> String {
        defer { drawn = nil }
        let rows = (drawn?.cursorColumn ?? 0) / max(1, width)
        return rows > 0 ? "\u{1B}[\(rows)A" : ""
    }

    private static func moveTo(column: Int) -> String {
        column > 0 ? "\r\u{1B}[\(column)C" : "\r"
    }
}
