package import Text

/// Documents of Word (Office Open XML) and LibreOffice (OpenDocument), read as a saved page is. Only read.
package struct DocumentFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "docx" }
    package var fileEndings: [String] { ["docx", "odt", "docm"] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        switch PackedKind(beginning) {
        case .officeOpenXML: beginning.contains("word/")
        case .openDocument: beginning.contains("opendocument.text")
        case .other, nil: false
        }
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        var files = try PackedFiles(bytes)
        for path in ["word/document.xml", "content.xml"] {
            if let read = try PageFormat.read(document: &files, at: path, context) { return read }
        }
        throw TextFault(reason: PackedKind.refusal(files.names, wanted: "document"))
    }
}
