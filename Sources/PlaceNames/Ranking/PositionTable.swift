/// The positions of numbers in a list, by number: a hash table with open addressing (Knuth, The Art of Computer
/// Programming, volume 3, 6.4, algorithm L), which is quicker for thousands of small numbers than a dictionary.
struct PositionTable {
    /// A number and its position.
    private struct Entry {
        var number: Int32 = -1
        var position: Int32 = 0
    }

    /// A power of two of entries, at most half of them taken; the number -1 is that of a free one.
    private var entries: [Entry] = []
    private var count = 0

    /// The position of a number, 0 or more; if it has none, `next`, which it has from now on. Constant on average.
    mutating func position(of number: Int, orAdd next: Int) -> Int {
        if count * 2 >= entries.count { grow() }
        let slot = slot(of: Int32(truncatingIfNeeded: number))
        if entries[slot].number >= 0 { return Int(entries[slot].position) }
        entries[slot] = Entry(
            number: Int32(truncatingIfNeeded: number), position: Int32(truncatingIfNeeded: next))
        count += 1
        return next
    }

    /// Whether no number has a position.
    var isEmpty: Bool { count == 0 }

    /// The position of a number; nil if it has none. Constant on average.
    func position(of number: Int) -> Int? {
        guard !isEmpty else { return nil }
        let entry = entries[slot(of: Int32(truncatingIfNeeded: number))]
        return entry.number >= 0 ? Int(entry.position) : nil
    }

    /// The entry of a number, or the free one that is to take it.
    private func slot(of number: Int32) -> Int {
        let mask = entries.count - 1
        // Fibonacci hashing spreads neighbouring numbers: the factor is 2^64 by the golden ratio.
        let bits = UInt64(truncatingIfNeeded: number)
        var slot = Int(truncatingIfNeeded: bits &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
        while entries[slot].number != number, entries[slot].number >= 0 { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let old = entries
        entries = Array(repeating: Entry(), count: max(old.count * 2, 256))
        for entry in old where entry.number >= 0 { entries[slot(of: entry.number)] = entry }
    }
}
