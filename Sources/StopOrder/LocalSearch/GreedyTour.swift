/// A first tour by greedy matching: the cheapest edges that fit, first among the candidates, then among the ends of the
/// fragments that they leave, until one is left.
struct GreedyTour {
    /// How many near ends each end of a fragment may be joined to at a time.
    private static let nearEnds = 5

    // The one or two neighbours of each node so far; -1 where there is none.
    private var links: [(Int32, Int32)]
    // For an end of a fragment, its other end.
    private var otherEnds: [Int32]

    /// The nodes in order. The node that closes a path is joined to the prescribed `ends` and otherwise last, as it is
    /// near to everything. Quadratic in the fragments that the candidates leave. Nil where the watch ended it.
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
        // What is left is one fragment, and perhaps the closing node.
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

    // From each end of a fragment to the nearest ends of others; not from all where the watch ended it.
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

    // Joins what the edges join, the cheapest first; gives whether any fitted.
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

    // From one end of the last fragment to the other.
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
