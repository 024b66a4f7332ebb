import Text

extension String {
    /// The text without what lies beyond `width` columns; sequences of the form ESC [ … m take none, and the style they
    /// set ends with the text. Linear in the text.
    func cutOnTerminal(toWidth width: Int) -> String {
        // No character takes more columns than it has bytes.
        guard utf8.count > width else { return self }
        var result = ""
        var used = 0
        var isStyled = false
        var rest = self[...]
        while let character = rest.first {
            if character == "\u{1B}" {
                let end = rest.firstIndex(of: "m") ?? rest.index(before: rest.endIndex)
                result += rest[...end]
                isStyled = true
                rest = rest[rest.index(after: end)...]
                continue
            }
            let columns = String(character).displayWidth
            guard used + columns <= width else { return isStyled ? result + "\u{1B}[0m" : result }
            result.append(character)
            used += columns
            rest.removeFirst()
        }
        return result
    }

    /// The columns of the text on a terminal: sequences of the form ESC [ … m take none. Linear in the text.
    var widthOnTerminal: Int {
        guard utf8.contains(0x1B) else { return displayWidth }
        var width = 0
        for (index, part) in split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
            let text = index == 0 ? part : part[(part.firstIndex(of: "m").map(part.index(after:)) ?? part.endIndex)...]
            width += String(text).displayWidth
        }
        return width
    }
}
