/// The quickest ways upward in the hierarchy from a place; where those of two places meet lies the best way between.
struct Ascent: Sendable {
    /// A junction that the search reached.
    struct Entry {
        /// The junction.
        var junction: UInt32
        /// The time from the place in seconds.
        var seconds: UInt32
        /// The entry from which it was reached; of a beginning, -1 less its approach doubled, and one more less at the
        /// far end of the road.
        var parent: Int32
        /// The arc by which it was reached, an index among those that are decoded.
        var arc: UInt32
    }

    /// The place and the roads by which it is reached.
    let access: PlaceAccess
    /// All junctions that were reached.
    let entries: [Entry]
    /// The junctions to which a best way may lead, in ascending order: junction in the high half, entry in the low one.
    let summits: [UInt64]

    /// The junction where the best way to the place of another ascent turns down, as entries of both and seconds; nil
    /// if there is no way. Of ways that take the same time, the one by the junction of the least number.
    func meeting(_ other: Ascent) -> (entry: Int, otherEntry: Int, seconds: Int)? {
        var best: (Int, Int, Int)?
        var least = UInt64.max
        var (index, otherIndex) = (0, 0)
        while index < summits.count, otherIndex < other.summits.count {
            let (mine, others) = (summits[index], other.summits[otherIndex])
            let (junction, otherJunction) = (mine >> 32, others >> 32)
            if junction == otherJunction {
                let (entry, otherEntry) = (Int(mine & 0xFFFF_FFFF), Int(others & 0xFFFF_FFFF))
                let sum = UInt64(entries[entry].seconds) + UInt64(other.entries[otherEntry].seconds)
                if sum < least {
                    least = sum
                    best = (entry, otherEntry, Int(sum))
                }
            }
            if junction <= otherJunction { index += 1 }
            if otherJunction <= junction { otherIndex += 1 }
        }
        return best
    }
}
