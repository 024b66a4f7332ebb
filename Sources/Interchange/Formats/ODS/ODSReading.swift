import Text
import XML

/// Reads the sheets of an OpenDocument spreadsheet.
///
/// Rows and cells that are repeated, as empty ones are a million times to the end of a sheet, are counted and not kept;
/// a row with something in it, which is filled down to the end of a sheet, 1,000 times at most.
struct ODSReading {
    private var sheets: [Sheet] = []
    /// The sheets that are not shown.
    private var hidden: [Sheet] = []
    /// The names of the styles that hide a sheet.
    private var hidingStyles: Set<String> = []
    /// The number of times that a repeated row with content is taken at most.
    private static let maximumRepeats = 1_000

    /// Creates a reader.
    init() {}

    /// Reads the document whose outermost element has just begun; sheets that are not shown only where all are hidden.
    /// Linear, but for repeated rows and cells.
    mutating func read(_ xml: inout XMLReader) throws(TextFault) -> [Sheet] {
        var isSpreadsheet = false
        while try xml.nextChild(at: 1) {
            if xml.name.isLocally("automatic-styles") {
                try readStyles(&xml)
                continue
            }
            guard xml.name.isLocally("body") else {
                try xml.skipElement()
                continue
            }
            let level = xml.depth
            while try xml.nextChild(at: level) {
                guard xml.name.isLocally("spreadsheet") else {
                    try xml.skipElement()
                    continue
                }
                isSpreadsheet = true
                let inner = xml.depth
                while try xml.nextChild(at: inner) {
                    if xml.name.isLocally("table") { try readSheet(&xml) } else { try xml.skipElement() }
                }
            }
        }
        guard isSpreadsheet else {
            throw TextFault(reason: "this OpenDocument is no spreadsheet; copy its table into one, or save it as csv")
        }
        return sheets.isEmpty ? hidden : sheets
    }

    /// Finds the styles of sheets that are not shown.
    private mutating func readStyles(_ xml: inout XMLReader) throws(TextFault) {
        let level = xml.depth
        while try xml.nextChild(at: level) {
            guard xml.name.isLocally("style"), xml.attribute(ofAnyPrefix: "family")?.string == "table" else {
                try xml.skipElement()
                continue
            }
            let name = xml.attribute(ofAnyPrefix: "name")?.string ?? ""
            let inner = xml.depth
            while try xml.nextChild(at: inner) {
                if xml.name.isLocally("table-properties"), xml.attribute(ofAnyPrefix: "display")?.string == "false" {
                    hidingStyles.insert(name)
                }
                try xml.skipElement()
            }
        }
    }

    private mutating func readSheet(_ xml: inout XMLReader) throws(TextFault) {
        var sheet = Sheet(name: xml.attribute(ofAnyPrefix: "name")?.string ?? "")
        let isHidden = hidingStyles.contains(xml.attribute(ofAnyPrefix: "style-name")?.string ?? "")
        var number = 0
        try readRows(&xml, of: &sheet, &number)
        if isHidden { hidden.append(sheet) } else { sheets.append(sheet) }
    }

    /// Reads the rows in the element that has just begun: a sheet, or a group of rows.
    private func readRows(_ xml: inout XMLReader, of sheet: inout Sheet, _ number: inout Int) throws(TextFault) {
        let level = xml.depth
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("table-row") {
                try readRow(&xml, of: &sheet, &number)
            } else if xml.name.isLocally("table-header-rows") || xml.name.isLocally("table-rows")
                || xml.name.isLocally("table-row-group")
            {
                try readRows(&xml, of: &sheet, &number)
            } else {
                try xml.skipElement()
            }
        }
    }

    private func readRow(_ xml: inout XMLReader, of sheet: inout Sheet, _ number: inout Int) throws(TextFault) {
        let level = xml.depth
        let repeats = ODSReading.count(xml.attribute(ofAnyPrefix: "number-rows-repeated"))
        var row = Sheet.Row(number: number + 1, cells: [])
        var column = 0
        while try xml.nextChild(at: level) {
            guard xml.name.isLocally("table-cell") || xml.name.isLocally("covered-table-cell") else {
                try xml.skipElement()
                continue
            }
            let count = ODSReading.count(xml.attribute(ofAnyPrefix: "number-columns-repeated"))
            let cell = try ODSCell(&xml)
            defer { column = min(column + count, 1 << 30) }
            guard !cell.text.isEmpty || cell.link != nil, column < CSVRows.maximumCells else { continue }
            while row.cells.count < column { row.cells.append("") }
            for place in column..<min(column + count, CSVRows.maximumCells) {
                row.cells.append(cell.text)
                if let link = cell.link { row.links[place] = link }
            }
        }
        let isBlank = row.cells.allSatisfy(\.isEmpty) && row.links.isEmpty
        for copy in 0..<(isBlank ? 0 : min(repeats, ODSReading.maximumRepeats)) {
            let copied = Sheet.Row(number: number + 1 + copy, cells: row.cells, links: row.links)
            if let reason = sheet.append(copied) { throw xml.error(inElementAt: level, reason) }
        }
        number = min(number + repeats, 1 << 40)
    }

    /// Returns the number of times that something is repeated: 1 unless an attribute has more.
    private static func count(_ attribute: XMLText?) -> Int {
        guard let attribute, let count = Int(attribute.string) else { return 1 }
        return min(max(count, 1), 1 << 30)
    }
}
