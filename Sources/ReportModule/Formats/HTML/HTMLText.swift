import Text

/// Texts of others in HTML.
enum HTMLText {
    /// A name in its own writing direction, so that it does not turn what is around it.
    static func name(_ text: String) -> String { "<bdi>\(escaped(text))</bdi>" }

    /// A text for elements and attributes.
    static func escaped(_ text: String) -> String { MarkupText.escapedForHTML(text) }
}
