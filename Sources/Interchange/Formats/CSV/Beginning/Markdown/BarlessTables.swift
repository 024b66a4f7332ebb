import Text

/// The tables of Markdown whose rows have no bars at their ends:
///
///     Place | Nights
///     --- | ---
///     Oviedo | 2
enum BarlessTables {
    /// The lines of a text, of which those of such tables have a bar at both ends. Linear.
    static func lines(_ lines: [String]) -> [String] {
        var result = lines
        var index = 1
        while index < lines.count {
            guard isRule(lines[index]), isRow(lines[index - 1]),
                cellCount(lines[index]) == cellCount(lines[index - 1])
            else {
                index += 1
                continue
            }
            let start = index - 1
            while index < lines.count, isRow(lines[index]) { index += 1 }
            for row in start..<index { result[row] = "| \(lines[row].trimmed) |" }
        }
        return result
    }

    /// Whether a line has bars within, and none in front.
    private static func isRow(_ line: String) -> Bool {
        let text = line.trimmed
        return text.first != "|" && text.contains("|")
    }

    /// Whether a line is the one below the names of the columns.
    private static func isRule(_ line: String) -> Bool {
        isRow(line) && line.contains("-") && line.allSatisfy { "|-: \t".contains($0) }
    }

    private static func cellCount(_ line: String) -> Int { line.trimmed.split(separator: "|").count }
}
