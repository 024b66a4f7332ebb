import Console
import Text

/// The part of a list that is shown where that is longer than the window, and the words that were searched for.
struct RowPages {
    /// The fewest rows that a page has, however low the window is.
    private static let fewestRows = 1
    /// The highest window, in lines, that counts as low where a page does not fit.
    private static let lowWindow = 32
    /// The highest window, in lines, in which the note below the rows takes one line.
    private static let veryLowWindow = 14

    /// The first row of the page, as a position among the rows that are shown.
    private var first = 0
    /// The number of rows of the last page.
    private var count = 0
    /// The number of rows that it had room for.
    private var size = 0
    /// The first rows of the pages that were turned over, to which one turns back.
    private var turned: [Int] = []
    /// The words that the shown rows contain, folded.
    private var words: [String] = []
    /// The row that had been changed last when the list was shown last.
    private var focus = ScreenFocus()
    /// The lines below the title of a page without rows that does not fit; 0 where it does.
    private var lineCount = 0
    /// The rows that were shown last, from 0.
    private(set) var shownRows: [Int] = []
    /// The rows as they were laid out last, and the first row of that page; nil where the page is not laid out by rows.
    private var laidOut: (rows: ShownRows, first: Int)?

    /// Handles a line that turns pages: `<`, `>`, `g N`, `/ WORDS`. The result says whether it was such a line, and
    /// then whether the page is to be shown again, or the fault of the line.
    mutating func take<Page: ScreenPage>(_ line: String, _ page: Page) -> Turn {
        guard page.rowCount > 0 || lineCount > 0 else { return .other }
        let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let key = parts.first else { return .other }
        let argument = parts.count > 1 ? parts[1].trimmed : ""
        switch key {
        case "<", ">":
            guard argument.isEmpty else { return .refused("\(key) takes nothing behind it: it turns pages.") }
            return turn(key == ">" ? 1 : -1, page)
        case _ where page.rowCount == 0 || page.isForm: return .other
        case "g", "goto": return go(to: argument, page)
        case _ where key.hasPrefix("/"):
            words = Self.words(String(line.trimmed.dropFirst()))
            (first, turned) = (0, [])
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
        let all = page.rowCount == 0 ? lineCount : matching(page).count
        let step = max(1, count)
        if direction > 0 {
            guard first + step < all else { return .refused("This is the last page.") }
            turned.append(first)
            first += step
        } else {
            guard first > 0 else { return .refused("This is the first page.") }
            while let last = turned.popLast() {
                guard last < first else { continue }
                first = last
                return .turned
            }
            let rows = matching(page)
            let before = max(0, first - max(1, size))
            first = (before..<first).first { rows.isEmpty || page.startsGroup(rows[$0]) } ?? before
        }
        return .turned
    }

    private mutating func go<Page: ScreenPage>(to argument: String, _ page: Page) -> Turn {
        guard let number = Int(argument),
            let row = (0..<page.rowCount).first(where: { page.row($0, isNumbered: number) })
        else {
            let numbered = (0..<page.rowCount).count { page.rowNumber($0) != nil }
            guard Int(argument) != nil, numbered > 0, page.numberedWord == "row" else {
                return .refused("g goes to a \(page.numberedWord): g and the number of one.")
            }
            return .refused(
                "There \(numbered == 1 ? "is" : "are") \(Wording.counted(numbered, "row")): g 1 to \(numbered).")
        }
        var position = matching(page).firstIndex(of: row)
        if position == nil {
            words = []
            position = row
        }
        (first, turned) = (position ?? 0, [])
        return .turned
    }

    /// The refusal of a line about a range of which rows were not found by the words that were searched for: who types
    /// it sees only the others; and of a line about such a row, where the first `named` words behind its key are rows.
    /// Nil for any other line.
    func refusalOfHidden<Page: ScreenPage>(in line: String, named: Int = 0, _ page: Page) -> String? {
        guard !words.isEmpty else { return nil }
        let shown = Set(matching(page).compactMap { page.rowNumber($0) })
        // A number behind other words is a part of a name: `d Tour 10`.
        let rows = line.drop(while: \.isLetter).split(whereSeparator: \.isWhitespace).prefix(named)
            .prefix { $0.allSatisfy { $0.isNumber || $0 == "," || $0 == "-" } }
            .flatMap { $0.split(separator: ",") }.compactMap { Int($0) }
        if let hidden = rows.first(where: { $0 > 0 && $0 <= page.rowKeys.count && !shown.contains($0) }) {
            return "Row \(hidden) is not shown. Nothing was done; / shows all again."
        }
        for part in line.split(whereSeparator: { $0.isWhitespace || $0 == "," }).prefix(Self.rangesOfLine) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last,
                last <= page.rowKeys.count, let hidden = (first...last).first(where: { !shown.contains($0) })
            else { continue }
            return "\(part) has rows that are not shown, such as \(hidden). Nothing was done; / shows all again."
        }
        return nil
    }

