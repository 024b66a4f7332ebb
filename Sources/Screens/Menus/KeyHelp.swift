import Text

/// A line of the help: what is typed or pressed, and what that does.
package struct KeyHelp: Equatable, Sendable {
    /// The keys, or an example of a line.
    package let keys: String
    /// Their effect.
    package let text: String

    /// Makes a line.
    package init(_ keys: String, _ text: String) {
        (self.keys, self.text) = (keys, text)
    }

    /// The narrowest window in which the entries of a menu stand in two columns.
    static let widthOfTwoColumns = 76
    /// The columns between two columns, and between keys and what they do.
    static let gap = 2
    /// The narrowest column for what keys do.
    private static let shortestText = 16

    /// The keys that choose a row; `meanings` is what they do to it then.
    package static func rows(_ meanings: String) -> KeyHelp { KeyHelp("Up Down", "choose a row: \(meanings)") }

    /// The keys of a list that is longer than the window.
    package static let pages = KeyHelp("< > g N / WORDS", "turn pages, go to row N, show rows with words")

    /// The keys that mean the same at every prompt.
    package static let everywhere = [
        KeyHelp("Esc, ?", "one step back; at a question what can be typed"),
        KeyHelp("Tab ^P ^R ^L", "complete, recall a line, search lines, draw anew (Ctrl)"),
    ]

    /// Lines in two columns, what keys do broken at words within `width`, below the keys where these take too much; in
    /// a narrow window behind the keys.
    static func lines(_ entries: [KeyHelp], width: Int?, labelWidth: Int? = nil) -> [String] {
        let labels = labelWidth ?? entries.map(\.keys.displayWidth).max() ?? 0
        let indent = min(labels, max(8, (width ?? .max) - gap - shortestText)) + gap
        return entries.flatMap { entry -> [String] in
            guard let width else { return [entry.keys.padded(toWidth: indent) + entry.text] }
            let parts = entry.text.wrapped(toWidth: max(1, width - indent))
            // In a narrow window what takes several lines has all of their columns.
            if parts.count > 1, width < widthOfTwoColumns {
                let lines = "\(entry.keys)  \(entry.text)".wrapped(toWidth: max(1, width - gap))
                return lines.prefix(1) + lines.dropFirst().map { String(repeating: " ", count: gap) + $0 }
            }
            guard entry.keys.displayWidth + gap <= indent else {
                return entry.keys.wrapped(toWidth: width) + parts.map { String(repeating: " ", count: indent) + $0 }
            }
            return parts.enumerated().map { index, part in
                (index == 0 ? entry.keys : "").padded(toWidth: indent) + part
            }
        }
    }
}
