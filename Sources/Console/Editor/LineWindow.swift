import Text

/// The part of a line that fits between a prompt and the right edge of a terminal, and where its cursor is.
///
/// A pure function of the line, the cursor and the room: the same line always looks the same, however it came about.
/// `…` marks each side at which something is left out.
struct LineWindow: Equatable {
    /// The text to show, at most as wide as the room.
    let text: String
    /// The column of the cursor, counted from the beginning of the text: 0..<room.
    let cursorColumn: Int

    /// Shows the part around the cursor; the end of a line of pasted text as `⏎`.
    init(characters: [Character], cursor: Int, room: Int) {
        let room = max(1, room)
        let shown = characters.map { $0 == "\n" ? "⏎" : visible(String($0)) }
        let widths = shown.map(\.displayWidth)
        let total = widths.reduce(0, +)
        let column = widths[..<cursor].reduce(0, +)
        if total < room {
            text = shown.joined()
            cursorColumn = column
            return
        }
        // The window moves in steps of half its width, keeps two columns free at the right for a wide character, and
        // goes no further than the line's end.
        let step = max(1, room / 2)
        let last = max(0, room - 3)
        let start = column <= last ? 0 : min((column - last + step - 1) / step * step, total + 1 - room)
        var text = start > 0 ? "…" : ""
        var used = start > 0 ? 1 : 0
        var position = 0
        for (piece, width) in zip(shown, widths) {
            defer { position += width }
            guard position >= start + (start > 0 ? 1 : 0) else { continue }
            let place = position - start
            guard place + width <= room - 1 else { break }
            text += String(repeating: " ", count: place - used) + piece
            used = place + width
        }
        if start + room <= total, used < room {
            text += String(repeating: " ", count: room - 1 - used) + "…"
        }
        self.text = text
        cursorColumn = max(0, min(room - 1, column - start))
    }
}
