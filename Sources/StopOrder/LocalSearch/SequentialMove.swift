/// A move that exchanges a few edges of a tour, as it is being put together: the edges taken out, sorted by their
/// place in the tour, and how the ends between them would be joined.
struct SequentialMove: ~Copyable {
    /// How many edges a move may exchange at most.
    static let mostEdges = 8

    /// The ends of the edges taken out: edge i is (ends[2i], ends[2i + 1]).
    let ends = Storage<Int>(2 * Self.mostEdges + 2, repeating: 0)
    /// The place of the earlier end of each edge taken out.
    let edgePlaces = Storage<Int>(Self.mostEdges, repeating: 0)
    /// 1 where ends[2i + 1] is the later end of edge i, else 0.
    let isForward = Storage<Int>(Self.mostEdges, repeating: 0)
    /// How many edges taken out lie before edge i in the tour.
    let ranks = Storage<Int>(Self.mostEdges, repeating: 0)
    /// For each end, numbered 2 * rank + (1 for the later), the end it is joined to.
    let partners = Storage<Int>(2 * Self.mostEdges, repeating: 0)
    /// The place of the edge of each rank.
    let rankPlaces = Storage<Int>(Self.mostEdges, repeating: 0)

    /// Enters the edge at `place` among the sorted ones, unless it is out already.
    @inline(__always)
    func take(_ place: Int, as level: Int) -> Bool {
        var rank = 0
        for edge in 0..<level {
            let other = edgePlaces.all[edge]
            if other == place { return false }
            if other < place { rank &+= 1 }
        }
        for edge in 0..<level where edgePlaces.all[edge] > place { ranks.all[edge] &+= 1 }
        edgePlaces.all[level] = place
        ranks.all[level] = rank
        return true
    }

    /// Takes the edge entered last back.
    @inline(__always)
    func giveBack(_ level: Int) {
        let rank = ranks.all[level]
        for edge in 0..<level where ranks.all[edge] > rank { ranks.all[edge] &-= 1 }
    }

    /// Joins the ends as the move wants them and walks from segment to segment: one tour, or several?
    @inline(__always)
    func isTour(_ edges: Int) -> Bool {
        var open = 2 &* ranks.all[0] &+ (1 &- isForward.all[0])
        let first = open
        for edge in 1..<edges {
            let joined = 2 &* ranks.all[edge] &+ (1 &- isForward.all[edge])
            let left = 2 &* ranks.all[edge &- 1] &+ isForward.all[edge &- 1]
            partners.all[left] = joined
            partners.all[joined] = left
        }
        open = 2 &* ranks.all[edges &- 1] &+ isForward.all[edges &- 1]
        partners.all[open] = first
        partners.all[first] = open
        var end = 1
        var seen = 0
        repeat {
            end = partners.all[otherEnd(end, edges)]
            seen &+= 1
        } while end != 1
        return seen == edges
    }

    /// A segment runs from the later end of one edge to the earlier end of the edge of the next rank.
    @inline(__always)
    func otherEnd(_ end: Int, _ edges: Int) -> Int {
        if end & 1 == 1 { return end &+ 1 == 2 &* edges ? 0 : end &+ 1 }
        return end == 0 ? 2 &* edges &- 1 : end &- 1
    }

    /// How many nodes lie between the edge of this rank and the next.
    @inline(__always)
    func segmentLength(_ rank: Int, _ edges: Int, _ count: Int) -> Int {
        rank &+ 1 < edges
            ? rankPlaces.all[rank &+ 1] &- rankPlaces.all[rank]
            : rankPlaces.all[0] &+ count &- rankPlaces.all[rank]
    }

    /// Writes the places of the edges down by rank, as `segmentLength` needs them.
    func sortPlaces(_ edges: Int) {
        for edge in 0..<edges { rankPlaces.all[ranks.all[edge]] = edgePlaces.all[edge] }
    }
}
