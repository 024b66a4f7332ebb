import Text
import XML

/// A workbook: its sheets in their order, and the parts that their cells refer to.
struct XLSXWorkbook {
    /// A sheet that is shown: its name and where its cells are.
    struct Part {
        let name: String
        let path: String
    }

    private var files: PackedFiles
    private(set) var sheets: [Part] = []
    private var strings: [String]?
    private var dates: XLSXNumberFormats
    private let stringsPath: String?

    /// Reads the parts that name the others; throws if the archive is no workbook.
    init(_ packed: PackedFiles) throws(TextFault) {
        var files = packed
        let root = try XLSXRelations("", &files)
        guard let path = root.path(ofType: "officeDocument") ?? files.path(of: "xl/workbook.xml"),
            path.lowercased().hasSuffix(".xml"), !path.hasPrefix("word/"), !path.hasPrefix("ppt/")
        else { throw TextFault(reason: PackedKind.refusal(files.names, wanted: "workbook")) }
        let relations = try XLSXRelations(path, &files)
        var dates = XLSXNumberFormats()
        var listed: [(name: String, id: String, isShown: Bool)] = []
        let isWorkbook = try files.document(path) { xml throws(TextFault) in
            guard xml.name.isLocally("workbook") else { return false }
            while try xml.nextChild(at: 1) {
                if xml.name.isLocally("workbookPr") {
                    let system = xml.attribute("date1904")?.string
                    dates.countsFrom1904 = system == "1" || system == "true"
                    try xml.skipElement()
                } else if xml.name.isLocally("sheets") {
                    listed = try XLSXWorkbook.readSheets(&xml)
                } else {
                    try xml.skipElement()
                }
            }
            return true
        }
        guard isWorkbook == true else { throw TextFault(reason: PackedKind.refusal(files.names, wanted: "workbook")) }
        if let styles = relations.path(ofType: "styles") {
            _ = try files.document(styles) { xml throws(TextFault) in try dates.readStyles(&xml) }
        }
        let shown = listed.contains(where: \.isShown) ? listed.filter(\.isShown) : listed
        for sheet in shown {
            guard let path = relations.path(ofID: sheet.id, type: "worksheet") else { continue }
            sheets.append(Part(name: sheet.name, path: path))
        }
        stringsPath = relations.path(ofType: "sharedStrings")
        self.dates = dates
        self.files = files
    }

    private static func readSheets(
        _ xml: inout XMLReader
    ) throws(TextFault) -> [(name: String, id: String, isShown: Bool)] {
        var sheets: [(name: String, id: String, isShown: Bool)] = []
        let level = xml.depth
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("sheet"), sheets.count < 10_000 {
                let state = xml.attribute("state")?.string
                sheets.append(
                    (
                        name: xml.attribute("name")?.string ?? "", id: xml.attribute(ofAnyPrefix: "id")?.string ?? "",
                        isShown: state == nil || state == "visible"
                    ))
            }
            try xml.skipElement()
        }
        return sheets
    }

    /// The cells of a sheet. Linear in the sheet, and once in the texts that all sheets share.
    mutating func sheet(_ number: Int) throws(TextFault) -> Sheet? {
        let part = sheets[number]
        if strings == nil {
            strings = []
            if let stringsPath {
                strings = try files.document(stringsPath) { xml throws(TextFault) in try XLSXText.sharedStrings(&xml) }
            }
        }
        let relations = try XLSXRelations(part.path, &files)
        var reading = XLSXSheetReading(name: part.name, strings: strings ?? [], dates: dates, relations)
        return try files.document(part.path) { xml throws(TextFault) in try reading.read(&xml) }
    }
}
