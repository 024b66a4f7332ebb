/// The sorted keys of all names, searched in place.
struct KeyIndex: ListedPlaces, Sendable {
    /// The number of keys.
    let count: Int
    private let blocks: GazetteerBytes
    private let keys: GazetteerBytes
    let best: BestPlaces
    private let common: CommonBeginnings

    /// Reads the sections of `file`.
    init(_ file: GazetteerFile) {
        count = file.keyCount
        blocks = file.bytes(.keyBlocks)
        keys = file.bytes(.keys)
        best = BestPlaces(file.bytes(.keyBest))
        common = CommonBeginnings(file.bytes(.keyBeginnings), textCount: file.keyCount)
    }

    /// The number of blocks of keys.
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

    /// Returns the offset of a block in the keys.
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

    /// The number of the first key that is not before `target`; not before the key `start` where that is known, and
    /// looked for there first. Logarithmic.
    func lowerBound(_ target: [UInt8], from start: Int? = nil) -> Int {
        let first = (start ?? 0) / GazetteerFormat.blockSize
        let block = SortedSearch.border(in: first..<blockCount, isNear: start != nil) { block in
            !target.lexicographicallyPrecedes(firstKey(ofBlock: block))
        }
        guard block > first else { return start ?? 0 }
        var cursor = KeyCursor(keys, at: blockOffset(block - 1))
        var index = (block - 1) * GazetteerFormat.blockSize
        let end = min(block * GazetteerFormat.blockSize, count)
        while index < end, cursor.advance(), cursor.bytes.lexicographicallyPrecedes(target) { index += 1 }
        return index
    }

    /// The keys that begin with `prefix`: those in which a word ends there, and the others.
    func keys(beginningWith prefix: [UInt8]) -> Beginnings {
        common.beginning(prefix) ?? Beginnings(prefix, lowerBound)
    }

    /// Calls `body` with each place that has exactly this key. Logarithmic.
    func forEachPlace(named key: [UInt8], _ body: (Posting) -> Void) {
        let block = SortedSearch.border(in: 0..<blockCount, isNear: false) { block in
            !key.lexicographicallyPrecedes(firstKey(ofBlock: block))
        }
        // A key before the first of all is none.
        guard block > 0 else { return }
        var cursor = KeyCursor(keys, at: blockOffset(block - 1))
        let length = min(GazetteerFormat.blockSize, count - (block - 1) * GazetteerFormat.blockSize)
        for _ in 0..<length {
            guard cursor.advance() else { return }
            guard cursor.bytes.lexicographicallyPrecedes(key) else {
                if cursor.bytes.elementsEqual(key) { cursor.forEachPosting(body) }
                return
            }
        }
    }

    func visit(_ range: Range<Int>, _ body: (Posting) -> Void) {
        var cursor = cursor(at: range.lowerBound)
        for _ in range {
            guard cursor.advance() else { return }
            cursor.forEachPosting(body)
        }
    }
}
