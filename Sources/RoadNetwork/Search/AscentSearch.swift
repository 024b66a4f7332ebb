/// Searches upward in the hierarchy by Dijkstra's algorithm; keeps its tables from search to search.
struct AscentSearch: Sendable {
    private var entries: [Ascent.Entry] = []
    private var isSettled: [Bool] = []
    private var queue = KeyQueue()
    /// Entries by junction: open addressing, 0 for free, else entry + 1.
    private var slots = [UInt32](repeating: 0, count: 1 << 11)

    /// The ways upward from a place.
    ///
    /// A junction to which a way down from a higher one is quicker is left out and not followed: no best way leads
    /// over it.
    mutating func ascent(from access: PlaceAccess, _ blocks: inout RoadBlocks) throws(RoadNetworkError) -> Ascent {
        entries.removeAll(keepingCapacity: true)
        isSettled.removeAll(keepingCapacity: true)
        queue.removeAll()
        slots.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
        for (index, approach) in access.approaches.enumerated() {
            let parent = Int32(-1 - 2 * index)
            reach(approach.ends.from, approach.seconds + approach.seconds(toEnd: false), parent, 0)
            reach(approach.ends.to, approach.seconds + approach.seconds(toEnd: true), parent - 1, 0)
        }
        var summits: [UInt64] = []
        while let first = queue.popFirst() {
            let index = Int(first & 0xFFFF_FFFF)
            if isSettled[index] { continue }
            isSettled[index] = true
            let entry = entries[index]
            let arcs = try blocks.arcs(of: entry.junction)
            if isStalled(entry, arcs, blocks) { continue }
            summits.append(UInt64(entry.junction) << 32 | UInt64(index))
            for number in arcs {
                let arc = blocks.arcs[number]
                reach(arc.head, Int(entry.seconds) + Int(arc.seconds), Int32(index), UInt32(number))
            }
        }
        summits.sort()
        return Ascent(access: access, entries: entries, summits: summits)
    }

    /// Whether a junction is reached sooner down from one of its arcs' heads.
    private func isStalled(_ entry: Ascent.Entry, _ arcs: Range<Int>, _ blocks: borrowing RoadBlocks) -> Bool {
        for number in arcs {
            let arc = blocks.arcs[number]
            let slot = slot(of: arc.head)
            guard slots[slot] > 0 else { continue }
            if entries[Int(slots[slot]) - 1].seconds + arc.seconds < entry.seconds { return true }
        }
        return false
    }

    private mutating func reach(_ junction: UInt32, _ seconds: Int, _ parent: Int32, _ arc: UInt32) {
        // Half of the range, so that sums of two never overflow.
        guard seconds < 1 << 30 else { return }
        let slot = slot(of: junction)
        let entry = Ascent.Entry(junction: junction, seconds: UInt32(seconds), parent: parent, arc: arc)
        if slots[slot] > 0 {
            let index = Int(slots[slot]) - 1
            guard entries[index].seconds > entry.seconds, !isSettled[index] else { return }
            entries[index] = entry
            queue.push(UInt64(seconds) << 32 | UInt64(index))
            return
        }
        entries.append(entry)
        isSettled.append(false)
        slots[slot] = UInt32(entries.count)
        queue.push(UInt64(seconds) << 32 | UInt64(entries.count - 1))
        if entries.count * 2 > slots.count { grow() }
    }

    /// The slot of a junction, or the free one where it belongs.
    @inline(__always)
    private func slot(of junction: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int((junction &* 0x9E37_79B1) >> 7) & mask
        while slots[slot] > 0, entries[Int(slots[slot]) - 1].junction != junction { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for (index, entry) in entries.enumerated() { slots[slot(of: entry.junction)] = UInt32(index + 1) }
    }
}
