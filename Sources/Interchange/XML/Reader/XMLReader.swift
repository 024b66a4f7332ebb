/// What an XML document is read as, piece by piece.
package enum XMLEvent: Sendable {
    /// An element begins: `name` and the attributes are its own.
    case start
    /// An element ends: `name` is its name. An empty-element tag gives `start` and then `end`.
    case end
    /// Character data: `text`. Long runs may come in several pieces.
    case text
    /// The document is over, and was well formed.
    case finished
}

/// Reads an XML 1.0 document (fifth edition) piece by piece in one pass, without a copy of what is not asked for.
///
/// Everything is refused that well-formedness forbids; a document type is refused as such, as are more than `maximumDepth`
/// levels and more than 256 attributes of an element. Comments and processing instructions are checked and left out.
/// Prefixes are part of names; nothing is looked up. Linear in the bytes; memory does not depend on them.
///
/// The bytes must be UTF-8 (see `XMLEncoding`) and outlive the reader. Nothing beyond their end is looked at.
package struct XMLReader {
    /// The levels of elements that a document may have.
    package static let maximumDepth = 64

    let start: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    /// The next byte to be read.
    var cursor: UnsafePointer<UInt8>
    /// The elements that have begun and not ended, outermost first.
    private var open: [XMLName] = []
    private var hasRoot = false
    /// Whether an empty-element tag was read whose end is still to be told.
    private var isEndPending = false
    /// The name of the element that begins or ends.
    package private(set) var name: XMLName
    /// The bytes from the beginning to the `<` of the latest start tag.
    package private(set) var elementOffset = 0
    /// The latest piece of character data.
    package private(set) var text: XMLText
    private var attributes = XMLAttributes()

    /// Starts at the beginning of `bytes`, which are UTF-8; skips a byte order mark and reads the XML declaration.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLError) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else {
            throw XMLError(in: bytes, at: 0, reason: "the document is empty")
        }
        start = base
        end = base + bytes.count
        cursor = base
        name = XMLName(start: base, count: 0, prefixCount: 0)
        text = XMLText(start: base, count: 0, form: .plain)
        open.reserveCapacity(XMLReader.maximumDepth)
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { cursor += 3 }
        try readDeclaration()
    }

    /// How many elements are open: 1 inside the root.
    package var depth: Int { open.count }

    /// Whether the element that begins or ends has the prefix of the root, or none as the root: what is not of the
    /// document's own format has another.
    package var isOfRootsKind: Bool { open.first.map { name.hasPrefix(of: $0) } ?? true }

    /// The value of an attribute of the element that begins, by its name without prefix.
    @inline(__always)
    package func attribute(_ name: StaticString) -> XMLText? {
        attributes.value(name)
    }

    /// The fault `reason` at `offset`; linear in the bytes before it.
    package func error(at offset: Int, _ reason: String) -> XMLError {
        XMLError(in: UnsafeBufferPointer(start: start, count: end - start), at: offset, reason: reason)
    }

    func error(at place: UnsafePointer<UInt8>, _ reason: String) -> XMLError {
        error(at: place - start, reason)
    }

    /// Goes to the next piece and says what it is.
    package mutating func next() throws(XMLError) -> XMLEvent {
        if isEndPending {
            isEndPending = false
            open.removeLast()
            return .end
        }
        while cursor < end {
            if cursor.pointee == UInt8(ascii: "<") {
                switch cursor + 1 < end ? cursor[1] : 0 {
                case UInt8(ascii: "/"):
                    try readEndTag()
                    return .end
                case UInt8(ascii: "?"): try skipProcessingInstruction()
                case UInt8(ascii: "!"): if try readDeclarationOrData() { return .text }
                default:
                    try readStartTag()
                    return .start
                }
            } else if open.isEmpty {
                try skipSpaceOutsideRoot()
            } else {
                text = try readCharacters()
                return .text
            }
        }
        guard open.isEmpty else {
            throw error(at: end, "the document ends inside “\(shown(open[open.count - 1]))”; it is not complete")
        }
        guard hasRoot else { throw error(at: end, "the document has no element") }
        return .finished
    }

    /// A name for a message, of bearable length.
    func shown(_ name: XMLName) -> String {
        name.count <= 80 ? name.string : String(name.string.prefix(60)) + "…"
    }

    private mutating func skipSpaceOutsideRoot() throws(XMLError) {
        guard XMLCharacters.isSpace(cursor.pointee) else {
            throw error(
                at: cursor,
                hasRoot ? "nothing may follow the end of the document" : "the document does not begin with “<”")
        }
        cursor += 1
    }

    /// Reads what begins with `<!`: skips a comment (false), or takes a CDATA section as `text` (true).
    private mutating func readDeclarationOrData() throws(XMLError) -> Bool {
        if isNext("<!--") {
            try skipComment()
            return false
        }
        if isNext("<![CDATA["), !open.isEmpty {
            text = try readCharacterSection()
            return true
        }
        guard isNext("<!DOCTYPE") else {
            throw error(at: cursor, "“<!” begins neither a comment nor character data here")
        }
        throw error(at: cursor, "a document type (DOCTYPE) is not accepted; take that declaration out of the file")
    }

    private mutating func readStartTag() throws(XMLError) {
        guard !hasRoot || !open.isEmpty else { throw error(at: cursor, "a document has one outermost element only") }
        elementOffset = cursor - start
        let tag = cursor
        cursor += 1
        name = try readName("the name of an element")
        attributes.removeAll()
        while true {
            let hasSpace = skipSpace()
            guard cursor < end else { throw error(at: end, "the document ends inside the tag “<\(shown(name))”") }
            let byte = cursor.pointee
            if byte == UInt8(ascii: ">") {
                cursor += 1
                break
            }
            if byte == UInt8(ascii: "/") {
                guard cursor + 1 < end, cursor[1] == UInt8(ascii: ">") else {
                    throw error(at: cursor, "“/” must be followed by “>” in a tag")
                }
                cursor += 2
                isEndPending = true
                break
            }
            guard hasSpace else { throw error(at: cursor, "white space is missing in the tag “<\(shown(name))”") }
            guard attributes.names.count < XMLAttributes.maximum else {
                throw error(at: cursor, "an element with more than \(XMLAttributes.maximum) attributes")
            }
            let attribute = try readName("the name of an attribute, “/” or “>”")
            attributes.append(attribute, try readAttributeValue(of: attribute))
        }
        if attributes.names.count > 1, let duplicate = attributes.duplicate() {
            throw error(at: duplicate.start, "the attribute “\(shown(duplicate))” comes twice in one tag")
        }
        guard open.count < XMLReader.maximumDepth else {
            throw error(at: tag, "elements are nested more than \(XMLReader.maximumDepth) levels deep")
        }
        open.append(name)
        hasRoot = true
    }

    private mutating func readEndTag() throws(XMLError) {
        guard let begun = open.last else { throw error(at: cursor, "an end tag without its start tag") }
        let tag = cursor
        cursor += 2
        name = try readName("the name of the element that ends")
        guard name.equals(begun) else {
            throw error(at: tag, "“</\(shown(name))>” stands where “</\(shown(begun))>” must")
        }
        _ = skipSpace()
        guard cursor < end, cursor.pointee == UInt8(ascii: ">") else {
            throw error(at: cursor, "“>” is missing at the end of “</\(shown(name))”")
        }
        cursor += 1
        open.removeLast()
    }
}
