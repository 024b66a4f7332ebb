package import Text

/// Tables in separated text: commas (`csv`) or tabs (`tsv`).
///
/// Kept: names, order, places in full, notes, trips, round trips. Not kept: trips without stops, ids, the fields of
/// others.
package struct CSVFormat: TripFormat {
    private let isTabbed: Bool

    /// The format with commas, or with tabs. Reading takes either, and semicolons and bars too.
    package init(tabbed: Bool = false) {
        isTabbed = tabbed
    }

    package var name: String { isTabbed ? "tsv" : "csv" }
    package var fileEndings: [String] { isTabbed ? ["tsv", "tab"] : ["csv"] }
    package var sharedEndings: [String] { isTabbed ? ["txt", "csv"] : ["txt"] }

    /// A table is recognized by the names of its columns, whatever these are, or by coordinates in each row; what
    /// begins with a comment is a list.
    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        guard FrontMatter(Array(beginning)) == nil, let table = try? TableBeginning(beginning) else { return false }
        // `#` may as well be the name of the column that counts the rows, or stand before that of the first.
        let isMarked = beginning.first == UInt8(ascii: "#")
        guard !isMarked || Self.beginsWithName(beginning) && table.columns != nil else { return false }
        if table.separator == UInt8(ascii: "|"), Self.isBelowText(beginning) { return false }
        return (table.columns != nil || table.isHeaderless || table.isWorded) && (table.separator == 0x09) == isTabbed
    }

    /// Whether a table in Markdown, with bars around its rows, stands below lines of a text, which may go on below it.
    private static func isBelowText(_ beginning: ArraySlice<UInt8>) -> Bool {
        let lines = beginning.split { $0 == 0x0A || $0 == 0x0D }
        guard let first = lines.first, !first.contains(UInt8(ascii: "|")) else { return false }
        return lines.contains { line in
            line.first == UInt8(ascii: "|") && line.contains(UInt8(ascii: "-"))
                && line.allSatisfy { "|-: ".utf8.contains($0) }
        }
    }

    /// Whether the number sign in front of a text is a name of a column or a part of one, and begins no comment: no
    /// space is behind it, or nothing but the sign between two cells.
    private static func beginsWithName(_ beginning: ArraySlice<UInt8>) -> Bool {
        let rest = beginning.dropFirst()
        guard rest.first == 0x20 else { return rest.first.map { $0 > 0x20 || $0 == 0x09 } ?? false }
        return rest.first { $0 != 0x20 }.map { [0x09, 0x2C, 0x3B, 0x7C].contains($0) } ?? false
    }

    /// The columns of a table that does not name them, longitude before latitude, where only a person knows whether it
    /// is so; nil for any other table. `beginning` is that of a file.
    package static func columnChoice(_ beginning: [UInt8]) -> [String]? {
        guard let text = try? FileText(TableBeginning.wholeRows(beginning[...])) else { return nil }
        return text.bytes.withUnsafeBufferPointer { buffer in
            let table = HeaderlessTable(rowsOfTable(in: buffer, from: text.start))
            guard case .either(let names) = table.order else { return nil }
            return names
        }
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let text = try FileText(bytes)
        return try text.read { buffer throws(TextFault) in
            let rows = rowsOfTable(in: buffer, from: text.start)
            return try CSVImport.trips(of: rows, context, notices: [text.notice].compactMap { $0 })
        }
    }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        writtenTable(trips, separator: isTabbed ? 0x09 : 0x2C, format: name)
    }
}
