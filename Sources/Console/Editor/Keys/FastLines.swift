import Text

/// Lines that arrive together without the marks of a paste, as from terminals that do not mark one.
enum FastLines {
    /// Joins the lines at the beginning of keys that arrived together to one paste, as far as an empty one, where
    /// `isList` says that they are a list; `typed` stands in the line already. Returns other keys as they are.
    static func joined(_ keys: [Key], behind typed: String, where isList: ([String]) -> Bool) -> [Key] {
        var lines = [""]
        var used = 0
        var isEnded = false
        for key in keys {
            switch key {
            case .text(let text): lines[lines.count - 1] += text
            // It ends what was typed before; what stands behind it is another line.
            case .enter where lines == [""]: return keys
            case .enter:
                // An empty line ends a list and is the next answer.
                if lines.last?.isEmpty ?? true {
                    isEnded = true
                } else {
                    lines.append("")
                }
            default: return keys
            }
            if isEnded { break }
            used += 1
        }
        let isWhole = lines.last?.isEmpty ?? false
        let list = isWhole ? lines.dropLast() : lines[...]
        guard list.count > 1, let first = list.first, isList([typed + first] + list.dropFirst()) else { return keys }
        return [.paste(list.joined(separator: "\n"))] + (isWhole ? [.enter] : []) + keys.dropFirst(used)
    }
}
