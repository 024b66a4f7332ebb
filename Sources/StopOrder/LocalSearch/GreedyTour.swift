/// A first tour by greedy matching: the cheapest candidate edges that fit, then the fragments joined end to end.
enum GreedyTour {
    /// The nodes in order. Fragments are joined by looking at all free ends: fast while few are left.
    static func order(_ cost: some SymmetricCost, _ candidates: CandidateGraph) -> [Int] {
        let count = cost.count
        var edges: [(cost: Double, a: Int32, b: Int32)] = []
        edges.reserveCapacity(candidates.neighbours.count)
        for node in 0..<count {
            for near in candidates.neighbours(of: node) {
                let isMutual = Int(near) < node && candidates.neighbours(of: Int(near)).contains(Int32(node))
                if !isMutual { edges.append((cost(node, Int(near)), Int32(node), near)) }
            }
        }
        edges.sort { ($0.cost, $0.a, $0.b) < ($1.cost, $1.a, $1.b) }
        var links = [(Int32, Int32)](repeating: (-1, -1), count: count)
        // For an end of a fragment, its other end.
        var otherEnds = [Int32](0..<Int32(count))
        func join(_ a: Int32, _ b: Int32) {
            if links[Int(a)].0 < 0 { links[Int(a)].0 = b } else { links[Int(a)].1 = b }
            if links[Int(b)].0 < 0 { links[Int(b)].0 = a } else { links[Int(b)].1 = a }
            let (endA, endB) = (otherEnds[Int(a)], otherEnds[Int(b)])
            otherEnds[Int(endA)] = endB
            otherEnds[Int(endB)] = endA
        }
        for edge in edges
        where links[Int(edge.a)].1 < 0 && links[Int(edge.b)].1 < 0 && otherEnds[Int(edge.a)] != edge.b {
            join(edge.a, edge.b)
        }
        var open = (0..<Int32(count)).filter { links[Int($0)].1 < 0 }
        var end = open.first.map { otherEnds[Int($0)] } ?? 0
        let start = open.first ?? 0
        open.removeAll { $0 == end || $0 == start }
        while !open.isEmpty {
            var best = (cost: Double.infinity, index: 0)
            for (index, other) in open.enumerated() {
                let value = cost(Int(end), Int(other))
                if value < best.cost { best = (value, index) }
            }
            let next = open[best.index]
            let far = otherEnds[Int(next)]
            join(end, next)
            open.removeAll { $0 == next || $0 == far }
            end = far
        }
        return walk(links, from: Int(start))
    }

    private static func walk(_ links: [(Int32, Int32)], from start: Int) -> [Int] {
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
