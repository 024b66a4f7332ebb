import Text

/// What a menu shows of a list that is too long to print after every edit.
package enum RowWindow {
    /// Lists up to this many rows are shown whole.
    static let wholeUpTo = 60
    /// How many rows are shown at the beginning and at the end of a longer list.
    static let atEnds = 5
    /// How many rows are shown on either side of the one that was touched last.
    static let around = 8

    /// The lines of a table whose first line is its heading: all of them, or the heading, the ends, and what is around
    /// row `focus` (from 0), each gap as one line that says how many rows it hides.
    package static func lines(_ lines: [String], focus: Int?) -> [String] {
        let count = lines.count - 1
        guard count > wholeUpTo else { return lines }
        let focused = min(max(focus ?? 0, 0), count - 1)
        let kept = (0..<count).filter { row in
            row < atEnds || row >= count - atEnds || abs(row - focused) <= around
        }
        var result = [lines[0]]
        var next = 0
        for row in kept {
            if row > next { result.append("… \(Wording.counted(row - next, "row")) not shown") }
            result.append(lines[row + 1])
            next = row + 1
        }
        return result
    }
}
