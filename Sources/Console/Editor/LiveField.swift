/// Answers that appear below a line while it is typed.
///
/// The field looks nothing up. It hands what is typed to `onChange`; the answers are given to `show`, at once or in a
/// later turn of the event loop.
package final class LiveField {
    /// Called with the line's text when the field opens and whenever the text has changed.
    package var onChange: (String) -> Void

    /// The answers shown, best first.
    package private(set) var suggestions: [Suggestion] = []
    /// A line shown below the answers, or in their place.
    package private(set) var note: String?
    /// Which answer Enter takes.
    package private(set) var selected = 0
    /// What the answers answer.
    private var query: String?
    /// The most answers that are shown at a time; the others appear as the selection moves.
    private let height: Int

    /// A field that shows up to `height` answers at a time.
    package init(height: Int = 8, onChange: @escaping (String) -> Void) {
        self.height = max(1, height)
        self.onChange = onChange
    }

    /// Shows the answers to `query`, the first of them selected. Answers to what was typed before stay until then.
    package func show(_ suggestions: [Suggestion], for query: String, note: String? = nil) {
        if suggestions != self.suggestions || query != self.query {
            selected = 0
        }
        self.suggestions = suggestions
        self.query = query
        self.note = note
    }

    /// The answer that Enter takes for this text: none while the answers are those to another.
    package func answer(to text: String) -> Suggestion? {
        text == query && suggestions.indices.contains(selected) ? suggestions[selected] : nil
    }

    /// Takes all answers away, before the field opens.
    func clear() {
        suggestions = []
        query = nil
        note = nil
        selected = 0
    }

    /// Moves the selection by a key; false for a key that does not move it.
    func move(_ key: Key) -> Bool {
        let step: Int
        switch key {
        case .up, .control("p"), .backTab: step = -1
        case .down, .control("n"): step = 1
        case .pageUp: step = -height
        case .pageDown: step = height
        default: return false
        }
        selected = max(0, min(suggestions.count - 1, selected + step))
        return true
    }

    /// The answers as lines of at most `width` columns, no more than `rows`, the selected one among them.
    func lines(width: Int, rows: Int, color: Bool) -> [String] {
        let noteLines =
            note.map { Table(columns: [.init()], rows: [[Styled("  \($0)", .dim)]]) }
            .map { $0.lines(width: width, color: color) } ?? []
        let count = min(suggestions.count, height, max(0, rows - noteLines.count))
        let first = max(0, min(selected - count / 2, suggestions.count - count))
        let cells = (first..<first + count).map { index in
            let suggestion = suggestions[index]
            let isSelected = index == selected
            return [
                isSelected ? Styled(">", .number) : Styled(" "),
                isSelected ? Styled(suggestion.text, .heading) : Styled(suggestion.text),
                Styled(suggestion.detail, .dim),
            ]
        }
        let columns = [
            Table.Column(), Table.Column(minimumWidth: 12, isFlexible: true), Table.Column(isFlexible: true),
        ]
        let answers = Table(columns: columns, rows: cells).lines(width: width, color: color)
        return (answers + noteLines).prefix(max(0, rows)).map { $0 }
    }
}
