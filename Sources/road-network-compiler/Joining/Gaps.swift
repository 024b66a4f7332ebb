import RoadNetwork

/// Joins whole components to the nearest other one where no water lies between: between them runs a smaller road that
/// the source does not have.
enum Gaps {
    /// The distance in metres up to which two components are joined.
    static let radius = 10_000.0
    /// Of components with more points only dead ends are looked at.
    private static let fewPoints = 2_000

    /// Joins each component but the largest to its nearest neighbour, and what came of it again, until nothing changes;
    /// returns the number of joins.
    static func join(_ mesh: inout RoadMesh, water: Water) -> Int {
        var count = 0
        while true {
            let joins = round(&mesh, water)
            if joins == 0 { return count }
            count += joins
        }
    }

    private static func round(_ mesh: inout RoadMesh, _ water: Water) -> Int {
        var components = mesh.components
        var sizes: [Int32: Int] = [:]
        let degrees = mesh.degrees
        for point in mesh.points.indices where degrees[point] > 0 {
            sizes[components.representative(of: Int32(point)), default: 0] += 1
        }
        guard let largest = sizes.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else { return 0 }
        let nearest = NearestEdge(mesh)
        var best: [Int32: (found: NearestEdge.Found, point: Int32)] = [:]
        for index in mesh.points.indices where degrees[index] > 0 {
            let own = components.representative(of: Int32(index))
            guard own != largest, degrees[index] == 1 || sizes[own] ?? 0 <= fewPoints else { continue }
            let place = mesh.points[index].position
            let found = nearest.nearest(to: place, within: best[own]?.found.metres ?? radius) { found in
                components.representative(of: mesh.edges[Int(found.edge)].from) != own
                    && !water.lies(between: place, and: nearest.place(of: found))
            }
            if let found, found.metres < best[own]?.found.metres ?? .infinity { best[own] = (found, Int32(index)) }
        }
        var splits = Splits()
        var count = 0
        for (_, join) in best.sorted(by: { ($0.value.found.metres, $0.key) < ($1.value.found.metres, $1.key) }) {
            guard components.unite(join.point, mesh.edges[Int(join.found.edge)].from) else { continue }
            splits.join(join.point, to: join.found.edge, along: join.found.along, .primary)
            count += 1
        }
        splits.apply(to: &mesh)
        return count
    }
}
