/// A reader of the sorted keys, one after the other.
///
/// Keys lie in blocks of 16; inside a block each is stored as what differs from the one before. An entry is: one byte with
/// the length of the common beginning (upper half) and of the rest (lower half), a half of 15 meaning that the length
/// follows in a byte of its own; the rest of the key; its postings, three bytes each. The first key of a block is whole.
package struct KeyCursor {
    private let keys: GazetteerBytes
    /// Where the next entry begins.
    private var next: Int
    /// The key that was read last.
    package private(set) var key: [UInt8] = []
    /// How many bytes the key shares with the one read before it.
    private(set) var common = 0
    /// Where the postings of the key begin.
    private var postings = 0

    /// Stands before the entry at `offset`, which begins a block.
    init(_ keys: GazetteerBytes, at offset: Int) {
        self.keys = keys
        next = offset
        key.reserveCapacity(256)
    }

    /// Moves to the entry at `offset`, which begins a block; it is the next to be read.
    mutating func jump(to offset: Int) {
        next = offset
        key.removeAll(keepingCapacity: true)
    }

    /// Reads the next key; false at the end.
    @inline(__always)
    package mutating func advance() -> Bool {
        guard next < keys.count else { return false }
        let lengths = keys.byte(next)
        next += 1
        var common = Int(lengths >> 4)
        var rest = Int(lengths & 15)
        if common == 15 {
            common = Int(keys.byte(next))
            next += 1
        }
        if rest == 15 {
            rest = Int(keys.byte(next))
            next += 1
        }
        self.common = min(common, key.count)
        key.removeLast(key.count - self.common)
        key.append(contentsOf: keys.slice(next, rest))
        next += rest
        postings = next
        while Posting(packed: keys.number24(next)).hasNext { next += 3 }
        next += 3
        return true
    }

    /// Calls `body` with each place of the key, the most populous first.
    @inline(__always)
    package func forEachPosting(_ body: (Posting) -> Void) {
        var offset = postings
        while true {
            let posting = Posting(packed: keys.number24(offset))
            body(posting)
            guard posting.hasNext else { return }
            offset += 3
        }
    }
}
