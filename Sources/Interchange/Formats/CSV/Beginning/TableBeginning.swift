import Text

/// The beginning of a table: the sign between its cells and its columns.
struct TableBeginning {
    let separator: UInt8
    /// The columns; nil if no row names columns of places.
    let columns: CSVColumns?
    /// Whether there are no names of columns, but three cells or more in each row, of which two look like coordinates.
    /// Two alone are a list of coordinates.
    let isHeaderless: Bool
    /// Whether the first row is made of words for columns of which none names places by itself.
    let isWorded: Bool

    /// Looks at the beginning of a file; throws what is wrong with it as a text. The beginning may be cut anywhere.
    init(_ beginning: ArraySlice<UInt8>) throws(TextFault) {
        let text = try FileText(TableBeginning.wholeRows(beginning))
        var found: (UInt8, CSVColumns)?
        var headerless: UInt8?
        var worded: UInt8?
        text.bytes.withUnsafeBufferPointer { buffer in
            found = TableBeginning.names(in: buffer, from: text.start)
            guard found == nil else { return }
            let rows = rowsOfTable(in: buffer, from: text.start)
            let table = HeaderlessTable(rows)
            if table.cellCount >= 3, table.order != .none { headerless = rows.separator }
            if headerless == nil, TableBeginning.isWorded(rows) { worded = rows.separator }
        }
        separator = found?.0 ?? headerless ?? worded ?? 0x2C
        columns = found?.1
        isHeaderless = headerless != nil
        isWorded = worded != nil
    }

    /// The most rows that are compared with the first.
    private static let comparedRows = 100

    /// Whether two cells or more of the first row are words for columns, and the rows below have cells for them. What
    /// stands between tabs, or in bars, is looked for in any text (`TextTable`).
    private static func isWorded(_ beginning: CSVRows) -> Bool {
        var rows = beginning
        guard rows.separator != 0x09, (try? rows.next()) == true, rows.cellCount == rows.cells.count else {
            return false
        }
        let names = rows.cells.indices.map { rows.trimmedText($0) }
        guard rows.separator != 0x7C || names.first?.isEmpty == false,
            !names.contains(where: { $0.contains(where: \.isNumber) }),
            names.count(where: CSVColumnWords.isWord) >= 2
        else { return false }
        var count = 0
        while count < comparedRows, let more = try? rows.next(), more {
            if rows.isBlank { continue }
            guard (2...names.count).contains(rows.cellCount) else { return false }
            count += 1
        }
        return count > 0
    }

    /// The beginning of a file without a character that is cut, or a row without its end, where more follows.
    static func wholeRows(_ beginning: ArraySlice<UInt8>) -> [UInt8] {
        var bytes = Array(beginning)
        if bytes.count >= FileContent.beginningSize, !bytes.starts(with: [0xFF, 0xFE]),
            !bytes.starts(with: [0xFE, 0xFF])
        {
            let lastEnd = bytes.lastIndex { $0 == 0x0A || $0 == 0x0D }
            bytes.removeSubrange((lastEnd ?? bytes.count - 1)...)
        }
        return bytes
    }

    /// The sign between the cells and the columns of the first row that names places.
    private static func names(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (UInt8, CSVColumns)? {
        var rows = rowsOfTable(in: bytes, from: start)
        for _ in 0...CSVRows.maximumTitleRows {
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
    for _ in 0...CSVRows.maximumTitleRows {
        let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
        let separator = cellSeparator(line)
        if separator != 0x2C || line.contains(0x2C) { return separator }
        rest = rest[line.endIndex...].drop { $0 == 0x0A || $0 == 0x0D }
    }
    return 0x2C
}
