import Text

/// The lines and words of a list that are no places: what to pack, below a heading that says so, and the codes of
/// small pictures.
extension ListImport {
    /// The first words of headings of lists of what is no place, folded.
    private static let packing: Set = [
        "packing", "pack", "packliste", "packlist", "checklist", "checkliste", "todo", "shopping", "groceries", "gear",
        "einkaufsliste", "einkaufen", "mitnehmen", "bagages", "valise", "equipaje", "maleta", "bagagli", "valigia",
        "paklijst", "packlista", "pakkeliste", "bagage",
    ]
    /// The beginnings of headings of a page below which there is something else, folded.
    private static let others = [
        "related", "you may also like", "you might also like", "more posts", "more from", "read more", "comments",
        "leave a", "share this", "about the author", "recent posts", "popular posts", "further reading", "categories",
        "subscribe", "newsletter", "ahnliche", "weitere beitrage", "weitere artikel", "das konnte dich", "kommentare",
        "mehr beitrage", "articles similaires", "a lire aussi", "articles recents", "commentaires",
        "articulos relacionados",
        "entradas relacionadas", "comentarios", "articoli correlati", "leggi anche", "commenti", "gerelateerd",
        "lees ook",
    ]

    /// The first words of headings of what is said of the whole journey, folded.
    private static let closing: Set = [
        "fazit", "resumee", "conclusion", "conclusions", "bilan", "conclusioni", "tips", "tipps", "practical",
        "praktisches", "praktische", "conseils", "consejos", "consigli", "hinweise", "wissenswertes", "faq", "fragen",
    ]

    /// The lines that a heading may have below it.
    enum Section {
        /// Places, as anywhere.
        case places
        /// Things to pack or to buy, as items.
        case packing
        /// Lines of any form that are no part of the way.
        case others
    }

    /// The lines below a heading: `Packing list`, `Practical tips`, `Related posts`.
    static func section(below heading: String) -> Section {
        let words = folded(heading).split { !$0.isLetter }.map(String.init)
        let beginning = words.joined(separator: " ")
        if others.contains(where: beginning.hasPrefix) || words.count <= 4 && words.first.map(closing.contains) ?? false
        {
            return .others
        }
        return words.count <= 4 && (words.first.map(packing.contains) ?? false || words.starts(with: ["to", "do"]))
            ? .packing : .places
    }

    /// A text without codes of small pictures, as `:star:`, which stand between words. Linear.
    static func withoutPictures(_ text: String) -> String {
        guard text.containsText(" :") || text.first == ":", text.count(where: { $0 == ":" }) > 1 else { return text }
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let kept = words.filter { !isPicture($0) }
        return kept.count == words.count || kept.isEmpty ? text : kept.joined(separator: " ")
    }

    private static func isPicture(_ word: Substring) -> Bool {
        guard word.utf8.count > 3, word.first == ":", word.last == ":" else { return false }
        let name = word.dropFirst().dropLast()
        return (name.contains(where: \.isLetter) || ["+1", "-1"].contains(name))
            && name.utf8.allSatisfy { byte in
                (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "_-+".utf8.contains(byte)
            }
    }
}
