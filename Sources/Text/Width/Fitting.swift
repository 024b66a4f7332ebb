/// The position of a text in a wider column.
package enum TextAlignment: Sendable {
    /// Text at the left, followed by spaces.
    case leading
    /// Text at the right, preceded by spaces, as for numbers.
    case trailing
}

extension StringProtocol {
    /// The text in at most `width` columns: unchanged if it fits, else cut between characters and ended with one `…`.
    ///
    /// Empty for a width of 0 or less. Linear in the bytes of the text.
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
        // One sign that more follows is enough.
        let end = kept.reversed().drop { $0 == " " }
        return end.first == "…" ? String(end.reversed()) : kept + "…"
    }

    /// The text in at most `width` columns: unchanged if it fits, else with one `…` in place of its middle, so that it
    /// keeps its beginning and its end. Linear in the bytes of the text.
    package func cutInside(toWidth width: Int) -> String {
        guard displayWidth > width, width > 4 else { return truncated(toWidth: width) }
        var end = ""
        var used = 0
        for character in reversed() {
            used += character.displayWidth
            if used > (width - 1) / 2 { break }
            end.insert(character, at: end.startIndex)
        }
        return truncated(toWidth: width - end.displayWidth) + end
    }

    /// The text padded with spaces to `width` columns; wider text is returned unchanged.
    package func padded(toWidth width: Int, alignment: TextAlignment = .leading) -> String {
        let missing = width - displayWidth
        guard missing > 0 else { return String(self) }
        let before =
            switch alignment {
            case .leading: 0
            case .trailing: missing
            }
        return String(repeating: " ", count: before) + self + String(repeating: " ", count: missing - before)
    }
}
