import Text

/// The rows of a page that are shown.
package struct ShownRows: Equatable, Sendable {
    /// The rows, from 0, in the order in which they are shown; nil shows all.
    package let indexes: [Int]?
    /// The line below them: which rows these are, and how to see others; nil where there is nothing to say.
    package let note: String?

    /// Whether the window is low: what stands around the rows is to take as few lines as it can.
    package let isTight: Bool

    /// All rows.
    package static let all = ShownRows()

    /// Names the rows that are shown.
    package init(_ indexes: [Int]? = nil, note: String? = nil, isTight: Bool = false) {
        self.indexes = indexes
        self.note = note
        self.isTight = isTight
    }

    /// An empty line between parts of a page, where there is room for it.
    package var gap: [String] { isTight ? [] : [""] }

    /// Returns those of `rows` that are shown.
    package func of<Row>(_ rows: [Row]) -> [Row] {
        indexes.map { $0.filter { rows.indices.contains($0) }.map { rows[$0] } } ?? rows
    }

    /// The note below an empty line, or nothing.
    package var noteLines: [String] { note.map { [$0] } ?? [] }
}

/// The part of a list that is shown where that is longer than the window, and the words that were searched for.
struct RowPages {
    /// The fewest rows that a page has, however low the window is.
    private static let fewestRows = 1
    /// The highest window, in lines, that counts as low where a page does not fit.
    private static let lowWindow = 32

    /// The first row of the page, as a position among the rows that are shown.
    private var first = 0
    /// The number of rows of the last page.
    private var count = 0
    /// The words that the shown rows contain, folded.
    private var words: [String] = []
    /// The row that had been changed last when the list was shown last.
    private var focus = ScreenFocus()

    /// Handles a line that turns pages: `<`, `>`, `g N`, `/ WORDS`. The result says whether it was such a line, and
    /// then whether the page is to be shown again, or the fault of the line.
    mutating func take<Page: ScreenPage>(_ line: String, _ page: Page) -> Turn {
        guard page.rowCount > 0 else { return .other }
        let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let key = parts.first else { return .other }
        let argument = parts.count > 1 ? parts[1].trimmed : ""
        switch key {
        case "<", ">":
            guard argument.isEmpty else { return .refused("\(key) takes nothing behind it: it turns pages.") }
            return turn(key == ">" ? 1 : -1, page)
        case "g", "goto": return go(to: argument, page)
        case _ where key.hasPrefix("/"):
            words = Self.words(String(line.trimmed.dropFirst()))
            first = 0
            if !words.isEmpty, matching(page).isEmpty {
                words = []
                return .refused("No row contains \(Wording.quoted(String(line.trimmed.dropFirst()).trimmed)).")
            }
            return .turned
        default: return .other
        }
    }

    /// The result of a line.
    enum Turn: Equatable {
        /// Not about pages.
        case other
        /// The page is to be shown again.
        case turned
        /// Refused, with the reason.
        case refused(String)
    }

    /// The words of a filter, folded.
    static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map { folded(String($0)) }
    }

    private mutating func turn<Page: ScreenPage>(_ direction: Int, _ page: Page) -> Turn {
        let all = matching(page).count
        let step = max(1, count)
        if direction > 0 {
            guard first + step < all else { return .refused("This is the last page.") }
            first += step
        } else {
            guard first > 0 else { return .refused("This is the first page.") }
            first = max(0, first - step)
        }
        return .turned
    }

    private mutating func go<Page: ScreenPage>(to argument: String, _ page: Page) -> Turn {
        guard let number = Int(argument),
            let row = (0..<page.rowCount).first(where: { page.row($0, isNumbered: number) })
        else { return .refused("g goes to a \(page.numberedWord): g and the number of one.") }
        var position = matching(page).firstIndex(of: row)
        if position == nil {
            words = []
            position = row
        }
        first = position ?? 0
        return .turned
    }

    /// The rows that contain all words that were asked for.
    private func matching<Page: ScreenPage>(_ page: Page) -> [Int] {
        words.isEmpty ? Array(0..<page.rowCount) : (0..<page.rowCount).filter { page.row($0, contains: words) }
    }

    /// The lines of the page that fit into `height` rows of the window; all of them where it is nil. `render` lays some
    /// rows out.
    mutating func lines<Page: ScreenPage>(
        _ page: Page, height: Int?, render: (ShownRows) -> [String]
    ) -> [String] {
        let rows = matching(page)
        let isFiltered = !words.isEmpty
        let filter = isFiltered ? "\(Wording.counted(rows.count, "row")) of \(page.rowCount); / shows all again" : nil
        let all = ShownRows(isFiltered ? rows : nil, note: filter)
        guard let height else { return render(all) }
        let isTight = height <= Self.lowWindow
        let tight = ShownRows(all.indexes, note: filter, isTight: true)
        if rows.count <= height {
            let lines = render(all)
            let fitted = lines.count > height && isTight ? render(tight) : lines
            if fitted.count <= height || rows.isEmpty {
                (first, count, focus) = (0, rows.count, page.focus)
                return fitted
            }
        }
        let around = render(ShownRows([], isTight: isTight)).count + 1
        var size = max(Self.fewestRows, height - around)
        let start = first
        for _ in 0..<6 {
            // A size that turns out too large must not move the page.
            first = start
            let (shown, note) = window(rows, size: size, page)
            let lines = render(ShownRows(shown, note: note, isTight: isTight))
            let excess = lines.count - height
            if excess <= 0 || size <= Self.fewestRows {
                focus = page.focus
                return lines
            }
            // If a row takes two lines, half as many fit.
            let perRow = max(1, (lines.count - around + shown.count - 1) / max(1, shown.count))
            size = max(Self.fewestRows, size - (excess + perRow - 1) / perRow)
        }
        first = start
        let (shown, note) = window(rows, size: size, page)
        focus = page.focus
        return render(ShownRows(shown, note: note, isTight: isTight))
    }

    /// The rows of the page with their note; a row that was changed since is among them.
    private mutating func window<Page: ScreenPage>(
        _ rows: [Int], size: Int, _ page: Page
    ) -> (shown: [Int], note: String) {
        count = size
        if let changed = page.focus.row, page.focus != focus,
            let position = rows.firstIndex(of: changed),
            !(first..<first + size).contains(position)
        {
            first = position - size / 2
        }
        first = max(0, min(first, rows.count - 1))
        // The last page is full, unless it was turned to.
        if first + size > rows.count, first % size != 0 { first = max(0, rows.count - size) }
        let shown = Array(rows[first..<min(rows.count, first + size)])
        let name = words.isEmpty ? "rows" : "found rows"
        let note =
            "\(name) \(first + 1) to \(first + shown.count) of \(rows.count) · < > turn pages · g N goes to a \(page.numberedWord) · "
            + (words.isEmpty ? "/ WORDS shows some" : "/ shows all again")
        return (shown, note)
    }
}
