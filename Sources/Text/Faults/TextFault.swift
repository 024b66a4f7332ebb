/// What is wrong in a text, and where: the error of everything that reads JSON, XML, tables and lists.
package struct TextFault: Error, Equatable, Sendable {
    /// From 1; LF, CR and CRLF each end a line. Nil where no line can be named.
    package let line: Int?
    /// From 1, counted in characters (Unicode scalars), a byte order mark not among them. Nil where no column can be named.
    package let column: Int?
    /// What is wrong, for the person who has the file.
    package let reason: String

    /// Describes a fault; `column` is only given together with `line`.
    package init(line: Int? = nil, column: Int? = nil, reason: String) {
        self.line = line
        self.column = column
        self.reason = reason
    }

    /// The fault `reason` at a known position.
    package init(at position: TextPosition, reason: String) {
        self.init(line: position.line, column: position.column, reason: reason)
    }

    /// The fault `reason` at the byte at `offset`. Linear in the bytes before it, so to be made only when something is wrong.
    package init(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, reason: String) {
        self.init(at: TextPosition(of: offset, in: bytes), reason: reason)
    }

    /// `FILE:LINE:COLUMN: REASON`, without the parts of the position that are not known.
    package func description(file: String) -> String {
        "\(file):\(position.isEmpty ? "" : position + ":") \(reason)"
    }

    private var position: String {
        [line, column].compactMap { $0.map { "\($0)" } }.joined(separator: ":")
    }
}

extension TextFault: CustomStringConvertible {
    /// `LINE:COLUMN: REASON`, such as `3:14: a comma before “]”`; without the parts of the position that are not known.
    package var description: String {
        position.isEmpty ? reason : "\(position): \(reason)"
    }
}
