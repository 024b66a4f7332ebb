/// Finds the keys that a few slips of typing lead to, by a walk through all sorted keys.
///
/// The masks of the beginning that a key shares with the one before it are kept (see `SpellingAutomaton`), and a
/// beginning that is beyond the limit already takes all keys that share it out at once.
enum SpellingSearch {
    /// A key that was found.
    struct Hit {
        /// The number of slips between the query and the key.
        let slips: Int
        /// A posting of the key.
        let posting: Posting
    }

    /// Queries with more characters are not searched: no name is that long.
    private static let longestQuery = 80

    /// Calls `body` with every place that has a name at most `limit` slips (1 to 3) from `query`; with none when the
    /// query is too long. `body` returns how many slips are of interest from then on, at most as many as before. Slips
    /// do not lead from ASCII to other letters at the beginning of a name.
    static func forEachHit(_ query: [UInt8], limit: Int, keys: KeyIndex, _ body: (Hit) -> Int) {
        var scalars: [UInt32] = []
        query.withUnsafeBufferPointer { query in
            var byte = 0
            while byte < query.count { scalars.append(scalar(of: query, at: &byte)) }
        }
        guard let first = query.first, (1...3).contains(limit), scalars.count <= longestQuery else { return }
        let border = keys.lowerBound([0x80])
        let range = first < 0x80 ? 0..<border : border..<keys.count
        if scalars.count <= SpellingAutomaton<UInt64>.longestQuery {
            let walk = SpellingWalk(keys, SpellingAutomaton<UInt64>(scalars, limit: limit))
            walk.forEachHit(in: range, body)
        } else {
            let walk = SpellingWalk(keys, SpellingAutomaton<UInt128>(scalars, limit: limit))
            walk.forEachHit(in: range, body)
        }
    }

    /// The character at `byte`, its bytes taken as one number, and `byte` moved behind it.
    @inline(__always)
    fileprivate static func scalar(of text: UnsafeBufferPointer<UInt8>, at byte: inout Int) -> UInt32 {
        let first = text[byte]
        var scalar = UInt32(first)
        var following = first < 0xC0 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
        byte += 1
        while following > 0, byte < text.count {
            scalar = scalar << 8 | UInt32(text[byte])
            byte += 1
            following -= 1
        }
        return scalar
    }
}

/// A walk through the keys with an automaton.
private struct SpellingWalk<Mask: FixedWidthInteger & UnsignedInteger & Sendable>: ~Copyable {
    private let keys: KeyIndex
    private let automaton: SpellingAutomaton<Mask>
    /// The bytes of the key so far.
    private let bytes: UnsafeMutablePointer<UInt8>
    /// The number of characters that are complete at each byte of the key.
    private let charactersBefore: UnsafeMutablePointer<Int>

    init(_ keys: KeyIndex, _ automaton: consuming SpellingAutomaton<Mask>) {
        self.keys = keys
        self.automaton = automaton
        bytes = .allocate(capacity: KeyEntry.longestKey)
        bytes.initialize(repeating: 0, count: KeyEntry.longestKey)
        charactersBefore = .allocate(capacity: KeyEntry.longestKey + 1)
        charactersBefore.initialize(repeating: 0, count: KeyEntry.longestKey + 1)
    }

    deinit {
        bytes.deallocate()
        charactersBefore.deallocate()
    }

    /// Walks through the keys of `range`.
    func forEachHit(in range: Range<Int>, _ body: (SpellingSearch.Hit) -> Int) {
        guard !range.isEmpty else { return }
        let size = GazetteerFormat.blockSize
        var block = range.lowerBound / size
        let endBlock = (range.upperBound + size - 1) / size
        var most = automaton.limit
        // The number of bytes of the key that were read; of a key that is out, those that take it out.
        var known = 0
        var isOut = false
        var length = 0
        blocks: while block < endBlock {
            var offset = keys.blockOffset(block)
            for index in block * size..<min((block + 1) * size, keys.count) {
                guard let entry = keys.entry(at: &offset) else { return }
                var common = min(entry.common, length)
                var rest = entry.rest
                if index == block * size {
                    common = sharedCount(rest, known)
                    if isOut, common >= known {
                        let next = firstBlock(after: block, to: endBlock, beginningWith: known)
                        // The last block that begins so may hold keys that do not.
                        if next > block + 1 {
                            block = next - 1
                            continue blocks
                        }
                    }
                    rest = UnsafeBufferPointer(rebasing: rest[common...])
                }
                length = common + rest.count
                if isOut, common >= known {
                    keys.skipPostings(at: &offset)
                    continue
                }
                let row = read(rest, behind: common, atMost: most, &known, &isOut)
                if !isOut, range.contains(index), let slips = automaton.slips(after: row, atMost: most) {
                    keys.forEachPosting(at: offset) { posting in
                        most = min(most, body(SpellingSearch.Hit(slips: slips, posting: posting)))
                    }
                }
                keys.skipPostings(at: &offset)
            }
            block += 1
        }
    }

    /// Reads the rest of a key whose first `common` bytes are as in the key before; returns its number of characters.
    /// Sets `isOut` if no key that begins with the first `known` bytes is within the limit.
    @inline(__always)
    private func read(
        _ rest: UnsafeBufferPointer<UInt8>, behind common: Int, atMost most: Int, _ known: inout Int,
        _ isOut: inout Bool
    ) -> Int {
        var row = charactersBefore[common]
        var byte = 0
        while byte < rest.count {
            let start = byte
            let scalar = rest[byte] < 0x80 ? UInt32(rest[byte]) : SpellingSearch.scalar(of: rest, at: &byte)
            if byte == start { byte += 1 }
            for copied in start..<byte { bytes[common + copied] = rest[copied] }
            guard row + 1 < automaton.height, automaton.read(scalar, behind: row, atMost: most) else {
                known = common + byte
                isOut = true
                return row
            }
            row += 1
            charactersBefore[common + byte] = row
        }
        known = common + rest.count
        isOut = false
        return row
    }

    /// Returns the number of bytes at the beginning of a key that are those of the one before, of which `known` were
    /// read; a character is not cut in half.
    private func sharedCount(_ key: UnsafeBufferPointer<UInt8>, _ known: Int) -> Int {
        var count = 0
        while count < known, count < key.count, key[count] == bytes[count] { count += 1 }
        while count > 0, count < key.count, key[count] & 0xC0 == 0x80 { count -= 1 }
        return count
    }

    /// The first block after `block`, whose first key begins with the first `count` bytes read, of which the first key
    /// does not.
    private func firstBlock(after block: Int, to end: Int, beginningWith count: Int) -> Int {
        func begins(_ block: Int) -> Bool {
            let key = keys.firstKey(ofBlock: block)
            guard key.count >= count else { return false }
            // Most keys differ at the end.
            var byte = count - 1
            while byte >= 0 {
                if key[byte] != bytes[byte] { return false }
                byte -= 1
            }
            return true
        }
        var low = block
        var step = 1
        while low + step < end, begins(low + step) {
            low += step
            step *= 2
        }
        // `low` begins so; `low + step` does not, or is the end.
        var high = min(low + step, end)
        while low + 1 < high {
            let middle = (low + high) / 2
            if begins(middle) { low = middle } else { high = middle }
        }
        return high
    }
}
