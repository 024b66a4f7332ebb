/// The parts of a network that no road and no ferry joins.
enum NetworkParts {
    /// The number of junctions below which a part is small: a place that has only such roads nearby may also be reached
    /// from larger parts.
    static let leastLarge = 1_000

    /// Whether each junction belongs to a small part, where there is a large one at all.
    static func small(of graph: RoadGraph) -> [Bool] {
        var parents = Array(0..<Int32(graph.junctions.count))
        func root(_ junction: Int32) -> Int32 {
            var junction = junction
            while parents[Int(junction)] != junction {
                parents[Int(junction)] = parents[Int(parents[Int(junction)])]
                junction = parents[Int(junction)]
            }
            return junction
        }
        func unite(_ first: Int32, _ second: Int32) {
            let (first, second) = (root(first), root(second))
            parents[Int(max(first, second))] = min(first, second)
        }
        for road in graph.roads { unite(road.from, road.to) }
        for ferry in graph.ferries { unite(ferry.from, ferry.to) }
        let roots = (0..<Int32(graph.junctions.count)).map(root)
        var sizes = [Int](repeating: 0, count: graph.junctions.count)
        for root in roots { sizes[Int(root)] += 1 }
        return roots.map { sizes[Int($0)] < leastLarge }
    }
}
