import Platform
import Text

/// One line being edited, from its prompt to its end: the effect of keys, and the output that shows it.
struct EditingSession {
    private let prompt: String
    private let color: Bool
    private let history: LineHistory
    private let field: LiveField?
    private let completions: (String) -> [Completion]
    /// The text with which the line began.
    private let initial: String
    /// The effect of the first character that is typed on that.
    private let firstCharacter: Prefill.FirstCharacter
    private var buffer: EditingBuffer
    private var walk: HistoryWalk
    private var screen = EditorScreen()
    /// The message about the keys that came last; nil when there is none.
    private var notice: String?
    /// Whether the answers were taken away by the last key, so that their rows are free again.
    private var hasHidden = false
    /// The search for a line that was typed before; nil while there is none.
    private var search: HistorySearch?
    /// Whether the text is selected, since it was refused or is an old value: what is typed next takes its place.
    private var isSelected = false
    /// The line that Enter did not take, since one of its answers is to be chosen, and that the next one has replaced.
    private(set) var replaced: String?
    /// Whether the line stands there because of that.
    private var isUnanswered = false
    /// Whether the answers were explained by the last key: then Enter only takes that away.
    private var isExplained = false
    /// The note on lines that wait until the question is answered; nil for none.
    var waiting: String?
    /// Whether the screen is to be cleared before the next drawing.
    private(set) var wantsRedraw = false

    /// Begins with `prefill` in the line; `field` answers to what is typed, `history` to the arrows, `completions` to
    /// Tab.
    init(
        prompt: String, prefill: Prefill, history: LineHistory, field: LiveField?,
        completions: @escaping (String) -> [Completion] = { _ in [] }, color: Bool
    ) {
        self.prompt = prompt
        self.color = color
        self.history = history
        self.field = field
        self.completions = completions
        firstCharacter = prefill.firstCharacter
        buffer = EditingBuffer(prefill.text)
        self.initial = buffer.text
        isSelected = firstCharacter == .replacing && !buffer.isEmpty
        walk = HistoryWalk(history)
    }

    /// Hands the text with which the line begins to the live field.
    func open() {
        field?.clear()
        field?.look(up: buffer.text)
    }

    /// The field with the part of the line that it answers to; nil where it answers to none.
    private var live: (field: LiveField, part: LiveField.Part)? {
        guard let field else { return nil }
        guard let part = field.part else { return (field, LiveField.Part(head: "", query: buffer.text)) }
        return part(buffer.text).map { (field, $0) }
    }

    /// Keys were pressed after the notice was shown.
    mutating func clearNotice() {
        notice = nil
        hasHidden = false
    }

    /// Does what a key means; a result ends the session.
    mutating func press(_ key: Key) -> EditedLine? {
        let key = key.inLine
        if search != nil, takeSearchKey(key) { return nil }
        let replaces = isSelected
        isSelected = false
        if isExplained, key == .enter {
            isExplained = false
            isSelected = replaces
            return nil
        }
        isExplained = false
        switch key {
        case .enter:
            if let (field, part) = live {
                if let chosen = field.answer(to: part.query) { return take(chosen, field, part) }
                if let sentence = field.chooseFirst(for: part.query) {
                    notice = sentence
                    isSelected = true
                    isUnanswered = true
                    return nil
                }
            }
            history.add(buffer.text)
            return .text(buffer.text)
        case .control("d") where isUntouched:
            return .endOfInput
        case .control("c") where buffer.text != initial && !buffer.isEmpty:
            clearTyped()
        case .control("c"):
            return .interrupted(.interrupt)
        case .control("r") where live == nil:
            search = HistorySearch(history, typed: buffer.text)
        case .escape,
            .control("g") where live != nil:
            return stepBack()
        case .invalid:
            notice = "What was typed there is not UTF-8 and was left out."
        case .control("l"):
            wantsRedraw = true
        // A question mark is about the answers, which stay; in a link it is a part of the text.
        case .text("?") where live?.field.hasAnswers == true && !buffer.text.contains("/"):
            notice = LiveField.help
            isExplained = true
            isSelected = replaces
        case .tab:
            if let (field, part) = live {
                if let chosen = field.answer(to: part.query) {
                    edit { $0.setText(part.line(with: chosen.insertText)) }
                }
            } else {
                complete()
            }
        default:
            if let field = live?.field, field.part == nil || field.hasAnswers, field.move(key) { return nil }
            walkHistory(key)
            if firstCharacter == .replacingAsDash, isUntouched, case .text(let text) = key, text.hasPrefix("-") {
                buffer.setText("")
            }
            if isUnanswered, replaces, key.isText, !key.goesOn { replaced = buffer.text }
            isUnanswered = false
            edit { buffer in
                if replaces, key.isText, !key.goesOn { buffer.setText("") }
                _ = buffer.apply(key)
            }
        }
        return nil
    }

    /// Whether the line is empty, or as it began with the cursor at its end.
    private var isUntouched: Bool {
        buffer.isEmpty || (buffer.text == initial && buffer.cursor == buffer.characters.count)
    }

