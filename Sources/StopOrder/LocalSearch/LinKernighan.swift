/// Tour improvement by sequential k-opt moves, the steps of Lin and Kernighan (1973) as Helsgaun (2000, 2009) makes
/// them: an edge out, one of a few candidate edges in, up to `depth` times, as long as what was taken out is longer
/// than what was put in; a move is applied once closing it up gives a shorter tour.
///
/// A move is tried on paper only: the edges taken out, sorted by their place, cut the tour into segments, and a walk
/// over at most `depth` segments tells whether the new edges join them to one tour. Applying it leaves the longest
/// segment where it is and writes the others anew. Nodes whose surroundings changed wait in a queue (don't-look bits,
/// Bentley 1992).
struct LinKernighan<Cost: SymmetricCost>: KickedTour, ~Copyable {
    /// How many edges a move may exchange at most.
    static var maximumDepth: Int { 8 }

    let cost: Cost
    let count: Int
    /// The tour as it stands.
    let tour: ArrayTour
    /// The length of the tour, kept up to date by adding what each move gains.
    var length: Double
    /// How many edges a move may exchange: 2 to `maximumDepth`.
    private let depth: Int
    /// A gain below this is rounding.
    private let tolerance: Double

    private let starts: Storage<Int32>
    private let neighbours: Storage<Int32>
    private let neighbourCosts: Storage<Double>

    private let queue: Storage<Int32>
    private let isQueued: Storage<Bool>
    private var queueHead = 0
    private var queueLength = 0

    /// The ends of the edges taken out: edge i is (ends[2i], ends[2i + 1]).
    private let ends: Storage<Int>
    /// The place of the earlier end of each edge taken out.
    private let edgePlaces: Storage<Int>
    /// 1 where ends[2i + 1] is the later end of edge i, else 0.
    private let isForward: Storage<Int>
    /// How many edges taken out lie before edge i in the tour.
    private let ranks: Storage<Int>
    /// For each end, numbered 2 * rank + (1 for the later), the end it is joined to.
    private let partners: Storage<Int>
    /// The place of the edge of each rank.
    private let rankPlaces: Storage<Int>
    private let scratch: Storage<Int32>

    /// Everything needed to take moves back; off while a tour is improved for good.
    private var log = UndoLog()
    /// Whether moves are written to the log.
    var isLogging = false

    init(cost: Cost, order: [Int], candidates: CandidateGraph, depth: Int, tolerance: Double) {
        self.cost = cost
        count = order.count
        tour = ArrayTour(order)
        self.depth = min(max(depth, 2), Self.maximumDepth)
        self.tolerance = tolerance
        starts = Storage(candidates.starts)
        neighbours = Storage(candidates.neighbours)
        neighbourCosts = Storage(candidates.neighbours.count, repeating: 0)
        for node in 0..<order.count {
            for index in Int(candidates.starts[node])..<Int(candidates.starts[node + 1]) {
                neighbourCosts.all[index] = cost(node, Int(candidates.neighbours[index]))
            }
        }
        queue = Storage(order.count, repeating: 0)
        isQueued = Storage(order.count, repeating: false)
        ends = Storage(2 * Self.maximumDepth + 2, repeating: 0)
        edgePlaces = Storage(Self.maximumDepth, repeating: 0)
        isForward = Storage(Self.maximumDepth, repeating: 0)
        ranks = Storage(Self.maximumDepth, repeating: 0)
        partners = Storage(2 * Self.maximumDepth, repeating: 0)
        rankPlaces = Storage(Self.maximumDepth, repeating: 0)
        scratch = Storage(order.count, repeating: 0)
        length = 0
        measure()
    }

    /// Adds the length of the tour up anew.
    mutating func measure() {
        var sum = 0.0
        for place in 0..<count { sum += cost(tour.node(place), tour.node(tour.after(place))) }
        length = sum
    }

    /// Puts a node into the queue of those to look at.
    @inline(__always)
    mutating func push(_ node: Int) {
        if isQueued.all[node] { return }
        isQueued.all[node] = true
        var index = queueHead &+ queueLength
        if index >= count { index &-= count }
        queue.all[index] = Int32(truncatingIfNeeded: node)
        queueLength &+= 1
    }

