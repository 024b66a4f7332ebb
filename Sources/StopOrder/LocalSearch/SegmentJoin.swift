/// Determines the order and direction in which a sequential move joins the segments between its removed edges. One
/// object is reused for all moves.
///
/// The removed edges are ranked by their places in the tour. End 2 r is the earlier end of the edge of rank r, end 2 r
/// + 1 the later one. Segment r runs from the later end of edge r to the earlier end of the edge of the next rank.
struct SegmentJoin: ~Copyable {
    // The number of removed edges, which is also the number of segments.
    private var edges = 0
    // The number of nodes of the tour.
    private let count: Int
    // The place of the edge of each rank.
    private let places = Storage<Int>(SequentialMove.mostEdges, repeating: 0)
    // The end that each end is joined to.
    private let partners = Storage<Int>(2 * SequentialMove.mostEdges, repeating: 0)

    /// Creates an object for tours of `count` nodes.
    init(count: Int) { self.count = count }

    /// Sets the move; returns its longest segment.
    mutating func adopt(_ move: SequentialMove) -> Int {
        edges = move.edges
        var open = 0
        var first = 0
        for edge in 0..<edges {
            let place = move.place(edge)
            var rank = 0
            for other in 0..<edges where move.place(other) < place { rank &+= 1 }
            places.all[rank] = place
            let later = move.isForward(edge) ? 1 : 0
            let near = 2 &* rank &+ (1 &- later)
            if edge == 0 { first = near } else { join(open, near) }
            open = 2 &* rank &+ later
        }
        join(open, first)
        var longest = 0
        for rank in 1..<edges where length(rank) > length(longest) { longest = rank }
        return longest
    }

    /// The number of nodes in a segment.
    func length(_ rank: Int) -> Int {
        rank &+ 1 < edges ? places.all[rank &+ 1] &- places.all[rank] : places.all[0] &+ count &- places.all[rank]
    }

    /// The place of the last node of a segment.
    func end(_ rank: Int) -> Int { places.all[rank &+ 1 == edges ? 0 : rank &+ 1] }

    /// The place of the last node before a segment.
    func start(_ rank: Int) -> Int { places.all[rank] }

    /// The segment after another in the new tour, and whether it is traversed forward. `isForward` is whether the given
    /// segment is traversed forward.
    func segment(after rank: Int, isForward: Bool) -> (rank: Int, isForward: Bool) {
        let left = isForward ? (rank &+ 1 == edges ? 0 : 2 &* rank &+ 2) : 2 &* rank &+ 1
        let entered = partners.all[left]
        if entered & 1 == 1 { return (entered >> 1, true) }
        return (entered == 0 ? edges &- 1 : (entered >> 1) &- 1, false)
    }

    private func join(_ a: Int, _ b: Int) {
        partners.all[a] = b
        partners.all[b] = a
    }
}
