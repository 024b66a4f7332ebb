/// The error of every reader of text (JSON, XML, tables, lists): what is wrong and where.
package struct TextFault: Error, Equatable, Sendable {
    /// The line, from 1; LF, CR and CRLF each end a line. Nil if no line can be given.
    package let line: Int?
    /// The column, from 1, in Unicode scalars; a byte order mark does not count. Nil if no column can be given.
    package let column: Int?
    /// The fault, as text for the person whose file it is.
    package let reason: String

    /// Creates a fault. Give `column` only together with `line`.
    package init(line: Int? = nil, column: Int? = nil, reason: String) {
        self.line = line
        self.column = column
        self.reason = reason
    }

    /// Creates a fault at a known position.
    package init(at position: TextPosition, reason: String) {
        self.init(line: position.line, column: position.column, reason: reason)
    }

    /// Creates a fault at the byte at `offset`. Linear in the bytes before it, because it counts the lines.
    package init(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, reason: String) {
        self.init(at: TextPosition(of: offset, in: bytes), reason: reason)
    }

    /// `FILE:LINE:COLUMN: REASON`, without the line and column if they are nil.
    package func description(file: String) -> String {
        "\(file):\(position.isEmpty ? "" : position + ":") \(reason)"
    }

    private var position: String {
        [line, column].compactMap { $0.map { "\($0)" } }.joined(separator: ":")
    }
}

extension TextFault: CustomStringConvertible {
    /// `LINE:COLUMN: REASON`, such as `3:14: a comma before “]”`, without the line and column if they are nil.
    package var description: String {
        position.isEmpty ? reason : "\(position): \(reason)"
    }
}
