/// Finds the keys that a few slips of typing lead to, by a walk through all sorted keys.
///
/// A slip is a character put in, left out or replaced, or two neighbours swapped (optimal string alignment, as in
/// B. J. Oommen, R. K. S. Loke, 1997). The rows of the distance table of the beginning that a key shares with the one
/// before it are kept, and a beginning that is beyond the limit already takes all keys that share it out at once; so only a
/// few of 800,000 keys are looked at.
struct SpellingSearch {
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
    /// The rows of the table, one below the other: `rows[r * width + c]` is the distance of the first `r` characters of the
    /// key from the first `c` of the query.
    private var rows: [UInt8]
    private let width: Int
    /// The characters of the key so far, and how many of them are complete at each byte.
    private var scalars: [UInt32]
    private var scalarsBefore: [Int]

    /// Queries with more characters are not searched: no name is that long.
    static let longestQuery = 80

    /// Prepares a search for what is at most `limit` slips (at most 3) from `query`; nil when the query is too long.
    init?(_ query: [UInt8], limit: Int, keys: KeyIndex) {
        var scalars: [UInt32] = []
        var byte = 0
        while byte < query.count { scalars.append(SpellingSearch.scalar(of: query, at: &byte)) }
        guard limit > 0, limit <= 3, !scalars.isEmpty, scalars.count <= SpellingSearch.longestQuery else { return nil }
        self.keys = keys
        self.query = scalars
        self.limit = limit
        width = scalars.count + 1
        // A key with more characters than the query and the limit have together is out before its row is needed.
        rows = [UInt8](repeating: 0, count: (scalars.count + limit + 2) * width)
        self.scalars = [UInt32](repeating: 0, count: scalars.count + limit + 2)
        scalarsBefore = [Int](repeating: 0, count: 257)
        for column in 0..<width { rows[column] = UInt8(min(column, limit + 1)) }
    }

    /// Calls `body` with every hit. Slips do not lead from ASCII to other letters at the beginning of a name, so only the
    /// half of the keys that begins as the query does is searched.
    mutating func forEachHit(_ body: (Hit) -> Void) {
        let border = keys.lowerBound([0x80])
        let range = (query.first ?? 0) < 0x80 ? 0..<border : border..<keys.count
        guard !range.isEmpty else { return }
        let size = GazetteerFormat.blockSize
        var block = range.lowerBound / size
        let endBlock = (range.upperBound + size - 1) / size
        var cursor = keys.cursor(at: range.lowerBound / size * size)
        /// How many bytes at the beginning of the keys are known to lead nowhere; 0 for none.
        var dead = 0
        while block < endBlock {
            if dead > 0 {
                let next = firstBlock(from: block, to: endBlock, notSharing: dead, of: cursor.key)
                // The keys before the block found may differ from the dead beginning within the block before it.
                if next > block + 1 {
                    block = next - 1
                    cursor.jump(to: keys.blockOffset(block))
                }
            }
            for index in block * size..<min((block + 1) * size, keys.count) {
                guard cursor.advance() else { return }
                if dead > 0, cursor.common >= dead { continue }
                dead = 0
                let slips = distance(of: cursor.key, from: cursor.common, dead: &dead)
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
    private mutating func distance(of key: [UInt8], from common: Int, dead: inout Int) -> Int {
        var byte = common
        var row = scalarsBefore[min(common, 256)]
        while byte < key.count {
            let scalar = SpellingSearch.scalar(of: key, at: &byte)
            guard row + 1 < width + limit else {
                dead = byte
                return limit + 1
            }
            scalars[row] = scalar
            row += 1
            scalarsBefore[min(byte, 256)] = row
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
    private mutating func fill(_ row: Int) -> Bool {
        let beyond = UInt8(limit + 1)
        let low = max(1, row - limit)
        let high = min(width - 1, row + limit)
        guard low <= high else { return false }
        let scalar = scalars[row - 1]
        let this = row * width
        let above = this - width
        rows[this + low - 1] = low == 1 ? min(UInt8(clamping: row), beyond) : beyond
        var least = rows[this + low - 1]
        for column in low...high {
            var cost = rows[above + column - 1] &+ (scalar == query[column - 1] ? 0 : 1)
            cost = min(cost, rows[above + column] &+ 1, rows[this + column - 1] &+ 1, beyond)
            if row > 1, column > 1, scalar == query[column - 2], scalars[row - 2] == query[column - 1] {
                cost = min(cost, rows[above - width + column - 2] &+ 1)
            }
            rows[this + column] = cost
            least = min(least, cost)
        }
        // The next row looks one column further.
        if high + 1 < width { rows[this + high + 1] = beyond }
        return least < beyond
    }

    /// The first block from `block` on whose first key does not begin with the first `count` bytes of `key`.
    private func firstBlock(from block: Int, to end: Int, notSharing count: Int, of key: [UInt8]) -> Int {
        func shares(_ block: Int) -> Bool { keys.firstKey(ofBlock: block).starts(with: key[..<count]) }
        guard block < end, shares(block) else { return block }
        var low = block
        var step = 1
        while low + step < end, shares(low + step) {
            low += step
            step *= 2
        }
        // `low` shares; `low + step` does not, or is the end.
        var high = min(low + step, end)
        while low + 1 < high {
            let middle = (low + high) / 2
            if shares(middle) { low = middle } else { high = middle }
        }
        return high
    }

    /// The character at `byte`, its bytes taken as one number, and `byte` moved behind it.
    @inline(__always)
    private static func scalar(of text: [UInt8], at byte: inout Int) -> UInt32 {
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
