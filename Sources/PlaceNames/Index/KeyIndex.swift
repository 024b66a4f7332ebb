/// The sorted keys of all names, searched in place.
struct KeyIndex: Sendable {
    /// How many keys there are.
    let count: Int
    private let blocks: GazetteerBytes
    private let keys: GazetteerBytes
    private let best: BestPlaces

    /// Reads the sections of `file`.
    init(_ file: GazetteerFile) {
        count = file.keyCount
        blocks = file.bytes(.keyBlocks)
        keys = file.bytes(.keys)
        best = BestPlaces(file.bytes(.keyBest))
    }

    /// How many blocks of keys there are.
    var blockCount: Int { blocks.count / 4 }

    /// A cursor that reads the key `index` next. Reads over at most 15 keys.
    func cursor(at index: Int) -> KeyCursor {
        var cursor = KeyCursor(keys, at: 0)
        move(&cursor, to: index)
        return cursor
    }

    /// Moves a cursor so that it reads the key `index` next, without new memory.
    func move(_ cursor: inout KeyCursor, to index: Int) {
        cursor.jump(to: blockOffset(index / GazetteerFormat.blockSize))
        for _ in 0..<index % GazetteerFormat.blockSize { _ = cursor.advance() }
    }

    /// Where a block begins in the keys.
    func blockOffset(_ block: Int) -> Int {
        Int(blocks.number32(block * 4))
    }

    /// The first key of a block, which lies there whole.
    func firstKey(ofBlock block: Int) -> UnsafeBufferPointer<UInt8> {
        let offset = blockOffset(block)
        let length = Int(keys.byte(offset) & 15)
        return length == 15 ? keys.slice(offset + 2, Int(keys.byte(offset + 1))) : keys.slice(offset + 1, length)
    }

    /// Reads the entry at `offset`, as `KeyEntry` does.
    @inline(__always)
    func entry(at offset: inout Int) -> KeyEntry? { KeyEntry(keys, at: &offset) }

    /// Moves `offset` from the postings of a key to the next entry.
    @inline(__always)
    func skipPostings(at offset: inout Int) {
        while Posting.isFollowed(lastByte: keys.byte(offset + 2)) { offset += 3 }
        offset += 3
    }

    /// Calls `body` with each place of the postings at `offset`, the most populous first.
    func forEachPosting(at offset: Int, _ body: (Posting) -> Void) {
        var offset = offset
        while true {
            let posting = Posting(packed: keys.number24(offset))
            body(posting)
            guard posting.hasNext else { return }
            offset += 3
        }
    }

    /// The number of the first key that is not before `target`. Logarithmic.
    func lowerBound(_ target: [UInt8]) -> Int {
        let block = firstBlock(after: target)
        guard block > 0 else { return 0 }
        var cursor = KeyCursor(keys, at: blockOffset(block - 1))
        var index = (block - 1) * GazetteerFormat.blockSize
        let end = min(block * GazetteerFormat.blockSize, count)
        while index < end, cursor.advance(), cursor.bytes.lexicographicallyPrecedes(target) { index += 1 }
        return index
    }

    /// The keys that begin with `prefix`: first those in which a word ends there, then the others.
    func keys(beginningWith prefix: [UInt8]) -> (words: Range<Int>, rest: Range<Int>) {
        Beginnings.ranges(prefix, lowerBound)
    }

    /// Calls `body` with each place that has exactly this key.
    func forEachPlace(named key: [UInt8], _ body: (Posting) -> Void) {
        let index = lowerBound(key)
        guard index < count else { return }
        var cursor = cursor(at: index)
        if cursor.advance(), cursor.bytes.elementsEqual(key) { cursor.forEachPosting(body) }
    }

    /// Calls `body` with the places of the keys in `range`: with all of them when the range is at most `exhaustive` keys
    /// long, else with the `top` most populous and some others.
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
        var cursor = cursor(at: range.lowerBound)
        for _ in range {
            guard cursor.advance() else { return }
            cursor.forEachPosting(body)
        }
    }

    /// The first block whose first key is after `target`.
    private func firstBlock(after target: [UInt8]) -> Int {
        var low = 0
        var high = blockCount
        while low < high {
            let middle = (low + high) / 2
            if target.lexicographicallyPrecedes(firstKey(ofBlock: middle)) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Where in a sorted list the texts stand that begin alike.
enum Beginnings {
    /// The texts that begin with `prefix`: those that are it or go on with a space, and those that go on otherwise.
    ///
    /// No byte of a key is less than a space, so the first stand before the others. No byte of UTF-8 is 0xFF, so what
    /// follows them all is found, too.
    static func ranges(
        _ prefix: [UInt8], _ lowerBound: ([UInt8]) -> Int
    ) -> (words: Range<Int>, rest: Range<Int>) {
        let lower = lowerBound(prefix)
        let middle = max(lower, lowerBound(prefix + [0x21]))
        return (lower..<middle, middle..<max(middle, lowerBound(prefix + [0xFF])))
    }
}
