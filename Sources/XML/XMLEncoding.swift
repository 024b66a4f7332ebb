import Text

/// The supported encodings of documents.
enum XMLEncoding: Equatable {
    /// UTF-8, and US-ASCII, which is part of it.
    case utf8
    /// ISO-8859-1.
    case latin1
    case windows1252
    case utf16(isBigEndian: Bool)

    /// Detects the encoding of a document from its beginning, and the length of its byte order mark in bytes. Throws
    /// for an encoding that is not supported.
    static func of(_ beginning: [UInt8]) throws(TextFault) -> (encoding: XMLEncoding, markSize: Int) {
        func begins(_ pattern: UInt8...) -> Bool { beginning.starts(with: pattern) }
        if begins(0xFF, 0xFE, 0, 0) || begins(0, 0, 0xFE, 0xFF) || begins(0x3C, 0, 0, 0) || begins(0, 0, 0, 0x3C) {
            throw TextFault(at: TextPosition(), reason: "the document is UTF-32; save it as UTF-8")
        }
        if begins(0xFF, 0xFE) { return (.utf16(isBigEndian: false), 2) }
        if begins(0xFE, 0xFF) { return (.utf16(isBigEndian: true), 2) }
        if begins(0x3C, 0, 0x3F, 0) { return (.utf16(isBigEndian: false), 0) }
        if begins(0, 0x3C, 0, 0x3F) { return (.utf16(isBigEndian: true), 0) }
        // A UTF-8 byte order mark takes precedence over the declaration.
        if begins(0xEF, 0xBB, 0xBF) { return (.utf8, 3) }
        guard let declared = declared(beginning) else { return (.utf8, 0) }
        switch declared.lowercased() {
        case "utf-8", "utf8", "us-ascii", "ascii": return (.utf8, 0)
        case "iso-8859-1", "iso-latin-1", "latin1", "latin-1": return (.latin1, 0)
        case "windows-1252", "cp1252": return (.windows1252, 0)
        case "utf-16", "utf-16le", "utf-16be":
            throw TextFault(at: TextPosition(), reason: "the declaration says \(declared), but the text is not")
        default:
            let reason = "the encoding “\(declared)” is not known; save the file as UTF-8"
            throw TextFault(at: TextPosition(), reason: reason)
        }
    }

    /// The encoding named in the XML declaration; nil if there is none.
    private static func declared(_ bytes: [UInt8]) -> String? {
        let head = bytes.prefix(1_000).drop { XMLCharacters.isSpace($0) }
        guard head.starts(with: "<?xml".utf8), let close = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let declaration = String(decoding: head[..<close], as: UTF8.self)
        var rest = declaration.utf8[...]
        while let first = rest.first {
            if rest.starts(with: "encoding".utf8) {
                let value = rest.dropFirst(8).drop { XMLCharacters.isSpace($0) || $0 == UInt8(ascii: "=") }
                guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                    return nil
                }
                return String(value.dropFirst().prefix { $0 != quote })
            }
            rest = rest.dropFirst()
            // Skip a quoted value: it may contain the word “encoding”.
            if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
                rest = rest.drop { $0 != first }.dropFirst()
            }
        }
        return nil
    }
}