    /// Whether no node waits to be looked at.
    var isQueueEmpty: Bool { queueLength == 0 }

    /// Looks at the nodes in the queue, at most `limit` of them, and applies every improvement.
    mutating func improve(atMost limit: Int) {
        var looked = 0
        while queueLength > 0, looked < limit {
            let node = Int(truncatingIfNeeded: queue.all[queueHead])
            queueHead = queueHead &+ 1 == count ? 0 : queueHead &+ 1
            queueLength &-= 1
            isQueued.all[node] = false
            while improve(from: node) {}
            looked &+= 1
        }
    }

    /// Writes three neighbouring segments after a place in reverse order, each forward: a double bridge, which no
    /// sequential move of three edges takes back. Gives what the tour grew by.
    /// The lengths are positive and their sum is below `count`.
    mutating func kick(after place: Int, _ first: Int, _ second: Int, _ third: Int) -> Double {
        let begin = tour.after(place)
        let b = wrapped(begin + first)
        let c = wrapped(b + second)
        let end = wrapped(c + third)
        let joints = (
            tour.node(place), tour.node(begin), tour.node(tour.before(b)), tour.node(b), tour.node(tour.before(c)),
            tour.node(c), tour.node(tour.before(end)), tour.node(end)
        )
        let growth =
            cost(joints.0, joints.5) + cost(joints.6, joints.3) + cost(joints.4, joints.1) + cost(joints.2, joints.7)
            - cost(joints.0, joints.1) - cost(joints.2, joints.3) - cost(joints.4, joints.5)
            - cost(joints.6, joints.7)
        if isLogging { log.remember(tour, from: begin, length: first + second + third) }
        var written = 0
        for (start, length) in [(c, third), (b, second), (begin, first)] {
            for index in 0..<length {
                scratch.all[written] = tour.nodes[wrapped(start + index)]
                written &+= 1
            }
        }
        for index in 0..<written { tour.put(scratch.all[index], at: wrapped(begin + index)) }
        length += growth
        push(joints.0)
        push(joints.1)
        push(joints.2)
        push(joints.3)
        push(joints.4)
        push(joints.5)
        push(joints.6)
        push(joints.7)
        return growth
    }

    /// The place of a node that a random walk over candidate edges reaches from the node at a place.
    func wander(from place: Int, steps: Int, random: inout SeededRandom) -> Int {
        var node = tour.node(place)
        for _ in 0..<steps {
            let from = Int(truncatingIfNeeded: starts.all[node])
            let degree = Int(truncatingIfNeeded: starts.all[node &+ 1]) &- from
            if degree == 0 { break }
            node = Int(truncatingIfNeeded: neighbours.all[from &+ random.below(degree)])
        }
        return tour.place(node)
    }

    /// Puts every node into the queue, in the order of the tour.
    mutating func pushAll() { for place in 0..<count { push(tour.node(place)) } }

    /// Forgets what could be taken back.
    mutating func forget() { log.clear() }

    /// Remembers the tour as it stands.
    mutating func keep() { tour.keep() }

    /// Goes back to the tour last remembered.
    mutating func restore() {
        tour.restore()
        measure()
    }

    /// Takes back every move since `forget`; the caller restores `length`.
    mutating func undo() { log.undo(tour) }

    // One node: both of its tour edges are tried as the first to go.
    private mutating func improve(from node: Int) -> Bool {
        let place = tour.place(node)
        ends.all[0] = node
        ranks.all[0] = 0
        for forward in 0..<2 {
            let other = forward == 1 ? tour.after(place) : tour.before(place)
            ends.all[1] = tour.node(other)
            edgePlaces.all[0] = forward == 1 ? place : other
            isForward.all[0] = forward
            if deepen(1, gain: cost(node, ends.all[1])) { return true }
        }
        return false
    }

