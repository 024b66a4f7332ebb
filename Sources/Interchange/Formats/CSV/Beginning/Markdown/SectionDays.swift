import CivilTime
import Text

/// The days of the tables of a text, each of which is below a heading with its day: `## Day 2`, `## Tag 3 (Mo 8.6.)`,
/// `## Dimanche 14 juin`, `## Sunday`.
struct SectionDays {
    /// The numbers of the lines of the headings, from 0.
    private(set) var headings: Set<Int> = []
    /// The lines of each table.
    private let tables: [Range<Int>]
    /// The day of each table as a cell; empty where it is not known.
    private let cells: [String]
    /// The name of the column of these cells.
    private let name: String

    /// The day that a heading says.
    private struct Heading {
        var date: CivilDate?
        var number: Int?
        /// The day of the week alone, Monday 1.
        var weekday: Int?

        var isEmpty: Bool { date == nil && number == nil && weekday == nil }
    }

    /// Finds the days of two tables or more with these names of columns; nil where no heading has one, and where a
    /// column has the days already. Dates without a year are in that of the title, if it has one. Linear.
    init?(
        of tables: [Range<Int>], in lines: [String], called title: String?, _ names: [String], _ today: CivilDate
    ) {
        let columns = CSVColumns(names)
        guard tables.count > 1, columns.date == nil, columns.day == nil, columns.checkOut == nil else { return nil }
        let beginning = title.flatMap(Self.year).flatMap { CivilDate(year: $0, month: 1, day: 1) } ?? today
        let bytes = Array(lines.filter { Self.heading($0) != nil }.joined(separator: "\n").utf8)
        let dates = ListDates(beginning, bytes.withUnsafeBufferPointer { ListDayOrder(in: $0[...]) })
        var found: [Heading] = []
        var end = 0
        for table in tables {
            let above = lines[end..<table.lowerBound].lastIndex { !$0.trimmed.isEmpty }
            end = table.upperBound
            var heading = Heading()
            if let above, let text = Self.heading(lines[above]) {
                heading = Self.day(of: text, dates, beginning, after: found.last?.date)
                if !heading.isEmpty { headings.insert(above) }
            }
            found.append(heading)
        }
        guard found.contains(where: { !$0.isEmpty }), found.dropFirst().contains(where: { !$0.isEmpty }) else {
            return nil
        }
        self.tables = tables
        let isDated = found.contains { $0.date != nil }
        let days = isDated ? Self.dates(found).map { $0?.text } : Self.numbers(found).map { $0.map { "\($0)" } }
        cells = days.map { $0 ?? "" }
        name = isDated ? "Date" : "Day"
    }

    /// Puts the days into the rows of the tables, in a column of their own behind the others.
    func put(into rows: inout [String], separatedBy sign: String) {
        let width = tables.first.map { Self.cellCount(rows[$0.lowerBound], sign) } ?? 0
        for (table, cell) in zip(tables, cells) {
            for row in table where !rows[row].isEmpty {
                let missing = max(0, width - Self.cellCount(rows[row], sign))
                rows[row] += String(repeating: sign, count: missing + 1) + (row == table.lowerBound ? name : cell)
            }
        }
    }

    private static func cellCount(_ row: String, _ sign: String) -> Int {
        row.count { String($0) == sign } + 1
    }

    /// The text of a heading, marked or in bold letters; nil for any other line.
    private static func heading(_ line: String) -> String? {
        let text = line.trimmed
        let isBold = text.hasPrefix("**") && (text.hasSuffix("**") || text.hasSuffix("**:"))
        guard text.hasPrefix("#") || isBold || text.hasSuffix(":"), text.utf8.count <= longest else { return nil }
        return String(text.drop { "#*: ".contains($0) }.reversed().drop { "#*: ".contains($0) }.reversed())
    }

    /// The most bytes of a heading.
    private static let longest = 120

    private static func day(
        of text: String, _ dates: ListDates, _ beginning: CivilDate, after before: CivilDate?
    ) -> Heading {
        var heading = Heading()
        let reading = DateText(today: beginning)
        let first = text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
        if let day = dates.day(ofHeading: text) ?? dates.day(ofHeading: inBrackets(text)) {
            heading.date = day.date.flatMap { reading.date($0, from: before) ?? reading.range($0, from: before)?.first }
            heading.number = (day.day ?? ListDayNumber.day(text)).flatMap { Int($0.prefix { $0.isNumber }) }
        }
        if heading.number == nil { heading.number = TrackDay.number(text, atStart: true, takesStages: false) }
        if heading.date == nil, heading.number == nil {
            heading.weekday = WrittenDays.weekday(first.filter { !",:".contains($0) })
        }
        return heading
    }

    /// A text with what it has in brackets behind a comma: `Tag 3, Mo 8.6.` of `Tag 3 (Mo 8.6.)`.
    private static func inBrackets(_ text: String) -> String {
        text.replacingText(" (", with: ", ").replacingText(")", with: "")
    }

    /// The dates of the tables: where only others are known, by the numbers of days and the days of the week. The one
    /// before the first that is known is the day before.
    private static func dates(_ found: [Heading]) -> [CivilDate?] {
        var dates = found.map(\.date)
        for index in found.indices where dates[index] == nil && index > 0 {
            guard let before = dates[index - 1] else { continue }
            if let number = found[index].number, let last = found[index - 1].number, (1...30).contains(number - last) {
                dates[index] = before.adding(days: number - last)
            } else if let weekday = found[index].weekday {
                dates[index] = before.adding(days: (weekday - before.weekday + 6) % 7 + 1)
            }
        }
        for index in found.indices.reversed() where dates[index] == nil && index + 1 < dates.count {
            guard let next = dates[index + 1] else { continue }
            let days = found[index].number.flatMap { number in found[index + 1].number.map { $0 - number } } ?? 1
            if found[index].isEmpty && index > 0 || !(1...30).contains(days) { continue }
            dates[index] = next.adding(days: -days)
        }
        return dates
    }

    /// The numbers of the days of the tables, counted on by the days of the week where headings have these.
    private static func numbers(_ found: [Heading]) -> [Int?] {
        var numbers = found.map(\.number)
        if numbers[0] == nil { numbers[0] = max(1, (found.dropFirst().first?.number ?? 2) - 1) }
        for index in found.indices.dropFirst() where numbers[index] == nil {
            guard let before = numbers[index - 1], let weekday = found[index].weekday else { continue }
            numbers[index] = before + (found[index - 1].weekday.map { (weekday - $0 + 6) % 7 + 1 } ?? 1)
        }
        return numbers
    }

    /// The last number of four digits in a text that may be a year; nil without one.
    private static func year(_ text: String) -> Int? {
        text.split { !($0.isASCII && $0.isNumber) }.filter { $0.utf8.count == 4 }.compactMap { Int($0) }
            .last { (1970...2100).contains($0) }
    }
}
