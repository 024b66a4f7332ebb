import JSON
import Text

/// Finds the objects of schema.org in a page of HTML: those of its scripts (JSON-LD), and those that its tags mark
/// (microdata).
enum ReservationMarkup {
    /// The most objects of a page, and the most tags inside each other.
    private static let (mostObjects, deepest) = (1_000, 200)

    /// Whether a text has the name of a reservation of schema.org. Linear.
    static func mayHave(_ bytes: [UInt8]) -> Bool {
        bytes.containsBytes(Array("Reservation".utf8)) && bytes.containsBytes(Array("schema.org".utf8))
    }

    /// The outermost objects, in the order of the page. Linear.
    static func objects(_ page: [UInt8]) -> [JSONValue] {
        var scanner = MarkupScanner(page)
        var found: [JSONValue] = []
        var items = MicrodataItems()
        while let (before, tag) = scanner.next(), found.count < mostObjects {
            items.addText(scanner.text(before))
            guard tag.name != "script" || tag.isEnd else {
                let text = scanner.raw(upTo: "script")
                if tag.attributes["type"]?.lowercased().hasPrefix("application/ld+json") ?? false {
                    let json = Array(scanner.text(text).trimmed.utf8)
                    if let value = try? JSONValue(parsing: json) { found.append(value) }
                }
                continue
            }
            if tag.name == "style", !tag.isEnd {
                _ = scanner.raw(upTo: "style")
                continue
            }
            items.take(tag)
        }
        items.finish()
        return found + items.finished
    }
}

/// Puts the objects together that the tags of a page mark.
private struct MicrodataItems {
    /// An element that is open.
    private struct Element {
        let tag: String
        /// The object that begins with it.
        var item: [JSONMember]?
        /// The property of the object around it that it is.
        let property: String?
        /// The text of that property, where it is no object.
        var text = ""
    }

    private var open: [Element] = []
    /// The objects that are in no other one.
    private(set) var finished: [JSONValue] = []

    /// The tags without an end, and the most tags inside each other.
    private static let empty: Set = [
        "meta", "link", "img", "br", "hr", "input", "area", "base", "col", "source", "wbr",
    ]
    private static let deepest = 200
    private static let longestText = 2_000

    /// Adds a text to the property inside which it is.
    mutating func addText(_ text: String) {
        guard let index = open.lastIndex(where: { $0.property != nil || $0.item != nil }), open[index].item == nil,
            open[index].text.utf8.count < Self.longestText
        else { return }
        open[index].text += text + " "
    }

    /// Takes the next tag.
    mutating func take(_ tag: MarkupTag) {
        if tag.isEnd { return close(tag.name) }
        let property = tag.attributes["itemprop"]
        let isItem = tag.attributes["itemscope"] != nil
        let value = tag.attributes["content"] ?? tag.attributes["datetime"] ?? tag.attributes["href"]
        guard !Self.empty.contains(tag.name) else {
            if let property, let value = value ?? tag.attributes["src"] { add(.string(value), to: property) }
            return
        }
        guard open.count < Self.deepest else { return }
        let type = tag.attributes["itemtype"].map { JSONMember("@type", .string($0)) }
        if let property, !isItem, let value, tag.name != "a" || tag.attributes["content"] != nil {
            add(.string(value), to: property)
            open.append(Element(tag: tag.name, item: nil, property: nil))
        } else {
            open.append(Element(tag: tag.name, item: isItem ? [type].compactMap { $0 } : nil, property: property))
        }
    }

    /// Closes what is open at the end of the page.
    mutating func finish() {
        while !open.isEmpty { closeLast() }
    }

    private mutating func close(_ name: String) {
        guard let index = open.lastIndex(where: { $0.tag == name }) else { return }
        while open.count > index { closeLast() }
    }

    private mutating func closeLast() {
        guard let element = open.popLast() else { return }
        if let item = element.item {
            if let property = element.property, open.contains(where: { $0.item != nil }) {
                add(.object(item), to: property)
            } else {
                finished.append(.object(item))
            }
        } else if let property = element.property {
            let text = HTMLText.plain(element.text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            add(.string(text), to: property)
        }
    }

    private mutating func add(_ value: JSONValue, to property: String) {
        guard let index = open.lastIndex(where: { $0.item != nil }) else { return }
        for name in property.split(separator: " ") { open[index].item?.append(JSONMember(String(name), value)) }
    }
}
