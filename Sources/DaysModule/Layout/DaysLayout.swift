import Console
import Itineraries
import Screens
import Text

/// The columns of the stops of all days.
struct DaysLayout {
    private let numberWidth: Int
    private let nameWidth: Int
    private let timeWidth: Int
    /// The columns of a line; nil where that is not limited.
    private let width: Int?
    private let color: Bool

    /// The fewest columns in which names can still be told apart.
    private static let shortestName = 16
    /// The fewest columns in which remarks stand beside the times on several lines.
    private static let shortestRemark = 20
    /// The fewest columns that the beginning of a note has behind what else is said of a stop.
    private static let shortestNote = 16
    /// The columns up to which a note goes where nothing limits them.
    private static let widthOfNote = 100
    /// The spaces between columns.
    private static let gap = "   "

    /// Measures the columns of these days; names have at most `longest` columns, and give way to remarks where those
    /// fit then.
    init(_ sections: [ItineraryText.Section], nameWidth longest: Int, width: Int?, color: Bool) {
        let rows = sections.flatMap(\.rows).filter { !$0.isWay }
        (self.width, self.color) = (width, color)
        numberWidth = max(3, rows.map(\.number.count).max() ?? 0)
        timeWidth = rows.map(\.time.displayWidth).max() ?? 0
        let natural = min(longest, rows.map { visible($0.name).displayWidth }.max() ?? 0)
        let around = numberWidth + 2 + timeWidth + 2 * Self.gap.count
        // The columns that names may have so that all is said of each stop in one line, where that can be. What is said
        // of a stop goes on below before another's name is cut beside free columns.
        let rooms = rows.map { row in
            (width ?? .max) - around - (row.facts.isEmpty ? 0 : visible(row.facts).displayWidth)
        }
        let fewest = width.map { max(min(Self.shortestName, natural), min(natural, $0 - around - Self.shortestRemark)) }
        nameWidth = max(fewest ?? 0, rooms.filter { $0 >= min(Self.shortestName, natural) }.reduce(natural, min))
    }

    /// A day with those of its visits that are shown; what cannot be kept stands below the last of all. Where the
    /// window is narrower, what does not fit goes on below: remarks first, then the times too.
    /// The visit that has the index `chosen` is shown reversed.
    func lines(
        of section: ItineraryText.Section, _ shown: ShownRows, chosen: Int? = nil, where isShown: (Int) -> Bool
    ) -> [String] {
        let rows = section.rows.indices.filter(isShown).flatMap { index in
            let lines = row(section.rows[index], isLow: shown.isLow)
            return index == chosen ? lines.map { Style.selected.reversing($0) } : lines
        }
        let isWhole = isShown(max(0, section.rows.count - 1))
        return heading(section, shown) + rows
            + (isWhole ? section.warnings.flatMap { warning($0, shown) } : [])
    }

    /// A warning; its beginning in a very low window, which has few lines for stops.
    private func warning(_ text: String, _ shown: ShownRows) -> [String] {
        let mark = "  ! "
        let parts = wrapped(visible(text), indent: mark.count)
        let lines = parts.prefix(1).map { mark + $0.dropFirst(mark.count) } + parts.dropFirst()
        guard shown.isLow, let width, lines.count > Self.linesOfWarning else { return lines }
        let ends = lines.dropFirst(Self.linesOfWarning - 1).map(\.trimmed)
        let rest = String(repeating: " ", count: mark.count) + ends.joined(separator: " ")
        return lines.prefix(Self.linesOfWarning - 1) + [rest.truncated(toWidth: width)]
    }

    /// The lines of a warning in a very low window.
    private static let linesOfWarning = 2

    private func heading(_ section: ItineraryText.Section, _ shown: ShownRows) -> [String] {
        guard let width else { return [visible(section.heading)] }
        if shown.isLow { return [ItineraryText.shortened(section.heading, toWidth: width)] }
        let lines = section.heading(width: width, isTight: shown.isTight)
        return lines.first + lines.second.map(dim)
    }

    private func dim(_ text: String) -> String { Style.dim.applied(to: text, color: color) }

    private func wrapped(_ text: String, indent: Int = 0) -> [String] {
        text.wrapped(toWidth: width.map { max(8, $0 - indent) }).map { String(repeating: " ", count: indent) + $0 }
    }

    private func row(_ row: ItineraryText.Row, isLow: Bool) -> [String] {
        guard !row.isWay else { return wrapped(visible(row.wayText), indent: numberWidth + 2) }
        var lines = stop(row)
        // The note has one line: in a low window the rest of that of the stop.
        let note = visible(Self.inOneLine(row.note))
        guard !note.isEmpty else { return lines }
        let indent = String(repeating: " ", count: numberWidth + 2)
        guard isLow, let width, let last = lines.last else {
            return lines + [indent + dim(note.truncated(toWidth: max(8, (width ?? Self.widthOfNote) - indent.count)))]
        }
        let left = width - last.displayWidth - Self.gap.count
        if left >= Self.shortestNote { lines[lines.count - 1] += Self.gap + dim(note.truncated(toWidth: left)) }
        return lines
    }

    /// The lines of a note in one, with a point between two where the first does not end with a sign of its own.
    static func inOneLine(_ note: String) -> String {
        note.split(whereSeparator: \.isNewline).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .filter { !$0.isEmpty }
            .reduce(into: "") { line, next in
                if let last = line.last { line += ".,:;!?…".contains(last) ? " " : " · " }
                line += next
            }
    }

    /// A stop with its times and what is said of it.
    private func stop(_ row: ItineraryText.Row) -> [String] {
        let number = String(repeating: " ", count: numberWidth - row.number.count) + row.number + "  "
        let facts = visible(row.facts)
        func name(_ width: Int) -> String { visible(row.name).truncated(toWidth: width) }
        guard let width else { return [joined(number + name(nameWidth).padded(toWidth: nameWidth), row.time, facts)] }
        let fixed = number.count + Self.gap.count + timeWidth
        // Names give way to the times down to a width at which they can still be told apart.
        let nameWidth = min(nameWidth, max(Self.shortestName, width - fixed))
        if fixed + nameWidth > width {
            let rest = [row.time, facts].filter { !$0.isEmpty }.joined(separator: ", ")
            return [number + name(max(8, width - number.count))] + wrapped(rest, indent: number.count + 2)
        }
        let start = number + name(nameWidth).padded(toWidth: nameWidth)
        let whole = joined(start, row.time, facts)
        if whole.displayWidth <= width { return [whole] }
        let column = fixed + nameWidth + Self.gap.count
        guard width - column >= Self.shortestRemark else {
            return [joined(start, row.time, "")] + wrapped(facts, indent: number.count + 2)
        }
        let beside = facts.wrapped(toWidth: width - column)
        return [joined(start, row.time, beside[0])]
            + beside.dropFirst().map { String(repeating: " ", count: column) + $0 }
    }

    /// The parts of a row, without spaces at the end.
    private func joined(_ start: String, _ time: String, _ remark: String) -> String {
        var line = start + Self.gap + (remark.isEmpty ? time : time.padded(toWidth: timeWidth) + Self.gap + remark)
        while line.hasSuffix(" ") { line.removeLast() }
        return line
    }
}
