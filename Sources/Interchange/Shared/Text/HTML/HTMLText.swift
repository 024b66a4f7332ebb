import XML

/// Turns the HTML of descriptions into plain text and back.
enum HTMLText {
    /// The plain text of `html` with a space between the cells of a row. Linear.
    static func plain(_ html: String) -> String { plain(html, cells: " ") }

    /// The plain text of `html`: tags give line ends or nothing, references the characters they mean. Text without tags
    /// and references is left as it is; `cells` stands between the cells of a row. Linear.
    static func plain(_ html: String, cells: String) -> String {
        guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return html }
        let bytes = Array(html.utf8)
        guard bytes.indices.contains(where: { tagEnd(bytes, $0) != nil || reference(bytes, $0) != nil }) else {
            return html
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        var link: (address: [UInt8], start: Int)?
        // The index of a space that was a line end of the source; a line end of the text replaces it.
        var softSpace = -1
        while index < bytes.count {
            if let end = tagEnd(bytes, index) {
                let tag = HTMLTag(bytes[index + 1..<end])
                index = end + 1
                if tag.isHidden {
                    index = skip(tag, bytes, from: index)
                } else if tag.name == "a" {
                    if !tag.isEnd { link = tag.link.map { ($0, result.count) } } else { close(&link, &result) }
                } else if tag.name == "td" || tag.name == "th" {
                    // The next cell of a row is another word.
                    if !tag.isEnd { separate(by: cells, &result) }
                } else if tag.name == "br" || tag.isBlock {
                    if softSpace >= 0, softSpace == result.count - 1 { result.removeLast() }
                    softSpace = -1
                    if tag.name == "br" || (!result.isEmpty && result.last != 0x0A) { result.append(0x0A) }
                }
            } else if let found = reference(bytes, index) {
                result.append(utf8: found.scalar)
                index = found.next
            } else if XMLCharacters.isSpace(bytes[index]) {
                index = passSpace(bytes, from: index, &result, &softSpace)
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// HTML that `plain` turns into exactly `text`; text that needs no change is given as it is. Linear.
    static func html(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x0A }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\n": result += "<br>"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The index of the `>` of the tag or comment that begins at `index`; nil where none does.
    private static func tagEnd(_ bytes: [UInt8], _ index: Int) -> Int? {
        guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return nil }
        let next = bytes[index + 1]
        let isTag = (next | 0x20 >= UInt8(ascii: "a") && next | 0x20 <= UInt8(ascii: "z")) || next == UInt8(ascii: "/")
        guard isTag || next == UInt8(ascii: "!") else { return nil }
        guard let end = bytes[(index + 1)...].firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
        else { return nil }
        return bytes[end] == UInt8(ascii: ">") ? end : nil
    }

    /// White space that holds a line end is a space, or nothing beside a line end of the text; other is kept.
    private static func passSpace(
        _ bytes: [UInt8], from index: Int, _ result: inout [UInt8], _ softSpace: inout Int
    ) -> Int {
        var end = index
        while end < bytes.count, XMLCharacters.isSpace(bytes[end]) { end += 1 }
        if bytes[index..<end].contains(0x0A) || bytes[index..<end].contains(0x0D) {
            if let last = result.last, last != 0x0A {
                softSpace = result.count
                result.append(0x20)
            }
        } else {
            result += bytes[index..<end]
        }
        return end
    }

    private static func close(_ link: inout (address: [UInt8], start: Int)?, _ result: inout [UInt8]) {
        guard let (address, start) = link else { return }
        link = nil
        let text = result[start...]
        // The address goes behind the text unless it is the text.
        guard !address.isEmpty, !text.elementsEqual(address) else { return }
        result += text.isEmpty ? address : [0x20, UInt8(ascii: "(")] + address + [UInt8(ascii: ")")]
    }

    private static func skip(_ tag: HTMLTag, _ bytes: [UInt8], from index: Int) -> Int {
        let end = Array("</\(tag.name)".utf8)
        var place = index
        while place + end.count <= bytes.count {
            if bytes[place] == UInt8(ascii: "<"), zip(bytes[place...], end).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
                return (tagEnd(bytes, place) ?? bytes.count - 1) + 1
            }
            place += 1
        }
        return bytes.count
    }

    /// The character that a reference at `index` means and where it ends.
    private static func reference(_ bytes: [UInt8], _ index: Int) -> (scalar: Unicode.Scalar, next: Int)? {
        guard bytes[index] == UInt8(ascii: "&") else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            if let found = XMLReference.scalar(at: base + index, before: base + min(index + 12, buffer.count)) {
                return (found.scalar, found.next - base)
            }
            let name = buffer[(index + 1)...].prefix(HTMLEntities.longestName + 1).prefix { $0 != UInt8(ascii: ";") }
            guard name.endIndex < buffer.count, buffer[name.endIndex] == UInt8(ascii: ";"),
                let scalar = HTMLEntities.scalars[String(decoding: name, as: UTF8.self)]
            else { return nil }
            return (scalar, name.endIndex + 1)
        }
    }

    /// Parts a cell from the one before it in its row, where there is one with a text.
    private static func separate(by sign: String, _ result: inout [UInt8]) {
        while let last = result.last, last == 0x20 || last == 0x09 { result.removeLast() }
        guard let last = result.last, last != 0x0A else { return }
        result += sign.utf8
    }
}