    /// The words of a line among which ranges of rows are.
    private static let rangesOfLine = 6

    /// Shows all rows again where some were searched for; whether that was so.
    mutating func showAll() -> Bool {
        guard !words.isEmpty else { return false }
        (words, first, turned) = ([], 0, [])
        return true
    }

    /// Shows a row with those that follow it on its page, or those before.
    mutating func show<Page: ScreenPage>(_ row: Int, before: Bool, _ page: Page) {
        guard let position = matching(page).firstIndex(of: row) else { return }
        (first, turned) = (before ? max(0, position - count + 1) : position, [])
    }

    /// The rows that contain all words that were asked for.
    func matching<Page: ScreenPage>(_ page: Page) -> [Int] {
        words.isEmpty ? Array(0..<page.rowCount) : (0..<page.rowCount).filter { page.row($0, contains: words) }
    }

    /// The lines of the page that was laid out last, with another chosen row: nothing else has changed since. Nil where
    /// other rows are to be shown, and where more than the look of a row depends on the choice.
    func lines<Page: ScreenPage>(of page: Page, chosen: Int?, render: (ShownRows) -> [String]) -> [String]? {
        guard !page.isForm, let laidOut, laidOut.first == first else { return nil }
        var rows = laidOut.rows
        rows.chosen = chosen
        return render(rows)
    }

    /// The lines of the page that fit into `height` rows of the window; all of them where it is nil. `render` lays some
    /// rows out. Where `cutsLines` says so, a page without rows that is longer is cut into pages of lines below its
    /// title.
    mutating func lines<Page: ScreenPage>(
        _ page: Page, height: Int?, chosen: Int? = nil, cutsLines: Bool = false, render: (ShownRows) -> [String]
    ) -> [String] {
        laidOut = nil
        let rows = matching(page)
        let isFiltered = !words.isEmpty
        let isLow = height.map { $0 <= Self.veryLowWindow } ?? false
        let filter =
            isFiltered
            ? height.map { $0 <= ShownRows.lowRoom } == true
                ? "\(rows.count)/\(page.rowCount), / all"
                : "\(Wording.counted(rows.count, "row")) of \(page.rowCount); / shows all again"
            : nil
        guard let height else { return render(ShownRows(isFiltered ? rows : nil, note: filter)) }
        let isTight = height <= Self.lowWindow
        func shown(_ indexes: [Int]?, _ note: String?, isTight: Bool = isTight, isCut: Bool = true) -> ShownRows {
            var shown = ShownRows(indexes, note: note, isTight: isTight, room: height)
            (shown.chosen, shown.isCut) = (chosen, isCut)
            return shown
        }
        /// The page with these rows: where lines are free, with all that stands around them. Pages of a very low window
        /// are all laid out alike, since their columns are others then.
        func roomy(_ lines: [String], _ cut: ShownRows) -> (lines: [String], rows: ShownRows) {
            let isPart = (cut.indexes ?? rows).count < rows.count && isLow
            guard isTight, !isPart, lines.count < height else { return (lines, cut) }
            let whole = shown(cut.indexes, cut.note, isCut: false)
            let wholeLines = render(whole)
            return wholeLines.count <= height ? (wholeLines, whole) : (lines, cut)
        }
        guard page.rowCount > 0 else {
            let lines = render(shown(nil, nil, isTight: false, isCut: false))
            return cutsLines ? part(of: lines, height) : lines
        }
        if rows.count <= height {
            let all = isFiltered ? rows : nil
            let whole = shown(all, filter, isTight: false, isCut: false)
            var fitted = (lines: render(whole), rows: whole)
            if fitted.lines.count > height, isTight {
                let tight = shown(all, filter)
                fitted = roomy(render(tight), tight)
            }
            if fitted.lines.count <= height || rows.isEmpty {
                (first, count, turned, focus) = (0, rows.count, [], page.focus)
                shownRows = rows
                laidOut = (fitted.rows, first)
                return fitted.lines
            }
        }
        if page.isForm {
            let filled = render(shown(nil, nil))
            if filled.count <= height {
                (first, count, turned, focus) = (0, rows.count, [], page.focus)
                shownRows = rows
                return filled
            }
        }
        let around = render(shown([], "")).count
        var size = max(Self.fewestRows, height - around)
        let start = first
        var tooMany: Int?
        for _ in 0..<6 {
            // A size that turns out too large must not move the page.
            first = start
            let (indexes, note) = window(rows, size: size, page, isLow: isLow, room: height)
            let lines = render(shown(indexes, note))
            let excess = lines.count - height
            if excess <= 0 || size <= Self.fewestRows {
                var fitted = (lines: lines, indexes: indexes, note: note)
                // Rows of different heights were taken for equal ones: further rows may fit.
                for larger in size + 1..<max(size + 1, tooMany ?? 0) where fitted.lines.count < height {
                    var tried = self
                    let (indexes, note) = tried.window(rows, size: larger, page, isLow: isLow, room: height)
                    let lines = render(shown(indexes, note))
                    guard lines.count <= height, tried.first == first else { break }
                    self = tried
                    fitted = (lines, indexes, note)
                }
                focus = page.focus
                shownRows = fitted.indexes
                let best = roomy(fitted.lines, shown(fitted.indexes, fitted.note))
                laidOut = (best.rows, first)
                return best.lines
            }
            tooMany = size
            // If a row takes two lines, half as many fit.
            let perRow = max(1, (lines.count - around + indexes.count - 1) / max(1, indexes.count))
            size = max(Self.fewestRows, size - (excess + perRow - 1) / perRow)
        }
        first = start
        let (indexes, note) = window(rows, size: size, page, isLow: isLow, room: height)
        focus = page.focus
        shownRows = indexes
        return render(shown(indexes, note))
    }

