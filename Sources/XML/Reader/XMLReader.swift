package import Text

/// A piece of an XML document, as the reader reports it.
package enum XMLEvent: Sendable {
    /// An element begins. The reader's `name` and attributes belong to it.
    case start
    /// An element ends. The reader's `name` is its name. An empty-element tag is reported as `start` and `end`.
    case end
    /// Character data, in the reader's `text`. Long text may be reported in several pieces.
    case text
    /// The document has ended and was well formed.
    case finished
}

/// Reads an XML 1.0 document (fifth edition) piece by piece in one pass, with only a part of it in memory.
///
/// Documents that are not well formed are refused, as are document types, more than `maximumDepth` levels, more than
/// 256 attributes of an element and tags of more than `maximumTagSize` bytes. Comments and processing instructions are
/// checked and skipped. Prefixes are part of names; namespaces are not resolved. Linear in the bytes.
///
/// `name`, `text` and attributes refer to a window of memory that moves over the document, so they are valid only until
/// the next call of `next`. Markup that is cut by the end of the window is read again from its beginning once the
/// window has moved. To recognize what was cut, reading stops at `end`, `margin` bytes before the end of the window,
/// unless the document ends there. A fault found before `end` is certain; one found at or after `end` may be caused by
/// the cut.
package struct XMLReader {
    /// The maximum number of nested elements.
    package static let maximumDepth = 64
    /// The default size in bytes of the part of the document that is in memory.
    package static let usualWindowSize = 131_072
    /// The maximum length of a tag in bytes, including attributes; libxml2 has the same limit for one attribute.
    package static let maximumTagSize = 10_000_000
    /// A number of bytes that is enough to recognize any markup, except tags and references with a long number.
    static let margin = 64

    private let window: XMLWindow
    /// Text that is cut by the end of the window is reported as a piece if it has at least this many bytes.
    let pieceSize: Int
    /// The number of bytes of the document before `start`.
    private(set) var dropped = 0
    /// The position of `start`.
    private var position = TextPosition()
    /// The position that was computed last, and its offset.
    private var latest = (offset: 0, position: TextPosition())
    private(set) var start: UnsafePointer<UInt8>
    /// The point at which reading stops: `margin` bytes before `limit`, or `limit` if the document ends there.
    var end: UnsafePointer<UInt8>
    /// The end of the bytes in the window.
    var limit: UnsafePointer<UInt8>
    /// Whether the document ends at `limit`.
    var isFinal = false
    /// The next byte to be read.
    var cursor: UnsafePointer<UInt8>
    /// The beginning of the markup or text that is being read.
    var tokenStart: UnsafePointer<UInt8>
    /// The open elements, outermost first, followed by the one that ended last.
    var elements: [XMLElement]
    /// The number of open elements: 1 inside the root.
    package internal(set) var depth = 0
    private var hasBegun = false
    var hasRoot = false
    /// Whether white space is allowed before the XML declaration.
    let allowsSpaceFirst: Bool
    /// Whether an empty-element tag was read whose `end` has not been reported yet.
    var isEndPending = false
    /// Whether the next bytes continue a CDATA section.
    var isInSection = false
    /// The beginning of a comment, CDATA section or processing instruction, which may be longer than the window.
    var mark: XMLElement
    /// The name of the element that was reported last.
    package internal(set) var name: XMLName
    /// The latest piece of character data.
    package private(set) var text: XMLText
    var attributes = XMLAttributes()
    /// A buffer for text that is joined from pieces.
    var collected: [UInt8] = []

    /// Creates a reader for a document in any supported encoding.
    ///
    /// `read` writes the next bytes into a buffer and returns how many, 0 at the end, nil after a failure. `beginning`
    /// is at least the first 1,000 bytes of the document, or all of it; `read` returns them again. `windowSize` is the
    /// number of bytes in memory. `allowsSpaceFirst` skips white space before the XML declaration, which XML does not
    /// allow but some programs write.
    package init(
        beginning: [UInt8], windowSize: Int = XMLReader.usualWindowSize, allowsSpaceFirst: Bool = false,
        read: @escaping (UnsafeMutableRawBufferPointer) -> Int?
    ) throws(TextFault) {
        self.allowsSpaceFirst = allowsSpaceFirst
        window = XMLWindow(try XMLSource(beginning: beginning, read: read), capacity: windowSize)
        pieceSize = windowSize / 8
        start = UnsafePointer(window.start)
        (end, limit, cursor, tokenStart) = (start, start, start, start)
        name = XMLName(start: start, count: 0, prefixCount: 0)
        text = XMLText(start: start, count: 0, form: .plain)
        mark = XMLElement(name: name, offset: 0)
        elements = Array(repeating: mark, count: XMLReader.maximumDepth + 1)
        try moveOn()
        if isFinal, limit == start { throw TextFault(at: TextPosition(), reason: "the document is empty") }
    }

    /// Whether the reported element has the same prefix as the root (or none, like the root). Elements of other formats
    /// have other prefixes.
    package var isOfRootsKind: Bool { depth == 0 || name.hasPrefix(of: elements[0].name) }

    /// The value of an attribute, by its name (without prefix), of the element whose `start` was reported last; nil if
    /// it has none.
    @inline(__always)
    package func attribute(_ name: StaticString) -> XMLText? {
        attributes.value(name)
    }

    /// The value of the first attribute with this name, with or without a prefix, of the element whose `start` was
    /// reported last; nil if it has none.
    package func attribute(ofAnyPrefix name: StaticString) -> XMLText? {
        attributes.value(ofAnyPrefix: name)
    }

    /// The line of the start tag of the element at `level`, which is open or has just ended.
    package mutating func line(ofElementAt level: Int) -> Int {
        position(of: elements[level - 1]).line
    }

    /// A fault at the start tag of the element at `level`, which is open or has just ended.
    package mutating func error(inElementAt level: Int, _ reason: String) -> TextFault {
        TextFault(at: position(of: elements[level - 1]), reason: reason)
    }

    /// The position of an element's start tag.
    private mutating func position(of element: XMLElement) -> TextPosition {
        if let position = element.position { return position }
        if latest.offset < dropped || latest.offset > element.offset { latest = (dropped, position) }
        latest.position.advance(
            from: start + (latest.offset - dropped), to: start + (element.offset - dropped), before: limit)
        latest.offset = element.offset
        return latest.position
    }

    /// A fault at `place`; or `incomplete`, if reading has reached `end`, so that the fault may be caused by the end of
    /// the window.
    func error(at place: UnsafePointer<UInt8>, _ reason: String) -> TextFault {
        guard isFinal || cursor < end else { return incomplete }
        var found = position
        found.advance(from: start, to: place, before: limit)
        return TextFault(at: found, reason: reason)
    }

    /// The error that stops reading when more bytes are needed; it is caught by `next`.
    var incomplete: TextFault { TextFault(at: TextPosition(), reason: "") }

    /// A fault at `mark`.
    mutating func errorAtMark(_ reason: String) -> TextFault {
        TextFault(at: position(of: mark), reason: reason)
    }

    /// Sets `mark` to the next byte.
    mutating func markPlace() {
        mark = XMLElement(name: name, offset: dropped + (cursor - start))
    }

    /// Moves the window so that it begins at `tokenStart`, and fills it.
    private mutating func moveOn() throws(TextFault) {
        if window.isAtEnd, let fault = window.fault { throw fail(fault) }
        settle()
        let done = cursor - tokenStart
        position.advance(from: start, to: tokenStart, before: limit)
        dropped += tokenStart - start
        window.move(by: tokenStart - start)
        start = UnsafePointer(window.start)
        limit = start + window.count
        // If reading failed after the window, its end is not the end of the document.
        isFinal = window.isAtEnd && window.fault == nil
        end = isFinal ? limit : max(start, limit - XMLReader.margin)
        tokenStart = start
        cursor = start + done
    }

    /// A fault at the end of the window.
    private func fail(_ reason: String) -> TextFault {
        var found = position
        found.advance(from: start, to: limit, before: limit)
        return TextFault(at: found, reason: reason)
    }

    /// Computes the positions and copies the names of elements that are about to leave the window.
    private mutating func settle() {
        let leaving = dropped + (tokenStart - start)
        var place = (offset: dropped, position: position)
        func settled(_ element: XMLElement) -> XMLElement {
            guard element.position == nil, element.offset >= place.offset, element.offset < leaving else {
                return element
            }
            place.position.advance(
                from: start + (place.offset - dropped), to: start + (element.offset - dropped), before: limit)
            place.offset = element.offset
            var element = element
            element.position = place.position
            return element
        }
        for level in 0..<min(depth + 1, elements.count) {
            elements[level] = settled(elements[level])
            if level < depth, !elements[level].isKept {
                elements[level].name = window.keep(elements[level].name, level: level)
                elements[level].isKept = true
            }
        }
        place = (dropped, position)
        mark = settled(mark)
    }

    /// Moves the window to the next byte; returns false at the end of the document.
    mutating func forgetAndMoveOn() throws(TextFault) -> Bool {
        guard !isFinal else { return false }
        tokenStart = cursor
        try moveOn()
        return true
    }

    /// Reads the next piece of the document.
    package mutating func next() throws(TextFault) -> XMLEvent {
        while true {
            do throws(TextFault) {
                return try nextInWindow()
            } catch {
                guard !isFinal, cursor >= end else { throw error }
                guard end - tokenStart <= XMLReader.maximumTagSize else { throw tooLong() }
                isEndPending = false
                cursor = tokenStart
                try moveOn()
            }
        }
    }

    /// The fault that the tag that is being read is too long.
    func tooLong() -> TextFault {
        var found = position
        found.advance(from: start, to: tokenStart, before: limit)
        return TextFault(at: found, reason: "a tag of more than \(XMLReader.maximumTagSize) bytes")
    }

    /// Reads the next piece from the window; throws `incomplete` if the window ends before it does.
    private mutating func nextInWindow() throws(TextFault) -> XMLEvent {
        if isEndPending {
            isEndPending = false
            depth -= 1
            return .end
        }
        tokenStart = cursor
        if !hasBegun {
            try readDeclaration()
            hasBegun = true
        }
        if isInSection {
            text = try readSectionText()
            return .text
        }
        while cursor < end {
            tokenStart = cursor
            if cursor.pointee == UInt8(ascii: "<") {
                switch cursor + 1 < limit ? cursor[1] : 0 {
                case UInt8(ascii: "/"):
                    try readEndTag()
                    return .end
                case UInt8(ascii: "?"): try skipProcessingInstruction()
                case UInt8(ascii: "!"): if try readDeclarationOrData() { return .text }
                default:
                    try readStartTag()
                    return .start
                }
            } else if depth == 0 {
                try skipSpaceOutsideRoot()
            } else {
                text = try readCharacters()
                return .text
            }
        }
        tokenStart = cursor
        guard depth == 0 else {
            throw error(at: limit, "the document ends inside “\(shown(elements[depth - 1].name))”; it is not complete")
        }
        guard isFinal, hasRoot else { throw error(at: limit, "the document has no element") }
        return .finished
    }

    /// A name for a message, cut to at most 60 characters and `…` if it is long.
    func shown(_ name: XMLName) -> String {
        name.count <= 80 ? name.string : String(name.string.prefix(60)) + "…"
    }

    /// Skips a byte of white space outside the root; throws for any other byte.
    private mutating func skipSpaceOutsideRoot() throws(TextFault) {
        guard XMLCharacters.isSpace(cursor.pointee) else {
            throw error(
                at: cursor,
                hasRoot ? "nothing may follow the end of the document" : "the document does not begin with “<”")
        }
        cursor += 1
    }

    /// Reads markup that begins with `<!`: skips a comment and returns false, or reads a CDATA section into `text` and
    /// returns true.
    private mutating func readDeclarationOrData() throws(TextFault) -> Bool {
        if isNext("<!--") {
            try skipComment()
            return false
        }
        if isNext("<![CDATA["), depth > 0 {
            text = try readCharacterSection()
            return true
        }
        guard isNext("<!DOCTYPE") else {
            throw error(at: cursor, "“<!” begins neither a comment nor character data here")
        }
        throw error(at: cursor, "a document type (DOCTYPE) is not accepted; take that declaration out of the file")
    }
}
