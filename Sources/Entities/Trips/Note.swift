/// What a person wrote about a stop: 1 to 10,000 characters, with lines.
package struct Note: Hashable, Sendable {
    /// The most characters (graphemes) of a note.
    package static let maximumCharacters = 10_000
    /// The most bytes of a note in UTF-8.
    package static let maximumBytes = 100_000

    /// The note itself, its lines ended by `\n`, with no white space at either end.
    package let text: String

    /// Takes a note as typed. An empty text is no note and gives nil; throws when it is too long. Linear.
    package init?(_ typed: String) throws(NoteError) {
        let text = Note.normalized(typed)
        guard !text.isEmpty else { return nil }
        guard text.utf8.count <= Note.maximumBytes else { throw .tooManyBytes(text.utf8.count) }
        if text.utf8.count > Note.maximumCharacters, text.count > Note.maximumCharacters {
            throw .tooManyCharacters(text.count)
        }
        self.text = text
    }

    /// The note of these ASCII bytes when they are one as they stand; nil when that takes the longer way. Linear.
    ///
    /// They are the inside of a JSON string without escapes, in which there are no control characters.
    init?(plainASCII bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20,
            bytes.count <= Note.maximumCharacters
        else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// The longest beginning of `text` that is a note, or nil when only white space is left of it. Linear.
    package static func cut(_ text: String) -> Note? {
        if let note = try? Note(text) { return note }
        let kept = beginning(of: normalized(text), characters: maximumCharacters, bytes: maximumBytes)
        return (try? Note(kept)) ?? nil
    }

    /// Whether a text needs no change; decides nearly every note without looking up a property.
    @inline(__always)
    private static func isNormal(_ bytes: String.UTF8View) -> Bool {
        guard let first = bytes.first, let last = bytes.last else { return true }
        return first > 0x20 && first < 0x7F && last > 0x20 && last < 0x7F && !bytes.contains(UInt8(ascii: "\r"))
    }

    /// `text` with `\n` for every kind of line end and without white space around it. Linear.
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

/// Why a text cannot be a note.
package enum NoteError: Error, Equatable, Sendable {
    /// More than `Note.maximumCharacters`; carries how many.
    case tooManyCharacters(Int)
    /// More than `Note.maximumBytes`; carries how many.
    case tooManyBytes(Int)
}

extension NoteError: CustomStringConvertible {
    /// What is wrong, for the person who typed the note.
    package var description: String {
        switch self {
        case .tooManyCharacters(let count):
            "a note can have \(Note.maximumCharacters) characters; this one has \(count)"
        case .tooManyBytes(let count):
            "a note can have \(Note.maximumBytes) bytes; this one has \(count)"
        }
    }
}
