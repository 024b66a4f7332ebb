import Entities
import Text

/// Reads the trips of a spreadsheet: each sheet with names of columns of places, else the first that can be read as a
/// table at all.
enum SheetImport {
    /// Reads one of the `count` sheets that `sheet` returns by their numbers from 0; nil is one that holds no cells.
    /// Throws if none can be read, with the error of the first. Linear in the contents of the sheets.
    static func read(
        count: Int, _ context: ImportContext, sheet: (Int) throws(TextFault) -> Sheet?
    ) throws(TextFault) -> ImportedTrips {
        var others: [Sheet] = []
        var tables: [(sheet: Sheet, table: SheetTable)] = []
        var formulas = 0
        for number in 0..<count {
            guard let sheet = try sheet(number) else { continue }
            formulas += sheet.formulasWithoutValue
            guard !sheet.rows.isEmpty else { continue }
            let table = SheetTable(sheet)
            if context.columns != nil { return try read(sheet, table, context, isOnly: others.isEmpty && count == 1) }
            if table.namesPlaces { tables.append((sheet, table)) } else { others.append(sheet) }
        }
        if let first = tables.first {
            guard tables.count > 1 else {
                return try read(first.sheet, first.table, context, isOnly: others.isEmpty && count == 1)
            }
            return try read(tables, besides: others, context)
        }
        guard let first = others.first else {
            throw TextFault(reason: "there are no cells in the file" + beside(formulas))
        }
        var fault: TextFault?
        for sheet in others {
            do throws(TextFault) {
                return try read(sheet, SheetTable(sheet), context, isOnly: others.count == 1)
            } catch {
                if fault == nil { fault = error }
            }
        }
        let reason = fault?.reason ?? HeaderlessTable.header
        throw TextFault(
            line: fault?.line,
            reason: "the sheet \(Wording.quoted(first.name, maximumWidth: 60)): \(reason)\(beside(formulas))")
    }

    /// Reads several sheets, whose trips are called as they are, if their tables do not name them; `others` are not
    /// read.
    private static func read(
        _ tables: [(sheet: Sheet, table: SheetTable)], besides others: [Sheet], _ context: ImportContext
    ) throws(TextFault) -> ImportedTrips {
        var all = ImportedTrips(trips: [])
        for (sheet, table) in tables {
            let name = "the sheet \(Wording.quoted(sheet.name, maximumWidth: 60))"
            do throws(TextFault) {
                let found = try read(sheet, table, context.forFile(called: sheet.name), isOnly: true)
                all.trips += found.trips
                all.costSigns.merge(found.costSigns) { first, _ in first }
                all.plans = all.plans ?? found.plans
                if found.plans != all.plans { all.plans = .all }
                all.skipped += found.skipped.map { SkippedPoint(line: $0.line, reason: "\(name): \($0.reason)") }
                all.notices += found.notices.map { $0.hasPrefix("line ") ? $0 : "\(name): \($0)" }
            } catch {
                all.notices.append("\(name) was not read: \(error.reason)")
            }
            if let reason = StopCollector.overLimit(
                trips: all.trips.count, stops: all.trips.reduce(0) { $0 + $1.waypoints.count })
            {
                throw TextFault(reason: reason)
            }
        }
        let names = others.map { Wording.quoted($0.name, maximumWidth: 60) }
        if !names.isEmpty {
            let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
            all.notices.append(
                "\(Wording.counted(names.count, "sheet")) without a column of places left out: \(shown)")
        }
        return all
    }

    /// Returns the end of the reason for refusing a file in which formulas have no saved values.
    private static func beside(_ formulas: Int) -> String { formulas > 0 ? "; \(notice(formulas))" : "" }

    private static func notice(_ formulas: Int) -> String {
        "\(Wording.counted(formulas, "formula")) without a saved value; open the file in its program and save it"
    }

    private static func read(
        _ sheet: Sheet, _ table: SheetTable, _ context: ImportContext, isOnly: Bool
    ) throws(TextFault) -> ImportedTrips {
        var notices: [String] = []
        if !isOnly {
            notices.append("the sheet \(Wording.quoted(sheet.name, maximumWidth: 60)) was read, and no other")
        }
        if sheet.formulasWithoutValue > 0 {
            notices.append(notice(sheet.formulasWithoutValue))
        }
        return try table.bytes.withUnsafeBufferPointer { bytes throws(TextFault) in
            try CSVImport.trips(of: table.rows(bytes), context, notices: notices)
        }
    }
}
