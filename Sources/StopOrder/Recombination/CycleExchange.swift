/// The exchange of the edges of an alternating cycle in a tour: those of the tour are removed, those of the other tour
/// added (edge assembly crossover, Nagata and Kobayashi 2013). If that results in several cycles, the smallest is
/// joined to another by the exchange of two edges that costs least, until there is one.
struct CycleExchange<Cost: SymmetricCost>: ~Copyable {
    private let cost: Cost
    private let candidates: CandidateGraph
    private let tolerance: Double
    private var join: SegmentJoin
    // The cycle that each segment is in, and the number of nodes of each cycle.
    private let labels: Storage<Int32>
    private let sizes: Storage<Int32>
    private let scratch: Storage<Int32>

    /// Creates an object for all exchanges in tours; gains up to `tolerance` are ignored as rounding.
    init(_ cost: Cost, candidates: CandidateGraph, tolerance: Double) {
        self.cost = cost
        self.candidates = candidates
        self.tolerance = tolerance
        join = SegmentJoin(count: cost.count, mostCuts: cost.count)
        labels = Storage(cost.count, repeating: 0)
        sizes = Storage(cost.count, repeating: 0)
        scratch = Storage(cost.count, repeating: 0)
    }

    /// Exchanges the edges of a cycle if that makes the tour shorter; returns the gain, or nil if the tour stays as it
    /// was, also because an edge of the cycle is no longer in it.
    ///
    /// O(k log k) for k edges, plus O(k) for each cycle that is joined to another, its nodes and the nodes moved. Asks
    /// `watch` before each of these steps, and leaves the tour alone if it is over.
    mutating func apply(
        _ cycle: UnsafeMutableBufferPointer<Int32>, to tour: ArrayTour, watch: inout SearchWatch
    ) -> Double? {
        var gain = gain(cycle)
        guard gain > tolerance, adopt(cycle, tour) else { return nil }
        while let smallest = smallestCycle() {
            if watch.isOver(after: 2 * join.cuts + 8 * Int(sizes.all[smallest])) { return nil }
            guard let loss = joinCycle(smallest, tour, under: gain - tolerance) else { return nil }
            gain -= loss
        }
        guard gain > tolerance, !watch.isOver(after: tour.count - join.length(join.longest)) else { return nil }
        join.rewrite(tour, scratch: scratch.start)
        return gain
    }

    private func gain(_ cycle: UnsafeMutableBufferPointer<Int32>) -> Double {
        var gain = 0.0
        for index in stride(from: 0, to: cycle.count, by: 2) {
            let (a, b) = (Int(cycle[index]), Int(cycle[index + 1]))
            gain += cost(a, b) - cost(b, Int(cycle[index + 2 == cycle.count ? 0 : index + 2]))
        }
        return gain
    }

    // Cuts the tour at its edges of a cycle and joins the ends by the other edges; returns false if the tour does not
    // have all edges.
    private mutating func adopt(_ cycle: UnsafeMutableBufferPointer<Int32>, _ tour: ArrayTour) -> Bool {
        guard cycle.count / 2 <= join.mostCuts else { return false }
        join.removeAll()
        for index in stride(from: 0, to: cycle.count, by: 2) {
            guard let place = tour.edge(Int(cycle[index]), Int(cycle[index + 1])) else { return false }
            join.add(cutAt: place)
        }
        join.rankCuts()
        var first = 0
        var open = 0
        for index in stride(from: 0, to: cycle.count, by: 2) {
            let place = tour.place(Int(cycle[index]))
            let isForward = tour.node(tour.after(place)) == Int(cycle[index + 1])
            let earlier = 2 * join.rank(isForward ? place : tour.before(place))
            let near = isForward ? earlier : earlier + 1
            if index == 0 { first = near } else { join.join(open, near) }
            open = isForward ? earlier + 1 : earlier
        }
        join.join(open, first)
        return true
    }

    // Labels all cycles; returns that with the fewest nodes, or nil if there is only one cycle.
    private mutating func smallestCycle() -> Int? {
        for segment in 0..<join.cuts { labels.all[segment] = -1 }
        var cycles = 0
        var smallest = 0
        for first in 0..<join.cuts where labels.all[first] < 0 {
            var size = 0
            var (segment, isForward) = (first, true)
            repeat {
                labels.all[segment] = Int32(truncatingIfNeeded: cycles)
                size &+= join.length(segment)
                (segment, isForward) = join.segment(after: segment, isForward: isForward)
            } while segment != first
            sizes.all[cycles] = Int32(truncatingIfNeeded: size)
            if size < Int(sizes.all[smallest]) { smallest = cycles }
            cycles &+= 1
        }
        return cycles > 1 ? smallest : nil
    }

