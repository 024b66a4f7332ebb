package import Text

/// Workbooks of Excel and of those that write alike (Office Open XML): the first sheet of places, read as a table. Only
/// read.
///
/// Shared and inline texts, the saved values of formulas, dates as text and the addresses that cells lead to are taken;
/// hidden sheets are not. A document of Word, which is packed alike, is read as a page.
package struct XLSXFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "xlsx" }
    package var fileEndings: [String] { ["xlsx", "xlsm", "xltx"] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        if case .officeOpenXML = PackedKind(beginning) { true } else { false }
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        var files = try PackedFiles(bytes)
        if files.names.contains("word/document.xml"),
            let read = try PageFormat.read(document: &files, at: "word/document.xml", context)
        {
            return read
        }
        var workbook = try XLSXWorkbook(files)
        return try SheetImport.read(count: workbook.sheets.count, context) { number throws(TextFault) in
            try workbook.sheet(number)
        }
    }
}
