/// The segments between removed edges of a tour, and how added edges join them to one or more cycles.
///
/// The removed edges, called cuts, are ranked by their places in the tour. End 2 r is the earlier end of the cut of
/// rank r, end 2 r + 1 the later one. Segment r runs from the later end of cut r to the earlier end of the cut of the
/// next rank. Each end is joined to one other end. One value is reused for all moves.
struct SegmentJoin: ~Copyable {
    /// The number of cuts, which is also the number of segments.
    private(set) var cuts = 0
    /// The maximum number of cuts.
    let mostCuts: Int

    // The number of nodes of the tour.
    private let count: Int
    // The place of the cut of each rank.
    private let places: Storage<Int32>
    // The end that each end is joined to.
    private let partners: Storage<Int32>

    /// Creates storage for up to `mostCuts` cuts of tours of `count` nodes.
    init(count: Int, mostCuts: Int) {
        self.count = count
        self.mostCuts = mostCuts
        places = Storage(mostCuts, repeating: 0)
        partners = Storage(2 * mostCuts, repeating: 0)
    }

    /// Removes all cuts.
    mutating func removeAll() { cuts = 0 }

    /// Adds a cut at a place, to be ranked by `rankCuts`; there must not be one yet.
    @inline(__always)
    mutating func add(cutAt place: Int) {
        places.all[cuts] = Int32(truncatingIfNeeded: place)
        cuts &+= 1
    }

    /// Ranks the cuts, before the first `join`. O(n log n).
    mutating func rankCuts() {
        if cuts > Self.fewCuts {
            var ranked = UnsafeMutableBufferPointer(rebasing: places.all[..<cuts])
            return ranked.sort()
        }
        for index in 1..<max(cuts, 1) {
            let place = places.all[index]
            var free = index
            while free > 0, places.all[free &- 1] > place {
                places.all[free] = places.all[free &- 1]
                free &-= 1
            }
            places.all[free] = place
        }
    }

    // Up to this number of cuts, sorting by insertion is the fastest.
    private static let fewCuts = 24

    /// The rank of the first cut at a place or after it; the number of cuts if there is none. O(log n).
    @inline(__always)
    func rank(_ place: Int) -> Int {
        var (low, high) = (0, cuts)
        while low < high {
            let middle = (low &+ high) &>> 1
            if Int(truncatingIfNeeded: places.all[middle]) < place { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    /// Joins two ends.
    @inline(__always)
    mutating func join(_ a: Int, _ b: Int) {
        partners.all[a] = Int32(truncatingIfNeeded: b)
        partners.all[b] = Int32(truncatingIfNeeded: a)
    }

    /// The end that an end is joined to.
    @inline(__always)
    func partner(_ end: Int) -> Int { Int(truncatingIfNeeded: partners.all[end]) }

    /// Cuts the tour at a place, unless there is a cut, and joins both ends to each other again; returns the rank of
    /// the cut. O(n).
    mutating func split(_ place: Int) -> Int {
        let rank = rank(place)
        if rank < cuts, Int(places.all[rank]) == place { return rank }
        for index in stride(from: cuts, to: rank, by: -1) {
            places.all[index] = places.all[index - 1]
            partners.all[2 * index] = partners.all[2 * index - 2]
            partners.all[2 * index + 1] = partners.all[2 * index - 1]
        }
        cuts += 1
        places.all[rank] = Int32(truncatingIfNeeded: place)
        for end in 0..<(2 * cuts) where end >> 1 != rank && partners.all[end] >= Int32(2 * rank) {
            partners.all[end] += 2
        }
        join(2 * rank, 2 * rank + 1)
        return rank
    }

    /// The number of nodes in a segment.
    @inline(__always)
    func length(_ segment: Int) -> Int {
        let start = Int(truncatingIfNeeded: places.all[segment])
        return segment &+ 1 < cuts
            ? Int(truncatingIfNeeded: places.all[segment &+ 1]) &- start
            : Int(truncatingIfNeeded: places.all[0]) &+ count &- start
    }

    /// The longest segment, the first of several.
    var longest: Int {
        var longest = 0
        for segment in 1..<max(cuts, 1) where length(segment) > length(longest) { longest = segment }
        return longest
    }

    /// The place of the last node before a segment.
    @inline(__always)
    func start(_ segment: Int) -> Int { Int(truncatingIfNeeded: places.all[segment]) }

    /// The place of the last node of a segment.
    @inline(__always)
    func end(_ segment: Int) -> Int { start(nextRank(segment)) }

    /// The end at the last node of a segment.
    @inline(__always)
    func lastEnd(_ segment: Int) -> Int { 2 &* nextRank(segment) }

    /// The end at the first node of a segment.
    @inline(__always)
    func firstEnd(_ segment: Int) -> Int { 2 &* segment &+ 1 }

    /// The segment that contains a place. O(log n).
    @inline(__always)
    func segment(at place: Int) -> Int {
        let rank = rank(place)
        return rank == 0 ? cuts &- 1 : rank &- 1
    }

    /// The segment after another in its cycle, and whether it is traversed forward. `isForward` is whether the given
    /// segment is traversed forward.
    @inline(__always)
    func segment(after segment: Int, isForward: Bool) -> (segment: Int, isForward: Bool) {
        let entered = partner(isForward ? lastEnd(segment) : firstEnd(segment))
        if entered & 1 == 1 { return (entered &>> 1, true) }
        return (entered == 0 ? cuts &- 1 : (entered &>> 1) &- 1, false)
    }

    /// Rewrites a tour in the order of its cycle, which must be a single one, except for the longest segment. `scratch`
    /// has memory for all nodes. Linear in the nodes of the other segments.
    func rewrite(_ tour: ArrayTour, scratch: UnsafeMutablePointer<Int32>) {
        let longest = longest
        var written = 0
        var (segment, isForward) = segment(after: longest, isForward: true)
        while segment != longest {
            let length = length(segment)
            if isForward {
                tour.read(from: tour.after(start(segment)), length: length, to: scratch + written)
            } else {
                tour.readBackwards(from: end(segment), length: length, to: scratch + written)
            }
            written &+= length
            (segment, isForward) = self.segment(after: segment, isForward: isForward)
        }
        tour.write(scratch, length: written, at: tour.after(end(longest)))
    }

    @inline(__always)
    private func nextRank(_ rank: Int) -> Int { rank &+ 1 == cuts ? 0 : rank &+ 1 }
}

extension SegmentJoin {
    /// Cuts and joins as a sequential move does.
    mutating func adopt(_ move: SequentialMove) {
        removeAll()
        for edge in 0..<move.edges { add(cutAt: move.place(edge)) }
        rankCuts()
        var first = 0
        var open = 0
        for edge in 0..<move.edges {
            let rank = rank(move.place(edge))
            let later = move.isForward(edge) ? 1 : 0
            let near = 2 &* rank &+ (1 &- later)
            if edge == 0 { first = near } else { join(open, near) }
            open = 2 &* rank &+ later
        }
        join(open, first)
    }
}
