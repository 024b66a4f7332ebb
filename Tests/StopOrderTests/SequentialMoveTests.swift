import Testing

@testable import StopOrder

/// Moves tried on paper against the tour that they would leave.
@Suite("Sequential moves")
struct SequentialMoveTests {
    /// One edge of a move: the place of its earlier end in the tour, and whether it is taken from that end on.
    private struct Edge {
        let place: Int
        let isForward: Bool
    }

    /// Whether the edges, exchanged in this order, leave one tour of all nodes: taken out, joined, and walked along.
    private func leavesTour(_ edges: [Edge], _ count: Int) -> Bool {
        var neighbours = (0..<count).map { [($0 + count - 1) % count, ($0 + 1) % count] }
        func replace(_ node: Int, _ old: Int, by new: Int) {
            guard let index = neighbours[node].firstIndex(of: old) else { return }
            neighbours[node][index] = new
        }
        func ends(_ edge: Edge) -> (first: Int, second: Int) {
            let (earlier, later) = (edge.place, (edge.place + 1) % count)
            return edge.isForward ? (earlier, later) : (later, earlier)
        }
        // First all out, marked by -1, then joined end to end.
        for edge in edges {
            let (first, second) = ends(edge)
            replace(first, second, by: -1)
            replace(second, first, by: -1)
        }
        for (index, edge) in edges.enumerated() {
            let end = ends(edge).second
            let next = ends(edges[(index + 1) % edges.count]).first
            replace(end, -1, by: next)
            replace(next, -1, by: end)
        }
        var seen = Set([0])
        var (previous, node) = (0, neighbours[0][1])
        while node != 0, seen.insert(node).inserted {
            let (left, right) = (neighbours[node][0], neighbours[node][1])
            (previous, node) = (node, left == previous ? right : left)
        }
        return node == 0 && seen.count == count
    }

    private func everyMove(_ edges: Int, _ count: Int, _ body: ([Edge]) -> Void) {
        var move: [Edge] = []
        func extend() {
            if move.count == edges { return body(move) }
            for place in 0..<count where !move.contains(where: { $0.place == place }) {
                for isForward in [true, false] {
                    move.append(Edge(place: place, isForward: isForward))
                    extend()
                    move.removeLast()
                }
            }
        }
        extend()
    }

    @Test("two edges leave one tour or two, as a walk along them says", arguments: 5...8)
    func two(count: Int) {
        var tours = 0
        everyMove(2, count) { edges in
            let move = SequentialMove(
                edges[0].place, isForward: edges[0].isForward, edges[1].place, isForward: edges[1].isForward)
            let isTour = leavesTour(edges, count)
            #expect(move.twoMakeTour == isTour, "\(edges)")
            #expect(move.edges == 2)
            if isTour { tours += 1 }
        }
        #expect(tours > 0)
    }

    @Test("three edges leave one tour or more, as a walk along them says", arguments: 6...9)
    func three(count: Int) {
        var tours = 0
        everyMove(3, count) { edges in
            let move = SequentialMove(
                edges[0].place, isForward: edges[0].isForward, edges[1].place, isForward: edges[1].isForward
            ).adding(edges[2].place, isForward: edges[2].isForward)
            let isTour = leavesTour(edges, count)
            #expect(move.threeMakeTour == isTour, "\(edges)")
            #expect(move.edges == 3)
            for (index, edge) in edges.enumerated() {
                #expect(move.place(index) == edge.place && move.isForward(index) == edge.isForward)
            }
            if isTour { tours += 1 }
        }
        #expect(tours > 0)
    }

    @Test("an edge cannot be taken out twice")
    func repeated() {
        for directions in 0..<8 {
            let move = SequentialMove(2, isForward: directions & 4 != 0, 5, isForward: directions & 2 != 0)
            for place in [2, 5] {
                let isTour = move.adding(place, isForward: directions & 1 != 0).threeMakeTour
                #expect(!isTour)
            }
        }
    }
}