    // `level` edges are out, all but the last end joined up; `gain` is what is out less what is in.
    private mutating func deepen(_ level: Int, gain: Double) -> Bool {
        let isLast = level &+ 1 == depth
        let start = ends.all[0]
        let last = ends.all[2 &* level &- 1]
        let lastPlace = tour.place(last)
        let next = tour.node(tour.after(lastPlace))
        let previous = tour.node(tour.before(lastPlace))
        let from = Int(truncatingIfNeeded: starts.all[last])
        let to = Int(truncatingIfNeeded: starts.all[last &+ 1])
        for index in from..<to {
            let open = gain - neighbourCosts.all[index]
            if open <= tolerance { break }
            let near = Int(truncatingIfNeeded: neighbours.all[index])
            if near == next || near == previous { continue }
            let nearPlace = tour.place(near)
            for forward in 0..<2 {
                let farPlace = forward == 1 ? tour.after(nearPlace) : tour.before(nearPlace)
                let far = tour.node(farPlace)
                let wide = open + cost(near, far)
                let closed = wide - cost(far, start)
                if isLast, closed <= tolerance { continue }
                guard take(forward == 1 ? nearPlace : farPlace, as: level) else { continue }
                isForward.all[level] = forward
                ends.all[2 &* level] = near
                ends.all[2 &* level &+ 1] = far
                if closed > tolerance, isTour(level &+ 1) {
                    apply(level &+ 1)
                    length -= closed
                    return true
                }
                if !isLast, deepen(level &+ 1, gain: wide) { return true }
                giveBack(level)
            }
        }
        return false
    }

    // Enters the edge at `place` among the sorted ones, unless it is out already.
    @inline(__always)
    private func take(_ place: Int, as level: Int) -> Bool {
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

    @inline(__always)
    private func giveBack(_ level: Int) {
        let rank = ranks.all[level]
        for edge in 0..<level where ranks.all[edge] > rank { ranks.all[edge] &-= 1 }
    }

    // Joins the ends as the move wants them and walks from segment to segment: one tour, or several?
    @inline(__always)
    private func isTour(_ edges: Int) -> Bool {
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

    // A segment runs from the later end of one edge to the earlier end of the edge of the next rank.
    @inline(__always)
    private func otherEnd(_ end: Int, _ edges: Int) -> Int {
        if end & 1 == 1 { return end &+ 1 == 2 &* edges ? 0 : end &+ 1 }
        return end == 0 ? 2 &* edges &- 1 : end &- 1
    }

    // Writes the tour that `isTour` has just found.
    private mutating func apply(_ edges: Int) {
        for edge in 0..<edges { rankPlaces.all[ranks.all[edge]] = edgePlaces.all[edge] }
        var longest = 0
        var longestLength = -1
        for rank in 0..<edges {
            let length = segmentLength(rank, edges)
            if length > longestLength {
                longest = rank
                longestLength = length
            }
        }
        let begin = tour.after(rankPlaces.all[longest &+ 1 == edges ? 0 : longest &+ 1])
        if isLogging { log.remember(tour, from: begin, length: count - longestLength) }
        var written = 0
        // Onward from the later end of the segment that stays.
        var end = partners.all[otherEnd(2 &* longest &+ 1, edges)]
        while end >> 1 != longest || end & 1 != 1 {
            let isForward = end & 1 == 1
            let rank = isForward ? end >> 1 : (end == 0 ? edges &- 1 : (end >> 1) &- 1)
            let length = segmentLength(rank, edges)
            var place = isForward ? tour.after(rankPlaces.all[rank]) : rankPlaces.all[end >> 1]
            for _ in 0..<length {
                scratch.all[written] = tour.nodes[place]
                written &+= 1
                place = isForward ? tour.after(place) : tour.before(place)
            }
            end = partners.all[otherEnd(end, edges)]
        }
        var place = begin
        for index in 0..<written {
            tour.put(scratch.all[index], at: place)
            place = tour.after(place)
        }
        for end in 0..<(2 &* edges) { push(ends.all[end]) }
    }

    @inline(__always)
    private func wrapped(_ place: Int) -> Int { place >= count ? place &- count : place }

    // How many nodes lie between the edge of this rank and the next.
    @inline(__always)
    private func segmentLength(_ rank: Int, _ edges: Int) -> Int {
        rank &+ 1 < edges
            ? rankPlaces.all[rank &+ 1] &- rankPlaces.all[rank]
            : rankPlaces.all[0] &+ count &- rankPlaces.all[rank]
    }
}
