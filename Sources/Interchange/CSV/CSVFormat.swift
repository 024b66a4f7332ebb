/// Tables in separated text: commas (`csv`) or tabs (`tsv`).
///
/// Kept: names, order, places in full, notes, trips, round trips. Not kept: trips without stops, ids, the fields of others.
package struct CSVFormat: TripFormat {
    private let isTabbed: Bool

    /// The format with commas, or with tabs. Reading takes either, and semicolons and bars too.
    package init(tabbed: Bool = false) {
        isTabbed = tabbed
    }

    package var name: String { isTabbed ? "tsv" : "csv" }
    package var fileEndings: [String] { isTabbed ? ["tsv", "tab"] : ["csv"] }

    /// A table is recognized by the names of its columns; what begins with a comment is a list.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        guard beginning.first != UInt8(ascii: "#"), let table = try? TableBeginning(beginning) else { return false }
        return table.columns != nil && (table.separator == 0x09) == isTabbed
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(ImportError) -> ImportedTrips {
        let text = try FileText(bytes)
        return try text.bytes.withUnsafeBufferPointer { buffer throws(ImportError) in
            var reader = try CSVImport(buffer, from: text.start, context)
            return try reader.read()
        }
    }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        writtenTable(trips, separator: isTabbed ? 0x09 : 0x2C, format: name)
    }
}

/// The beginning of a table: the sign between its cells and its columns.
struct TableBeginning {
    /// How many rows may stand before the one with the names, as titles do.
    static let maximumTitleRows = 5

    let separator: UInt8
    /// Nil when no row names columns of places.
    let columns: CSVColumns?

    /// Looks at the beginning of a file; throws what is wrong with it as a text. The beginning may be cut anywhere.
    init(_ beginning: ArraySlice<UInt8>) throws(ImportError) {
        var bytes = Array(beginning)
        // A cut character, or a row without its end, is none of the beginning.
        if bytes.count >= 4096, !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) {
            let lastEnd = bytes.lastIndex { $0 == 0x0A || $0 == 0x0D }
            bytes.removeSubrange((lastEnd ?? bytes.count - 1)...)
        }
        let text = try FileText(bytes)
        var found: (UInt8, CSVColumns)?
        text.bytes.withUnsafeBufferPointer { buffer in
            found = TableBeginning.names(in: buffer, from: text.start)
        }
        separator = found?.0 ?? 0x2C
        columns = found?.1
    }

    /// The sign between the cells and the columns of the first row that names places.
    private static func names(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (UInt8, CSVColumns)? {
        var rows = rowsOfTable(in: bytes, from: start)
        for _ in 0...maximumTitleRows {
            guard let more = try? rows.next(), more else { return nil }
            let columns = CSVColumns(rows.cells.indices.map { rows.text($0) })
            if columns.areTelling { return (rows.separator, columns) }
        }
        return nil
    }
}

/// The rows of a table behind a line `sep=;`, if there is one.
func rowsOfTable(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> CSVRows {
    let text = bytes[min(start, bytes.count)...]
    if text.count >= 5, text.prefix(4).elementsEqual("sep=".utf8) {
        let separator = bytes[start + 4]
        if separator != 0x0A, separator != 0x0D, separator != 0x22 {
            var rows = CSVRows(bytes, from: start, separator: separator)
            if (try? rows.next()) == true { return rows }
        }
    }
    return CSVRows(bytes, from: start, separator: titledSeparator(text))
}

/// The sign between the cells, by the first line that has one: titles may stand before the names.
private func titledSeparator(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> UInt8 {
    var rest = text
    for _ in 0...TableBeginning.maximumTitleRows {
        let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
        let separator = cellSeparator(line)
        if separator != 0x2C || line.contains(0x2C) { return separator }
        rest = rest[line.endIndex...].drop { $0 == 0x0A || $0 == 0x0D }
    }
    return 0x2C
}
