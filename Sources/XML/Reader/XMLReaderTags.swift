import Text

extension XMLReader {
    /// Reads a start tag, whose `<` comes next.
    mutating func readStartTag() throws(TextFault) {
        guard !hasRoot || depth > 0 else { throw error(at: cursor, "a document has one outermost element only") }
        let tag = cursor
        cursor += 1
        name = try readName("the name of an element")
        attributes.removeAll()
        while true {
            let hasSpace = skipSpace()
            guard cursor < end else { throw error(at: limit, "the document ends inside the tag “<\(shown(name))”") }
            let byte = cursor.pointee
            if byte == UInt8(ascii: ">") {
                cursor += 1
                break
            }
            if byte == UInt8(ascii: "/") {
                guard cursor + 1 < limit, cursor[1] == UInt8(ascii: ">") else {
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
        guard depth < XMLReader.maximumDepth else {
            throw error(at: tag, "elements are nested more than \(XMLReader.maximumDepth) levels deep")
        }
        guard cursor - tag <= XMLReader.maximumTagSize else { throw tooLong() }
        elements[depth] = XMLElement(name: name, offset: dropped + (tag - start))
        depth += 1
        hasRoot = true
    }

    /// Reads an end tag, whose `</` comes next.
    mutating func readEndTag() throws(TextFault) {
        guard depth > 0 else { throw error(at: cursor, "an end tag without its start tag") }
        let begun = elements[depth - 1].name
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
        depth -= 1
    }
}
