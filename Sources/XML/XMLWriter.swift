import Text

/// Writes an XML document in UTF-8, one element per line, indented by two spaces per level.
package struct XMLWriter {
    /// The document so far.
    package private(set) var bytes: [UInt8]
    private var open: [StaticString] = []

    /// Begins a document with the XML declaration.
    package init() {
        bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    }

    /// Begins an element. `attributes` is written unchanged after the name, so it begins with a space.
    package mutating func begin(_ name: StaticString, _ attributes: StaticString = "") {
        indent()
        put("<")
        put(name)
        put(attributes)
        put(">\n")
        open.append(name)
    }

    /// Begins an element. `attributes` appends the attributes, escaped and beginning with a space.
    package mutating func begin(_ name: StaticString, attributes: (inout [UInt8]) -> Void) {
        indent()
        put("<")
        put(name)
        attributes(&bytes)
        put(">\n")
        open.append(name)
    }

    /// Writes an empty element. `attributes` appends the attributes, escaped and beginning with a space.
    package mutating func empty(_ name: StaticString, attributes: (inout [UInt8]) -> Void) {
        indent()
        put("<")
        put(name)
        attributes(&bytes)
        put("/>\n")
    }

    /// Ends the element that was begun last; does nothing if none is open.
    package mutating func end() {
        guard let name = open.popLast() else { return }
        indent()
        put("</")
        put(name)
        put(">\n")
    }

    /// Writes an element that contains `text`, which is escaped.
    package mutating func element(_ name: StaticString, _ attributes: StaticString = "", text: String) {
        indent()
        put("<")
        put(name)
        put(attributes)
        put(">")
        put(text: text)
        put("</")
        put(name)
        put(">\n")
    }

    /// Writes an element whose content is appended, already escaped, by `content`.
    package mutating func element(_ name: StaticString, content: (inout [UInt8]) -> Void) {
        indent()
        put("<")
        put(name)
        put(">")
        content(&bytes)
        put("</")
        put(name)
        put(">\n")
    }

    private mutating func put(text: String) {
        bytes.append(contentsOf: MarkupText.escaped(text).utf8)
    }

    private mutating func put(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func indent() {
        for _ in open { put("  ") }
    }
}
