import Text

/// The title of a page of HTML, as far as it names a trip.
enum PageTitle {
    /// The most bytes of a title, and the most tags that are looked at.
    private static let (longest, mostTags) = (200, 500)

    /// The first heading of a page where its title begins with that, else the title without the name of the site; nil
    /// where it has none. Linear in the beginning of the page.
    static func name(of page: [UInt8]) -> String? {
        var scanner = MarkupScanner(page)
        var open: String?
        var texts: [String: String] = [:]
        var count = 0
        while count < mostTags, texts["h1"] == nil || open != nil, let (before, tag) = scanner.next() {
            count += 1
            if let open { texts[open, default: ""] += scanner.text(before) }
            if tag.name == open, tag.isEnd {
                open = nil
            } else if !tag.isEnd, open == nil, ["title", "h1"].contains(tag.name), texts[tag.name] == nil {
                open = tag.name
            } else if !tag.isEnd, tag.name == "script" || tag.name == "style" {
                _ = scanner.raw(upTo: tag.name)
            }
        }
        let (title, heading) = (line(texts["title"]), line(texts["h1"]))
        guard let title else { return heading }
        if let heading, title.hasPrefix(heading) { return heading }
        for sign in [" | ", " - Google ", " — ", " – "] {
            if let end = title.firstRange(ofText: sign)?.lowerBound, end > title.startIndex {
                return String(title[..<end])
            }
        }
        return title
    }

    /// A text of HTML on one line; nil where it is empty or long.
    private static func line(_ text: String?) -> String? {
        guard let text, text.utf8.count <= longest else { return nil }
        let line = HTMLText.plain(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.contains(where: \.isLetter) ? line : nil
    }
}
