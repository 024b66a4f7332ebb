import CivilTime
import Text

/// Titles above tables, and further tables below the first one.
extension CSVImport {
    /// The first columns of this program's reports.
    static let reportNames: ArraySlice = ["Trip", "Leg", "From", "To", "DistanceMeters"]

    /// Takes the first title above the names of the columns for the name of the trip, unless the rows name theirs, and
    /// a day alone for that of the first stop, unless they have dates; the other rows there are told.
    mutating func takeTitles(_ titles: [TableTitle]) throws(TextFault) {
        let reading = DateText(today: context.today)
        let day = titles.first { $0.text.map { $0.contains(where: \.isNumber) && reading.date($0) != nil } ?? false }
        if columns.leg == nil, columns.date == nil { titleDay = day?.text }
        let title = columns.trip == nil ? titles.first { $0.text != nil && $0.line != day?.line } : nil
        self.title = title?.text
        for row in titles where row.line != title?.line && (titleDay == nil || row.line != day?.line) {
            try assembly.skip("it stands before the names of the columns", line: row.line)
        }
    }

    /// Begins to read plans where the table or its title has some. Dates without a year are in that of the title, else
    /// of the name of the file.
    mutating func beginPlans() {
        let yearOfTitle = ListYear.firstDay(ofTitle: title ?? context.fileName, context.today)
        context.today = yearOfTitle ?? context.today
        let ofTitle = titleDay.map { _ in StopPlanReading(isOwn: false, today: context.today, dates: true) }
        plans = columns.planReading(today: context.today) ?? ofTitle
        if yearOfTitle != nil || context.isYearTold { plans?.isYearTold = true }
    }

    /// Whether the row that was read last begins another table with the same columns: it has their names again, which
    /// are passed over, or is a title above them. Its stops are a trip of their own.
    mutating func beginsAnotherTable() throws(TextFault) -> Bool {
        // Most rows are neither, which a look at their first cells tells.
        guard columns.trip == nil, header.count > 1, mayBeTitle || rows.trimmed(0).elementsEqual(header[0].utf8) else {
            return false
        }
        if isHeader(rows) {
            // On the next page of a long table they stand again, without a title of another trip.
            guard beginsTable || isBehindTotals else { return true }
            try addEndOfLegs()
            (beginsTable, lastEnd, title) = (true, nil, beginsTable ? title : nil)
            return true
        }
        guard let title = TableTitle(rows).text else { return false }
        var ahead = rows
        repeat {
            // A fault further on is told when it is come to.
            guard (try? ahead.next()) == true else { return false }
        } while ahead.isBlank
        guard isHeader(ahead) else { return false }
        if goesOn(behind: ahead) {
            try assembly.skip("it stands between parts of one journey", line: rows.line, text: title)
            return true
        }
        (beginsTable, self.title) = (true, title)
        return true
    }

    /// The most days between the last row of a table and the first of one below it that goes on with it, by their
    /// numbers.
    private static let mostDays = 7

    /// Whether the rows below these names of columns go on with the journey so far: with a later number of a day, else
    /// on the same date or the next one.
    private func goesOn(behind names: CSVRows) -> Bool {
        var first = names
        repeat {
            guard (try? first.next()) == true else { return false }
        } while first.isBlank
        if let column = columns.day, let last = lastDay.number.flatMap({ StopPlanReading.days($0) }),
            let next = StopPlanReading.days(first.plainText(column))
        {
            return (1...Self.mostDays).contains(next.first - last.last)
        }
        let reading = DateText(today: context.today)
        guard let column = columns.date, let last = lastDay.date.flatMap({ reading.date($0) }),
            let next = reading.date(first.plainText(column))
        else { return false }
        return (0...1).contains(next.daysSince1970 - last.daysSince1970)
    }

    /// Whether one cell of the row at most is not empty.
    private var mayBeTitle: Bool {
        var isFilled = false
        for column in rows.cells.indices where !rows.trimmed(column).isEmpty {
            if isFilled { return false }
            isFilled = true
        }
        return true
    }

    private func isHeader(_ rows: CSVRows) -> Bool {
        rows.cells.count >= header.count && header.indices.allSatisfy { rows.trimmedText($0) == header[$0] }
    }
}
