/// Tour improvement by sequential moves of two or three edges (Lin and Kernighan 1973, with the candidate edges of
/// Helsgaun 2000): remove an edge and add a candidate edge, up to three times, as long as the removed edges are longer
/// than the added ones. Of the moves that begin at a node, the one that shortens the tour most is applied.
///
/// Moves are tried without changing the tour: `SequentialMove` determines from the places of the removed edges whether
/// the new ones make a tour. Nodes whose edges have changed wait in a queue (don't-look bits, Bentley 1992).
struct LinKernighan<Cost: SymmetricCost>: ~Copyable {
    /// The costs of the edges.
    let cost: Cost
    /// The number of nodes.
    let count: Int
    /// The current tour, valid only as long as this value exists.
    let tour: ArrayTour
    /// The length of the tour, updated by the gain of each move.
    var length: Double
    /// A gain up to this is a rounding error.
    private let tolerance: Double

    private let memory: TourMemory
    private let starts: Storage<Int32>
    private let neighbours: Storage<Neighbour>

    private let queue: Storage<Int32>
    private let isQueued: Storage<Bool>
    private var queueHead = 0
    private var queueLength = 0

    private var join: SegmentJoin
    // Scratch memory for all nodes.
    private let scratch: Storage<Int32>

    /// The log for undoing moves.
    private var log = UndoLog()
    /// Whether moves are logged, so that they can be undone.
    var isLogging = false

    /// Creates a search that starts with an order of all nodes; gains up to `tolerance` are ignored as rounding.
    init(cost: Cost, order: [Int], candidates: CandidateGraph, tolerance: Double) {
        self.cost = cost
        count = order.count
        memory = TourMemory(tours: 1, count: order.count)
        tour = memory[0]
        self.tolerance = tolerance
        starts = Storage(candidates.starts)
        neighbours = Storage(candidates.neighbours.count, repeating: Neighbour(cost: 0, node: 0))
        for node in 0..<order.count {
            for index in Int(candidates.starts[node])..<Int(candidates.starts[node + 1]) {
                let near = candidates.neighbours[index]
                neighbours.all[index] = Neighbour(cost: cost(node, Int(near)), node: near)
            }
        }
        queue = Storage(order.count, repeating: 0)
        isQueued = Storage(order.count, repeating: false)
        join = SegmentJoin(count: order.count, mostCuts: SequentialMove.mostEdges)
        scratch = Storage(order.count, repeating: 0)
        length = 0
        begin(order)
    }

    /// The nodes in the order of the tour.
    var order: [Int] { tour.order }

    /// Goes on with another order of all nodes.
    mutating func begin(_ order: [Int]) {
        tour.set(order)
        length = tour.length(cost)
    }

    /// Recomputes `length`.
    mutating func measure() { length = tour.length(cost) }

    /// Puts a node into the queue, unless it is there already.
    @inline(__always)
    mutating func push(_ node: Int) {
        if isQueued.all[node] { return }
        isQueued.all[node] = true
        var index = queueHead &+ queueLength
        if index >= count { index &-= count }
        queue.all[index] = Int32(truncatingIfNeeded: node)
        queueLength &+= 1
    }

    /// Whether no node is waiting to be processed.
    var isQueueEmpty: Bool { queueLength == 0 }

    /// Searches at most `limit` times for an improvement, from the nodes of the queue, and applies each.
    mutating func improve(atMost limit: Int) {
        var looked = 0
        while queueLength > 0, looked < limit {
            let node = Int(truncatingIfNeeded: queue.all[queueHead])
            queueHead = queueHead &+ 1 == count ? 0 : queueHead &+ 1
            queueLength &-= 1
            isQueued.all[node] = false
            // An improvement puts the node back into the queue, so that nothing is lost if the limit is reached.
            while looked < limit, improve(from: node) { looked &+= 1 }
            looked &+= 1
        }
    }

    /// Reverses the order of the three segments after a place without reversing the segments themselves (a double
    /// bridge, which no sequential move of three edges can undo), and returns the growth of the tour. The lengths of
    /// the segments are positive and their sum is below `count`.
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
        tour.read(from: c, length: third, to: scratch.start)
        tour.read(from: b, length: second, to: scratch.start + third)
        tour.read(from: begin, length: first, to: scratch.start + (third + second))
        tour.write(scratch.start, length: first + second + third, at: begin)
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

    /// Puts every node into the queue, in the order of the tour.
    mutating func pushAll() { for place in 0..<count { push(tour.node(place)) } }

    /// Empties the log, so that earlier moves can no longer be undone.
    mutating func forget() { log.clear() }

    /// Undoes every move since `forget`; the caller restores `length`.
    mutating func undo() { log.undo(tour) }

