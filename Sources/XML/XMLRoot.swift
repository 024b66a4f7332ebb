/// Finds the outermost element of an XML document from the beginning of the file.
package enum XMLRoot {
    /// The name of the outermost element without its prefix; nil if the bytes do not begin like XML. `beginning` may be
    /// cut anywhere, even inside a tag. Linear.
    package static func name(in beginning: ArraySlice<UInt8>) -> String? {
        var rest = text(beginning)[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        while true {
            rest = rest.drop { XMLCharacters.isSpace($0) }
            if rest.starts(with: "<?".utf8) {
                rest = skip(rest, to: "?>")
            } else if rest.starts(with: "<!--".utf8) {
                rest = skip(rest.dropFirst(4), to: "-->")
            } else if rest.starts(with: "<!DOCTYPE".utf8) {
                // It also names the outermost element. The format's reader will report that a document type is not
                // supported.
                let named = localName(rest.dropFirst(9).drop { XMLCharacters.isSpace($0) })
                rest = skipDocumentType(rest)
                if rest.isEmpty { return named }
            } else {
                break
            }
        }
        guard rest.first == UInt8(ascii: "<") else { return nil }
        return localName(rest.dropFirst())
    }

    /// The bytes after a document type, which may contain `>` in brackets, quotes and comments; empty if its end is
    /// missing.
    private static func skipDocumentType(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = bytes.dropFirst()
        var isInside = false
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): rest = rest.dropFirst().drop { $0 != byte }
            case UInt8(ascii: "["): isInside = true
            case UInt8(ascii: "]"): isInside = false
            case UInt8(ascii: "<") where rest.starts(with: "<!--".utf8):
                rest = skip(rest.dropFirst(4), to: "-->")
                continue
            case UInt8(ascii: ">") where !isInside: return rest.dropFirst()
            default: break
            }
            rest = rest.dropFirst()
        }
        return []
    }

    /// The name at the beginning of `bytes`, without its prefix; nil if there is none.
    private static func localName(_ bytes: ArraySlice<UInt8>) -> String? {
        let name = bytes.prefix { $0 >= 0x80 || XMLCharacters.continuesName($0) }
        return name.split(separator: UInt8(ascii: ":")).last.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes, reduced to ASCII if they are UTF-16.
    private static func text(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let head = Array(bytes.prefix(2))
        let isUTF16 = head == [0xFF, 0xFE] || head == [0xFE, 0xFF] || head == [0x3C, 0] || head == [0, 0x3C]
        return isUTF16 ? bytes.filter { $0 != 0 && $0 < 0x80 } : Array(bytes)
    }

    /// The bytes after the next `end`; empty if there is none.
    private static func skip(_ bytes: ArraySlice<UInt8>, to end: StaticString) -> ArraySlice<UInt8> {
        let pattern = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
        var rest = bytes
        while let place = rest.firstIndex(of: pattern[0]) {
            rest = rest[place...]
            if rest.starts(with: pattern) { return rest.dropFirst(pattern.count) }
            rest = rest.dropFirst()
        }
        return []
    }
}
