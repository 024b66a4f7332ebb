import Geodesy
import RoadNetwork

/// Adds the roads of `road-links.tsv` to a mesh, and cuts it where the table says so.
enum RoadLinks {
    /// The distance in metres up to which an end of a road is joined to a road of the source.
    private static let radius = 1_500.0

    /// Adds roads, each with its own length. Roads that share a place meet there; their ends are joined to the nearest
    /// road of the source within 1.5 km, if there is one. Returns the points at their ends, between which they keep
    /// their lengths, and the roads that meet no other.
    static func add(
        _ links: [RoadLinkTable.Link], to mesh: inout RoadMesh
    ) -> (ends: [Int32], lonely: [RoadLinkTable.Link]) {
        let sourceEdges = mesh.edges.count
        let nearest = NearestEdge(mesh)
        var points: [GridPoint: Int32] = [:]
        var uses: [Int32: Int] = [:]
        var lines: [[Int32]] = []
        for link in links {
            var line: [Int32] = []
            for place in link.places {
                let position = GridPoint.position(of: place)
                let point = GridPoint(x: Int32(position.x.rounded()), y: Int32(position.y.rounded()))
                let index = points[point] ?? Int32(mesh.points.count)
                if points[point] == nil {
                    points[point] = index
                    mesh.points.append(point)
                }
                if line.last != index { line.append(index) }
            }
            for point in line { uses[point, default: 0] += 1 }
            let straight = zip(line, line.dropFirst()).map { mesh.distance($0, $1) }
            let factor = link.metres / max(straight.reduce(0, +), 1)
            for ((from, to), metres) in zip(zip(line, line.dropFirst()), straight) {
                mesh.edges.append(
                    RoadMesh.Edge(
                        from: from, to: to, roadClass: .primary, metres: metres * factor, knownSpeed: link.speed))
            }
            lines.append(line)
        }
        var splits = Splits()
        var joined: Set<Int32> = []
        for line in lines {
            for end in [line.first, line.last].compactMap(\.self) where !joined.contains(end) {
                if let found = nearest.nearest(
                    to: mesh.points[Int(end)].position, within: radius, { Int($0.edge) < sourceEdges })
                {
                    joined.insert(end)
                    splits.join(end, to: found.edge, along: found.along, mesh.edges[Int(found.edge)].roadClass)
                }
            }
        }
        splits.apply(to: &mesh)
        let lonely = zip(links, lines).filter { _, line in
            !line.contains { joined.contains($0) || uses[$0, default: 0] > 1 }
        }
        return (Set(lines.flatMap { [$0.first, $0.last].compactMap(\.self) }).sorted(), lonely.map(\.0))
    }

    /// Removes the edges that cross lines; returns how many.
    static func cut(_ lines: [[Coordinate]], from mesh: inout RoadMesh) -> Int {
        let pieces = lines.flatMap { line in
            zip(line, line.dropFirst()).map { (GridPoint.position(of: $0), GridPoint.position(of: $1)) }
        }
        let count = mesh.edges.count
        mesh.edges.removeAll { edge in
            let (from, to) = (mesh.points[Int(edge.from)].position, mesh.points[Int(edge.to)].position)
            return pieces.contains { StraightPieces.meet(from, to, $0.0, $0.1) }
        }
        return count - mesh.edges.count
    }
}

extension RoadMesh {
    /// The straight line between two points in metres.
    fileprivate func distance(_ first: Int32, _ second: Int32) -> Double {
        points[Int(first)].coordinate.distance(to: points[Int(second)].coordinate)
    }
}
