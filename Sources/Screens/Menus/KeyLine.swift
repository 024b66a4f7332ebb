import Console
import Text

/// Keys with what they do, on one line: `a add · m move · ? more`.
enum KeyLine {
    private static let separator = " · "

    /// Returns as many of the keys as fit into `width` columns, the last `kept` of them in any case, and those in
    /// `first` before the others, where need be without the word of the last; a key without a word stands alone.
    static func text(
        _ keys: [(key: String, word: String)], keeping kept: Int = 1, first: [String] = [], width: Int?, color: Bool
    ) -> String {
        var labels = Array(keys.dropLast(kept))
        var last = Array(keys.suffix(kept))
        func columns(_ labels: [(key: String, word: String)]) -> Int {
            let widths = labels.map { $0.key.displayWidth + ($0.word.isEmpty ? 0 : 1 + $0.word.displayWidth) }
            return widths.reduce(0, +) + separator.displayWidth * max(0, labels.count - 1)
        }
        if let limit = width {
            let wanted = labels.filter { first.contains($0.key) }
            if !wanted.isEmpty, columns(labels + last) > limit {
                if columns(wanted + last) > limit { last = last.map { ($0.key, "") } }
                // The others as far as there is room.
                var others = labels.filter { !first.contains($0.key) }
                while !others.isEmpty, columns(wanted + others + last) > limit { others.removeLast() }
                let isKept = Set((wanted + others).map(\.key))
                labels.removeAll { !isKept.contains($0.key) }
            }
            while labels.count > 1, columns(labels + last) > limit { labels.removeLast() }
            if columns(labels + last) > limit { labels = [] }
        }
        return (labels + last).map { label in
            let key = Style.key.applied(to: label.key, color: color)
            return label.word.isEmpty ? key : key + " " + label.word
        }.joined(separator: Style.dim.applied(to: separator, color: color))
    }
}
