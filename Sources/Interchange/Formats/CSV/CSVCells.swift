import Text

/// The texts of the cells of a row.
extension CSVImport {
    /// The text of a cell, the apostrophe taken away that defused it; nil when it is blank or there is no such column.
    /// In a table of others the marks of Markdown are taken away, too, and a sign for nothing is nil; in the column of
    /// links the address of one is the text, and everything else stays as it is.
    func text(_ column: Int?) -> String? {
        guard let column else { return nil }
        let cell = rows.trimmed(column)
        guard !cell.isEmpty else { return nil }
        let text = CSVField.text(ofCell: rows.text(column))
        guard columns.leg == nil else { return text }
        if cell.count <= EmptyCell.longest, EmptyCell.isOne(text.trimmed) { return nil }
        guard InlineMarkdown.mayBe(in: cell) else { return text }
        if column == columns.link { return InlineMarkdown(text, .whole).link ?? text }
        let plain = InlineMarkdown(text, rows.reachOfMarks, keepsAddresses: !columns.namePlaces(column)).text
        return plain.isEmpty ? nil : plain
    }

    /// Whether the cells behind those of the columns hold nothing.
    var extraCellsAreBlank: Bool {
        rows.cellCount <= rows.cells.count
            && (columns.count..<rows.cells.count).allSatisfy { rows.trimmed($0).isEmpty }
    }

    /// The address of the link that the cells of the row's place are, as Markdown has it; nil where they are none.
    var linkOfName: String? {
        guard columns.leg == nil else { return nil }
        for column in [columns.name, columns.from].compactMap({ $0 }) + columns.address
        where rows.trimmed(column).contains(0x5B) {
            if let link = InlineMarkdown(rows.trimmedText(column), .whole).link { return link }
        }
        return nil
    }
}
