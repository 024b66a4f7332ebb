import CivilTime
import Places
import Text

/// The column of a table that holds its places, found by what its cells are, where no column is called so.
struct KnownPlacesColumn {
    /// The columns, that of the places among them.
    let columns: CSVColumns
    /// The rows behind the names of the columns.
    let rows: CSVRows
    /// The names of the columns.
    let header: [String]
    /// The rows before these.
    let titles: [TableTitle]
    /// The words for the person about the column that was taken.
    let notice: String

    /// The most rows and columns that are looked at.
    private static let (mostRows, mostColumns) = (8, 20)
    /// The longest text that is looked up, in characters.
    private static let longestName = 80

    /// Looks at the first rows; nil unless most of the texts of a column are known places, or go from place to place.
    init?(_ beginning: CSVRows, _ context: ImportContext) {
        var rows = beginning
        var titles: [TableTitle] = []
        var header: [String] = []
        var first = beginning
        // A fault in the table is told by its own reading; here it only ends the search.
        while header.isEmpty {
            first = rows
            guard (try? rows.next()) == true, titles.count <= CSVRows.maximumTitleRows else { return nil }
            if rows.isBlank { continue }
            var ahead = rows
            // A title of two lines, and a line without a cell, too.
            var isFollowedByMore = (try? ahead.next()) == true
            var others = titles.count
            while isFollowedByMore, ahead.isBlank || TableTitle(ahead).text != nil, others < CSVRows.maximumTitleRows {
                others += 1
                isFollowedByMore = (try? ahead.next()) == true
            }
            isFollowedByMore = isFollowedByMore && TableTitle(ahead).text == nil
            let title = TableTitle(rows)
            if title.text != nil, isFollowedByMore, ahead.cellCount > 1 {
                titles.append(title)
            } else {
                header = rows.cells.indices.map { rows.trimmedText($0) }
            }
        }
        guard header.allSatisfy({ $0.count <= Self.longestName }),
            let found = Self.column(of: rows, Array(header.prefix(Self.mostColumns)), context)
        else { return nil }
        if header.count > 1, Self.isRow(header, found, above: rows, context) {
            let cells = ColumnsByCells(of: first, count: header.count, place: found.column, today: context.today)
            var columns = CSVColumns(cells.names, areInFirstRow: false)
            columns.takeAsPlaces(found.column, isRoute: found.isRoute)
            self.columns = columns
            (self.rows, self.header, self.titles, notice) = (first, [], titles, cells.notice)
            return
        }
        var columns = CSVColumns(header).withoutDatesAsEnds(of: rows, today: context.today)
        columns.takeAsPlaces(found.column, isRoute: found.isRoute)
        let name = header[found.column].isEmpty ? "column \(found.column + 1)" : Wording.quoted(header[found.column])
        let what = found.isRoute ? "go from place to place" : "are known places"
        notice = "no column is called as places are; \(name) was taken, whose texts \(what)"
        // Without names the first row is a place as well.
        let isNamed = header.count > 1 || !Self.isPlace(header[found.column], context)
        if !isNamed {
            columns = CSVColumns(header.map { _ in "" }, areInFirstRow: false)
            columns.takeAsPlaces(found.column, isRoute: found.isRoute)
        }
        self.columns = columns
        self.rows = isNamed ? rows : beginning
        self.header = isNamed ? header : []
        self.titles = isNamed ? titles : []
    }

    /// Whether the first row is one like those below it: its cell in the column of places is one, too, and no word for
    /// columns, and a further cell is of the kind of those below it.
    private static func isRow(
        _ first: [String], _ found: (column: Int, isRoute: Bool), above rows: CSVRows, _ context: ImportContext
    ) -> Bool {
        guard !CSVColumnWords.isWord(first[found.column]) else { return false }
        let places = RouteText.places(first[found.column]) { isPlace($0, context) }
        return places.allSatisfy { isPlace($0, context) }
            && ColumnsByCells.isRow(first, besides: found.column, above: rows, today: context.today)
    }

    /// Whether the texts of a column go from one known place to another: most rows of the first do.
    static func isRoute(_ column: Int, of table: CSVRows, _ context: ImportContext) -> Bool {
        var rows = table
        var (routes, texts) = (0, 0)
        while texts < mostRows, (try? rows.next()) == true {
            let text = rows.plainText(column)
            guard !text.isEmpty, text.count <= longestName else { continue }
            texts += 1
            let places = RouteText.places(text) { isPlace($0, context) }
            if places.count > 1, places.allSatisfy({ isPlace($0, context) }) { routes += 1 }
        }
        return routes > 0 && routes * 2 > texts
    }

