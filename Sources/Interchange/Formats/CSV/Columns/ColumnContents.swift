/// The contents of a column, as far as they tell whether it names the stops.
struct ColumnContents {
    /// The share of the rows that have a text in it.
    private(set) var filled = 0.0
    /// The share of these texts that differ from all before them.
    private(set) var distinct = 0.0
    /// The mean number of characters of a text.
    private(set) var length = 0.0
    /// Whether there are rows and every text is words: no number, no link, and not one word with a number that counts
    /// (`Day 1`, `Day 2`).
    private(set) var areWords = false
    /// Whether half of the texts are words, and they do not count.
    private(set) var areNames = false
    /// Whether half of the texts have a digit in them, as streets with houses and postal codes have.
    private(set) var areAddresses = false
    /// The number of rows that were looked at.
    private(set) var rowCount = 0

    /// The most rows that are looked at.
    private static let sampleSize = 1_000

    /// Looks at a column of the rows behind the one that was read last. Linear.
    init(of column: Int, in table: CSVRows) {
        var rows = table
        var known: Set<String> = []
        var counted: Set<String> = []
        var (texts, characters, words, numbered) = (0, 0, 0, 0)
        // A fault in the table is reported when the trips are read; here it only ends the look ahead.
        while rowCount < Self.sampleSize, let more = try? rows.next(), more {
            if rows.isBlank { continue }
            rowCount += 1
            let text = rows.plainText(column)
            if text.isEmpty { continue }
            texts += 1
            characters += text.count
            known.insert(text)
            let letters = text.filter(\.isLetter)
            if Self.isWords(text) { words += 1 }
            if text.contains(where: \.isNumber) { numbered += 1 }
            counted.insert(text.contains(where: \.isNumber) ? letters.lowercased() : text)
        }
        guard rowCount > 0, texts > 0 else { return }
        filled = Double(texts) / Double(rowCount)
        distinct = Double(known.count) / Double(texts)
        length = Double(characters) / Double(texts)
        let isCount = known.count > 1 && counted.count == 1
        areWords = words * 10 >= texts * 9 && !isCount
        areNames = words * 2 >= texts && !isCount
        areAddresses = numbered * 2 >= texts
    }

    /// Whether a text is words: most of its characters are letters or spaces, and it is no link.
    private static func isWords(_ text: String) -> Bool {
        let letters = text.count { $0.isLetter || $0 == " " }
        return letters * 2 > text.count && text.contains(where: \.isLetter) && !ListLine.beginsLikeLink(text.utf8)
    }
}
