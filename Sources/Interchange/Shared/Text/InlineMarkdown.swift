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

    /// The places of marks of Markdown other than links.
    enum Reach {
        /// Around any words of the text.
        case line
        /// Only around the whole text: elsewhere stars and low lines are signs of the text.
        case whole
    }

    /// Takes the marks out of a text. With `keepsAddresses` the addresses of links stay, in parentheses behind their
    /// texts. Linear.
    init(_ source: String, _ reach: Reach, keepsAddresses: Bool = false) {
        text = source
        guard Self.mayBe(in: source.utf8) else { return }
        takeLinks(keepsAddresses)
        takeMarks(reach)
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

    private mutating func takeMarks(_ reach: Reach) {
        let scalars = Array(text.unicodeScalars)
        let marks = InlineMarks(scalars)
        let pairs = reach == .line ? marks.pairs : marks.around
        guard !pairs.isEmpty else { return }
        var isMark = [Bool](repeating: false, count: scalars.count)
        for pair in pairs {
            for index in pair.opening { isMark[index] = true }
            for index in pair.closing { isMark[index] = true }
        }
        var kept = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() where !isMark[index] { kept.append(scalar) }
        text = String(kept)
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
