import XML

/// A tag of a page with its attributes, and the text in front of it.
struct MarkupTag {
    /// The name in small letters.
    let name: String
    let isEnd: Bool
    /// The attributes by their names in small letters.
    let attributes: [String: String]
    /// The index behind it.
    let next: Int
}

/// Goes through the tags of a page of HTML.
struct MarkupScanner {
    private let bytes: [UInt8]
    private(set) var index = 0

    /// The most bytes of a tag.
    private static let longestTag = 1 << 16

    /// Starts at the beginning of a page.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The text of a part of the page.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Takes the next tag, and the range of the text before it; nil at the end. Linear in what is passed over.
    mutating func next() -> (before: Range<Int>, tag: MarkupTag)? {
        let start = index
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            if bytes[open...].starts(with: "<!--".utf8) {
                index = end(of: "-->", from: open) ?? bytes.count
                continue
            }
            guard let tag = tag(at: open) else {
                index = open + 1
                continue
            }
            index = tag.next
            return (start..<open, tag)
        }
        index = bytes.count
        return nil
    }

    /// Passes over the text up to the end tag of this name, and returns its range. Linear.
    mutating func raw(upTo name: String) -> Range<Int> {
        let start = index
        let mark = Array("</\(name)".utf8)
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            if open + mark.count <= bytes.count, zip(bytes[open...], mark).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
                index = open
                return start..<open
            }
            index = open + 1
        }
        index = bytes.count
        return start..<bytes.count
    }

    private func end(of mark: String, from start: Int) -> Int? {
        var place = start
        while let found = bytes[place...].firstIndex(of: UInt8(ascii: ">")) {
            if found >= start + 2, bytes[found - 1] == UInt8(ascii: "-"), bytes[found - 2] == UInt8(ascii: "-") {
                return found + 1
            }
            place = found + 1
        }
        return nil
    }

    private func tag(at open: Int) -> MarkupTag? {
        var place = open + 1
        let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
        if isEnd { place += 1 }
        let name = word(&place)
        guard !name.isEmpty else { return nil }
        var attributes: [String: String] = [:]
        let limit = min(bytes.count, open + Self.longestTag)
        while place < limit, bytes[place] != UInt8(ascii: ">") {
            guard XMLCharacters.isSpace(bytes[place]) == false, bytes[place] != UInt8(ascii: "/") else {
                place += 1
                continue
            }
            // A further tag begins: this was none.
            if bytes[place] == UInt8(ascii: "<") { return nil }
            let key = attributeName(&place, limit)
            guard !key.isEmpty else {
                place += 1
                continue
            }
            attributes[key] = attributes[key] ?? value(&place, limit)
        }
        guard place < limit else { return nil }
        return MarkupTag(name: name, isEnd: isEnd, attributes: attributes, next: place + 1)
    }

    private func word(_ place: inout Int) -> String {
        let start = place
        while place < bytes.count, bytes[place] < 0x80,
            Character(Unicode.Scalar(bytes[place])).isLetter || bytes[place] &- 0x30 < 10
        {
            place += 1
        }
        return String(decoding: bytes[start..<place].prefix(20), as: UTF8.self).lowercased()
    }

    private func attributeName(_ place: inout Int, _ limit: Int) -> String {
        let start = place
        while place < limit, bytes[place] > 0x20, !"=></".utf8.contains(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place].prefix(40), as: UTF8.self).lowercased()
    }

    /// The value behind an attribute's name, without its quotes and with its references; empty for none.
    private func value(_ place: inout Int, _ limit: Int) -> String {
        while place < limit, XMLCharacters.isSpace(bytes[place]) { place += 1 }
        guard place < limit, bytes[place] == UInt8(ascii: "=") else { return "" }
        place += 1
        while place < limit, XMLCharacters.isSpace(bytes[place]) { place += 1 }
        guard place < limit else { return "" }
        let quote = bytes[place]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { place += 1 }
        let start = place
        while place < limit, isQuoted ? bytes[place] != quote : (bytes[place] > 0x20 && bytes[place] != 0x3E) {
            place += 1
        }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        if isQuoted, place < limit { place += 1 }
        return HTMLText.plain(text)
    }
}