    /// The lines of a page without rows that fit into `height` rows, with a note where others do not.
    private mutating func part(of lines: [String], _ height: Int) -> [String] {
        guard lines.count > height, height > 2 else {
            lineCount = 0
            return lines
        }
        lineCount = lines.count - 1
        (count, size) = (height - 2, height - 2)
        first = max(0, min(first, lineCount - 1))
        let shown = lines.dropFirst(1 + first).prefix(count)
        return [lines[0]] + shown
            + ["lines \(first + 2) to \(first + 1 + shown.count) of \(lines.count) · < > turn pages"]
    }

    /// The row behind those of a page of `size` rows at most: the first of a group, where that leaves no more than a
    /// quarter of the page empty, or half of a short one, so that the next page begins with a heading.
    private func end<Page: ScreenPage>(of rows: [Int], size: Int, _ page: Page) -> Int {
        let end = min(rows.count, first + size)
        guard end < rows.count else { return end }
        let groups = (first + max(1, size - size / (size < Self.shortPage ? 2 : 4))..<end + 1).reversed()
        return groups.first { page.startsGroup(rows[$0]) } ?? end
    }

    /// The rows below which a page is short.
    private static let shortPage = 8

    /// The rows of the page with their note; a row that was changed since is among them.
    private mutating func window<Page: ScreenPage>(
        _ rows: [Int], size: Int, _ page: Page, isLow: Bool, room: Int?
    ) -> (shown: [Int], note: String) {
        self.size = size
        if let changed = page.focus.row, page.focus != focus,
            let position = rows.firstIndex(of: changed),
            !(first..<first + size).contains(position)
        {
            (first, turned) = (position - size / 2, [])
        }
        first = max(0, min(first, rows.count - 1))
        // The last page is full, unless it was turned to.
        if first + size > rows.count, turned.isEmpty, first % size != 0 { first = max(0, rows.count - size) }
        let shown = Array(rows[first..<end(of: rows, size: size, page)])
        count = shown.count
        if let room, room <= ShownRows.lowRoom {
            return (shown, "\(first + 1)-\(first + shown.count)/\(rows.count) < >")
        }
        let name = words.isEmpty ? "rows" : "found rows"
        let note =
            "\(name) \(first + 1) to \(first + shown.count) of \(rows.count) · < > turn pages"
            + (isLow
                ? ""
                : " · g N goes to a \(page.numberedWord) · "
                    + (words.isEmpty ? "/ WORDS shows some" : "/ shows all again"))
        return (shown, note)
    }
}
