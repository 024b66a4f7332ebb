import Text

/// The columns of a table in a mail that are aligned by spaces:
///
///     Date         Overnight    Hotel              Nights
///     12 Jun 2026  Reykjavik    Hotel Plaza        2
enum AlignedColumns {
    /// The fewest columns and rows of such a table, with that of its names.
    private static let (fewestColumns, fewestRows) = (3, 3)
    private static let longestLine = 400

    /// The lines of a text, of which those of such tables have tabs between their cells. Linear.
    static func lines(_ lines: [String]) -> [String] {
        var result = lines
        var index = 0
        while index < lines.count {
            let header = cells(lines[index])
            guard isHeader(header), !lines[index].contains("\t") else {
                index += 1
                continue
            }
            let starts = header.map(\.start)
            var end = index + 1
            var rows: [String] = [header.map(\.text).joined(separator: "\t")]
            while end < lines.count, let row = row(lines[end], starts) {
                rows.append(row)
                end += 1
            }
            if rows.count >= fewestRows { result.replaceSubrange(index..<end, with: rows) }
            index = end
        }
        return result
    }

    /// Whether cells are names of columns: several words without digits, of which one is that of a day or of nights.
    private static func isHeader(_ cells: [(start: Int, text: String)]) -> Bool {
        guard cells.count >= fewestColumns else { return false }
        let keys = cells.map { CSVColumnWords.key($0.text) }
        return cells.allSatisfy { !$0.text.contains(where: \.isNumber) && $0.text.count <= 30 }
            && keys.contains { key in
                CSVColumnWords.date.contains(key) || CSVColumnWords.day.contains(key)
                    || CSVColumnWords.nights.contains(key)
            }
    }

    /// The cells of a row below the beginnings of the columns; nil for a line that has fewer than two.
    private static func row(_ line: String, _ starts: [Int]) -> String? {
        let cells = cells(line)
        guard cells.count > 1, cells.count <= starts.count else { return nil }
        // As many as there are columns stand in these, wherever they begin.
        guard cells.count < starts.count else { return cells.map(\.text).joined(separator: "\t") }
        var row = Array(repeating: "", count: starts.count)
        for cell in cells {
            let column = starts.lastIndex { $0 <= cell.start + 1 } ?? 0
            row[column] = row[column].isEmpty ? cell.text : row[column] + " " + cell.text
        }
        return row.joined(separator: "\t")
    }

    /// The cells of a line, which two spaces and more part, with the characters in front of them.
    private static func cells(_ line: String) -> [(start: Int, text: String)] {
        guard line.utf8.count <= longestLine else { return [] }
        var cells: [(start: Int, text: String)] = []
        var spaces = 2
        for (index, character) in line.enumerated() {
            if character == " " {
                spaces += 1
                continue
            }
            if spaces > 1 || cells.isEmpty {
                cells.append((index, String(character)))
            } else {
                cells[cells.count - 1].text += (spaces == 1 ? " " : "") + String(character)
            }
            spaces = 0
        }
        return cells
    }
}
