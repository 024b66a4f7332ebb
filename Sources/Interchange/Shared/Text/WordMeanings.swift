/// The words of several languages by what they mean, where each meaning has a list of them.
enum WordMeanings {
    /// The meaning of each word of the lists that `fill` adds, with spaces between the words of a list; of a word that
    /// is in several lists that of the last. Linear.
    static func table<Meaning>(
        _ fill: (_ add: (_ meaning: Meaning, _ words: String) -> Void) -> Void
    ) -> [String: Meaning] {
        var table: [String: Meaning] = [:]
        fill { meaning, words in
            for word in words.split(separator: " ") { table[String(word)] = meaning }
        }
        return table
    }
}
