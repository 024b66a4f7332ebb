package import Text
import XML

/// Spreadsheets of LibreOffice and others (OpenDocument), packed or as one XML file: the first sheet of places, read as
/// a table. Only read.
package struct ODSFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "ods" }
    package var fileEndings: [String] { ["ods", "fods", "ots"] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        if case .openDocument = PackedKind(beginning) { return true }
        return XMLRoot.name(in: beginning) == "document" && beginning.contains("opendocument.spreadsheet")
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        if PackedKind(bytes[...]) != nil {
            var files = try PackedFiles(bytes)
            let kind = try files.content("mimetype").map { String(decoding: $0.prefix(80), as: UTF8.self) } ?? ""
            if kind.containsText("opendocument.text"),
                let read = try PageFormat.read(document: &files, at: "content.xml", context)
            {
                return read
            }
        }
        let sheets = try sheets(bytes)
        return try SheetImport.read(count: sheets.count, context) { sheets[$0] }
    }

    private func sheets(_ bytes: [UInt8]) throws(TextFault) -> [Sheet] {
        guard PackedKind(bytes[...]) != nil else {
            var xml = try XMLReader(FileContent(bytes))
            while try xml.next() != .start {}
            var reading = ODSReading()
            return try reading.read(&xml)
        }
        var files = try PackedFiles(bytes)
        if let manifest = try files.content("META-INF/manifest.xml"), manifest[...].contains("encryption-data") {
            throw TextFault(reason: "the spreadsheet has a password; save it without one, or as csv")
        }
        let found = try files.document("content.xml") { xml throws(TextFault) in
            var reading = ODSReading()
            return try reading.read(&xml)
        }
        guard let found else { throw TextFault(reason: PackedKind.refusal(files.names, wanted: "spreadsheet")) }
        return found
    }
}
