/// Where text stands in a column that is wider.
package enum TextAlignment: Sendable {
    /// At the left, spaces behind it.
    case leading
    /// At the right, as numbers stand.
    case trailing
    /// In the middle; an odd space goes behind.
    case centered
}

extension StringProtocol {
    /// The text in at most `width` columns: whole if it fits, else cut between characters, with `…` at its end.
    ///
    /// Nothing for a width of 0 or less. Linear in the bytes of the text.
    package func truncated(toWidth width: Int) -> String {
        if utf8.count <= width || displayWidth <= width { return String(self) }
        guard width > 0 else { return "" }
        var kept = ""
        var used = 0
        for character in self {
            used += character.displayWidth
            if used > width - 1 { break }
            kept.append(character)
        }
        return kept + "…"
    }

    /// The text with spaces to `width` columns; text that is wider stays as it is.
    package func padded(toWidth width: Int, alignment: TextAlignment = .leading) -> String {
        let missing = width - displayWidth
        guard missing > 0 else { return String(self) }
        let before =
            switch alignment {
            case .leading: 0
            case .trailing: missing
            case .centered: missing / 2
            }
        return String(repeating: " ", count: before) + self + String(repeating: " ", count: missing - before)
    }
}
