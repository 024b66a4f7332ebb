/// The most populous place of each block of keys or words: so the best of 80,000 names are found without a look at all
/// of them. Places are numbered by falling population, so the most populous has the lowest number.
struct BestPlaces: Sendable {
    /// The blocks to look into, and the numbers up to which the places in them are worth a look.
    struct Choice {
        /// The numbers of the blocks, in rising order.
        var blocks: [Int] = []
        /// The highest number of a place by its own name, and by another.
        var limits = (own: GazetteerFormat.noPlace, other: GazetteerFormat.noPlace)

        /// The numbers of the texts of the blocks that are in `range`.
        func ranges(in range: Range<Int>) -> some Sequence<Range<Int>> {
            blocks.lazy.map { block in
                let first = block * GazetteerFormat.blockSize
                return (first..<first + GazetteerFormat.blockSize).clamped(to: range)
            }
        }

        /// Whether the place of a posting is worth a look.
        @inline(__always)
        func holds(_ posting: Posting) -> Bool {
            posting.place <= (posting.isOwnName ? limits.own : limits.other)
        }
    }

    /// The factor between the highest number in a choice and the number of the least populous of the most populous
    /// places. The population of a place is about inversely proportional to its number, and whatever else ranks a place
    /// higher is worth less than 8 times its population.
    private static let margin = 8
    private let entries: GazetteerBytes

    /// Reads a section of entries of six bytes.
    init(_ entries: GazetteerBytes) {
        self.entries = entries
    }

    /// The blocks that overlap `range` and hold between them its `top` most populous places by their own name and by
    /// another.
    ///
    /// The k most populous lie in the k blocks with the lowest best numbers. The blocks at the two ends are always
    /// among them, as their best place may lie outside of the range.
    func blocks(in range: Range<Int>, top: Int) -> Choice {
        let size = GazetteerFormat.blockSize
        let first = range.lowerBound / size
        let last = (range.upperBound - 1) / size
        var chosen: Set<Int> = [first, last]
        guard first + 1 < last else { return Choice(blocks: chosen.sorted()) }
        var choice = Choice()
        for column in [0, 3] {
            var best: [(place: Int, block: Int)] = []
            var limit = GazetteerFormat.noPlace
            for block in first + 1..<last {
                let place = entries.number24(block * 6 + column)
                guard place < limit else { continue }
                let position = best.firstIndex { $0.place > place } ?? best.count
                best.insert((place, block), at: position)
                if best.count > top { best.removeLast() }
                if best.count == top, let worst = best.last { limit = worst.place }
            }
            chosen.formUnion(best.map(\.block))
            if limit < GazetteerFormat.noPlace {
                if column == 0 {
                    choice.limits.own = limit * Self.margin
                } else {
                    choice.limits.other = limit * Self.margin
                }
            }
        }
        choice.blocks = chosen.sorted()
        return choice
    }
}
