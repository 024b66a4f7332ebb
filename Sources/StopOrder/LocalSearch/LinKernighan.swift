/// Tour improvement by sequential k-opt moves, the steps of Lin and Kernighan (1973) as Helsgaun (2000, 2009) makes
/// them: an edge out, one of a few candidate edges in, up to `depth` times, as long as what was taken out is longer
/// than what was put in; a move is applied once closing it up gives a shorter tour.
///
/// A move is tried on paper only: the edges taken out, sorted by their place, cut the tour into segments, and a walk
/// over at most `depth` segments tells whether the new edges join them to one tour. Applying it leaves the longest
/// segment where it is and writes the others anew. Nodes whose surroundings changed wait in a queue (don't-look bits,
/// Bentley 1992).
struct LinKernighan<Cost: SymmetricCost>: KickedTour, ~Copyable {
    let cost: Cost
    let count: Int
    /// The tour as it stands.
    let tour: ArrayTour
    /// The length of the tour, kept up to date by adding what each move gains.
    var length: Double
    /// How many edges a move may exchange: 2 to `SequentialMove.mostEdges`.
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

    /// The move that is being tried.
    private let move = SequentialMove()
    private let scratch: Storage<Int32>

    /// Everything needed to take moves back; off while a tour is improved for good.
    private var log = UndoLog()
    /// Whether moves are written to the log.
    var isLogging = false

    init(cost: Cost, order: [Int], candidates: CandidateGraph, depth: Int, tolerance: Double) {
        self.cost = cost
        count = order.count
        tour = ArrayTour(order)
        self.depth = min(max(depth, 2), SequentialMove.mostEdges)
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
        move.ends.all[0] = node
        move.ranks.all[0] = 0
        for forward in 0..<2 {
            let other = forward == 1 ? tour.after(place) : tour.before(place)
            move.ends.all[1] = tour.node(other)
            move.edgePlaces.all[0] = forward == 1 ? place : other
            move.isForward.all[0] = forward
            if deepen(1, gain: cost(node, move.ends.all[1])) { return true }
        }
        return false
    }

    // `level` edges are out, all but the last end joined up; `gain` is what is out less what is in.
    private mutating func deepen(_ level: Int, gain: Double) -> Bool {
        let isLast = level &+ 1 == depth
        let start = move.ends.all[0]
        let last = move.ends.all[2 &* level &- 1]
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
                guard move.take(forward == 1 ? nearPlace : farPlace, as: level) else { continue }
                move.isForward.all[level] = forward
                move.ends.all[2 &* level] = near
                move.ends.all[2 &* level &+ 1] = far
                if closed > tolerance, move.isTour(level &+ 1) {
                    apply(level &+ 1)
                    length -= closed
                    return true
                }
                if !isLast, deepen(level &+ 1, gain: wide) { return true }
                move.giveBack(level)
            }
        }
        return false
    }

    // Writes the tour that `isTour` has just found.
    private mutating func apply(_ edges: Int) {
        move.sortPlaces(edges)
        var longest = 0
        var longestLength = -1
        for rank in 0..<edges {
            let length = move.segmentLength(rank, edges, count)
            if length > longestLength {
                longest = rank
                longestLength = length
            }
        }
        let begin = tour.after(move.rankPlaces.all[longest &+ 1 == edges ? 0 : longest &+ 1])
        if isLogging { log.remember(tour, from: begin, length: count - longestLength) }
        var written = 0
        // Onward from the later end of the segment that stays.
        var end = move.partners.all[move.otherEnd(2 &* longest &+ 1, edges)]
        while end >> 1 != longest || end & 1 != 1 {
            let isForward = end & 1 == 1
            let rank = isForward ? end >> 1 : (end == 0 ? edges &- 1 : (end >> 1) &- 1)
            let length = move.segmentLength(rank, edges, count)
            var place = isForward ? tour.after(move.rankPlaces.all[rank]) : move.rankPlaces.all[end >> 1]
            for _ in 0..<length {
                scratch.all[written] = tour.nodes[place]
                written &+= 1
                place = isForward ? tour.after(place) : tour.before(place)
            }
            end = move.partners.all[move.otherEnd(end, edges)]
        }
        var place = begin
        for index in 0..<written {
            tour.put(scratch.all[index], at: place)
            place = tour.after(place)
        }
        for end in 0..<(2 &* edges) { push(move.ends.all[end]) }
    }

    @inline(__always)
    private func wrapped(_ place: Int) -> Int { place >= count ? place &- count : place }
}