    /// The column with the largest share of known places, the first of several.
    private static func column(
        of table: CSVRows, _ header: [String], _ context: ImportContext
    ) -> (column: Int, isRoute: Bool)? {
        // Days side by side are no columns of places.
        let weekdays = header.indices.filter { WrittenDays.isWeekday(header[$0]) }
        let days = weekdays.count > 1 ? weekdays : []
        var rows = table
        var samples: [[String]] = Array(repeating: [], count: header.count)
        var seen = 0
        while seen < mostRows, (try? rows.next()) == true {
            if rows.isBlank { continue }
            seen += 1
            // Below a date or a number there is what belongs to it.
            for column in header.indices where !header[column].contains(where: \.isNumber) && !days.contains(column) {
                let text = rows.plainText(column)
                // What has no letter is no place: a dash, a sum.
                if text.contains(where: \.isLetter) { samples[column].append(text) }
            }
        }
        var best: (column: Int, isRoute: Bool, share: Double)?
        for (column, texts) in samples.enumerated() where texts.count >= 2 && texts.count * 2 >= seen {
            let places = texts.map { RouteText.places($0) { isPlace($0, context) } }
            let known = places.count { $0.allSatisfy { isPlace($0, context) } }
            let share = Double(known) / Double(texts.count)
            let sure = places.count { $0.allSatisfy { isPlace($0, context, isSure: true) } }
            guard sure >= 2, known * 10 >= texts.count * 6, share > best?.share ?? 0 else { continue }
            best = (column, places.count { $0.count > 1 } * 2 >= texts.count, share)
        }
        return best.map { ($0.column, $0.isRoute) }
    }

    /// The column with the largest share of texts that are known places in the regions beside them, among those of
    /// which nothing is known; nil where there is none. Looks at the first rows.
    static func column(besideRegionsOf columns: CSVColumns, in table: CSVRows, _ context: ImportContext) -> Int? {
        let candidates = (columns.others.map(\.column) + [columns.trip, columns.stop].compactMap { $0 }).sorted()
        var rows = table
        var (seen, texts, known) = (0, [Int: Int](), [Int: Int]())
        while seen < mostRows, (try? rows.next()) == true {
            let regions = columns.regions.map { rows.plainText($0) }.filter { !$0.isEmpty }
            guard !regions.isEmpty else { continue }
            seen += 1
            for column in candidates.prefix(mostColumns) {
                let text = rows.plainText(column)
                guard text.contains(where: \.isLetter) else { continue }
                texts[column, default: 0] += 1
                let queries = [regions.joined(separator: ", ")] + RegionCodes.names(of: regions[0])
                if queries.contains(where: { isPlace("\(text), \($0)", context, isSure: true) }) {
                    known[column, default: 0] += 1
                }
            }
        }
        let right = candidates.filter { column in
            let (all, sure) = (texts[column, default: 0], known[column, default: 0])
            return sure > 0 && sure * 10 >= all * 6 && all * 2 >= seen
        }
        return right.max { known[$0, default: 0] < known[$1, default: 0] }
    }

    /// Whether the texts of a column are countries or regions and nothing else, in several of the first rows.
    static func areAreas(_ column: Int, of table: CSVRows, _ context: ImportContext) -> Bool {
        var rows = table
        var texts = 0
        while texts < mostRows, (try? rows.next()) == true {
            let text = rows.plainText(column)
            guard !text.isEmpty else { continue }
            texts += 1
            guard text.count <= longestName, text.contains(where: \.isLetter) else { return false }
            switch context.place(text, nil) {
            case .success(let found): guard found.isArea else { return false }
            case .failure(let refusal): guard refusal.candidates.first?.isArea ?? false else { return false }
            }
        }
        return texts > 1
    }

    /// Whether a text is the name of a place, or unless `isSure` of several.
    private static func isPlace(_ text: String, _ context: ImportContext, isSure: Bool = false) -> Bool {
        guard text.count <= longestName, text.contains(where: \.isLetter) else { return false }
        // Days and times are none, though many begin like the name of a place.
        guard DateText(today: context.today).date(text) == nil else { return false }
        switch context.place(text, nil) {
        case .success(let found): return found.wasLookedUp
        case .failure(let refusal):
            // `Hyatt Place, Nashville, TN` is an address.
            if text.contains(","), case .success(let read) = context.look(up: text, near: nil) {
                return read.about != nil && read.found.isTown
            }
            return !isSure && refusal.foldedNames.contains(folded(text))
        }
    }
}
