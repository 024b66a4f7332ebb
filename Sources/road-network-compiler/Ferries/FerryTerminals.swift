import Geodesy
import RoadNetwork

/// Joins the terminals of ferries to the roads.
struct FerryTerminals {
    /// A ferry between two points of the mesh.
    struct Crossing {
        var from: Int32
        var to: Int32
        let row: FerryTable.Row
    }

    /// The crossings that were joined.
    private(set) var crossings: [Crossing] = []
    /// The rows of which neither end, or but one, is near a road; and why.
    private(set) var left: [(row: FerryTable.Row, reason: String)] = []

    /// How far a terminal may be from a road, in metres.
    private static let radius = 8_000.0
    /// How much farther a road of a larger component may be than the nearest of all, in metres.
    private static let preference = 1_500.0
    /// Up to this distance a terminal lies on its road, and needs no way to it.
    private static let onRoad = 300.0

    /// Joins the terminals of all rows; cuts roads and adds ways from the terminals to them.
    init(_ rows: [FerryTable.Row], to mesh: inout RoadMesh, water: Water) {
        let nearest = NearestEdge(mesh)
        var components = mesh.components
        var lengths: [Int32: Double] = [:]
        for edge in mesh.edges { lengths[components.representative(of: edge.from), default: 0] += edge.metres }
        var splits = Splits()
        for row in rows {
            var found: [NearestEdge.Found?] = []
            for place in [row.from, row.to] {
                found.append(
                    Self.road(near: GridPoint.position(of: place), nearest, water) { edge in
                        let part = components.representative(of: mesh.edges[Int(edge)].from)
                        return (part, lengths[part] ?? 0)
                    })
            }
            guard found.contains(where: { $0 != nil }) else {
                left.append((row, "no road within \(Int(Self.radius / 1000)) km of either end"))
                continue
            }
            var points: [Int32] = []
            for (place, found) in zip([row.from, row.to], found) {
                let position = GridPoint.position(of: place)
                let point = GridPoint(x: Int32(position.x.rounded()), y: Int32(position.y.rounded()))
                mesh.points.append(point)
                points.append(Int32(mesh.points.count - 1))
                if let found {
                    splits.join(Int32(mesh.points.count - 1), to: found.edge, along: found.along, .primary)
                }
            }
            crossings.append(Crossing(from: points[0], to: points[1], row: row))
        }
        splits.apply(to: &mesh)
    }

    /// The road to which a terminal belongs: the nearest, or that of a larger component if it is hardly farther.
    private static func road(
        near place: SIMD2<Double>, _ nearest: NearestEdge, _ water: Water,
        _ component: (Int32) -> (part: Int32, metres: Double)
    ) -> NearestEdge.Found? {
        var best: [Int32: NearestEdge.Found] = [:]
        nearest.forEach(within: radius, of: place) { found in
            let part = component(found.edge).part
            if let other = best[part], (other.metres, other.edge) <= (found.metres, found.edge) { return }
            best[part] = found
        }
        // A terminal lies on the shore, and the base map draws that a few hundred metres off: one shore may be between.
        let dry = best.values.filter { found in
            found.metres <= onRoad || water.crossings(from: place, to: nearest.place(of: found)) <= 1
        }
        guard let least = dry.map(\.metres).min() else { return nil }
        return dry.filter { $0.metres <= least + preference }
            .max { (component($0.edge).metres, -$0.metres, $1.edge) < (component($1.edge).metres, -$1.metres, $0.edge) }
    }
}
