import Text
import XML

/// Reads the cells of one sheet of a workbook.
struct XLSXSheetReading {
    private var sheet: Sheet
    private let strings: [String]
    private let dates: XLSXNumberFormats
    private let relations: XLSXRelations
    private var lastRow = 0

    /// Starts without cells.
    init(name: String, strings: [String], dates: XLSXNumberFormats, _ relations: XLSXRelations) {
        sheet = Sheet(name: name)
        self.strings = strings
        self.dates = dates
        self.relations = relations
    }

    /// Reads the document whose outermost element has just begun. Linear.
    mutating func read(_ xml: inout XMLReader) throws(TextFault) -> Sheet {
        while try xml.nextChild(at: 1) {
            if xml.name.isLocally("sheetData") {
                let level = xml.depth
                while try xml.nextChild(at: level) {
                    if xml.name.isLocally("row") { try readRow(&xml) } else { try xml.skipElement() }
                }
            } else if xml.name.isLocally("hyperlinks") {
                let level = xml.depth
                while try xml.nextChild(at: level) { try readLink(&xml) }
            } else {
                try xml.skipElement()
            }
        }
        return sheet
    }

    private mutating func readRow(_ xml: inout XMLReader) throws(TextFault) {
        let level = xml.depth
        let given = (xml.attribute("r")?.string).flatMap { Int($0) }
        lastRow = given.flatMap { $0 > lastRow && $0 <= 1 << 30 ? $0 : nil } ?? lastRow + 1
        var row = Sheet.Row(number: lastRow, cells: [])
        var next = 0
        while try xml.nextChild(at: level) {
            guard xml.name.isLocally("c") else {
                try xml.skipElement()
                continue
            }
            let column = (xml.attribute("r")?.string).flatMap { XLSXSheetReading.place($0)?.column } ?? next
            next = column + 1
            let (text, link) = try readCell(&xml)
            guard column < CSVRows.maximumCells, !text.isEmpty || link != nil else { continue }
            while row.cells.count <= column { row.cells.append("") }
            row.cells[column] = text
            if let link { row.links[column] = link }
        }
        if let reason = sheet.append(row) { throw xml.error(inElementAt: level, reason) }
    }

    /// The text of the cell that has just begun, and the address that a formula makes of it.
    private mutating func readCell(_ xml: inout XMLReader) throws(TextFault) -> (text: String, link: String?) {
        let level = xml.depth
        let type = xml.attribute("t")?.string ?? "n"
        let style = (xml.attribute("s")?.string).flatMap { Int($0) }
        var value: String?
        var formula: String?
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("v") {
                value = try xml.readText(atMost: CSVRows.maximumTextBytes)
            } else if xml.name.isLocally("is") {
                value = try XLSXText.text(&xml)
            } else if xml.name.isLocally("f") {
                formula = try xml.readText(atMost: 10_000)
            } else {
                try xml.skipElement()
            }
        }
        let texts = formula.map(XLSXSheetReading.hyperlink) ?? []
        guard let value, !value.isEmpty else {
            if formula != nil, texts.isEmpty { sheet.formulasWithoutValue += 1 }
            return (texts.count > 1 ? texts[1] : "", texts.first)
        }
        return (text(value, type: type, style: style), texts.first)
    }

    private func text(_ value: String, type: String, style: Int?) -> String {
        switch type {
        case "s": return Int(value).flatMap { strings.indices.contains($0) ? strings[$0] : nil } ?? ""
        case "str", "inlineStr": return XLSXText.unescaped(value)
        case "b": return value == "1" ? "TRUE" : "FALSE"
        case "e": return ""
        case "d": return value
        default:
            guard let number = Double(value), number.isFinite else { return value }
            if dates.isDate(style: style), let date = dates.text(number) { return date }
            return CurrencyMark.text(SheetNumber.text(number), in: dates.currency(style: style))
        }
    }

    /// The addresses of `HYPERLINK("address","text")`: the address, then the text if there is one; none for other
    /// formulas.
    private static func hyperlink(_ formula: String) -> [String] {
        guard formula.uppercased().hasPrefix("HYPERLINK(\"") else { return [] }
        let parts = formula.dropFirst(10).split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { return [] }
        return [String(parts[1])] + (parts.count >= 5 ? [String(parts[3])] : [])
    }

    private mutating func readLink(_ xml: inout XMLReader) throws(TextFault) {
        let reference = xml.attribute("ref")?.string ?? ""
        let id = xml.attribute(ofAnyPrefix: "id")?.string
        try xml.skipElement()
        guard let id, let address = relations.address(ofID: id),
            let place = XLSXSheetReading.place(String(reference.prefix { $0 != ":" }))
        else { return }
        sheet.setLink(address, row: place.row, column: place.column)
    }

    /// The column, from 0, and the row, from 1, of a reference such as `AB12`; nil for anything else.
    private static func place(_ reference: String) -> (column: Int, row: Int)? {
        var column = 0
        var row = 0
        for byte in reference.utf8 where byte != UInt8(ascii: "$") {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z") where row == 0 && column < 1 << 20:
                column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
            case UInt8(ascii: "0")...UInt8(ascii: "9") where row < 1 << 30:
                row = row * 10 + Int(byte - UInt8(ascii: "0"))
            default: return nil
            }
        }
        return column > 0 && row > 0 ? (column - 1, row) : nil
    }
}
