/// Finds the keys that a few slips of typing lead to, by a walk through all sorted keys.
///
/// A slip is a character put in, left out or replaced, or two neighbours swapped (optimal string alignment, as in
/// B. J. Oommen, R. K. S. Loke, 1997). The rows of the distance table of the beginning that a key shares with the one
/// before it are kept, and a beginning that is beyond the limit already takes all keys that share it out at once; so only a
/// few of 800,000 keys are looked at.
struct SpellingSearch: ~Copyable {
    /// A key that was found.
    struct Hit {
        /// How many slips away it is.
        let slips: Int
        /// One of its places.
        let posting: Posting
    }

    private let keys: KeyIndex
    private let query: [UInt32]
    private let limit: Int
    /// The columns of the table: the characters of the query, and one before them.
    private let width: Int
    /// The rows that there is memory for.
    private let height: Int
    /// The rows of the table, one below the other: row `r`, column `c` is the distance of the first `r` characters of the
    /// key from the first `c` of the query.
    private let rows: UnsafeMutablePointer<UInt8>
    /// The characters of the key so far.
    private let scalars: UnsafeMutablePointer<UInt32>
    /// How many characters are complete at each byte of the key.
    private let scalarsBefore: UnsafeMutablePointer<Int>

    /// Queries with more characters are not searched: no name is that long.
    private static let longestQuery = 80
    /// No key has more bytes.
    private static let longestKey = 511

    /// Calls `body` with every place that has a name at most `limit` slips (1 to 3) from `query`; with none when the query
    /// is too long. Slips do not lead from ASCII to other letters at the beginning of a name.
    static func forEachHit(_ query: [UInt8], limit: Int, keys: KeyIndex, _ body: (Hit) -> Void) {
        var scalars: [UInt32] = []
        query.withUnsafeBufferPointer { query in
            var byte = 0
            while byte < query.count { scalars.append(scalar(of: query, at: &byte)) }
        }
        guard let first = query.first, (1...3).contains(limit), scalars.count <= longestQuery else { return }
        let border = keys.lowerBound([0x80])
        let search = SpellingSearch(scalars, limit: limit, keys: keys)
        search.forEachHit(in: first < 0x80 ? 0..<border : border..<keys.count, body)
    }

    private init(_ query: [UInt32], limit: Int, keys: KeyIndex) {
        self.keys = keys
        self.query = query
        self.limit = limit
        width = query.count + 1
        // A key with more characters than the query and the limit have together is out before its row is needed.
        height = width + limit
        rows = .allocate(capacity: height * width)
        rows.initialize(repeating: UInt8(limit + 1), count: height * width)
        scalars = .allocate(capacity: height)
        scalars.initialize(repeating: 0, count: height)
        scalarsBefore = .allocate(capacity: SpellingSearch.longestKey + 1)
        scalarsBefore.initialize(repeating: 0, count: SpellingSearch.longestKey + 1)
        for column in 0..<width { rows[column] = UInt8(min(column, limit + 1)) }
    }

    deinit {
        rows.deallocate()
        scalars.deallocate()
        scalarsBefore.deallocate()
    }

    /// Walks through the keys of `range`.
    private func forEachHit(in range: Range<Int>, _ body: (Hit) -> Void) {
        guard !range.isEmpty else { return }
        let size = GazetteerFormat.blockSize
        var block = range.lowerBound / size
        let endBlock = (range.upperBound + size - 1) / size
        var cursor = keys.cursor(at: block * size)
        /// How many bytes at the beginning of the keys are known to lead nowhere; 0 for none.
        var dead = 0
        while block < endBlock {
            if dead > 0 {
                let beginning = UnsafeBufferPointer(rebasing: cursor.bytes.prefix(dead))
                let next = firstBlock(from: block, to: endBlock, notBeginningWith: beginning)
                // The last block that begins so may hold keys that do not.
                if next > block + 1 {
                    block = next - 1
                    cursor.jump(to: keys.blockOffset(block))
                }
            }
            for index in block * size..<min((block + 1) * size, keys.count) {
                guard cursor.advance() else { return }
                if dead > 0, cursor.common >= dead { continue }
                dead = 0
                let slips = distance(of: cursor.bytes, from: cursor.common, dead: &dead)
                if slips <= limit, range.contains(index) {
                    cursor.forEachPosting { body(Hit(slips: slips, posting: $0)) }
                }
            }
            block += 1
        }
    }

    /// The distance of a key whose first `common` bytes are as in the last call; beyond the limit anything more than it.
    ///
    /// Sets `dead` to the number of bytes after which no key can be within the limit.
    private func distance(of key: UnsafeBufferPointer<UInt8>, from common: Int, dead: inout Int) -> Int {
        var byte = min(common, key.count)
        var row = scalarsBefore[byte]
        while byte < key.count {
            let scalar = SpellingSearch.scalar(of: key, at: &byte)
            guard row + 1 < height else {
                dead = byte
                return limit + 1
            }
            scalars[row] = scalar
            row += 1
            scalarsBefore[byte] = row
            if !fill(row) {
                dead = byte
                return limit + 1
            }
        }
        // Keys that are shorter by more than the limit end outside of the band.
        return row + limit >= width - 1 ? Int(rows[row * width + width - 1]) : limit + 1
    }

    /// Fills a row of the table from those above it, inside a band of `limit` around the diagonal; false when nothing in it
    /// is within the limit.
    private func fill(_ row: Int) -> Bool {
        let beyond = UInt8(limit + 1)
        let low = max(1, row - limit)
        let high = min(width - 1, row + limit)
        guard low <= high else { return false }
        let scalar = scalars[row - 1]
        let this = rows + row * width
        let above = this - width
        this[low - 1] = low == 1 ? min(UInt8(clamping: row), beyond) : beyond
        var least = this[low - 1]
        for column in low...high {
            var cost = above[column - 1] &+ (scalar == query[column - 1] ? 0 : 1)
            cost = min(cost, above[column] &+ 1, this[column - 1] &+ 1, beyond)
            if row > 1, column > 1, scalar == query[column - 2], scalars[row - 2] == query[column - 1] {
                cost = min(cost, (above - width)[column - 2] &+ 1)
            }
            this[column] = cost
            least = min(least, cost)
        }
        // The next row looks one column further.
        if high + 1 < width { this[high + 1] = beyond }
        return least < beyond
    }

    /// The first block from `block` on whose first key does not begin with `beginning`.
    private func firstBlock(
        from block: Int, to end: Int, notBeginningWith beginning: UnsafeBufferPointer<UInt8>
    ) -> Int {
        func begins(_ block: Int) -> Bool { keys.firstKey(ofBlock: block).starts(with: beginning) }
        guard block < end, begins(block) else { return block }
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

    /// The character at `byte`, its bytes taken as one number, and `byte` moved behind it.
    @inline(__always)
    private static func scalar(of text: UnsafeBufferPointer<UInt8>, at byte: inout Int) -> UInt32 {
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
