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

    /// One line on, at last to what was being typed; nil there.
    mutating func forward() -> String? {
        guard position < lines.count else { return nil }
        position += 1
        return position == lines.count ? typed : lines[position]
    }
}
