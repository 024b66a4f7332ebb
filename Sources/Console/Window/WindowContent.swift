import Text

/// The parts of a window above the line that is typed; each row has no more columns than the window had when it was
/// laid out.
package struct WindowContent: Equatable, Sendable {
    /// The page; its first row is its title.
    package var page: [String]
    /// Numbered answers, which cover the end of the page where there is little room.
    package var choices: [String]
    /// The line among the choices that is shown in any case; nil for the first.
    package var chosenChoice: Int?
    /// The messages of the last line, oldest first.
    package var messages: [String]
    /// The keys that are used most, in one row; empty for none.
    package var keys: String

    /// Collects the parts.
    package init(page: [String] = [], choices: [String] = [], messages: [String] = [], keys: String = "") {
        self.page = page
        self.choices = choices
        self.messages = messages
        self.keys = keys
    }

    /// The parts with each row cut at `width` columns; messages without style are broken at words instead.
    func cut(toWidth width: Int) -> WindowContent {
        func cut(_ rows: [String]) -> [String] { rows.map { $0.cutOnTerminal(toWidth: width) } }
        func isStyled(_ row: String) -> Bool { row.utf8.contains(0x1B) }
        let broken = messages.flatMap { isStyled($0) ? cut([$0]) : $0.wrapped(toWidth: width) }
        let short = choices.map { isStyled($0) ? $0.cutOnTerminal(toWidth: width) : $0.truncated(toWidth: width) }
        var result = WindowContent(
            page: cut(page), choices: short, messages: broken, keys: keys.cutOnTerminal(toWidth: width))
        result.chosenChoice = chosenChoice
        return result
    }
}
