package import Platform

/// The window of a terminal in which one page stands still while lines are typed below it.
///
/// It knows what is on the terminal, and writes only the rows that become others. A new page moves the rows of the old
/// one into the scrollback, by line feeds in the last row; everything else is written over in place.
package final class Window {
    private let output: Output
    private let measure: () -> TerminalSize
    private var content = WindowContent()
    /// The number of messages that were read, and of those that there was no room for.
    private var messages = (passed: 0, unread: 0)
    /// The content, cut at the width of the window, and that width.
    private var fitted: (content: WindowContent, width: Int)?
    /// The line that is typed; nil while none is.
    private var frame: EditorFrame?
    /// The rows below the line that stay free while it is typed, so that it does not jump.
    private var reserved = 0
    /// The rows on the terminal, from the top; nil where it is not known what stands there.
    private var painted: [String?] = []
    /// The size of the window when it was painted last.
    private var size: TerminalSize?
    /// Whether the window belongs to the pages; if not, the next painting begins a new one.
    private var isTaken = false {
        didSet { if isTaken != oldValue { onTake(isTaken) } }
    }
    private let onTake: (_ isTaken: Bool) -> Void
    /// The position of the cursor on the terminal; nil where it is not known.
    private var cursor: (row: Int, column: Int)?
    /// The row of the line that was typed last, in which others may have written since; nil for none.
    private var lineRow: Int?
    /// Whether a page was ever shown.
    package private(set) var isOpen = false
    /// Whoever has shown the page.
    package private(set) weak var owner: AnyObject?

    /// Paints on `output`; `measure` returns the size of the window as it is now. `onTake` is called when the window
    /// begins to belong to the pages, and when it does no more.
    package init(
        _ output: Output, measure: @escaping () -> TerminalSize, onTake: @escaping (_ isTaken: Bool) -> Void = { _ in }
    ) {
        self.output = output
        self.measure = measure
        self.onTake = onTake
    }

    /// The rows that a page has room in, beside the messages there are, and above the question for a place.
    package func pageRows(isAbovePlace: Bool = false) -> Int {
        WindowRows.pageRows(
            height: measure().rows, messages: content.messageRows(width: measure().columns),
            isAbovePlace: isAbovePlace)
    }

    /// Shows a page of `owner` with its choices and keys; as a new page where `isNew` says so or another owner's page
    /// is there. The messages stay.
    package func show(
        page: [String], choices: [String] = [], chosenChoice: Int? = nil, keys: String = "", isNew: Bool,
        owner: AnyObject
    ) {
        if isNew || self.owner !== owner { scroll() }
        self.owner = owner
        isOpen = true
        var next = WindowContent(page: page, choices: choices, messages: content.messages, keys: keys)
        next.chosenChoice = chosenChoice
        change(next)
    }

    /// Adds messages, which are there with the next painting.
    package func add(_ messages: [String]) {
        content.messages += messages
        self.messages.passed = 0
        fitted = nil
    }

    /// Shows further messages.
    package func say(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        var next = content
        next.messages += lines
        change(next)
    }

    /// Shows the messages that there was no room for, behind the last the first again; false where all are shown.
    func turnMessages() -> Bool {
        guard messages.passed > 0 || messages.unread > 0 else { return false }
        messages.passed = messages.unread > 0 ? (fitted?.content ?? content).messages.count - messages.unread : 0
        paint()
        return true
    }

    /// Forgets the messages; they are gone with the next painting.
    package func clearMessages() {
        content.messages = []
        messages.passed = 0
        fitted = nil
    }

    /// Takes the messages away at once; false where there are none.
    package func dropMessages() -> Bool {
        guard !content.messages.isEmpty else { return false }
        var next = content
        next.messages = []
        change(next)
        return true
    }

    /// Shows the line that is typed; nil takes it away.
    func edit(_ frame: EditorFrame?) {
        let below = frame?.below.count ?? 0
        reserved = below == 0 || frame?.keepsRows == false ? below : max(reserved, below)
        self.frame = frame
        paint()
    }

    /// Takes the choices and the messages away at once, since the question that they belong to is answered and what is
    /// being done takes a while.
    package func endQuestion() {
        guard isTaken, !content.messages.isEmpty || !content.choices.isEmpty else { return }
        var next = content
        (next.messages, next.choices, next.chosenChoice) = ([], [], nil)
        change(next)
    }

    /// Paints everything anew with the next painting: nobody knows what stands in the window.
    package func forget() {
        painted = []
        cursor = nil
    }

    /// Gives the terminal to others: what is offered below the line goes, and the cursor stands below the page. The
    /// next painting begins a new window.
    package func close() {
        guard isOpen, isTaken else { return }
        reserved = 0
        frame?.below = []
        paint()
        let used = (painted.lastIndex { $0 != "" }.map { $0 + 1 }) ?? 0
        cursor = nil
        output.write("\u{1B}[\(min(painted.count, used + 1));1H")
        if used == painted.count { output.write("\n") }
        flush()
        isTaken = false
    }

    private func change(_ content: WindowContent) {
        if content.messages != self.content.messages { messages.passed = 0 }
        self.content = content
        fitted = nil
        paint()
    }

    /// Moves what stands in the window into the scrollback.
    private func scroll() {
        let size = measure()
        let isKnown = isTaken && self.size == size && painted.count == size.rows
        let used = isKnown ? painted.lastIndex { $0 != "" }.map { $0 + 1 } ?? 0 : size.rows
        if used > 0 {
            output.write("\u{1B}[\(size.rows);1H" + String(repeating: "\n", count: used))
        }
        painted = Array(repeating: "", count: size.rows)
        (self.size, cursor, lineRow) = (size, nil, nil)
        isTaken = true
    }

    /// Writes the rows that are not on the terminal yet, and puts the cursor into the line that is typed.
    private func paint() {
        guard isOpen else { return }
        if !isTaken { scroll() }
        let size = measure()
        if self.size != size || painted.count != size.rows {
            painted = Array(repeating: nil, count: size.rows)
            self.size = size
        }
        if fitted?.width != size.columns { fitted = (content.cut(toWidth: size.columns), size.columns) }
        let next = WindowRows(
            fitted?.content ?? content, frame, reserved: reserved, passed: messages.passed, height: size.rows,
            width: size.columns)
        messages.unread = next.unreadMessages
        var text = ""
        for (index, row) in next.rows.enumerated() where painted[index] != row || index == lineRow {
            // Erased first: behind a character in the last column the cursor stands on it.
            text += "\u{1B}[\(index + 1);1H\u{1B}[K" + row
            painted[index] = row
        }
        // While no line is typed, progress is shown there.
        defer { if frame == nil { (lineRow, cursor) = (next.cursorRow, nil) } }
        lineRow = nil
        guard !text.isEmpty || cursor?.row != next.cursorRow || cursor?.column != next.cursorColumn else { return }
        cursor = (next.cursorRow, next.cursorColumn)
        output.write(text + "\u{1B}[\(next.cursorRow + 1);\(next.cursorColumn + 1)H")
        flush()
    }

    /// Writes out what was painted; an error is kept by the output, and thrown when the next line is asked for.
    private func flush() {
        try? output.flush()
    }
}
