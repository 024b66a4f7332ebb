import Text

extension PlaceKind {
    /// The kind that a word means as it is typed: its own word, one of the plural, one for a thing of the kind such as
    /// `beaches`, `summit` or `museums`, or the beginning of the word of one kind alone; nil for any other.
    package init?(typed: String) {
        let word = folded(typed.trimmed)
        let forms = [word] + Self.singulars(of: word)
        let kinds = Self.allCases
        if let kind = kinds.first(where: { forms.contains($0.word) })
            ?? forms.lazy.compactMap({ Self.things[$0] ?? KindWords.kind(ofWord: $0) }).first
        {
            self = kind
            return
        }
        let begun = kinds.filter { !word.isEmpty && $0.word.hasPrefix(word) }
        guard let only = begun.first, begun.count == 1 else { return nil }
        self = only
    }

    /// Whether a typed word is for some things of a kind only, as `museum` is for sights.
    package static func isForSome(typed: String) -> Bool {
        let word = folded(typed.trimmed)
        let forms = [word] + singulars(of: word)
        return !allCases.contains { forms.contains($0.word) } && forms.contains { things[$0] == .sight }
    }

    /// The words of which one may be the plural: `beach` of `beaches`, `city` of `cities`.
    private static func singulars(of word: String) -> [String] {
        var words: [String] = []
        if word.hasSuffix("ies") { words.append(word.dropLast(3) + "y") }
        if word.hasSuffix("es") { words.append(String(word.dropLast(2))) }
        if word.hasSuffix("s") { words.append(String(word.dropLast())) }
        return words
    }

    /// Words for things of a kind that are no part of names.
    private static let things: [String: PlaceKind] = {
        let words: [(PlaceKind, [String])] = [
            (.town, ["city", "village", "place"]),
            (.mountain, ["summit", "hill"]), (.castle, ["fort", "ruin"]), (.coast, ["cliff", "fjord"]),
            (.landscape, ["canyon", "gorge"]),
            (
                .sight,
                [
                    "museum", "bridge", "church", "cathedral", "abbey", "monastery", "temple", "monument", "memorial",
                    "viewpoint", "view", "cave", "garden", "zoo", "theme park", "lighthouse", "tower", "gallery",
                    "attraction", "landmark", "glacier", "hot spring", "dam", "winery",
                ]
            ),
        ]
        var table: [String: PlaceKind] = [:]
        for (kind, names) in words { for name in names { table[name] = kind } }
        return table
    }()
}
