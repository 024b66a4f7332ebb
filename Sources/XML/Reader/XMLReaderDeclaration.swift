import Text

extension XMLReader {
    /// Reads the XML declaration if there is one: version, then encoding, then standalone.
    ///
    /// Only the syntax is checked here; `XMLEncoding` has evaluated the encoding.
    mutating func readDeclaration() throws(TextFault) {
        let start = cursor
        if allowsSpaceFirst {
            _ = skipSpace()
            if !isNext("<?xml") { cursor = start }
        }
        guard isNext("<?xml"), limit - cursor > 5, XMLCharacters.isSpace(cursor[5]) else { return }
        cursor += 5
        _ = skipSpace()
        guard isNext("version") else { throw error(at: cursor, "the XML declaration has no version") }
        let version = try readDeclared("version")
        guard version.hasPrefix("1."), version.utf8.dropFirst(2).allSatisfy({ $0 &- 0x30 < 10 })
        else { throw error(at: cursor, "the XML version is not 1.0") }
        var hasSpace = skipSpace()
        if isNext("encoding") {
            guard hasSpace else { throw error(at: cursor, "white space is missing in the XML declaration") }
            let encoding = try readDeclared("encoding")
            guard isEncodingName(encoding) else {
                throw error(at: cursor, "the encoding in the XML declaration is no name")
            }
            hasSpace = skipSpace()
        }
        if isNext("standalone") {
            guard hasSpace else { throw error(at: cursor, "white space is missing in the XML declaration") }
            let standalone = try readDeclared("standalone")
            guard standalone == "yes" || standalone == "no" else {
                throw error(at: cursor, "standalone in the XML declaration is neither yes nor no")
            }
            _ = skipSpace()
        }
        guard isNext("?>") else { throw error(at: cursor, "the XML declaration does not end with “?>” here") }
        cursor += 2
    }

    /// Reads `name` and its quoted value.
    private mutating func readDeclared(_ name: StaticString) throws(TextFault) -> String {
        let begin = cursor
        cursor += name.utf8CodeUnitCount
        let attribute = XMLName(start: begin, count: name.utf8CodeUnitCount, prefixCount: 0)
        return try readAttributeValue(of: attribute).string
    }

    /// Whether `text` has the form of an encoding's name (production 81).
    private func isEncodingName(_ text: String) -> Bool {
        guard let first = text.utf8.first, first | 0x20 >= UInt8(ascii: "a"), first | 0x20 <= UInt8(ascii: "z") else {
            return false
        }
        return text.utf8.allSatisfy { XMLCharacters.continuesName($0) && $0 != UInt8(ascii: ":") }
    }
}
