import RoadNetwork

/// Unites points on both sides of an edge between two tiles, where the tiles cut one road at slightly different places.
enum TileEdges {
    /// The distance along the edge up to which two points may be of one road, in steps of the grid.
    static let reach: Int32 = 2

    /// Unites points that lie on an edge of tiles within `reach` of each other, and the two sides of the antimeridian.
    /// Edges whose ends become one are dropped.
    static func unite(_ mesh: inout RoadMesh, stepsPerTile: Int32) {
        var sets = DisjointSets(count: mesh.points.count)
        for isVertical in [true, false] {
            // Points on an edge in the order along it; those of the antimeridian's two sides are on one edge.
            var onEdges: [(edge: Int32, along: Int32, point: Int32)] = []
            for (index, point) in mesh.points.enumerated() {
                let (across, along) = isVertical ? (point.x, point.y) : (point.y, point.x)
                guard across % stepsPerTile == 0 else { continue }
                onEdges.append((isVertical ? across % GridPoint.steps : across, along, Int32(index)))
            }
            onEdges.sort { ($0.edge, $0.along, $0.point) < ($1.edge, $1.along, $1.point) }
            for (before, after) in zip(onEdges, onEdges.dropFirst())
            where before.edge == after.edge && after.along - before.along <= reach {
                sets.unite(before.point, after.point)
            }
        }
        var best: [UInt64: RoadMesh.Edge] = [:]
        var edges: [RoadMesh.Edge] = []
        edges.reserveCapacity(mesh.edges.count)
        for edge in mesh.edges {
            let (from, to) = (sets.representative(of: edge.from), sets.representative(of: edge.to))
            guard from != to else { continue }
            var moved = edge
            (moved.from, moved.to) = (min(from, to), max(from, to))
            guard from != edge.from || to != edge.to else {
                edges.append(edge)
                continue
            }
            let key = UInt64(UInt32(moved.from)) << 32 | UInt64(UInt32(moved.to))
            if let other = best[key], other.roadClass.rawValue <= moved.roadClass.rawValue { continue }
            best[key] = moved
        }
        edges += best.sorted { $0.key < $1.key }.map(\.value)
        mesh.edges = edges
    }
}
