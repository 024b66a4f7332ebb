import Text

/// A table of places in a text with other lines above or below it: one in Markdown, or one that was copied from a sheet
/// into a mail.
struct TextTable {
    /// The text with as many lines, of which all but those of the table are empty.
    let rows: String
    /// The sign between the cells of the rows.
    private let separator: UInt8
    /// Whether the rows are lines of a list, since no column names places by itself.
    let isList: Bool
    /// The heading above the table; nil where there is none.
    let heading: String?
    /// The other lines.
    private(set) var others: [SkippedPoint] = []

    /// The fewest rows of a table, with that of its columns, and the most bytes of a text that is searched.
    private static let (fewestRows, longest) = (2, 4 << 20)

    /// Finds the first table with the names of columns of places, else one that has a column of places that are known,
    /// of ways or nights, or of what is done on days; nil where there is none, and where the text is nothing else,
    /// unless `takesWhole` says that it is not read as such a table alone.
    /// Linear but for the look-up of names.
    init?(_ text: String, _ context: ImportContext, takesWhole: Bool = false) {
        guard text.utf8.count <= Self.longest else { return nil }
        let lines = AlignedColumns.lines(
            BarlessTables.lines(
                text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)))
        let named = Self.table(lines) { Self.namesPlaces($0) }
        var tries = 0
        let known =
            named != nil
            ? nil
            : Self.table(lines) { table in
                tries += 1
                return tries <= Self.mostTables && Self.hasKnownPlaces(table, context)
            }
        guard
            let table = named ?? known ?? Self.table(lines, where: { RouteTable(Self.cells($0[0])) != nil })
                ?? Self.table(lines, where: { Self.hasDayRows($0) })
        else { return nil }
        let names = Self.cells(lines[table.lowerBound])
        let ways = named == nil && known == nil && !RouteTable.hasNights(names) ? RouteTable(names) : nil
        isList = ways != nil
        separator = Self.separator(of: lines[table.lowerBound])
        var kept = lines.map { _ in "" }
        let further = isList ? [] : Self.further(lines, like: table)
        // The line below the names is a part of Markdown, not of the table.
        for index in Array(table) + further.joined() where !lines[index].allSatisfy({ "|-: ".contains($0) }) {
            // The names of columns are the same in all tables.
            if further.contains(where: { $0.lowerBound == index }) { continue }
            guard let ways else {
                kept[index] = Self.trimmed(lines[index])
                continue
            }
            if index > table.lowerBound { kept[index] = ways.line(Self.cells(lines[index])) }
        }
        let above = lines[..<table.lowerBound].map(\.trimmed)
        let marked = Self.title(above)
        var chatter = ListChatter()
        let first = above.first { !$0.isEmpty }.flatMap { line in
            let isTitle = line.count <= 80 && line.last.map { !",.:;!?".contains($0) } ?? false && line.first != ">"
            return isTitle && !chatter.isChatter(line) ? line : nil
        }
        heading = (marked ?? first)
            .map { InlineMarkdown(String($0.drop { "#*_ ".contains($0) }).trimmed, .line).text }
        let days = SectionDays(
            of: isList ? [] : [table] + further, in: lines, called: heading, names, context.today)
        if let days { days.put(into: &kept, separatedBy: separator == 0x7C ? "|" : "\t") }
        rows = kept.joined(separator: "\n")
        for (index, line) in lines.enumerated()
        where !table.contains(index) && !further.contains(where: { $0.contains(index) }) {
            let text = line.trimmed
            guard text.contains(where: \.isLetter), index >= table.upperBound || text != (marked ?? first),
                days?.headings.contains(index) != true, !Self.isLabel(text)
            else { continue }
            others.append(SkippedPoint(line: index + 1, reason: "“\(text)” is beside the table", text: text))
        }
        guard takesWhole || named == nil || table.count < lines.count(where: { !$0.trimmed.isEmpty }) else {
            return nil
        }
    }

    /// The heading that names a text with tables: the last one of the highest level; nil where there is none.
    private static func title(_ lines: [String]) -> String? {
        let headings = lines.filter { $0.hasPrefix("#") }
        let level = headings.map { $0.prefix { $0 == "#" }.count }.min()
        return headings.last { $0.prefix { $0 == "#" }.count == level }
    }

    /// The words of headings that only say what stands below them, folded.
    private static let labels: Set = [
        "route", "stops", "itinerary", "plan", "the route", "the plan", "our route", "table", "trip", "overview",
        "reiseplan", "stopps", "ubersicht", "strecke", "etappen", "itineraire", "etapes", "programme", "ruta",
        "itinerario", "etapas", "paradas", "percorso", "tappe", "programma", "schedule", "days", "roadbook",
    ]

    /// Whether a line is a heading that only says that a table is below it.
    private static func isLabel(_ line: String) -> Bool {
        line.hasPrefix("#") && labels.contains(folded(String(line.drop { $0 == "#" || $0 == " " })))
    }

    /// The lines of the first table that is one of places.
    private static func table(_ lines: [String], where isOfPlaces: ([String]) -> Bool) -> Range<Int>? {
        var index = 0
        while index < lines.count {
            guard cells(lines[index]).count > 1 else {
                index += 1
                continue
            }
            var end = index + 1
            while end < lines.count, cells(lines[end]).count > 1 { end += 1 }
            if end - index >= fewestRows, isOfPlaces(Array(lines[index..<end])) { return index..<end }
            index = end
        }
        return nil
    }

    /// The lines of the tables below the first one that have the same columns, and so go on with it.
    private static func further(_ lines: [String], like first: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        let names = cells(lines[first.lowerBound])
        while let next = table(Array(lines[(found.last ?? first).upperBound...]), where: { cells($0[0]) == names }) {
            let start = (found.last ?? first).upperBound
            found.append(next.lowerBound + start..<next.upperBound + start)
        }
        return found
    }

    private static func namesPlaces(_ lines: [String]) -> Bool {
        let text = Array(lines.joined(separator: "\n").utf8)
        return (try? TableBeginning(text[...]))?.columns != nil
    }

    /// The most tables in which known places are looked for, and the most rows by which one is known.
    private static let (mostTables, mostRows) = (20, 100)

    /// Whether the first row of a table has the names of columns: the line below it is that of Markdown, or one of them
    /// is a word for columns.
    private static func isNamed(_ lines: [String]) -> Bool {
        lines.count > 1 && lines[1].contains("-") && lines[1].allSatisfy { "|-: \t".contains($0) }
            || cells(lines[0]).contains(where: CSVColumnWords.isWord)
    }

    /// Whether a column that is not called so is one of places that are known. Ways are read as lines of a list, and so
    /// are tables of which nothing is known but where one sleeps.
    private static func hasKnownPlaces(_ lines: [String], _ context: ImportContext) -> Bool {
        let ways = RouteTable(cells(lines[0]))
        guard isNamed(lines), ways?.hasRoute != true else { return false }
        return withRows(lines) { rows in
            KnownPlacesColumn(rows, context).map { $0.columns.address.first != ways?.night || ways == nil }
        } ?? false
    }

    /// Whether a table is one of days and of what is done on them.
    private static func hasDayRows(_ lines: [String]) -> Bool {
        isNamed(lines) && withRows(lines) { DayRows($0) != nil } ?? false
    }

    /// The sign between the cells of a row: a bar, or a tab.
    private static func separator(of line: String) -> UInt8 { line.trimmed.first == "|" ? 0x7C : 0x09 }

    /// Reads the first rows of a table as those of a file are read.
    private static func withRows<Result>(_ lines: [String], _ read: (CSVRows) -> Result?) -> Result? {
        let bytes = Array(lines.prefix(mostRows).map(trimmed).joined(separator: "\n").utf8)
        return bytes.withUnsafeBufferPointer { read(CSVRows($0, from: 0, separator: separator(of: lines[0]))) }
    }

    /// The cells of a line: those between bars, where it begins with one, or between tabs; none of any other line.
    private static func cells(_ line: String) -> [String] {
        let text = line.trimmed
        guard text.first == "|" || text.contains("\t"), !isPlace(text) else { return [] }
        if text.first == "|" {
            let inside = text.dropFirst().last == "|" ? text.dropFirst().dropLast() : text.dropFirst()
            return inside.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
        }
        return line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).trimmed }
    }

    /// Whether a line is a place with its coordinates as lists are written, whatever its name and its note have.
    private static func isPlace(_ line: String) -> Bool {
        var line = line
        return line.contains("=") && line.withUTF8 { ListLine.namedPlace($0) != nil || ListLine.saidPlace($0) != nil }
    }

    /// A row of Markdown without the bars at its ends and the white space beside the others.
    private static func trimmed(_ row: String) -> String {
        guard row.trimmed.first == "|" else { return row }
        return cells(row).joined(separator: "|")
    }

    private func read(_ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let bytes = Array(rows.utf8)
        return try bytes.withUnsafeBufferPointer { buffer throws(TextFault) in
            guard isList else {
                return try CSVImport.trips(of: CSVRows(buffer, from: 0, separator: separator), context, notices: [])
            }
            var reader = ListImport(buffer, from: 0, context, notices: [])
            return try reader.read()
        }
    }

    /// Reads the table in a text, whose heading names the trip unless what stands in `front` of the text does; nil
    /// where there is none.
    static func read(
        _ bytes: [UInt8], _ context: ImportContext, notices: [String], behind front: FrontMatter? = nil
    ) throws(TextFault) -> ImportedTrips? {
        guard let file = try? FileText(bytes),
            let table = TextTable(
                String(decoding: file.bytes[file.start...], as: UTF8.self), context, takesWhole: front != nil)
        else { return nil }
        let heading = front?.title == nil ? table.heading : nil
        let named = heading.map { context.forFile(called: $0) } ?? context
        guard var imported = try? table.read(named), !imported.trips.isEmpty else { return nil }
        var beside = ListsBesideTable(table.others)
        beside.take(into: &imported, context)
        imported.skipped = (imported.skipped + beside.others).sorted { $0.line < $1.line }
        imported.notices = notices + imported.notices
        return imported
    }
}
