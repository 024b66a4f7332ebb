import Text

// A ditto mark in a cell stands for the text of the cell above: a date, a town, a house.

extension CSVRows {
    /// Whether nothing but spaces stands between a byte and the end of its cell.
    func endsCell(at start: Int) -> Bool {
        var next = start
        while next < bytes.count, bytes[next] == 0x20 { next += 1 }
        return next >= bytes.count || bytes[next] == separator || bytes[next] == 0x0A || bytes[next] == 0x0D
    }

    /// Whether the quotes of the row that was read last are ditto marks, as it has the number of cells that the rows
    /// above have; `strict` are its cells, and their number, where the same quotes stand around texts. So they are
    /// where that number is another one, or a text goes from the end of one cell to that of another in a row below.
    func isMeantLoosely(_ strict: [Cell], _ strictCount: Int) -> Bool {
        guard cellCount == width, width > 1 else { return false }
        return strictCount != width
            || strict.contains { cell in
                guard cell.isQuoted, cell.count > 1 else { return false }
                let text = bytes[cell.start..<(cell.start + cell.count)]
                return text.contains(separator) && text.contains { $0 == 0x0A || $0 == 0x0D }
                    && endsCell(at: cell.start) && beginsCell(before: cell.start + cell.count)
            }
    }

    /// Whether nothing but spaces stands between the beginning of a cell and a byte.
    private func beginsCell(before end: Int) -> Bool {
        var last = end - 1
        while last >= 0, bytes[last] == 0x20 { last -= 1 }
        return last < 0 || bytes[last] == separator || bytes[last] == 0x0A || bytes[last] == 0x0D
    }

    /// Puts the cells of the row above in place of ditto marks, and remembers the row for the next one. Linear.
    mutating func takeDittos() {
        if isOwn == nil {
            isOwn = cells.indices.contains { Self.isOwnName(trimmed($0)) }
        }
        guard isOwn == false else { return }
        width = max(width, cellCount)
        for column in cells.indices where column < above.count && isDitto(column) {
            cells[column] = above[column]
        }
        if !isBlank { above = cells }
    }

    /// The name of a column that only tables of this program have, in small letters.
    private static func isOwnName(_ name: some Collection<UInt8>) -> Bool {
        name.count == 9 && String(decoding: name, as: UTF8.self).lowercased() == "legmeters"
    }

    /// The signs and words for what stands above, in small letters.
    private static let dittos: Set = [
        "\"", "''", "\"\"", "``", "″", "〃", "”", "“", "„", "‟", "〞", "´´", ",,", "do.", "dto.", "id.", "idem", "ídem",
        "dito", "ditto", "détto", "detto", "同上", "-\"-", "- \" -", "–\"–", "—\"—", "-''-", "-„-", "-”-",
    ]
    /// The most bytes of one.
    private static let longestDitto = 9

    /// Whether a cell is such a sign. Constant time for all longer cells.
    private func isDitto(_ column: Int) -> Bool {
        guard cells[column].count > 0 else { return false }
        let text = trimmed(column)
        guard (1...Self.longestDitto).contains(text.count), !text.contains(where: { (0x30...0x39).contains($0) }) else {
            return false
        }
        return Self.dittos.contains(trimmedText(column).lowercased())
    }
}
