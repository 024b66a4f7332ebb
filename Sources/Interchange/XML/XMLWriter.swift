import Text

/// Writes an XML document in UTF-8, element by element, indented by the depth.
struct XMLWriter {
    private(set) var bytes: [UInt8]
    private var open: [StaticString] = []

    /// Begins a document.
    init() {
        bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    }

    /// Begins an element; `attributes` is put behind its name as it stands, with a space in front.
    mutating func begin(_ name: StaticString, _ attributes: StaticString = "") {
        indent()
        put("<")
        put(name)
        put(attributes)
        put(">\n")
        open.append(name)
    }

    /// Begins an element with a place as attributes.
    mutating func begin(_ name: StaticString, latitude: DegreeSteps, longitude: DegreeSteps) {
        putTag(name, latitude, longitude)
        put(">\n")
        open.append(name)
    }

    /// Writes an element that has a place as attributes and nothing in it.
    mutating func empty(_ name: StaticString, latitude: DegreeSteps, longitude: DegreeSteps) {
        putTag(name, latitude, longitude)
        put("/>\n")
    }

    private mutating func putTag(_ name: StaticString, _ latitude: DegreeSteps, _ longitude: DegreeSteps) {
        indent()
        put("<")
        put(name)
        put(" lat=\"")
        latitude.append(to: &bytes)
        put("\" lon=\"")
        longitude.append(to: &bytes)
        put("\"")
    }

    /// Ends the element that was begun last.
    mutating func end() {
        guard let name = open.popLast() else { return }
        indent()
        put("</")
        put(name)
        put(">\n")
    }

    /// Writes an element that holds text.
    mutating func element(_ name: StaticString, _ attributes: StaticString = "", text: String) {
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

    /// Writes an element that holds places as KML has them: longitude before latitude, spaces between.
    mutating func element(_ name: StaticString, places: [(longitude: DegreeSteps, latitude: DegreeSteps)]) {
        indent()
        put("<")
        put(name)
        put(">")
        for (index, place) in places.enumerated() {
            if index > 0 { put(" ") }
            place.longitude.append(to: &bytes)
            put(",")
            place.latitude.append(to: &bytes)
        }
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
