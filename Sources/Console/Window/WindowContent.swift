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
        let broken = broken(toWidth: width)
        let short = choices.map { Self.isStyled($0) ? $0.cutOnTerminal(toWidth: width) : $0.truncated(toWidth: width) }
        var result = WindowContent(
            page: cut(page), choices: short, messages: broken, keys: keys.cutOnTerminal(toWidth: width))
        result.chosenChoice = chosenChoice
        return result
    }

    /// The number of rows of the messages in a window of `width` columns.
    func messageRows(width: Int) -> Int { broken(toWidth: width).count }

    private static func isStyled(_ row: String) -> Bool { row.utf8.contains(0x1B) }

    /// The messages broken at words; those with several styles are cut.
    private func broken(toWidth width: Int) -> [String] {
        messages.flatMap { message -> [String] in
            guard Self.isStyled(message) else { return message.wrapped(toWidth: width) }
            guard let (begin, text, end) = Self.inOneStyle(message) else {
                return [message.cutOnTerminal(toWidth: width)]
            }
            return text.wrapped(toWidth: width).map { begin + $0 + end }
        }
    }

    /// A message that has one style from its beginning to its end, parted into the sequences and the text between
    /// them; nil for any other.
    private static func inOneStyle(_ message: String) -> (begin: String, text: String, end: String)? {
        guard message.utf8.first == 0x1B, let begin = message.firstIndex(of: "m"),
            let end = message.lastIndex(of: "\u{1B}"), begin < end, message.utf8.last == UInt8(ascii: "m")
        else { return nil }
        let text = message[message.index(after: begin)..<end]
        guard !text.utf8.contains(0x1B), !message[end...].dropLast().contains("m") else { return nil }
        return (String(message[...begin]), String(text), String(message[end...]))
    }
}
