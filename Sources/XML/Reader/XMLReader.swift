package import Text

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

/// Reads an XML 1.0 document (fifth edition) piece by piece in one pass, without holding it and without a copy of what is
/// not asked for.
///
/// Everything is refused that well-formedness forbids; a document type is refused as such, as are more than `maximumDepth`
/// levels, more than 256 attributes of an element and a tag of more than `maximumTagSize` bytes. Comments and processing
/// instructions are checked and left out. Prefixes are part of names; nothing is looked up. Linear in the bytes.
///
/// `name`, `text` and attributes stand in a window that moves on: they are good until `next` is called again. A piece of
/// markup that the window's end cuts is read again from its beginning when more is there. To know what was cut, reading
/// keeps `margin` bytes away from the end of what is there unless the document ends with it: whatever is decided before
/// `end` was decided with all the bytes that it takes, and a fault found beyond it may be none.
package struct XMLReader {
    /// The levels of elements that a document may have.
    package static let maximumDepth = 64
    /// The bytes of a document that are held at a time, where nothing else is asked for.
    package static let usualWindowSize = 131_072
    /// How many bytes a tag may have, attributes and all; libxml2 has the same limit for one attribute.
    package static let maximumTagSize = 10_000_000
    /// The bytes that suffice to recognize any piece of markup but a tag and a reference with a long number.
    static let margin = 64

    private let window: XMLWindow
    /// Text that the window's end cuts is delivered in pieces once it has at least this many bytes.
    let pieceSize: Int
    /// The bytes of the document before `start`, and the place in it.
    private(set) var dropped = 0
    private var position = TextPosition()
    /// The place that was asked for last, and how many bytes are before it.
    private var latest = (offset: 0, position: TextPosition())
    private(set) var start: UnsafePointer<UInt8>
    /// Where reading stops: `margin` before `limit`, or there if the document ends with the window.
    var end: UnsafePointer<UInt8>
    /// Where the bytes that are there end.
    var limit: UnsafePointer<UInt8>
    /// Whether the document ends at `limit`.
    var isFinal = false
    /// The next byte to be read.
    var cursor: UnsafePointer<UInt8>
    /// Where the piece of markup that is being read began.
    var tokenStart: UnsafePointer<UInt8>
    /// The elements that have begun and not ended, outermost first, and the one that ended last behind them.
    var elements: [XMLElement]
    /// How many elements are open: 1 inside the root.
    package internal(set) var depth = 0
    private var hasBegun = false
    var hasRoot = false
    /// Whether white space may stand before the XML declaration.
    let allowsSpaceFirst: Bool
    /// Whether an empty-element tag was read whose `end` event has not been delivered yet.
    var isEndPending = false
    /// Whether a CDATA section goes on.
    var isInSection = false
    /// Where a comment, a section or an instruction began that may be longer than the window.
    var mark: XMLElement
    /// The name of the element that begins or ends.
    package internal(set) var name: XMLName
    /// The latest piece of character data.
    package private(set) var text: XMLText
    var attributes = XMLAttributes()
    /// Room for text that is put together.
    var collected: [UInt8] = []

    /// Starts at the beginning of a document in any of the encodings known here.
    ///
    /// `read` fills some of a buffer that is not empty with the next bytes and returns how many, 0 at the end, nil when it
    /// fails. `beginning` is the first 1,000 bytes or more, or all there are; `read` gives them again. `windowSize` is how
    /// many bytes are held at a time. `allowsSpaceFirst` passes over white space before the XML declaration, which XML does
    /// not allow and some programs write.
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

    /// Whether the element that begins or ends has the prefix of the root, or none as the root: what is not of the
    /// document's own format has another.
    package var isOfRootsKind: Bool { depth == 0 || name.hasPrefix(of: elements[0].name) }

    /// The value of an attribute of the element that begins, by its name without prefix.
    @inline(__always)
    package func attribute(_ name: StaticString) -> XMLText? {
        attributes.value(name)
    }

    /// The value of the first attribute of the element that begins which has this name behind any prefix or none.
    package func attribute(ofAnyPrefix name: StaticString) -> XMLText? {
        attributes.value(ofAnyPrefix: name)
    }

    /// The line of the start tag of the element at this level: one that is open, or the one that has just ended.
    package mutating func line(ofElementAt level: Int) -> Int {
        position(of: elements[level - 1]).line
    }

    /// The fault `reason` at the start tag of the element at this level: one that is open, or the one that has just ended.
    package mutating func error(inElementAt level: Int, _ reason: String) -> TextFault {
        TextFault(at: position(of: elements[level - 1]), reason: reason)
    }

    private mutating func position(of element: XMLElement) -> TextPosition {
        if let position = element.position { return position }
        if latest.offset < dropped || latest.offset > element.offset { latest = (dropped, position) }
        latest.position.advance(
            from: start + (latest.offset - dropped), to: start + (element.offset - dropped), before: limit)
        latest.offset = element.offset
        return latest.position
    }

    /// The fault `reason` at `place`. Where reading has come so near to the end of what is there that the fault may be none,
    /// it only says so.
    func error(at place: UnsafePointer<UInt8>, _ reason: String) -> TextFault {
        guard isFinal || cursor < end else { return incomplete }
        var found = position
        found.advance(from: start, to: place, before: limit)
        return TextFault(at: found, reason: reason)
    }

    /// What stops reading where more bytes are needed.
    var incomplete: TextFault { TextFault(at: TextPosition(), reason: "") }

    /// The fault `reason` where `mark` is.
    mutating func errorAtMark(_ reason: String) -> TextFault {
        TextFault(at: position(of: mark), reason: reason)
    }

    /// Marks the place of the next byte.
    mutating func markPlace() {
        mark = XMLElement(name: name, offset: dropped + (cursor - start))
    }

    /// Drops what is before `tokenStart` and reads on behind what is there.
    private mutating func moveOn() throws(TextFault) {
        if window.isAtEnd, let fault = window.fault { throw fail(fault) }
        settle()
        let done = cursor - tokenStart
        position.advance(from: start, to: tokenStart, before: limit)
        dropped += tokenStart - start
        window.move(by: tokenStart - start)
        start = UnsafePointer(window.start)
        limit = start + window.count
        // Where a fault is behind the window, nothing may be concluded from its end.
        isFinal = window.isAtEnd && window.fault == nil
        end = isFinal ? limit : max(start, limit - XMLReader.margin)
        tokenStart = start
        cursor = start + done
    }

    private func fail(_ reason: String) -> TextFault {
        var found = position
        found.advance(from: start, to: limit, before: limit)
        return TextFault(at: found, reason: reason)
    }

    /// Finds out the places, and keeps the names, of what is about to leave the window.
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

    /// Reads on, forgetting all before the next byte; false at the end of the document.
    mutating func forgetAndMoveOn() throws(TextFault) -> Bool {
        guard !isFinal else { return false }
        tokenStart = cursor
        try moveOn()
        return true
    }

    /// Goes to the next piece and says what it is.
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

    /// Says that the tag that is being read is too long.
    func tooLong() -> TextFault {
        var found = position
        found.advance(from: start, to: tokenStart, before: limit)
        return TextFault(at: found, reason: "a tag of more than \(XMLReader.maximumTagSize) bytes")
    }

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

    /// A name for a message, of bearable length.
    func shown(_ name: XMLName) -> String {
        name.count <= 80 ? name.string : String(name.string.prefix(60)) + "…"
    }

    private mutating func skipSpaceOutsideRoot() throws(TextFault) {
        guard XMLCharacters.isSpace(cursor.pointee) else {
            throw error(
                at: cursor,
                hasRoot ? "nothing may follow the end of the document" : "the document does not begin with “<”")
        }
        cursor += 1
    }

    /// Reads what begins with `<!`: skips a comment (false), or takes a CDATA section as `text` (true).
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
