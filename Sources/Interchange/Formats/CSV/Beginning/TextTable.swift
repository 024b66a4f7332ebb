import Text

/// A table of places in a text with other lines above or below it: one in Markdown, or one that was copied from a sheet
/// into a mail.
struct TextTable {
    /// The text with as many lines, of which all but those of the table are empty.
    let rows: String
    /// Whether the rows are lines of a list, since no column names places by itself.
    let isList: Bool
    /// The heading above the table; nil where there is none.
    let heading: String?
    /// The other lines.
    private(set) var others: [SkippedPoint] = []

    /// The fewest rows of a table, with that of its columns, and the most bytes of a text that is searched.
    private static let (fewestRows, longest) = (2, 4 << 20)

    /// Finds the first table with the names of columns of places; nil where there is none, and where the text is
    /// nothing else. Linear.
    init?(_ text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        let lines = AlignedColumns.lines(
            BarlessTables.lines(
                text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)))
        let named = Self.table(lines) { Self.namesPlaces($0) }
        guard let table = named ?? Self.table(lines, where: { RouteTable(Self.cells($0[0])) != nil }) else {
            return nil
        }
        isList = named == nil && !RouteTable.hasNights(Self.cells(lines[table.lowerBound]))
        let ways = isList ? RouteTable(Self.cells(lines[table.lowerBound])) : nil
        var kept = lines.map { _ in "" }
        let further = isList ? [] : Self.further(lines, like: table)
        // The line below the names is a part of Markdown, not of the table.
        for index in Array(table) + further.joined() where !lines[index].allSatisfy({ "|-: ".contains($0) }) {
            guard let ways else {
                kept[index] = Self.trimmed(lines[index])
                continue
            }
            if index > table.lowerBound { kept[index] = ways.line(Self.cells(lines[index])) }
        }
        rows = kept.joined(separator: "\n")
        let above = lines[..<table.lowerBound].map(\.trimmed)
        let marked = above.last { $0.hasPrefix("#") }
        var chatter = ListChatter()
        let first = above.first { !$0.isEmpty }.flatMap { line in
            let isTitle = line.count <= 80 && line.last.map { !",.:;!?".contains($0) } ?? false && line.first != ">"
            return isTitle && !chatter.isChatter(line) ? line : nil
        }
        heading = (marked ?? first)
            .map { String($0.drop { "#*_ ".contains($0) }).trimmed }
        for (index, line) in lines.enumerated()
        where !table.contains(index) && !further.contains(where: { $0.contains(index) }) {
            let text = line.trimmed
            guard text.contains(where: \.isLetter), index >= table.upperBound || text != (marked ?? first) else {
                continue
            }
            others.append(SkippedPoint(line: index + 1, reason: "“\(text)” is beside the table", text: text))
        }
        guard named == nil || table.count < lines.count(where: { !$0.trimmed.isEmpty }) else { return nil }
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

    /// A row of Markdown without the white space beside its bars.
    private static func trimmed(_ row: String) -> String {
        guard row.trimmed.first == "|" else { return row }
        return row.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed).joined(separator: "|")
    }

    private func read(_ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let bytes = Array(rows.utf8)
        guard isList else { return try CSVFormat().read(bytes, context) }
        return try bytes.withUnsafeBufferPointer { buffer throws(TextFault) in
            var reader = ListImport(buffer, from: 0, context, notices: [])
            return try reader.read()
        }
    }

    /// Reads the table in a text, whose heading names the trip; nil where there is none.
    static func read(
        _ bytes: [UInt8], _ context: ImportContext, notices: [String]
    ) throws(TextFault) -> ImportedTrips? {
        guard let file = try? FileText(bytes),
            let table = TextTable(String(decoding: file.bytes[file.start...], as: UTF8.self))
        else { return nil }
        let named = table.heading.map { context.forFile(called: $0) } ?? context
        guard var imported = try? table.read(named), !imported.trips.isEmpty else { return nil }
        var beside = ListsBesideTable(table.others)
        beside.take(into: &imported, context)
        imported.skipped = (imported.skipped + beside.others).sorted { $0.line < $1.line }
        imported.notices = notices + imported.notices
        return imported
    }
}
