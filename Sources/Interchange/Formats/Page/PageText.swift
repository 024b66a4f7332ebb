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
        return HTMLText.plain(html, cells: " – ")
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
