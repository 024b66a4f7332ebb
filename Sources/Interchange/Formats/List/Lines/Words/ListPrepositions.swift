/// The words between one for where one sleeps, or one that says what one does, and its place, in small letters.
enum ListPrepositions {
    private static let words: Set = [
        "in", "at", "to", "near", "into", "around", "im", "bei", "nach", "à", "a", "en", "au", "w", "do", "i", "på",
        "til", "till", "te", "bij", "naar", "em", "no", "na", "para", "vers", "v", "u", "ve", "hasta",
    ]

    /// Whether a word in small letters is one. Constant.
    static func contains(_ word: String) -> Bool { words.contains(word) }
}
