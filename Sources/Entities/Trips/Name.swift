/// The name of a trip or a stop: 1 to 200 characters and at most 1,000 bytes, with no white space at either end.
///
/// A character is a grapheme. A run of white space, including line breaks, becomes one space. Other control characters
/// are kept; views make them visible.
package struct Name: Hashable, Sendable {
    /// The maximum number of characters (graphemes).
    package static let maximumCharacters = 200
    /// The maximum number of bytes in UTF-8. It is needed because a single grapheme can have any number of bytes.
    package static let maximumBytes = 1_000

    /// The name, trimmed and with single spaces.
    package let text: String

    /// Creates a name from typed text; throws if it is empty or too long. Linear in its bytes.
    package init(_ typed: String) throws(NameError) {
        let text = Name.normalized(typed)
        guard !text.isEmpty else { throw .empty }
        // Every grapheme has at least one byte, so a short text need not be counted.
        guard text.utf8.count <= Name.maximumBytes else { throw .tooManyBytes(text.utf8.count) }
        if text.utf8.count > Name.maximumCharacters, text.count > Name.maximumCharacters {
            throw .tooManyCharacters(text.count)
        }
        self.text = text
    }

    /// Creates a name from ASCII bytes that need no change; nil if they do, or are too long or empty. Linear.
    init?(plainASCII bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= Name.maximumCharacters, Name.isPlain(bytes) else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Creates a name from a text that is known to satisfy the rules.
    private init(unchecked text: String) {
        self.text = text
    }

    /// The name of a trip without a name.
    package static let newTrip = Name(unchecked: "New Trip")

    /// The name `Stop N` of an imported stop without a name; `number` counts from 1.
    package static func stop(_ number: Int) -> Name {
        Name(unchecked: "Stop \(number)")
    }

    /// The longest prefix of `text` that is a name; nil if it has only white space. Linear.
    package static func cut(_ text: String) -> Name? {
        if let name = try? Name(text) { return name }
        let whole = normalized(text)
        var kept = beginning(of: whole, characters: maximumCharacters, bytes: maximumBytes)
        // If the first grapheme alone is over the limit, as many of its scalars as fit are kept.
        if kept.isEmpty {
            for scalar in whole.unicodeScalars {
                guard kept.utf8.count + UTF8.width(scalar) <= maximumBytes else { break }
                kept.unicodeScalars.append(scalar)
            }
        }
        return try? Name(kept)
    }

    /// `text` without white space at its ends, and with one space for each run of white space. Linear.
    private static func normalized(_ text: String) -> String {
        if isPlain(text.utf8) { return text }
        var result = String.UnicodeScalarView()
        var pendingSpace = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                pendingSpace = !result.isEmpty
            } else {
                if pendingSpace { result.append(" ") }
                pendingSpace = false
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Whether a text is ASCII and needs no change. This fast test is enough for nearly every name.
    @inline(__always)
    private static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
        var previousWasSpace = true
        for byte in bytes {
            guard byte >= 0x20, byte < 0x7F else { return false }
            if byte == 0x20 {
                if previousWasSpace { return false }
                previousWasSpace = true
            } else {
                previousWasSpace = false
            }
        }
        return !previousWasSpace
    }
}

/// A reason for which a text cannot be a name.
package enum NameError: Error, Equatable, Sendable {
    /// Only white space.
    case empty
    /// More than `Name.maximumCharacters`; with the number of characters.
    case tooManyCharacters(Int)
    /// More than `Name.maximumBytes`; with the number of bytes.
    case tooManyBytes(Int)
}

extension NameError: CustomStringConvertible {
    /// The message for the person who typed the name.
    package var description: String {
        switch self {
        case .empty: "a name cannot be empty"
        case .tooManyCharacters(let count):
            "a name can have \(Name.maximumCharacters) characters; this one has \(count)"
        case .tooManyBytes(let count):
            "a name can have \(Name.maximumBytes) bytes; this one has \(count)"
        }
    }
}

/// The longest prefix of `text` with at most `characters` characters (graphemes) and `bytes` bytes in UTF-8. Linear.
func beginning(of text: String, characters: Int, bytes: Int) -> String {
    var kept = ""
    for character in text.prefix(characters) {
        if kept.utf8.count + character.utf8.count > bytes { break }
        kept.append(character)
    }
    return kept
}
