/// A sheet of a spreadsheet, as far as its cells have texts.
struct Sheet {
    /// A row with at least one cell that is not empty.
    struct Row {
        /// Its number in the sheet, from 1.
        let number: Int
        /// The texts of its cells from the first column on; those behind the last that has one are left out.
        var cells: [String]
        /// The addresses that cells lead to, by their columns from 0.
        var links: [Int: String] = [:]
    }

    let name: String
    private(set) var rows: [Row] = []
    /// The number of bytes of the texts together.
    private var size = 0
    /// The number of cells with a formula whose value was not saved with it.
    var formulasWithoutValue = 0

    /// The most bytes that the texts of a sheet may have together: one text may stand in many cells.
    static let maximumSize = 200 << 20

    /// A sheet without rows.
    init(name: String) {
        self.name = name
    }

    /// Adds a row, unless nothing is in it; returns why the sheet is too large, nil when it is not. Linear in the row.
    mutating func append(_ row: Row) -> String? {
        var row = row
        while let last = row.cells.last, last.isEmpty, row.links[row.cells.count - 1] == nil { row.cells.removeLast() }
        guard row.cells.contains(where: { !$0.isEmpty }) || !row.links.isEmpty else { return nil }
        size += row.cells.reduce(0) { $0 + $1.utf8.count + 16 }
        guard size <= Sheet.maximumSize else { return "the sheet “\(name)” is too large" }
        guard rows.count <= StopCollector.maximumStops else {
            return "more than \(StopCollector.maximumStops) rows in the sheet “\(name)”"
        }
        rows.append(row)
        return nil
    }

    /// Sets the address that a cell leads to. Logarithmic in the rows.
    mutating func setLink(_ address: String, row number: Int, column: Int) {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].number < number { low = middle + 1 } else { high = middle }
        }
        guard low < rows.count, rows[low].number == number, column < CSVRows.maximumCells else { return }
        rows[low].links[column] = address
    }
}
