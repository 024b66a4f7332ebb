/// The words inside names, sorted by what follows from there: `francisco` leads to `san francisco`.
struct WordIndex: Sendable {
    private let words: GazetteerBytes
    private let keys: KeyIndex
    private let best: BestPlaces
    private let count: Int

    /// Reads the sections of `file`; `keys` are the keys that the words point into.
    init(_ file: GazetteerFile, keys: KeyIndex) {
        words = file.bytes(.words)
        best = BestPlaces(file.bytes(.wordBest))
        count = file.wordCount
        self.keys = keys
    }

    /// The words from which on a name goes on with `prefix`: first those where a word ends there, then the others.
    func words(beginningWith prefix: [UInt8]) -> (words: Range<Int>, rest: Range<Int>) {
        Beginnings.ranges(prefix, lowerBound)
    }

    /// Calls `body` as `KeyIndex.forEachPlace(in:exhaustive:top:_:)` does.
    func forEachPlace(in range: Range<Int>, exhaustive: Int, top: Int, _ body: (Posting) -> Void) {
        if range.count <= exhaustive {
            visit(range, body)
        } else {
            let choice = best.blocks(in: range, top: top)
            for block in choice.blocks {
                let first = block * GazetteerFormat.blockSize
                visit((first..<first + GazetteerFormat.blockSize).clamped(to: range)) { posting in
                    if choice.holds(posting) { body(posting) }
                }
            }
        }
    }

    private func visit(_ range: Range<Int>, _ body: (Posting) -> Void) {
        var cursor = keys.cursor(at: 0)
        for index in range {
            keys.move(&cursor, to: Int(words.number32(index * 4) >> 8))
            if cursor.advance() { cursor.forEachPosting(body) }
        }
    }

    /// The number of the first word that is not before `target`. Logarithmic.
    private func lowerBound(_ target: [UInt8]) -> Int {
        var low = 0
        var high = count
        var cursor = keys.cursor(at: 0)
        while low < high {
            let middle = (low + high) / 2
            let entry = words.number32(middle * 4)
            keys.move(&cursor, to: Int(entry >> 8))
            guard cursor.advance() else { return low }
            let rest = cursor.bytes.dropFirst(Int(entry & 0xFF))
            if rest.lexicographicallyPrecedes(target) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
