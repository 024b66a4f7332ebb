import Text

/// The tables of a page of HTML, each as a sheet.
struct PageTables {
    /// The tables with at least two rows, in the order of the page.
    private(set) var sheets: [Sheet] = []

    private var open: [Table] = []
    private static let (mostTables, mostCells) = (200, 2_000)
    /// The most rows or columns of one cell: what says more is no table of stops.
    private static let mostSpanned = 100

    /// A table that is being read.
    private struct Table {
        var sheet: Sheet
        var row: [String]?
        var links: [Int: String] = [:]
        var cell: String?
        /// The rows and the columns of the cell that is being read.
        var size = (rows: 1, columns: 1)
        /// The cells of rows above that go on in this one, by their columns: their text, and in how many more rows.
        var spans: [Int: (text: String, rows: Int)] = [:]
        var count = 0
    }

    /// Reads the tables of a page. Linear.
    init(_ page: [UInt8]) {
        var scanner = MarkupScanner(page)
        while let (before, tag) = scanner.next() {
            if !open.isEmpty, open[open.count - 1].cell != nil { open[open.count - 1].cell? += scanner.text(before) }
            if !tag.isEnd, tag.name == "script" || tag.name == "style" {
                _ = scanner.raw(upTo: tag.name)
            } else {
                take(tag)
            }
        }
        while !open.isEmpty { finish() }
    }

    private mutating func take(_ tag: MarkupTag) {
        if tag.name == "table" {
            if tag.isEnd {
                finish()
            } else if sheets.count + open.count < Self.mostTables {
                open.append(Table(sheet: Sheet(name: "table \(sheets.count + open.count + 1)")))
            }
            return
        }
        guard var table = open.popLast() else { return }
        defer { open.append(table) }
        switch tag.name {
        case "tr":
            Self.endRow(&table)
            if !tag.isEnd { table.row = [] }
        case "td", "th":
            Self.endCell(&table)
            guard !tag.isEnd else { break }
            Self.takeSpans(&table)
            guard table.row?.count ?? Self.mostCells < Self.mostCells else { break }
            table.cell = ""
            table.size = (Self.size(tag.attributes["rowspan"]), Self.size(tag.attributes["colspan"]))
        case "br", "p", "div", "li": if table.cell != nil { table.cell? += "\n" }
        case "a":
            if let row = table.row, table.cell != nil, let link = tag.attributes["href"], link.hasPrefix("http") {
                table.links[row.count] = table.links[row.count] ?? link
            }
        default: break
        }
    }

    private static func endCell(_ table: inout Table) {
        guard let cell = table.cell else { return }
        table.cell = nil
        let lines = HTMLText.plain(cell).split(whereSeparator: \.isNewline)
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
        let text = lines.joined(separator: "\n")
        for column in 0..<table.size.columns {
            let text = column == 0 ? text : ""
            if table.size.rows > 1, let row = table.row { table.spans[row.count] = (text, table.size.rows - 1) }
            table.row?.append(text)
        }
    }

    /// Puts the cells of rows above in this row that stand next in it.
    private static func takeSpans(_ table: inout Table) {
        while let column = table.row?.count, let span = table.spans[column], column < mostCells {
            table.spans[column] = span.rows > 1 ? (span.text, span.rows - 1) : nil
            table.row?.append(span.text)
        }
    }

    /// The number of rows or columns of a cell, as its attribute says it.
    private static func size(_ attribute: String?) -> Int {
        min(max(attribute.flatMap { Int($0.trimmed) } ?? 1, 1), mostSpanned)
    }

    private static func endRow(_ table: inout Table) {
        endCell(&table)
        takeSpans(&table)
        guard let row = table.row else { return }
        table.row = nil
        table.count += 1
        _ = table.sheet.append(Sheet.Row(number: table.count, cells: row, links: table.links))
        table.links = [:]
    }

    private mutating func finish() {
        guard var table = open.popLast() else { return }
        Self.endRow(&table)
        if table.sheet.rows.count > 1 { sheets.append(table.sheet) }
    }
}