    // Tries both tour edges of a node as the first to be removed, and applies the move with the highest gain; returns
    // whether there was one. The first improving move instead takes twice as many moves to repair a kick, and often
    // misses the connections between clusters.
    private mutating func improve(from start: Int) -> Bool {
        var best = BestMove(gain: tolerance)
        let startPlace = tour.place(start)
        for direction in 0..<2 {
            let startsForward = direction == 1
            let secondPlace = startsForward ? tour.after(startPlace) : tour.before(startPlace)
            let second = tour.node(secondPlace)
            let firstEdge = startsForward ? startPlace : secondPlace
            let removed = cost(start, second)
            let beforeSecond = tour.node(tour.before(secondPlace))
            let afterSecond = tour.node(tour.after(secondPlace))
            for index in range(of: second) {
                let neighbour = neighbours.all[index]
                let open = removed - neighbour.cost
                if open <= tolerance { break }
                let third = Int(truncatingIfNeeded: neighbour.node)
                if third == beforeSecond || third == afterSecond { continue }
                let thirdPlace = tour.place(third)
                for side in 0..<2 {
                    let fourthPlace = side == 1 ? tour.after(thirdPlace) : tour.before(thirdPlace)
                    let fourth = tour.node(fourthPlace)
                    let wide = open + cost(third, fourth)
                    let edge = side == 1 ? thirdPlace : fourthPlace
                    if edge == firstEdge { continue }
                    let move = SequentialMove(firstEdge, isForward: startsForward, edge, isForward: side == 1)
                    if move.twoMakeTour { best.keep(move, gain: wide - cost(start, fourth)) }
                    extend(move, gain: wide, from: fourth, at: fourthPlace, to: start, &best)
                }
            }
        }
        guard let move = best.move else { return false }
        apply(move, gain: best.gain)
        return true
    }

    // Extends a move of two edges by a third: two edges are removed and one is added; removes a third edge and adds
    // two, the last of which leads to `start`.
    @inline(__always)
    private func extend(
        _ move: SequentialMove, gain: Double, from fourth: Int, at fourthPlace: Int, to start: Int,
        _ best: inout BestMove
    ) {
        let before = tour.node(tour.before(fourthPlace))
        let after = tour.node(tour.after(fourthPlace))
        for index in range(of: fourth) {
            let neighbour = neighbours.all[index]
            let open = gain - neighbour.cost
            if open <= tolerance { break }
            let fifth = Int(truncatingIfNeeded: neighbour.node)
            if fifth == before || fifth == after { continue }
            let fifthPlace = tour.place(fifth)
            for side in 0..<2 {
                let sixthPlace = side == 1 ? tour.after(fifthPlace) : tour.before(fifthPlace)
                let sixth = tour.node(sixthPlace)
                let wide = open + cost(fifth, sixth)
                // The last edge mostly costs something, so that few moves need a further look.
                guard wide > best.gain else { continue }
                let longer = move.adding(side == 1 ? fifthPlace : sixthPlace, isForward: side == 1)
                guard longer.threeMakeTour else { continue }
                best.keep(longer, gain: wide - cost(start, sixth))
            }
        }
    }

    // Applies a move by rewriting all segments except the longest one.
    private mutating func apply(_ move: SequentialMove, gain: Double) {
        join.adopt(move)
        let longest = join.longest
        if isLogging { log.remember(tour, from: tour.after(join.end(longest)), length: count - join.length(longest)) }
        for edge in 0..<move.edges {
            push(tour.node(move.place(edge)))
            push(tour.node(tour.after(move.place(edge))))
        }
        join.rewrite(tour, scratch: scratch.start)
        length -= gain
    }

    @inline(__always)
    private func range(of node: Int) -> Range<Int> {
        Int(truncatingIfNeeded: starts.all[node])..<Int(truncatingIfNeeded: starts.all[node &+ 1])
    }

    @inline(__always)
    private func wrapped(_ place: Int) -> Int { place >= count ? place &- count : place }
}

/// A candidate neighbour of a node, with the cost of the edge.
private struct Neighbour: BitwiseCopyable {
    let cost: Double
    let node: Int32
}

/// The move with the highest gain so far.
private struct BestMove {
    /// The gain, or at first the gain that a move must exceed.
    private(set) var gain: Double
    /// The move; nil if there is none.
    private(set) var move: SequentialMove?

    init(gain: Double) { self.gain = gain }

    /// Keeps a move if its gain is higher.
    @inline(__always)
    mutating func keep(_ move: SequentialMove, gain: Double) {
        guard gain > self.gain else { return }
        self.gain = gain
        self.move = move
    }
}