    /// Goes one step back: the answers go first, then what was typed, then the line is left. Says what the next step
    /// is.
    private mutating func stepBack() -> EditedLine? {
        if let field = live?.field, field.hasAnswers {
            field.clear()
            hasHidden = true
            if !buffer.isEmpty { notice = "Esc again clears the line." }
        } else if buffer.isEmpty || buffer.text == initial {
            return .cancelled
        } else {
            clearTyped()
            if let field, field.part == nil { notice = "Esc again leaves." }
        }
        return nil
    }

    /// Empties the line.
    private mutating func clearTyped() {
        edit { $0.setText("") }
        walk = HistoryWalk(history)
    }

    /// Puts in what all ways to complete the line have in common; lists them where there are several.
    private mutating func complete() {
        let ways = completions(buffer.text)
        guard let first = ways.first else {
            if !buffer.isEmpty { notice = "Nothing is known that begins so." }
            return
        }
        var common = first.line
        for way in ways.dropFirst() { common = String(zip(common, way.line).prefix { $0 == $1 }.map(\.0)) }
        if common.count > buffer.characters.count || ways.count == 1 { buffer.setText(common) }
        if ways.count > 1 { notice = ways.map { visible($0.label) }.joined(separator: "  ") }
    }

    /// Does what a key means for the search of an earlier line; false for a key that ends it and means something
    /// itself.
    private mutating func takeSearchKey(_ key: Key) -> Bool {
        switch search?.press(key) {
        case .goOn: return true
        case .give(let line):
            buffer.setText(line)
            search = nil
            return true
        case .take(let line):
            buffer.setText(line)
            search = nil
            return false
        case nil: return false
        }
    }

    private mutating func walkHistory(_ key: Key) {
        let line: String? =
            switch key {
            case .up, .control("p"): walk.back(from: buffer.text)
            case .down, .control("n"): walk.forward()
            default: nil
            }
        guard let line else { return }
        buffer.setText(line)
        // What is said about another text goes; the line is not looked up before it is edited, as Up goes on.
        if let field, field.part == nil { field.clear() }
    }

    private mutating func edit(_ change: (inout EditingBuffer) -> Void) {
        let before = buffer.text
        change(&buffer)
        if buffer.wasCut {
            notice = "The line is full with \(buffer.limit) bytes; the rest was left out."
        }
        if let field, buffer.text != before { field.look(up: buffer.text) }
    }

    /// Ends the line by an answer: where it answers a part of the line, that is put in.
    private func take(_ chosen: Suggestion, _ field: LiveField, _ part: LiveField.Part) -> EditedLine {
        guard field.part != nil, let index = field.selected else { return .chosen(chosen) }
        let line = part.line(with: chosen.insertText)
        field.onTake(index, chosen.insertText)
        history.add(line)
        return .text(line)
    }

    /// The lines that show the session as it is now.
    func frame(_ size: TerminalSize) -> EditorFrame {
        let width = max(1, size.columns - 1)
        var below = field?.lines(width: width, rows: max(0, size.rows - 1), color: color) ?? []
        let said = [notice?.styled(.warning, width, color), waiting?.styled(.dim, width, color)].compactMap(\.self)
        below = Array((said + below).prefix(max(0, size.rows - 1)))
        if let search {
            return EditorFrame(
                prompt: search.prompt, buffer: EditingBuffer(search.found), below: below, width: size.columns)
        }
        var frame = EditorFrame(
            prompt: prompt, buffer: buffer, below: below, width: size.columns,
            textStyle: isSelected ? .selected : nil)
        frame.keepsRows = !hasHidden
        return frame
    }

    /// Returns the output that shows the session as it is now.
    mutating func draw(_ size: TerminalSize) -> String {
        screen.draw(frame(size))
    }

    /// The text that is typed.
    var text: String { buffer.text }

    /// Whether nothing is typed.
    var isEmpty: Bool { buffer.isEmpty }

    /// Whether nothing is typed, searched for or said, so that a key may be about the page.
    var isIdle: Bool { buffer.isEmpty && search == nil && (field?.suggestions.isEmpty ?? true) }

    /// Returns the output that clears the session from the screen, so that other lines can be printed in its place; the
    /// next drawing is whole.
    mutating func lift() -> String {
        screen.lift()
    }

    /// Returns the output that prepares showing a session in a window of another size.
    mutating func resize(to size: TerminalSize) -> String {
        screen.resize(toWidth: size.columns)
    }

    /// The screen was used by others: the next drawing is whole.
    mutating func redraw() {
        wantsRedraw = false
        screen.forget()
    }

    /// Returns the output that ends the session: the line stays, the lines below it are cleared.
    mutating func finish(_ size: TerminalSize) -> String {
        screen.finish(frame(size))
    }
}

extension String {
    /// The text in a style, in one line.
    fileprivate func styled(_ style: Style, _ width: Int, _ color: Bool) -> String {
        style.applied(to: truncated(toWidth: width), color: color)
    }
}
