import RoadNetwork

/// A graph with all that is found out about it before it is written.
struct NetworkSource {
    /// The graph.
    let graph: RoadGraph
    /// Its hierarchy.
    let hierarchy: RoadHierarchy
    /// The numbers of its junctions.
    let order: JunctionOrder
    /// The grid of the file.
    let grid: RoadGrid
    /// The roads that no arc of the hierarchy stands for, with the junction of lower rank at their ends.
    let looseRoads: [[Int32]]
    /// The points of the junctions on the grid.
    private let points: [NetworkPoint]
    private let small: [Bool]

    /// Builds the hierarchy and numbers the junctions.
    init(_ graph: RoadGraph, grid: RoadGrid) {
        self.graph = graph
        self.grid = grid
        let hierarchy = RoadHierarchy(graph)
        let points = graph.junctions.map { grid.point($0) }
        order = JunctionOrder(points: points, rank: hierarchy.rank, grid: grid)
        var isUsed = [Bool](repeating: false, count: graph.roads.count)
        for arc in hierarchy.upward.joined() {
            if case .road(let road) = arc.origin { isUsed[Int(road)] = true }
        }
        var loose = [[Int32]](repeating: [], count: graph.junctions.count)
        for (index, road) in graph.roads.enumerated() where !isUsed[index] {
            let isFrom = hierarchy.rank[Int(road.from)] <= hierarchy.rank[Int(road.to)]
            loose[Int(isFrom ? road.from : road.to)].append(Int32(index))
        }
        self.hierarchy = hierarchy
        self.points = points
        looseRoads = loose
        small = NetworkParts.small(of: graph)
    }

    /// The number of a junction of the graph in the file.
    func number(_ junction: Int32) -> Int { Int(order.numbers[Int(junction)]) }

    /// The point of the junction with a number.
    func point(_ number: Int) -> NetworkPoint { points[Int(order.junctions[number])] }

    /// Whether the junction with a number belongs to a small part of the network.
    func isSmall(_ number: Int) -> Bool { small[Int(order.junctions[number])] }

    /// The class of a road.
    func roadClass(of road: Int32) -> RoadClass {
        graph.speeds[Int(graph.roads[Int(road)].speed)].roadClass
    }

    /// The points of a road on the grid, both ends included, from the junction with a number on; points that fall on
    /// the one before are left out.
    func line(of index: Int32, from number: Int) -> [NetworkPoint] {
        let road = graph.roads[Int(index)]
        let isForward = road.from == order.junctions[number]
        var line = [points[Int(road.from)]]
        for point in road.points.map({ grid.point($0) }) where point != line[line.count - 1] { line.append(point) }
        let end = points[Int(road.to)]
        if line.count > 1, line[line.count - 1] == end { line.removeLast() }
        line.append(end)
        return isForward ? line : line.reversed()
    }
}
