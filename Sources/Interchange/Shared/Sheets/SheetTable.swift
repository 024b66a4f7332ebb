/// A sheet as separated text, so that it is read as any table is.
struct SheetTable {
    /// The text: tabs between the cells, quotes where need be.
    private(set) var bytes: [UInt8] = []
    /// The number of each row in the sheet.
    private(set) var numbers: [Int] = []
    /// Whether one of the first rows names columns of places.
    let namesPlaces: Bool

    private static let separator: UInt8 = 0x09

    /// Writes the rows; what cells lead to goes to the column of links, to one behind the others where there is none.
    /// Linear.
    init(_ sheet: Sheet) {
        let head = sheet.rows.prefix(CSVRows.maximumTitleRows + 1)
        let header = head.firstIndex { CSVColumns($0.cells).areTelling }
        namesPlaces = header != nil
        let columns = header.map { CSVColumns(sheet.rows[$0].cells) }
        let width = sheet.rows.reduce(0) { max($0, $1.cells.count) }
        let hasLinks = sheet.rows.contains { !$0.links.isEmpty }
        for (index, row) in sheet.rows.enumerated() {
            numbers.append(row.number)
            var cells = row.cells
            if hasLinks {
                if let column = columns?.link {
                    SheetTable.put(row.links[column] ?? row.links.values.first, into: column, of: &cells)
                } else if header != nil, width < CSVRows.maximumCells {
                    let link = row.links.min { $0.key < $1.key }?.value
                    SheetTable.put(index == header ? "Link" : link, into: width, of: &cells)
                }
            }
            write(cells)
        }
    }

    /// The rows, read from `bytes` while they are lent.
    func rows(_ bytes: UnsafeBufferPointer<UInt8>) -> CSVRows {
        CSVRows(bytes, from: 0, separator: SheetTable.separator, numbers: numbers)
    }

    /// Puts an address into a cell that holds none.
    private static func put(_ link: String?, into column: Int, of cells: inout [String]) {
        guard let link else { return }
        while cells.count <= column { cells.append("") }
        if !ListLine.beginsLikeLink(cells[column].utf8) { cells[column] = link }
    }

    private mutating func write(_ cells: [String]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes.append(SheetTable.separator) }
            let needsQuotes = cell.utf8.contains { $0 < 0x20 || $0 == 0x22 } || cell.utf8.first == 0x20
            // A row must not look like none.
            guard needsQuotes || (index == 0 && cell.isEmpty) else {
                bytes.append(contentsOf: cell.utf8)
                continue
            }
            bytes.append(0x22)
            for byte in cell.utf8 {
                if byte == 0x22 { bytes.append(0x22) }
                bytes.append(byte)
            }
            bytes.append(0x22)
        }
        bytes.append(0x0A)
    }
}
