/// A first tour by the greedy method: adds the cheapest edges that fit, first candidate edges, then edges between the
/// ends of the remaining fragments, until only one fragment is left.
struct GreedyTour {
    /// The number of nearest other ends that each end of a fragment is compared with in a round.
    private static let nearEnds = 5

    // The neighbours of each node so far; -1 if there is none.
    private var links: [(Int32, Int32)]
    // For each end of a fragment, the other end of that fragment.
    private var otherEnds: [Int32]

    /// Builds a tour and returns its nodes in order. The closing node of a path is joined to the prescribed `ends`
    /// first, and to a free end last. Quadratic in the number of fragments that the candidate edges leave. Nil if
    /// `watch` ended it.
    static func order(
        _ cost: some SymmetricCost, _ candidates: CandidateGraph, closing: Int? = nil, ends: [Int] = [],
        watch: inout SearchWatch
    ) -> [Int]? {
        var tour = GreedyTour(count: cost.count)
        if let closing { for end in ends { tour.join(Int32(closing), Int32(end)) } }
        tour.join(cheapest(cost, candidates, but: closing))
        while true {
            let open = (0..<Int32(cost.count)).filter { tour.isOpen($0) && Int($0) != closing }
            let edges = tour.edges(between: open, cost, &watch)
            if watch.wasCut { return nil }
            if !tour.join(edges) { break }
        }
        // One fragment is left, and possibly the closing node.
        let open = (0..<Int32(cost.count)).filter { tour.isOpen($0) }
        if let closing, let end = open.first(where: { Int($0) != closing && tour.otherEnds[Int($0)] != Int32(closing) })
        {
            tour.join(Int32(closing), end)
        }
        return tour.walk()
    }

    private init(count: Int) {
        links = [(Int32, Int32)](repeating: (-1, -1), count: count)
        otherEnds = [Int32](0..<Int32(count))
    }

    private typealias Edge = (cost: Double, a: Int32, b: Int32)

    private static func cheapest(
        _ cost: some SymmetricCost, _ candidates: CandidateGraph, but closing: Int?
    ) -> [Edge] {
        var edges: [Edge] = []
        edges.reserveCapacity(candidates.neighbours.count)
        for node in 0..<cost.count where node != closing {
            for near in candidates.neighbours(of: node) where Int(near) != closing {
                let isMutual = Int(near) < node && candidates.neighbours(of: Int(near)).contains(Int32(node))
                if !isMutual { edges.append((cost(node, Int(near)), Int32(node), near)) }
            }
        }
        return edges
    }

    // The edges from each end of a fragment to the nearest ends of other fragments; incomplete if `watch` ended it.
    private func edges(
        between open: [Int32], _ cost: some SymmetricCost, _ watch: inout SearchWatch
    ) -> [Edge] {
        var edges: [Edge] = []
        var nearest: [Edge] = []
        for node in open {
            if watch.isOver(after: open.count) { break }
            nearest.removeAll(keepingCapacity: true)
            for other in open where other != node && other != otherEnds[Int(node)] {
                let value = cost(Int(node), Int(other))
                if nearest.count == Self.nearEnds, let worst = nearest.last, value >= worst.cost { continue }
                var index = nearest.count
                while index > 0, nearest[index - 1].cost > value { index -= 1 }
                nearest.insert((value, node, other), at: index)
                if nearest.count > Self.nearEnds { nearest.removeLast() }
            }
            edges += nearest
        }
        return edges
    }

    // Adds the edges that fit, the cheapest first; returns whether there were any.
    @discardableResult
    private mutating func join(_ edges: [Edge]) -> Bool {
        var isJoined = false
        for edge in edges.sorted(by: { ($0.cost, $0.a, $0.b) < ($1.cost, $1.a, $1.b) })
        where isOpen(edge.a) && isOpen(edge.b) && otherEnds[Int(edge.a)] != edge.b {
            join(edge.a, edge.b)
            isJoined = true
        }
        return isJoined
    }

    private func isOpen(_ node: Int32) -> Bool { links[Int(node)].1 < 0 }

    private mutating func join(_ a: Int32, _ b: Int32) {
        if links[Int(a)].0 < 0 { links[Int(a)].0 = b } else { links[Int(a)].1 = b }
        if links[Int(b)].0 < 0 { links[Int(b)].0 = a } else { links[Int(b)].1 = a }
        let (endA, endB) = (otherEnds[Int(a)], otherEnds[Int(b)])
        otherEnds[Int(endA)] = endB
        otherEnds[Int(endB)] = endA
    }

    // The nodes from one end of the last fragment to the other.
    private func walk() -> [Int] {
        let start = links.firstIndex { $0.1 < 0 } ?? 0
        var order = [start]
        order.reserveCapacity(links.count)
        var previous = -1
        var node = start
        while order.count < links.count {
            let next = Int(links[node].0) != previous ? Int(links[node].0) : Int(links[node].1)
            previous = node
            node = next
            order.append(node)
        }
        return order
    }
}
