import Text

/// The marks of Markdown within one line, as they stand in cells of tables: `[Zermatt](https://…)`, `**Zermatt**`.
struct InlineMarkdown {
    /// The text without marks, and without the addresses of links.
    private(set) var text: String
    /// The address of the first link; nil where there is none.
    private(set) var link: String?

    /// Whether a text may have such marks. Linear.
    static func mayBe(in text: some Sequence<UInt8>) -> Bool {
        text.contains { $0 == 0x2A || $0 == 0x5B || $0 == 0x5F || $0 == 0x60 || $0 == 0x7E }
    }

    /// Takes the marks out of a text. With `keepsAddresses` those of links stay, in parentheses behind their texts.
    /// Linear but for texts with many links.
    init(_ source: String, keepsAddresses: Bool = false) {
        text = source
        guard Self.mayBe(in: source.utf8) else { return }
        takeLinks(keepsAddresses)
        for mark in ["**", "__", "~~", "``", "`", "*", "_"] { takePair(mark) }
    }

    /// The most links of a text.
    private static let mostLinks = 20

    private mutating func takeLinks(_ keepsAddresses: Bool) {
        for _ in 0..<Self.mostLinks {
            guard let middle = text.firstRange(ofText: "]("), let open = text[..<middle.lowerBound].lastIndex(of: "["),
                let close = text[middle.upperBound...].firstIndex(of: ")")
            else { return }
            let label = text[text.index(after: open)..<middle.lowerBound]
            // A title stands in quotation marks behind the address.
            let address = text[middle.upperBound..<close].prefix { $0 != " " }.filter { $0 != "<" && $0 != ">" }
            guard address.contains(":") || address.contains("/") else { return }
            // An image is no link.
            let isImage = open > text.startIndex && text[text.index(before: open)] == "!"
            let start = isImage ? text.index(before: open) : open
            if link == nil, !isImage { link = address }
            let shown = keepsAddresses && !isImage ? "\(label) (\(address))" : String(label)
            text = "\(text[..<start])\(shown)\(text[text.index(after: close)...])".trimmed
        }
    }

    /// Takes a mark away that stands around a word or several: at the beginning or behind a space, and again.
    private mutating func takePair(_ mark: String) {
        while let first = text.firstRange(ofText: mark) {
            let isAtStart = first.lowerBound == text.startIndex || !text[text.index(before: first.lowerBound)].isLetter
            let inside = text[first.upperBound...]
            guard isAtStart, let last = inside.firstRange(ofText: mark), last.lowerBound > first.upperBound,
                inside.first.map({ !$0.isWhitespace }) ?? false, !text[text.index(before: last.lowerBound)].isWhitespace
            else { return }
            if last.upperBound < text.endIndex, text[last.upperBound].isLetter || text[last.upperBound].isNumber {
                return
            }
            text = "\(text[..<first.lowerBound])\(text[first.upperBound..<last.lowerBound])\(text[last.upperBound...])"
        }
    }
}

/// The signs that stand in a cell for nothing.
enum EmptyCell {
    private static let signs: Set = [
        "-", "–", "—", "--", "---", "−", "n/a", "n.a.", "n. a.", "./.", "k.a.", "k. a.", "s/o", "n.v.t.", "n/d", "#n/a",
    ]

    /// The most bytes of such a sign.
    static let longest = 6

    /// Whether a text is one of these.
    static func isOne(_ text: String) -> Bool { text.utf8.count <= longest && signs.contains(text.lowercased()) }
}
