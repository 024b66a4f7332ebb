import Text

/// An element whose start tag was read.
struct XMLElement {
    var name: XMLName
    /// The bytes of the document before its `<`.
    let offset: Int
    /// Where it begins, once that has been found out.
    var position: TextPosition?
    /// Whether the name is a copy and no longer in the window.
    var isKept = false

    /// An element that begins behind `offset` bytes.
    init(name: XMLName, offset: Int) {
        self.name = name
        self.offset = offset
    }
}
