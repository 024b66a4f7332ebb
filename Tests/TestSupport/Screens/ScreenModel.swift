import Text

/// A terminal's screen as a person would see it after some output was written to it.
///
/// It knows what the program may use: text of any width, CR, LF (the terminal driver adds the CR), the erasing of the
/// rest of a line and of the screen below, and cursor moves, also to a row and a column. Colours are ignored.
/// Everything else is kept in `unknown`.
package struct ScreenModel {
    /// The width in columns.
    package private(set) var columns: Int
    package private(set) var rows: Int
    /// The cells of the lines from the top; the second cell of a wide character is empty.
    private var grid: [[String]]
    /// The position of the cursor, from 0.
    package private(set) var row = 0
    package private(set) var column = 0
    /// Lines that were scrolled out at the top.
    package private(set) var scrolledOut: [String] = []
    /// Control characters and sequences that the program should not have used.
    package private(set) var unknown: [String] = []
    /// Whether bracketed paste is on.
    package private(set) var marksPaste = false
    private var wrapsNext = false
    /// The beginning of a control sequence at the end of what was written; the rest follows.
    private var begun: [Unicode.Scalar] = []

    /// Creates an empty screen of this size.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        grid = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// The lines without spaces at their ends, and without empty lines at the end.
    package var lines: [String] {
        var lines = grid.map(Self.text)
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The lines, with `|` where the cursor is.
    package var shown: String {
        var lines = grid.map(Self.text)
        let cells = grid[row]
        let before = cells[..<min(column, columns)].joined()
        let after = cells[min(column, columns)...].joined()
        lines[row] = before + "|" + Self.trimmed(after)
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    private static func text(_ cells: [String]) -> String { trimmed(cells.joined()) }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// Interprets output, which may end within a control sequence.
    package mutating func write(_ output: String) {
        var scalars = begun + Array(output.unicodeScalars)
        begun = []
        if let start = scalars.lastIndex(of: "\u{1B}"), Self.isBeginning(scalars[start...]) {
            begun = Array(scalars[start...])
            scalars.removeSubrange(start...)
        }
        var index = 0
        var run = String.UnicodeScalarView()
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar.value >= 0x20, scalar.value != 0x7F {
                run.append(scalar)
                index += 1
                continue
            }
            for character in String(run) { put(character) }
            run.removeAll()
            index += 1
            switch scalar {
            case "\r":
                column = 0
                wrapsNext = false
            case "\n": lineFeed()
            case "\u{1B}": control(scalars, &index)
            default: unknown.append("U+\(String(scalar.value, radix: 16))")
            }
        }
        for character in String(run) { put(character) }
    }

    /// Whether a control sequence has no end yet.
    private static func isBeginning(_ sequence: ArraySlice<Unicode.Scalar>) -> Bool {
        sequence.count == 1
            || sequence.dropFirst().first == "["
                && sequence.dropFirst(2).allSatisfy { (0x20..<0x40).contains($0.value) }
    }

    private mutating func control(_ scalars: [Unicode.Scalar], _ index: inout Int) {
        guard index < scalars.count, scalars[index] == "[" else {
            unknown.append("ESC")
            return
        }
        index += 1
        var parameters = ""
        while index < scalars.count, (0x20..<0x40).contains(scalars[index].value) {
            parameters.unicodeScalars.append(scalars[index])
            index += 1
        }
        let final = index < scalars.count ? scalars[index] : " "
        index += 1
        let count = max(1, Int(parameters) ?? 1)
        wrapsNext = false
        switch (final, parameters) {
        case ("A", _): row = max(0, row - count)
        case ("B", _): row = min(rows - 1, row + count)
        case ("C", _): column = min(columns - 1, column + count)
        case ("D", _): column = max(0, column - count)
        case ("K", ""), ("K", "0"): erase(row, from: column)
        case ("J", ""), ("J", "0"):
            erase(row, from: column)
            for below in (row + 1)..<max(row + 1, rows) { erase(below, from: 0) }
        case ("J", "2"):
            for every in 0..<rows { erase(every, from: 0) }
        case ("H", _):
            let numbers = parameters.split(separator: ";").map { Int($0) ?? 1 }
            row = max(0, min(rows, numbers.first ?? 1) - 1)
            column = max(0, min(columns, numbers.count > 1 ? numbers[1] : 1) - 1)
        case ("m", _): break
        case ("h", "?2004"): marksPaste = true
        case ("l", "?2004"): marksPaste = false
        default: unknown.append("CSI \(parameters) \(final)")
        }
    }

    private mutating func erase(_ row: Int, from column: Int) {
        for index in column..<columns { grid[row][index] = " " }
    }

    private mutating func lineFeed() {
        column = 0
        wrapsNext = false
        row += 1
        if row == rows {
            scrolledOut.append(Self.text(grid.removeFirst()))
            grid.append(Array(repeating: " ", count: columns))
            row -= 1
        }
    }

    private mutating func put(_ character: Character) {
        let width = character.displayWidth
        if width == 0 {
            let before = max(0, column - 1)
            grid[row][before] += String(character)
            return
        }
        if wrapsNext || column + width > columns { lineFeed() }
        grid[row][column] = String(character)
        if width == 2 { grid[row][column + 1] = "" }
        column += width
        if column >= columns {
            column = columns - 1
            wrapsNext = true
        }
    }

    /// Resizes the window and wraps lines that have become too wide, as most terminals do.
    package mutating func resize(columns newColumns: Int, rows newRows: Int) {
        var rewrapped: [[String]] = []
        var newRow = row
        var newColumn = column
        for (index, cells) in grid.enumerated() {
            let used = max(cells.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0, index == row ? column + 1 : 0)
            if index == row {
                newRow = rewrapped.count + column / newColumns
                newColumn = column % newColumns
            }
            var start = 0
            repeat {
                var piece = Array(cells[start..<min(used, start + newColumns)])
                piece += Array(repeating: " ", count: newColumns - piece.count)
                rewrapped.append(piece)
                start += newColumns
            } while start < used
        }
        while rewrapped.count > newRows, newRow < rewrapped.count - 1, rewrapped.last?.allSatisfy({ $0 == " " }) == true
        {
            rewrapped.removeLast()
        }
        while rewrapped.count > newRows {
            scrolledOut.append(Self.text(rewrapped.removeFirst()))
            newRow -= 1
        }
        while rewrapped.count < newRows { rewrapped.append(Array(repeating: " ", count: newColumns)) }
        grid = rewrapped
        (columns, rows) = (newColumns, newRows)
        (row, column) = (max(0, newRow), newColumn)
        wrapsNext = false
    }
}
