import Text

extension XMLReader {
    /// Whether `text` comes next.
    func isNext(_ text: StaticString) -> Bool {
        guard limit - cursor >= text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount where cursor[index] != text.utf8Start[index] { return false }
        return true
    }

    /// Skips white space and returns whether there was any.
    @inline(__always)
    mutating func skipSpace() -> Bool {
        let begin = cursor
        while cursor < end, XMLCharacters.isSpace(cursor.pointee) { cursor += 1 }
        return cursor > begin
    }

    /// Reads a name. `wanted` describes it in the message if there is none.
    @inline(__always)
    mutating func readName(_ wanted: StaticString) throws(TextFault) -> XMLName {
        let begin = cursor
        var prefixCount = 0
        while cursor < end {
            let byte = cursor.pointee
            if byte >= 0x80 {
                guard let count = try nameCharacter(isFirst: cursor == begin) else { break }
                cursor += count
                continue
            }
            guard cursor == begin ? XMLCharacters.beginsName(byte) : XMLCharacters.continuesName(byte) else { break }
            cursor += 1
            if byte == UInt8(ascii: ":"), prefixCount == 0 { prefixCount = cursor - begin }
        }
        guard cursor > begin else {
            throw error(at: begin, begin < end ? "\(wanted) was expected" : "the document ends inside a tag")
        }
        return XMLName(start: begin, count: cursor - begin, prefixCount: prefixCount)
    }

    /// The number of bytes of the next character, which is beyond ASCII; nil if it is not allowed in a name.
    private func nameCharacter(isFirst: Bool) throws(TextFault) -> Int? {
        guard let scalar = XMLCharacters.scalar(at: cursor, before: limit) else { throw notUTF8(at: cursor) }
        let fits =
            isFirst
            ? XMLCharacters.beginsName(scalar: scalar.value) : XMLCharacters.continuesName(scalar: scalar.value)
        return fits ? scalar.count : nil
    }

    /// Reads `=` and the quoted value of an attribute.
    @inline(__always)
    mutating func readAttributeValue(of name: XMLName) throws(TextFault) -> XMLText {
        _ = skipSpace()
        guard cursor < end, cursor.pointee == UInt8(ascii: "=") else {
            throw error(at: cursor, "“=” is missing after the attribute “\(shown(name))”")
        }
        cursor += 1
        _ = skipSpace()
        guard cursor < end, cursor.pointee == UInt8(ascii: "\"") || cursor.pointee == UInt8(ascii: "'") else {
            throw error(at: cursor, "the value of the attribute “\(shown(name))” is not in quotation marks")
        }
        let quote = cursor.pointee
        cursor += 1
        let begin = cursor
        var form = XMLText.Form.plain
        while cursor < end {
            let byte = cursor.pointee
            if XMLCharacters.isPlainInAttribute(byte) {
                cursor += 1
            } else if byte == quote {
                cursor += 1
                return XMLText(start: begin, count: cursor - begin - 1, form: form)
            } else if byte == UInt8(ascii: "<") {
                throw error(at: cursor, "“<” in an attribute must be written “&lt;”")
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                cursor += 1
            } else {
                if byte < 0x80 { form = .attribute }
                try passSpecial()
            }
        }
        throw error(at: begin - 1, "the value of the attribute “\(shown(name))” has no end")
    }

    /// Reads character data up to the next markup.
    @inline(__always)
    mutating func readCharacters() throws(TextFault) -> XMLText {
        let begin = cursor
        var form = XMLText.Form.plain
        while cursor < end {
            let byte = cursor.pointee
            if XMLCharacters.isPlainInText(byte) {
                cursor += 1
            } else if byte == UInt8(ascii: "<") {
                break
            } else if byte == UInt8(ascii: "]") {
                guard !isNext("]]>") else { throw error(at: cursor, "“]]>” in text must be written “]]&gt;”") }
                cursor += 1
            } else {
                if byte < 0x80 { form = .references }
                try passSpecial()
            }
        }
        try finishPiece(from: begin)
        return XMLText(start: begin, count: cursor - begin, form: form)
    }

    /// Accepts the text that begins at `begin` as a piece if the end of the window cuts it and it is long enough;
    /// throws `incomplete` if it is cut and shorter.
    @inline(__always)
    private mutating func finishPiece(from begin: UnsafePointer<UInt8>) throws(TextFault) {
        guard !isFinal, cursor >= end else { return }
        guard cursor - begin >= pieceSize else { throw incomplete }
        // CR and LF are one line end and must not be separated.
        if cursor[-1] == 0x0D, cursor < limit, cursor.pointee == 0x0A { cursor += 1 }
    }

    /// Skips a reference, characters beyond ASCII or a control character, after checking it.
    private mutating func passSpecial() throws(TextFault) {
        let byte = cursor.pointee
        if byte >= 0x80 {
            try passCharacters()
        } else if byte == UInt8(ascii: "&") {
            guard let reference = XMLReference.scalar(at: cursor, before: limit) else {
                if isNumberCut() {
                    cursor = limit
                    throw incomplete
                }
                throw badReference()
            }
            cursor = reference.next
        } else {
            guard byte == 0x0D || byte == 0x0A || byte == 0x09 else { throw notAllowed(UInt32(byte)) }
            cursor += 1
        }
    }

