/// The name of a trip or a stop: 1 to 200 characters and at most 1,000 bytes, with no white space at either end.
///
/// A character is what a person sees as one (a grapheme). Runs of white space, line breaks too, become one space;
/// other control characters are kept and are made visible where they are shown.
package struct Name: Hashable, Sendable {
    /// The most characters (graphemes) of a name.
    package static let maximumCharacters = 200
    /// The most bytes of a name in UTF-8; one grapheme alone can be far longer than any character should be.
    package static let maximumBytes = 1_000

    /// The name itself, trimmed and with single spaces.
    package let text: String

    /// Takes a name as typed; throws when nothing is left of it or when it is too long. Linear in its bytes.
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

    /// The name of these ASCII bytes when they are one as they stand; nil when that takes the longer way. Linear.
    init?(plainASCII bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= Name.maximumCharacters, Name.isPlain(bytes) else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Wraps a text that the caller knows to keep the rules: constants of the program and pieces cut to length.
    private init(unchecked text: String) {
        self.text = text
    }

    /// The name of a trip that was not named.
    package static let newTrip = Name(unchecked: "New Trip")
    /// The name of a stop that was not named.
    package static let newStop = Name(unchecked: "New Stop")

    /// The name `Stop N` of a point that came without a name; `number` counts from 1.
    package static func stop(_ number: Int) -> Name {
        Name(unchecked: "Stop \(number)")
    }

    /// The longest beginning of `text` that is a name, or nil when only white space is left of it. Linear.
    package static func cut(_ text: String) -> Name? {
        if let name = try? Name(text) { return name }
        let whole = normalized(text)
        var kept = beginning(of: whole, characters: maximumCharacters, bytes: maximumBytes)
        // One grapheme may be over the limit alone: then whole scalars of it are kept.
        if kept.isEmpty {
            for scalar in whole.unicodeScalars {
                guard kept.utf8.count + UTF8.width(scalar) <= maximumBytes else { break }
                kept.unicodeScalars.append(scalar)
            }
        }
        return try? Name(kept)
    }

    /// `text` without white space at its ends and with each run of white space as one space. Linear.
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

    /// Whether a text is ASCII and needs no change; decides nearly every name without looking up a property.
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

/// Why a text cannot be a name.
package enum NameError: Error, Equatable, Sendable {
    /// Nothing but white space.
    case empty
    /// More than `Name.maximumCharacters`; carries how many.
    case tooManyCharacters(Int)
    /// More than `Name.maximumBytes`; carries how many.
    case tooManyBytes(Int)
}

extension NameError: CustomStringConvertible {
    /// What is wrong, for the person who typed the name.
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
