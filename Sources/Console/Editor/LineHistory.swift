import Text

/// The lines that were typed before, oldest first.
package final class LineHistory {
    /// The lines.
    package private(set) var lines: [String]
    private let capacity: Int

    /// A history that keeps the newest `capacity` lines.
    package init(_ lines: [String] = [], capacity: Int = 500) {
        self.lines = lines.suffix(capacity)
        self.capacity = capacity
    }

    /// Remembers a line, unless it is blank or the same as the one before.
    package func add(_ line: String) {
        guard line.contains(where: { !$0.isWhitespace }), line != lines.last else { return }
        lines.append(line)
        lines.removeFirst(max(0, lines.count - capacity))
    }
}

/// A walk through a history that begins below its newest line, at the line being typed.
struct HistoryWalk {
    private let lines: [String]
    private var position: Int
    private var typed = ""

    /// Begins below the newest line.
    init(_ history: LineHistory) {
        lines = history.lines
        position = lines.count
    }

    /// One line back; nil at the oldest. `current` is kept when the walk begins.
    mutating func back(from current: String) -> String? {
        guard position > 0 else { return nil }
        if position == lines.count {
            typed = current
        }
        position -= 1
        return lines[position]
    }

    /// Returns the next line, at last the one that was being typed; nil there.
    mutating func forward() -> String? {
        guard position < lines.count else { return nil }
        position += 1
        return position == lines.count ? typed : lines[position]
    }
}

/// A search for a line that was typed before, from the newest to the oldest (Ctrl-R).
struct HistorySearch {
    private let lines: [String]
    private let typed: String
    private var wanted = ""
    /// The position of the line that was found; the number of lines before one is.
    private var position: Int

    /// The effect of a key on the search.
    enum Step: Equatable {
        /// The search goes on.
        case goOn
        /// The end of the search; the line holds this.
        case give(String)
        /// The end of the search; the line holds this, and the key means what it means there.
        case take(String)
    }

    /// Searches `history` while the line holds `typed`.
    init(_ history: LineHistory, typed: String) {
        lines = history.lines
        self.typed = typed
        position = lines.count
    }

    /// The line that was found; what was typed before where none is.
    var found: String { lines.indices.contains(position) ? lines[position] : typed }

    /// The prompt before the found line.
    var prompt: String { isFound ? "(search “\(wanted)”) " : "(nothing found for “\(wanted)”) " }

    /// Whether a line has what is searched for, or nothing is yet.
    private var isFound: Bool { wanted.isEmpty || has(found) }

    /// Whether a line has the text that is searched for, whatever the case and the accents of its letters.
    private func has(_ line: String) -> Bool { folded(line).containsText(folded(wanted)) }

    /// Takes a key: text is searched for, Ctrl-R goes on to older lines, Escape gives back what was typed.
    mutating func press(_ key: Key) -> Step {
        switch key {
        case .text(let text), .paste(let text):
            wanted += text
            find(atOrBefore: lines.count - 1)
        case .backspace:
            wanted = String(wanted.dropLast())
            find(atOrBefore: lines.count - 1)
        case .control("r"): find(atOrBefore: position - 1)
        case .escape, .control("g"), .control("c"): return .give(typed)
        default: return .take(found)
        }
        return .goOn
    }

    private mutating func find(atOrBefore start: Int) {
        guard !wanted.isEmpty, start >= 0 else { return }
        if let index = lines[...min(start, lines.count - 1)].lastIndex(where: has) {
            position = index
        }
    }
}
