/// The words inside names, sorted by what follows from there: `francisco` leads to `san francisco`.
struct WordIndex: ListedPlaces, Sendable {
    private let words: GazetteerBytes
    private let keys: KeyIndex
    let best: BestPlaces
    private let common: CommonBeginnings
    private let count: Int

    /// Reads the sections of `file`; `keys` are the keys that the words point into.
    init(_ file: GazetteerFile, keys: KeyIndex) {
        words = file.bytes(.words)
        best = BestPlaces(file.bytes(.wordBest))
        common = CommonBeginnings(file.bytes(.wordBeginnings), textCount: file.wordCount)
        count = file.wordCount
        self.keys = keys
    }

    /// The words from which on a name goes on with `prefix`: those where a word ends there, and the others.
    func words(beginningWith prefix: [UInt8]) -> Beginnings {
        common.beginning(prefix) ?? Beginnings(prefix, lowerBound)
    }

    func visit(_ range: Range<Int>, _ body: (Posting) -> Void) {
        var cursor = keys.cursor(at: 0)
        for index in range {
            keys.move(&cursor, to: Int(words.number32(index * 4) >> 8))
            if cursor.advance() { cursor.forEachPosting(body) }
        }
    }

    /// The number of the first word that is not before `target`; not before the word `start` where that is known, and
    /// looked for there first. Logarithmic.
    private func lowerBound(_ target: [UInt8], from start: Int?) -> Int {
        var cursor = keys.cursor(at: 0)
        return SortedSearch.border(in: (start ?? 0)..<max(count, start ?? 0), isNear: start != nil) { index in
            let entry = words.number32(index * 4)
            keys.move(&cursor, to: Int(entry >> 8))
            guard cursor.advance() else { return false }
            return cursor.bytes.dropFirst(Int(entry & 0xFF)).lexicographicallyPrecedes(target)
        }
    }
}
