/// A tag of HTML, as far as it matters for plain text.
struct HTMLTag {
    /// The name in lower case, without the slash of an end tag; empty for comments.
    let name: String
    let isEnd: Bool
    private let inside: ArraySlice<UInt8>

    /// Looks at what stands between `<` and `>`.
    init(_ inside: ArraySlice<UInt8>) {
        isEnd = inside.first == UInt8(ascii: "/")
        let rest = isEnd ? inside.dropFirst() : inside
        let name = rest.prefix { ($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")) || $0 &- 0x30 < 10 }
        self.name = name.count <= 10 ? String(decoding: name, as: UTF8.self).lowercased() : ""
        self.inside = inside
    }

    /// Whether its contents stand on lines of their own.
    var isBlock: Bool {
        [
            "p", "div", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "pre", "blockquote",
            "dt", "dd",
        ].contains(name)
    }

    /// Whether its contents are not shown.
    var isHidden: Bool { !isEnd && (name == "script" || name == "style") }

    /// The address that an `a` leads to.
    var link: [UInt8]? {
        guard let place = inside.indices.first(where: { inside[$0...].starts(with: "href=".utf8) }) else { return nil }
        let value = inside[place...].dropFirst(5)
        guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        return Array(value.dropFirst().prefix { $0 != quote })
    }
}
