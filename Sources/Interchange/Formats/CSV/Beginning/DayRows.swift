import Entities
import Text

/// A table of days and what is done on them, `2 June,Drive to Lillehammer`, in which no column is one of places: each
/// row is a line of a list.
struct DayRows {
    /// The lines, with an empty one for each line of the table that is none.
    private let text: String
    private let rowCount: Int
    /// The costs of the lines, by their numbers from 1.
    private var costs: [Int: String] = [:]
    /// The rows that are no lines.
    private var left: [SkippedPoint] = []

    /// The most rows, and the most bytes of a cell.
    private static let (mostRows, longest) = (2_000, 400)

    /// Takes a table that has one column of dates or of numbers of days, one of words, and at most one of costs
    /// besides; nil for any other. Linear.
    init?(_ beginning: CSVRows) {
        var rows = beginning
        repeat {
            guard (try? rows.next()) == true else { return nil }
        } while rows.isBlank
        let columns = CSVColumns(rows.cells.indices.map { rows.trimmedText($0) })
        guard let day = columns.date ?? columns.day, columns.plan.keys.allSatisfy({ $0 == .cost }) else { return nil }
        let cost = columns.plan[.cost]
        let texts = rows.cells.indices.filter { $0 != day && $0 != cost }
        guard texts.count == 1, ColumnContents(of: texts[0], in: rows).areNames else { return nil }
        var lines: [String] = []
        var count = 0
        while let more = try? rows.next(), more {
            let (date, what) = (Self.line(rows.plainText(day)), Self.line(rows.plainText(texts[0])))
            guard count < Self.mostRows, date.utf8.count + what.utf8.count <= Self.longest else { return nil }
            let amount = cost.map { Self.line(rows.plainText($0)) } ?? ""
            // Rows without a text, and the line below the head of a table in Markdown.
            if [date, what, amount].allSatisfy({ $0.allSatisfy { "-: ".contains($0) } }) { continue }
            guard !what.isEmpty, !CSVImport.isTotal(what), !CSVImport.isTotal(date) else {
                let isTotal = CSVImport.isTotal(date) || CSVImport.isTotal(what)
                left.append(
                    SkippedPoint(
                        line: rows.line,
                        reason: isTotal ? "it is a row of totals" : "it does not say what is done on that day"))
                continue
            }
            count += 1
            while lines.count < rows.line - 1 { lines.append("") }
            let head = date.isEmpty ? "" : date.allSatisfy(\.isNumber) ? "Day \(date): " : "\(date): "
            lines.append(head + what)
            if !amount.isEmpty { costs[lines.count] = CurrencyMark.text(amount, in: columns.costCurrency) }
        }
        guard count > 1 else { return nil }
        (text, rowCount) = (lines.joined(separator: "\n"), count)
    }

    /// The lines of a cell as one.
    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map(\.trimmed).joined(separator: " ")
    }

    /// The trip of the rows; nil where most of them name no place.
    func read(_ context: ImportContext, notices: [String]) -> ImportedTrips? {
        let notice = "no column is called as places are; the rows were read as lines of a list"
        let bytes = Array(text.utf8)
        let imported = bytes.withUnsafeBufferPointer { buffer -> ImportedTrips? in
            var reader = ListImport(buffer, from: 0, context, notices: notices + [notice])
            return try? reader.read(costs: costs)
        }
        guard var imported, let trip = imported.trips.first, imported.trips.count == 1, trip.waypoints.count > 1,
            imported.skipped.count * 2 <= rowCount
        else { return nil }
        imported.skipped = (imported.skipped + left).sorted { $0.line < $1.line }
        return imported
    }
}

extension CSVImport {
    /// The trips of a table; throws if neither its columns nor its lines name places. Linear.
    static func trips(
        of rows: CSVRows, _ context: ImportContext, notices: [String]
    ) throws(TextFault) -> ImportedTrips {
        do throws(TextFault) {
            var reader = try CSVImport(rows, context, notices: notices)
            return try reader.read()
        } catch {
            guard context.columns == nil, let imported = DayRows(rows)?.read(context, notices: notices) else {
                throw error
            }
            return imported
        }
    }
}
