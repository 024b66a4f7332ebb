/// Whole words with which a text begins, as they may be a name.
struct NameSpelling: Sendable {
    /// The most ASCII letters of a text that is a short form or a code, and no name for a stop.
    private static let shortForm = 3
    /// The most words at the end of a text that may say where the place lies, without a comma in front of them.
    private static let mostTrailingWords = 4

    private let words: ArraySlice<Substring>
    /// The key by which the name is looked up.
    let key: [UInt8]

    /// The beginnings of what stands before the first comma of a text, the longest first: `bozen italy`, `bozen`.
    static func beginnings(of text: String) -> [NameSpelling] {
        let words = (text.split(separator: ",", maxSplits: 1).first ?? "").split(whereSeparator: \.isWhitespace)
        return words.indices.suffix(mostTrailingWords + 1).reversed().map { last in
            let beginning = words[...last]
            return NameSpelling(words: beginning, key: PlaceKey.key(beginning.joined(separator: " ")))
        }
    }

    /// Whether it is a short form or a code, and no name for a stop.
    var isShortForm: Bool { key.count <= Self.shortForm && key.allSatisfy { $0 < 0x80 } }

    /// The words as they were typed; with capitals where none was: at the first word and at all but the short ones.
    var capitalized: String {
        let typed = words.joined(separator: " ")
        guard !typed.contains(where: \.isUppercase) else { return typed }
        return words.enumerated().map { index, word in
            index == 0 || word.count > Self.shortForm ? word.prefix(1).uppercased() + word.dropFirst() : String(word)
        }
        .joined(separator: " ")
    }
}
