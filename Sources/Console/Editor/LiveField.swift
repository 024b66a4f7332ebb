import Text

/// Answers that appear below a line while it is typed.
///
/// The field looks nothing up. It hands what is typed to `onChange`; the answers are given to `show`, at once or in a
/// later turn of the event loop.
package final class LiveField {
    /// The part of a line that is looked up: what stands before it and behind it stays.
    package struct Part: Equatable, Sendable {
        let head: String
        let query: String
        let tail: String

        /// Names the part.
        package init(head: String, query: String, tail: String = "") {
            (self.head, self.query, self.tail) = (head, query, tail)
        }

        /// The line with another text in its place.
        func line(with text: String) -> String { head + text + tail }
    }

    /// The part of a typed line that is looked up; nil for a line without one. Nil where the field takes whole lines.
    package var part: ((_ line: String) -> Part?)?
    /// Called when a line with a part is ended by Enter with an answer that is selected: its index, and the text that
    /// stands for it in the line.
    package var onTake: (_ index: Int, _ text: String) -> Void = { _, _ in }
    /// Called with the line's text when the field opens and whenever the text has changed.
    package var onChange: (String) -> Void

    /// Whether Enter takes a text as it stands, although there are answers to it, unless one is chosen.
    package var takesAsItStands: (_ text: String) -> Bool = { _ in false }

    /// The answers shown, best first.
    package private(set) var suggestions: [Suggestion] = []
    /// A line shown above the answers; nil for none.
    private var heading: String?
    /// A line shown below the answers, or in their place.
    package private(set) var note: String?
    /// Whether the first answer is hardly meant, so that only an arrow key selects it.
    private var isFirstFar = false
    /// The index of the answer that Enter takes; nil if the person has to choose one first.
    package private(set) var selected: Int?
    /// The text that the answers belong to.
    private var query: String?
    /// The most answers that are shown at a time; the others appear as the selection moves.
    private let height: Int
    /// The lines that were drawn last; nil when they have changed since.
    private var drawn: Drawing?

    /// Lines as they were drawn for a window.
    private struct Drawing {
        let width: Int
        let rows: Int
        let color: Bool
        let lines: [String]
    }

    /// A field that shows up to `height` answers at a time.
    package init(height: Int = 8, onChange: @escaping (String) -> Void) {
        self.height = max(1, height)
        self.onChange = onChange
    }

    /// Shows the answers to `query` below `heading`. The first of them is selected, unless what was typed does not name
    /// it: then Enter takes none before the person has chosen, which Enter is for a first answer that is not far away.
    /// Answers to what was typed before stay until then.
    package func show(
        _ suggestions: [Suggestion], for query: String, heading: String? = nil, note: String? = nil,
        selectsFirst: Bool = true, isFirstFar: Bool = false
    ) {
        drawn = nil
        if suggestions != self.suggestions || query != self.query {
            selected = selectsFirst && !suggestions.isEmpty && !takesAsItStands(query) ? 0 : nil
        }
        self.suggestions = suggestions
        self.query = query
        self.heading = heading
        self.note = note
        self.isFirstFar = isFirstFar
    }

    /// The answer that Enter takes for this text: none while the answers are those to another.
    package func answer(to text: String) -> Suggestion? {
        guard text == query, let selected, suggestions.indices.contains(selected) else { return nil }
        return suggestions[selected]
    }

    /// Moves to the first answer, unless that is far away, where Enter takes nothing for this text, since it has
    /// answers and none is chosen; returns the sentence that says how one is taken then. Nil if Enter may take the
    /// text.
    func chooseFirst(for text: String) -> String? {
        guard text == query, !suggestions.isEmpty, selected == nil, !takesAsItStands(text) else { return nil }
        if isFirstFar { return "The first is far away: arrows choose, Esc hides them." }
        selected = 0
        drawn = nil
        return "Enter takes the first; arrows choose, Esc hides them."
    }

    /// The answer to a question mark while there are answers.
    static let help = "Up and Down choose, Enter takes it, Esc hides them; or type on."

    /// Hands on what is looked up of a line that was typed; takes the answers away where it has no such part.
    func look(up line: String) {
        guard let part else { return onChange(line) }
        if let part = part(line) { onChange(part.query) } else if query != nil { clear() }
    }

    /// Whether there are answers to choose from.
    var hasAnswers: Bool { !suggestions.isEmpty }

    /// Takes all answers away, before the field opens.
    func clear() {
        drawn = nil
        suggestions = []
        query = nil
        heading = nil
        note = nil
        selected = nil
    }

    /// Moves the selection by a key; false for a key that does not move it, and while there are no answers.
    func move(_ key: Key) -> Bool {
        let step: Int
        switch key {
        case .up, .control("p"), .backTab: step = -1
        case .down, .control("n"): step = 1
        case .pageUp: step = -height
        case .pageDown: step = height
        default: return false
        }
        guard !suggestions.isEmpty else { return false }
        drawn = nil
        guard let selected else {
            if step > 0 { self.selected = 0 }
            return true
        }
        self.selected = max(0, min(suggestions.count - 1, selected + step))
        return true
    }

    /// The answers as lines of at most `width` columns, no more than `rows`, the selected one among them. While the
    /// answers to a letter are awaited the same lines are shown again.
    func lines(width: Int, rows: Int, color: Bool) -> [String] {
        if let drawn, (drawn.width, drawn.rows, drawn.color) == (width, rows, color) { return drawn.lines }
        let lines = newLines(width: width, rows: rows, color: color)
        drawn = Drawing(width: width, rows: rows, color: color, lines: lines)
        return lines
    }

    private func newLines(width: Int, rows: Int, color: Bool) -> [String] {
        let noteLines = note.map { dimmed($0, width: width, color: color) } ?? []
        let headingLines = heading.map { dimmed($0, width: width, color: color) } ?? []
        let count = min(suggestions.count, height, max(0, rows - noteLines.count - headingLines.count))
        let first = max(0, min((selected ?? 0) - count / 2, suggestions.count - count))
        let cells = (first..<first + count).map { index in
            let suggestion = suggestions[index]
            let isSelected = index == selected
            return [
                isSelected ? Styled(">", .number) : Styled(" "),
                isSelected ? Styled(suggestion.text, .heading) : Styled(suggestion.text),
                Styled(suggestion.detail, .dim), Styled(suggestion.distance, .dim),
            ]
        }
        var columns = [
            Table.Column(), Table.Column(minimumWidth: 12, isFlexible: true), Table.Column(isFlexible: true),
        ]
        if suggestions.contains(where: { !$0.distance.isEmpty }) {
            columns.append(Table.Column(alignment: .right, dropOrder: 1))
        }
        let answers = Table(columns: columns, rows: cells).lines(width: width, color: color)
        return (headingLines + answers + noteLines).prefix(max(0, rows)).map { $0 }
    }

    /// A line beside the answers, broken at words.
    private func dimmed(_ text: String, width: Int, color: Bool) -> [String] {
        visible(text).wrapped(toWidth: max(1, width - 2)).map { Style.dim.applied(to: "  \($0)", color: color) }
    }
}