    /// Skips one or more characters beyond ASCII, which must be allowed in a document.
    @inline(__always)
    private mutating func passCharacters() throws(TextFault) {
        // Local copies are faster than the reader's properties.
        var next = cursor
        let (end, limit) = (end, limit)
        while next < end, next.pointee >= 0x80 {
            let first = next.pointee
            // All characters of two bytes are allowed, and all of three bytes with these first bytes.
            if first >= 0xC2, first < 0xE0, limit - next >= 2, next[1] & 0xC0 == 0x80 {
                next += 2
            } else if first > 0xE0, first < 0xED, limit - next >= 3, next[1] & 0xC0 == 0x80, next[2] & 0xC0 == 0x80 {
                next += 3
            } else {
                let scalar = XMLCharacters.scalar(at: next, before: limit)
                guard let scalar, XMLCharacters.isAllowed(scalar.value) else {
                    cursor = next
                    throw scalar.map { notAllowed($0.value) } ?? notUTF8(at: next)
                }
                next += scalar.count
            }
        }
        cursor = next
    }

    /// Reads a CDATA section, whose `<![CDATA[` comes next, or its first piece.
    mutating func readCharacterSection() throws(TextFault) -> XMLText {
        markPlace()
        cursor += 9
        return try readSectionText()
    }

    /// Reads the text of a CDATA section up to its end, or a piece of it; then `isInSection` is true.
    mutating func readSectionText() throws(TextFault) -> XMLText {
        let begin = cursor
        var form = XMLText.Form.plain
        while cursor < end {
            if cursor.pointee == UInt8(ascii: "]"), isNext("]]>") {
                cursor += 3
                isInSection = false
                return XMLText(start: begin, count: cursor - begin - 3, form: form)
            }
            if cursor.pointee == 0x0D { form = .lines }
            try passVerbatim()
        }
        guard !isFinal else { throw errorAtMark("a CDATA section has no end") }
        try finishPiece(from: begin)
        isInSection = true
        return XMLText(start: begin, count: cursor - begin, form: form)
    }

    /// Skips a comment, whose `<!--` comes next.
    mutating func skipComment() throws(TextFault) {
        markPlace()
        cursor += 4
        repeat {
            while cursor < end {
                if cursor.pointee == UInt8(ascii: "-"), isNext("--") {
                    guard isNext("-->") else {
                        guard limit - cursor > 2 else { break }
                        throw error(at: cursor, "“--” inside a comment")
                    }
                    cursor += 3
                    return
                }
                try passVerbatim()
            }
        } while try forgetAndMoveOn()
        throw errorAtMark("a comment has no end")
    }

    /// Skips a processing instruction, whose `<?` comes next.
    mutating func skipProcessingInstruction() throws(TextFault) {
        markPlace()
        let tag = cursor
        cursor += 2
        let target = try readName("the name of a processing instruction")
        guard !target.string.utf8.elementsEqual("xml".utf8, by: { $0 | 0x20 == $1 }) else {
            throw error(at: tag, "the XML declaration stands at the very beginning or nowhere")
        }
        guard skipSpace() || isNext("?>") else {
            throw error(at: cursor, "white space is missing after “<?\(shown(target))”")
        }
        repeat {
            while cursor < end {
                if cursor.pointee == UInt8(ascii: "?"), isNext("?>") {
                    cursor += 2
                    return
                }
                try passVerbatim()
            }
        } while try forgetAndMoveOn()
        throw errorAtMark("a processing instruction has no end")
    }

    /// Skips a character, which must be allowed in a document.
    @inline(__always)
    private mutating func passVerbatim() throws(TextFault) {
        let byte = cursor.pointee
        if byte >= 0x80 {
            try passCharacters()
        } else {
            guard byte >= 0x20 || XMLCharacters.isSpace(byte) else { throw notAllowed(UInt32(byte)) }
            cursor += 1
        }
    }

    /// Whether a numeric reference begins here that is cut by the end of the window; it may have any number of leading
    /// zeros.
    private func isNumberCut() -> Bool {
        guard !isFinal, isNext("&#") else { return false }
        var next = cursor + 2
        while next < limit, next.pointee != UInt8(ascii: ";"), XMLCharacters.continuesName(next.pointee) { next += 1 }
        return next == limit
    }

    /// The fault of an `&` that does not begin a valid reference.
    private func badReference() -> TextFault {
        var after = cursor + 1
        while after < limit, after - cursor < 40, XMLCharacters.continuesName(after.pointee) || after.pointee == 0x23 {
            after += 1
        }
        let text = String(decoding: UnsafeBufferPointer(start: cursor, count: after - cursor), as: UTF8.self)
        guard text.utf8.count > 1, after < limit, after.pointee == UInt8(ascii: ";") else {
            return error(at: cursor, "“&” begins a reference; the character itself is written “&amp;”")
        }
        return error(at: cursor, "“\(text);” means no character that XML knows")
    }

    /// The fault of a character that XML does not allow.
    private func notAllowed(_ scalar: UInt32) -> TextFault {
        let digits = String(scalar, radix: 16, uppercase: true)
        let code = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        return error(at: cursor, "the character U+\(code) is not allowed in XML")
    }

    /// The fault of bytes that are not UTF-8.
    private func notUTF8(at place: UnsafePointer<UInt8>) -> TextFault {
        error(at: place, "bytes that are not UTF-8; the file must name its encoding if it has another")
    }
}