    // Joins a cycle to another by the exchange of an edge of each; returns what that costs, or nil if there is no
    // exchange of less than `limit`.
    private mutating func joinCycle(_ cycle: Int, _ tour: ArrayTour, under limit: Double) -> Double? {
        var best = limit
        var cuts: (mine: Cut, other: Cut)?
        for segment in 0..<join.cuts where Int(labels.all[segment]) == cycle {
            var place = tour.after(join.start(segment))
            for _ in 0..<join.length(segment) {
                let node = tour.node(place)
                let mine = Neighbourhood(join, tour, cost, node, place, segment)
                for near in candidates.neighbours(of: node) {
                    let other = Int(truncatingIfNeeded: near)
                    let added = cost(node, other)
                    // The other two edges seldom make up for this: the farther the node, the less likely.
                    if added - mine.longest >= best { break }
                    let otherPlace = tour.place(other)
                    let otherSegment = join.segment(at: otherPlace)
                    if Int(labels.all[otherSegment]) == cycle { continue }
                    let theirs = Neighbourhood(join, tour, cost, other, otherPlace, otherSegment)
                    for side in 0..<4 {
                        let (isAfter, isAfterOther) = (side & 1 == 1, side & 2 == 2)
                        let loss =
                            added - mine.cost(isAfter) - theirs.cost(isAfterOther)
                            + cost(mine.node(isAfter), theirs.node(isAfterOther))
                        if loss < best {
                            best = loss
                            cuts = (Cut(place: place, isAfter: isAfter), Cut(place: otherPlace, isAfter: isAfterOther))
                        }
                    }
                }
                place = tour.after(place)
            }
        }
        guard let cuts, join.cuts + 2 <= join.mostCuts else { return nil }
        _ = split(cuts.mine, tour)
        let other = split(cuts.other, tour)
        // The second split may have changed the rank of the first cut.
        let mine = split(cuts.mine, tour)
        let (mineEnd, otherEnd) = (join.partner(mine), join.partner(other))
        join.join(mine, other)
        join.join(mineEnd, otherEnd)
        return best
    }

    // Cuts the edge of a node; returns the end at the node.
    private mutating func split(_ cut: Cut, _ tour: ArrayTour) -> Int {
        let rank = join.split(cut.isAfter ? cut.place : tour.before(cut.place))
        return cut.isAfter ? 2 * rank : 2 * rank + 1
    }
}

/// An edge to be removed: that before or after the node at a place.
private struct Cut {
    let place: Int
    let isAfter: Bool
}

/// The neighbours of a node in its cycle, before and after it in the direction of the tour.
private struct Neighbourhood {
    private let before: (node: Int, cost: Double)
    private let after: (node: Int, cost: Double)

    /// Finds the neighbours of the node at a place, which is in a segment.
    @inline(__always)
    init(
        _ join: borrowing SegmentJoin, _ tour: ArrayTour, _ cost: some SymmetricCost, _ node: Int, _ place: Int,
        _ segment: Int
    ) {
        let previous = tour.before(place)
        let before =
            previous == join.start(segment) ? join.partnerNode(join.firstEnd(segment), tour) : tour.node(previous)
        let after =
            place == join.end(segment) ? join.partnerNode(join.lastEnd(segment), tour) : tour.node(tour.after(place))
        self.before = (before, cost(node, before))
        self.after = (after, cost(node, after))
    }

    /// The cost of the longer edge.
    @inline(__always)
    var longest: Double { max(before.cost, after.cost) }

    /// The neighbour before or after the node.
    @inline(__always)
    func node(_ isAfter: Bool) -> Int { isAfter ? after.node : before.node }

    /// The cost of the edge to that neighbour.
    @inline(__always)
    func cost(_ isAfter: Bool) -> Double { isAfter ? after.cost : before.cost }
}

extension SegmentJoin {
    /// The node that an end is joined to.
    @inline(__always)
    fileprivate func partnerNode(_ end: Int, _ tour: ArrayTour) -> Int {
        let other = partner(end)
        let place = start(other &>> 1)
        return tour.node(other & 1 == 0 ? place : tour.after(place))
    }
}
