/// What is wrong in an XML document, and where.
package struct XMLError: Error, Equatable, Sendable {
    /// From 1; LF, CR and CRLF each end a line.
    package let line: Int
    /// From 1, counted in characters (Unicode scalars); a byte order mark counts as none.
    package let column: Int
    /// What is wrong, for the person who has the file.
    package let reason: String

    /// Pairs a fault with its place.
    init(at position: XMLPosition, reason: String) {
        line = position.line
        column = position.column
        self.reason = reason
    }
}

extension XMLError: CustomStringConvertible {
    /// Line, column and reason: `3:14: the attribute “lat” comes twice`.
    package var description: String {
        "\(line):\(column): \(reason)"
    }
}
