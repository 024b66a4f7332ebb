import Text

/// The text of a page of HTML as lines of a list: headings and items with the marks that these have in Markdown.
enum PageText {
    /// The parts of a page that are not its text.
    private static let beside: Set = [
        "head", "nav", "footer", "aside", "form", "select", "button", "svg", "noscript", "script", "style", "template",
    ]

    /// The lines. Linear.
    static func lines(of page: [UInt8]) -> String {
        var scanner = MarkupScanner(page)
        var html = ""
        var hidden: (name: String, depth: Int)?
        var end = 0
        while let (before, tag) = scanner.next() {
            end = scanner.index
            if let (name, depth) = hidden {
                guard tag.name == name else { continue }
                let inside = depth + (tag.isEnd ? -1 : 1)
                hidden = inside > 0 ? (name, inside) : nil
                continue
            }
            html += scanner.text(before)
            if !tag.isEnd, beside.contains(tag.name) {
                if tag.name == "script" || tag.name == "style" {
                    _ = scanner.raw(upTo: tag.name)
                } else {
                    hidden = (tag.name, 1)
                }
                continue
            }
            html += mark(of: tag)
        }
        if hidden == nil { html += scanner.text(end..<page.count) }
        return withBoxes(HTMLText.plain(html, cells: " – "))
    }

    /// The signs of boxes to tick, and what Markdown has for each.
    private static let boxes: [Character: String] = [
        "☐": "[ ]", "☑": "[x]", "☒": "[x]", "✅": "[x]", "✔": "[x]", "✓": "[x]",
    ]

    /// A text with the boxes at the beginnings of its items as Markdown has them: `- [x] Torino` of `- ☑Torino`.
    private static func withBoxes(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { (0x2610...0x2714).contains($0.value) }) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let rest = line.drop { $0 == "-" || $0.isWhitespace }
            guard line.first == "-", let sign = rest.first, let box = boxes[sign] else { return String(line) }
            return "- \(box) \(rest.dropFirst().trimmed)"
        }.joined(separator: "\n")
    }

    /// The text that stands for a tag.
    private static func mark(of tag: MarkupTag) -> String {
        switch tag.name {
        case "h1": tag.isEnd ? "<br>" : "<br><br># "
        case "h2", "h3", "h4": tag.isEnd ? "<br>" : "<br><br>## "
        case "li": tag.isEnd ? "</li>" : "<br>- "
        case "a": ""
        case "title": ""
        case let name: "<\(tag.isEnd ? "/" : "")\(name)>"
        }
    }
}
