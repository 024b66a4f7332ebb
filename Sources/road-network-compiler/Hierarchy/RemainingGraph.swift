import RoadNetwork

/// The graph that is left while junctions are contracted: each junction's arcs to others that are left, the quickest
/// one to each.
struct RemainingGraph {
    /// All lists, one after the other with gaps.
    private(set) var arcs: [HierarchyArc] = []
    private var starts: [Int32]
    private var counts: [Int32]
    private var capacities: [Int32]

    /// Takes the roads and ferries of a graph; of several between two junctions only the quickest, of equals the first,
    /// and no loops.
    init(_ graph: RoadGraph) {
        let count = graph.junctions.count
        starts = Array(repeating: 0, count: count)
        counts = starts
        capacities = starts
        for road in graph.roads where road.from != road.to {
            capacities[Int(road.from)] += 1
            capacities[Int(road.to)] += 1
        }
        for ferry in graph.ferries where ferry.from != ferry.to {
            capacities[Int(ferry.from)] += 1
            capacities[Int(ferry.to)] += 1
        }
        var total: Int32 = 0
        for junction in 0..<count {
            starts[junction] = total
            total += capacities[junction]
        }
        let none = HierarchyArc(head: 0, seconds: 0, hops: 0, origin: .shortcut(0))
        arcs = Array(repeating: none, count: Int(total))
        for (index, road) in graph.roads.enumerated() where road.from != road.to {
            let seconds = Int32(GraphTimes.seconds(of: road, in: graph))
            connect(road.from, road.to, seconds, hops: 1, .road(Int32(index)))
        }
        for (index, ferry) in graph.ferries.enumerated() where ferry.from != ferry.to {
            let seconds = Int32(GraphTimes.seconds(of: ferry))
            connect(ferry.from, ferry.to, seconds, hops: 1, .ferry(Int32(index)))
        }
    }

    /// The positions of the arcs of a junction in `arcs`.
    func range(_ junction: Int32) -> Range<Int> {
        let start = Int(starts[Int(junction)])
        return start..<start + Int(counts[Int(junction)])
    }

    /// Adds an arc both ways, unless there is one that is as quick; a slower one is replaced.
    mutating func connect(
        _ first: Int32, _ second: Int32, _ seconds: Int32, hops: Int32, _ origin: HierarchyArc.Origin
    ) {
        let arc = HierarchyArc(head: second, seconds: seconds, hops: hops, origin: origin)
        guard insert(arc, at: first) else { return }
        _ = insert(HierarchyArc(head: first, seconds: seconds, hops: hops, origin: origin), at: second)
    }

    /// Takes a junction out and returns its arcs.
    mutating func remove(_ junction: Int32) -> [HierarchyArc] {
        let removed = Array(arcs[range(junction)])
        for arc in removed {
            let range = range(arc.head)
            guard let index = range.first(where: { arcs[$0].head == junction }) else { continue }
            arcs[index] = arcs[range.upperBound - 1]
            counts[Int(arc.head)] -= 1
        }
        counts[Int(junction)] = 0
        return removed
    }

    private mutating func insert(_ arc: HierarchyArc, at junction: Int32) -> Bool {
        let range = range(junction)
        if let index = range.first(where: { arcs[$0].head == arc.head }) {
            guard arc.seconds < arcs[index].seconds else { return false }
            arcs[index] = arc
            return true
        }
        if range.count == Int(capacities[Int(junction)]) {
            let capacity = max(4, range.count * 2)
            let start = arcs.count
            // One by one: a slice would share the array and make the first append copy it whole.
            for index in range { arcs.append(arcs[index]) }
            arcs.append(contentsOf: repeatElement(arc, count: capacity - range.count))
            starts[Int(junction)] = Int32(start)
            capacities[Int(junction)] = Int32(capacity)
        }
        arcs[Int(starts[Int(junction)]) + range.count] = arc
        counts[Int(junction)] += 1
        return true
    }
}
