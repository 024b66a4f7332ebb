/// Takes junctions out of a graph one by one, so that the times between those that are left stay the same.
struct Contraction {
    private var graph: RemainingGraph
    private var search: WitnessSearch
    /// One more than the level of the highest junction contracted beside each.
    private var levels: [Int32]

    /// Begins with a whole graph.
    init(_ graph: RoadGraph) {
        self.graph = RemainingGraph(graph)
        search = WitnessSearch(count: graph.junctions.count)
        levels = Array(repeating: 0, count: graph.junctions.count)
    }

    /// The cost of contracting a junction now: its level, and the arcs and roads that come for each that goes.
    mutating func cost(of junction: Int32, effort: Int) -> Int64 {
        var (removed, removedHops): (Int64, Int64) = (1, 1)
        for index in graph.range(junction) {
            removed += 1
            removedHops += Int64(graph.arcs[index].hops)
        }
        var (added, addedHops): (Int64, Int64) = (0, 0)
        shortcuts(of: junction, effort: effort) { first, second in
            added += 1
            addedHops += Int64(first.hops) + Int64(second.hops)
        }
        return 1_000 * Int64(levels[Int(junction)]) + 1_000 * added / removed + 1_000 * addedHops / removedHops
    }

    /// Takes a junction out and returns its arcs to those that are left.
    mutating func contract(_ junction: Int32, effort: Int) -> [HierarchyArc] {
        var needed: [(HierarchyArc, HierarchyArc)] = []
        shortcuts(of: junction, effort: effort) { needed.append(($0, $1)) }
        let arcs = graph.remove(junction)
        for (first, second) in needed {
            graph.connect(
                first.head, second.head, first.seconds + second.seconds, hops: first.hops + second.hops,
                .shortcut(junction))
        }
        for arc in arcs { levels[Int(arc.head)] = max(levels[Int(arc.head)], levels[Int(junction)] + 1) }
        return arcs
    }

    /// Finds the pairs of arcs of a junction that no other way makes up for.
    private mutating func shortcuts(
        of junction: Int32, effort: Int, _ body: (HierarchyArc, HierarchyArc) -> Void
    ) {
        let range = graph.range(junction)
        for (offset, index) in range.enumerated() {
            let first = graph.arcs[index]
            let others = range.dropFirst(offset + 1)
            let longest = others.reduce(Int32(-1)) { max($0, graph.arcs[$1].seconds) }
            guard longest >= 0 else { return }
            search.run(
                from: first.head, avoiding: junction, limit: first.seconds + longest, effort: effort, in: graph)
            for other in others {
                let second = graph.arcs[other]
                if search.time(to: second.head) > first.seconds + second.seconds { body(first, second) }
            }
        }
    }
}
