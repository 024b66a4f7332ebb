/// A key as it is stored.
///
/// Keys lie in blocks of 16; inside a block each is stored as what differs from the one before. An entry is: one byte
/// with the length of the common beginning (upper half) and of the rest (lower half), a half of 15 meaning that the
/// length follows in a byte of its own; the rest of the key; its postings, three bytes each. The first key of a block
/// is whole.
struct KeyEntry {
    /// The number of bytes that the key shares with the one before it.
    let common: Int
    /// The other bytes of the key.
    let rest: UnsafeBufferPointer<UInt8>

    /// The length that no key exceeds, not even a damaged one, as both lengths of an entry fit in a byte.
    static let longestKey = 2 * 255

    /// Reads the entry at `offset` and moves that behind the key, to its postings; nil at the end.
    @inline(__always)
    init?(_ keys: GazetteerBytes, at offset: inout Int) {
        guard offset < keys.count else { return nil }
        let lengths = keys.byte(offset)
        offset += 1
        var common = Int(lengths >> 4)
        var rest = Int(lengths & 15)
        if common == 15 {
            common = Int(keys.byte(offset))
            offset += 1
        }
        if rest == 15 {
            rest = Int(keys.byte(offset))
            offset += 1
        }
        self.common = common
        self.rest = keys.slice(offset, rest)
        offset += rest
    }
}

/// A reader of the sorted keys, one after the other; see `KeyEntry`.
package struct KeyCursor: ~Copyable {
    private let keys: GazetteerBytes
    /// The offset of the next entry.
    private var next: Int
    /// The key that was read last, in memory of the cursor's own.
    private let buffer: UnsafeMutablePointer<UInt8>
    private var count = 0
    /// The offset of the postings of the key.
    private var postings = 0

    /// Stands before the entry at `offset`, which begins a block.
    init(_ keys: GazetteerBytes, at offset: Int) {
        self.keys = keys
        next = offset
        buffer = .allocate(capacity: KeyEntry.longestKey)
        buffer.initialize(repeating: 0, count: KeyEntry.longestKey)
    }

    deinit { buffer.deallocate() }

    /// The key that was read last.
    package var key: [UInt8] { Array(bytes) }

    /// The same where it lies; valid until the next key is read.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: buffer, count: count) }

    /// Moves to the entry at `offset`, which begins a block; it is the next to be read.
    mutating func jump(to offset: Int) {
        next = offset
        count = 0
    }

    /// Reads the next key; false at the end.
    package mutating func advance() -> Bool {
        guard let entry = KeyEntry(keys, at: &next) else { return false }
        let common = min(entry.common, count)
        if let start = entry.rest.baseAddress { (buffer + common).update(from: start, count: entry.rest.count) }
        count = common + entry.rest.count
        postings = next
        while Posting.isFollowed(lastByte: keys.byte(next + 2)) { next += 3 }
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
