package import Text

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

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let text = try FileText(bytes)
        return try text.bytes.withUnsafeBufferPointer { buffer throws(TextFault) in
            var reader = try CSVImport(buffer, from: text.start, context)
            return try reader.read()
        }
    }

    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        writtenTable(trips, separator: isTabbed ? 0x09 : 0x2C, format: name)
    }
}
