import Text

/// Reads the trips of a spreadsheet: its first sheet with names of columns of places, else the first that can be read
/// as a table at all.
enum SheetImport {
    /// Reads one of the `count` sheets that `sheet` returns by their numbers from 0; nil is one that holds no cells.
    /// Throws if none can be read, with the error of the first. Linear in the contents of the sheets.
    static func read(
        count: Int, _ context: ImportContext, sheet: (Int) throws(TextFault) -> Sheet?
    ) throws(TextFault) -> ImportedTrips {
        var others: [Sheet] = []
        var formulas = 0
        for number in 0..<count {
            guard let sheet = try sheet(number) else { continue }
            formulas += sheet.formulasWithoutValue
            guard !sheet.rows.isEmpty else { continue }
            let table = SheetTable(sheet)
            if table.namesPlaces || context.columns != nil {
                return try read(sheet, table, context, isOnly: others.isEmpty && count == 1)
            }
            others.append(sheet)
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
            var reader = try CSVImport(table.rows(bytes), context, notices: notices)
            return try reader.read()
        }
    }
}
