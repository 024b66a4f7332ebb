/// The note about a stop: 1 to 10,000 characters, with line breaks.
package struct Note: Hashable, Sendable {
    /// The maximum number of characters (graphemes).
    package static let maximumCharacters = 10_000
    /// The maximum number of bytes in UTF-8.
    package static let maximumBytes = 100_000

    /// The note, with `\n` as line break and without white space at either end.
    package let text: String

    /// Creates a note from typed text; nil if that is empty. Throws if it is too long. Linear.
    package init?(_ typed: String) throws(NoteError) {
        let text = Note.normalized(typed)
        guard !text.isEmpty else { return nil }
        guard text.utf8.count <= Note.maximumBytes else { throw .tooManyBytes(text.utf8.count) }
        if text.utf8.count > Note.maximumCharacters, text.count > Note.maximumCharacters {
            throw .tooManyCharacters(text.count)
        }
        self.text = text
    }

    /// Creates a note from ASCII bytes that need no change; nil if they do, or are too long or empty. Linear.
    ///
    /// The bytes are a JSON string without escapes, so they contain no control characters.
    init?(plainASCII bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20,
            bytes.count <= Note.maximumCharacters
        else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// The longest prefix of `text` that is a note; nil if it has only white space. Linear.
    package static func cut(_ text: String) -> Note? {
        if let note = try? Note(text) { return note }
        let kept = beginning(of: normalized(text), characters: maximumCharacters, bytes: maximumBytes)
        return (try? Note(kept)) ?? nil
    }

    /// Whether a text needs no change. This fast test is enough for nearly every note.
    @inline(__always)
    private static func isNormal(_ bytes: String.UTF8View) -> Bool {
        guard let first = bytes.first, let last = bytes.last else { return true }
        return first > 0x20 && first < 0x7F && last > 0x20 && last < 0x7F && !bytes.contains(UInt8(ascii: "\r"))
    }

    /// `text` with `\n` for every kind of line break and without white space at its ends. Linear.
    private static func normalized(_ text: String) -> String {
        if isNormal(text.utf8) { return text }
        var scalars = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in text.unicodeScalars {
            if scalar == "\r" {
                scalars.append("\n")
            } else if !(scalar == "\n" && afterReturn) {
                scalars.append(scalar)
            }
            afterReturn = scalar == "\r"
        }
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }
}

/// A reason for which a text cannot be a note.
package enum NoteError: Error, Equatable, Sendable {
    /// More than `Note.maximumCharacters`; with the number of characters.
    case tooManyCharacters(Int)
    /// More than `Note.maximumBytes`; with the number of bytes.
    case tooManyBytes(Int)
}

extension NoteError: CustomStringConvertible {
    /// The message for the person who typed the note.
    package var description: String {
        switch self {
        case .tooManyCharacters(let count):
            "a note can have \(Note.maximumCharacters) characters; this one has \(count)"
        case .tooManyBytes(let count):
            "a note can have \(Note.maximumBytes) bytes; this one has \(count)"
        }
    }
}
