/// The names of countries where there is little room.
package enum CountryName {
    /// The longest name that is not shortened, and the letters at least that are left of one word.
    private static let (shortest, least) = (6, 4)
    /// The letters before which a word is cut.
    private static let vowels: Set<Character> = Set("aeiouyáéíóúäöüAEIOUYÁÉÍÓÚÄÖÜ")
    /// Words that have no initial.
    private static let small: Set<String> = ["of", "and", "the", "&"]

    /// The name as maps shorten it: `Neth.`, `S. Africa`, `UAE`; nil where it is short. The first of two words is its
    /// initial, of more words all are; a single one ends before a vowel; of `Bosnia and Herzegovina` the first is left.
    package static func short(_ name: String) -> String? {
        guard name.count > shortest else { return nil }
        let words = name.split(separator: " ").map(String.init)
        let whole = words.filter { !small.contains($0.lowercased()) }
        guard whole.count < 3 else { return String(whole.compactMap(\.first)) }
        guard words.count > 1 else { return cut(name) }
        if words.count == 3, words[1].lowercased() == "and" { return words[0] }
        guard let initial = whole.first?.first, whole.count == 2 else { return nil }
        return "\(initial). \(whole[1])"
    }

    private static func cut(_ word: String) -> String? {
        let letters = Array(word)
        let end = letters.indices.first { $0 >= least && vowels.contains(letters[$0]) }
        guard let end, end < letters.count - 1 else { return nil }
        return String(letters[..<end]) + "."
    }
}
