/// The cycles whose edges belong to the first and to the second of two tours by turns (AB-cycles, Nagata 1997). Each
/// edge that only one of the tours has is in one of them.
///
/// A random walk takes edges of both tours by turns; whenever it comes back to a node where it took an edge of the same
/// tour, the way since then is a cycle. Linear.
struct AlternatingCycles: ~Copyable {
    // The edges of a node that only one tour has and that no cycle has yet: 4 v and 4 v + 1 are the other ends of those
    // of the first tour, 4 v + 2 and 4 v + 3 of the second.
    private let links: Storage<Int32>
    // The number of these edges of node v: 2 v for the first tour, 2 v + 1 for the second.
    private let degrees: Storage<UInt8>
    // The index in the walk at which node v is left by an edge of the first tour (2 v) or the second (2 v + 1), or -1.
    private let indices: Storage<Int32>
    private let walk: Storage<Int32>
    // The nodes that may still have edges.
    private let open: Storage<Int32>
    // The nodes of all cycles, and where each cycle starts, followed by the end of the last.
    private let nodes: Storage<Int32>
    private var starts = [0]

    /// Creates storage for tours of `count` nodes.
    init(count: Int) {
        links = Storage(4 * count, repeating: 0)
        degrees = Storage(2 * count, repeating: 0)
        indices = Storage(2 * count, repeating: -1)
        walk = Storage(2 * count + 1, repeating: 0)
        open = Storage(count, repeating: 0)
        nodes = Storage(2 * count, repeating: 0)
    }

    /// The number of cycles.
    var count: Int { starts.count - 1 }

    /// The nodes of a cycle, an even number: the first tour has the edge between node 0 and node 1, the second that
    /// between node 1 and node 2. Valid until the next call of `find`.
    subscript(index: Int) -> UnsafeMutableBufferPointer<Int32> {
        UnsafeMutableBufferPointer(rebasing: nodes.all[starts[index]..<starts[index + 1]])
    }

    /// Finds the cycles of two tours. Which of the many possible ones are found depends on `random`.
    mutating func find(_ first: ArrayTour, _ second: ArrayTour, _ random: inout SeededRandom) {
        starts.removeAll(keepingCapacity: true)
        starts.append(0)
        var opened = collect(first, second)
        while opened > 0 {
            let choice = random.below(opened)
            let node = Int(truncatingIfNeeded: open.all[choice])
            if degrees.all[2 &* node] == 0 {
                opened -= 1
                open.all[choice] = open.all[opened]
            } else {
                walk(from: node, &random)
            }
        }
    }

    /// Stores the edges that only one tour has; returns the number of nodes that have any.
    private func collect(_ first: ArrayTour, _ second: ArrayTour) -> Int {
        var opened = 0
        for place in 0..<first.count {
            let node = first.node(place)
            let (a, b) = (first.nodes[first.before(place)], first.nodes[first.after(place)])
            let other = second.place(node)
            let (c, d) = (second.nodes[second.before(other)], second.nodes[second.after(other)])
            let degree = store(node, 0, (a, b), but: (c, d))
            // Both tours have two edges at each node, so they have the same number of edges of their own.
            _ = store(node, 1, (c, d), but: (a, b))
            if degree > 0 {
                open.all[opened] = Int32(truncatingIfNeeded: node)
                opened += 1
            }
        }
        return opened
    }

    // Stores the edges of a node in one of the tours that are not in the other; returns their number.
    @inline(__always)
    private func store(_ node: Int, _ side: Int, _ ends: (Int32, Int32), but others: (Int32, Int32)) -> UInt8 {
        let slot = 4 &* node &+ 2 &* side
        var degree: UInt8 = 0
        if ends.0 != others.0, ends.0 != others.1 {
            links.all[slot] = ends.0
            degree = 1
        }
        if ends.1 != others.0, ends.1 != others.1 {
            links.all[slot &+ Int(degree)] = ends.1
            degree &+= 1
        }
        degrees.all[2 &* node &+ side] = degree
        return degree
    }

    // Walks from a node until all edges of the walk are in cycles.
    private mutating func walk(from start: Int, _ random: inout SeededRandom) {
        var last = 0
        // The tour whose edge comes next.
        var side = 0
        var node = start
        walk.all[0] = Int32(truncatingIfNeeded: start)
        indices.all[2 &* start] = 0
        while degrees.all[2 &* node &+ side] > 0 {
            node = takeEdge(of: node, side, &random)
            last += 1
            side = 1 - side
            walk.all[last] = Int32(truncatingIfNeeded: node)
            let met = Int(truncatingIfNeeded: indices.all[2 &* node &+ side])
            if met < 0 {
                indices.all[2 &* node &+ side] = Int32(truncatingIfNeeded: last)
            } else {
                close(met..<last, side)
                last = met
            }
        }
        indices.all[2 &* start] = -1
    }

    // Takes an edge of a node in one of the tours; returns its other end.
    private func takeEdge(of node: Int, _ side: Int, _ random: inout SeededRandom) -> Int {
        let slot = 4 &* node &+ 2 &* side
        let degree = degrees.all[2 &* node &+ side]
        let choice = degree == 2 ? Int(truncatingIfNeeded: random.next() >> 63) : 0
        let next = Int(truncatingIfNeeded: links.all[slot &+ choice])
        if choice == 0 { links.all[slot] = links.all[slot &+ 1] }
        degrees.all[2 &* node &+ side] = degree &- 1
        let back = 4 &* next &+ 2 &* side
        if Int(truncatingIfNeeded: links.all[back]) == node { links.all[back] = links.all[back &+ 1] }
        degrees.all[2 &* next &+ side] &-= 1
        return next
    }

    // Adds a part of the walk as a cycle; its first node is left by an edge of the tour `side`.
    private mutating func close(_ part: Range<Int>, _ side: Int) {
        let begin = starts[starts.count - 1]
        for index in part {
            // A cycle begins with an edge of the first tour.
            let from = index &+ side == part.upperBound ? part.lowerBound : index &+ side
            nodes.all[begin &+ index &- part.lowerBound] = walk.all[from]
            if index > part.lowerBound {
                indices.all[2 &* Int(truncatingIfNeeded: walk.all[index]) &+ (side ^ (index &- part.lowerBound) & 1)] =
                    -1
            }
        }
        starts.append(begin + part.count)
    }
}
