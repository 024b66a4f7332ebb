import Geodesy

/// Joins that lead over water which the base map does not have: by them a road leads from one terminal of a ferry to
/// the other that is hardly longer than the crossing, and where a ferry sails there is no bridge.
struct FerryShortcuts {
    /// The longest crossing in metres that is looked at: longer ones lead over water that the base map has.
    private static let longest = 10_000.0
    /// The length of a road that is none: a multiple of the crossing, and metres on top.
    private static let detour = (multiple: 4.0, more: 500.0)
    /// The least length of a join that counts, as a part of the crossing: on bridges and in tunnels beside a ferry
    /// joins are shorter than 0.15 of it.
    private static let share = 0.2

    private let mesh: RoadMesh
    private let neighbors: Neighbors
    /// The indices of the edges that are none.
    private(set) var found: Set<Int32> = []
    /// The points that are reached by land from the other terminal, for each terminal whose own join is among these.
    private(set) var shores: [Int32: Set<Int32>] = [:]

    /// Looks for them between the terminals of ferries, each pair with the length of the crossing in metres.
    init(_ terminals: [(from: Int32, to: Int32, metres: Double)], _ mesh: RoadMesh) {
        self.mesh = mesh
        neighbors = Neighbors(mesh)
        for ferry in terminals where ferry.from != ferry.to && ferry.metres <= Self.longest {
            let most = ferry.metres * Self.detour.multiple + Self.detour.more
            while let join = longestJoin(of: road(from: ferry.from, to: ferry.to, within: most)),
                mesh.edges[Int(join)].metres >= Self.share * ferry.metres
            {
                found.insert(join)
                for (terminal, other) in [(ferry.from, ferry.to), (ferry.to, ferry.from)]
                where mesh.edges[Int(join)].from == terminal {
                    shores[terminal, default: []].formUnion(reached(from: other, within: most).keys)
                }
            }
        }
    }

    /// The longest of the edges that are joins.
    private func longestJoin(of edges: [Int32]) -> Int32? {
        edges.filter { mesh.edges[Int($0)].isJoin }
            .max { (mesh.edges[Int($0)].metres, $1) < (mesh.edges[Int($1)].metres, $0) }
    }

    /// The edges of the shortest road between two points; empty where there is none within `metres`.
    private func road(from start: Int32, to end: Int32, within metres: Double) -> [Int32] {
        let ways = reached(from: start, within: metres)
        var edges: [Int32] = []
        var point = end
        while point != start, let index = ways[point]?.edge {
            edges.append(index)
            let edge = mesh.edges[Int(index)]
            point = edge.from == point ? edge.to : edge.from
        }
        return edges
    }

    /// The points within `metres` by road, each with the way to it and the edge on which it is reached.
    private func reached(from start: Int32, within metres: Double) -> [Int32: (metres: Double, edge: Int32?)] {
        var ways: [Int32: (metres: Double, edge: Int32?)] = [start: (0, nil)]
        var waiting = [start]
        var position = 0
        while position < waiting.count {
            let point = waiting[position]
            position += 1
            guard let way = ways[point]?.metres else { continue }
            for index in neighbors[point] where !found.contains(index) {
                let edge = mesh.edges[Int(index)]
                let other = edge.from == point ? edge.to : edge.from
                let metresToOther = way + edge.metres
                guard metresToOther <= metres, metresToOther < ways[other]?.metres ?? .infinity else { continue }
                ways[other] = (metresToOther, index)
                waiting.append(other)
            }
        }
        return ways
    }
}
