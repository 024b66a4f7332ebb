import Text

extension [String] {
    /// Returns these rows with others to the right of them: the first of `others` beside the row with the index `row`,
    /// all of them `column` columns from the left, where rows that are longer are cut a column before. Linear in the
    /// texts.
    package func beside(_ others: [String], fromRow row: Int, atColumn column: Int) -> [String] {
        var rows = self
        while rows.count < row + others.count { rows.append("") }
        for (index, other) in others.enumerated() where !other.isEmpty {
            let left = rows[row + index].cutOnTerminal(toWidth: column - 1)
            let gap = String(repeating: " ", count: Swift.max(0, column - left.widthOnTerminal))
            rows[row + index] = left + gap + other
        }
        return rows
    }
}
