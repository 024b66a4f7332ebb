import Geodesy

/// Drops bits of road that lead nowhere.
enum Crumbs {
    /// A component up to this length may be a crumb, in metres: within it no way is longer than the way to it.
    static let length = 10_000.0
    /// A component with a road of a larger one this near, on the same land, is no use to anyone: that one is used
    /// instead. In metres.
    static let radius = 30_000.0

    /// Drops components without ferries that are at most `length` long and have a larger component within `radius`
    /// with no water between; islands keep their roads. Returns the number of components.
    static func drop(from mesh: inout RoadMesh, crossings: [FerryTerminals.Crossing], water: Water) -> Int {
        var components = mesh.components
        var lengths: [Int32: Double] = [:]
        for edge in mesh.edges { lengths[components.representative(of: edge.from), default: 0] += edge.metres }
        var kept: Set<Int32> = []
        for crossing in crossings {
            kept.insert(components.representative(of: crossing.from))
            kept.insert(components.representative(of: crossing.to))
        }
        let nearest = NearestEdge(mesh)
        var crumbs: Set<Int32> = []
        var seen: Set<Int32> = []
        for edge in mesh.edges {
            let own = components.representative(of: edge.from)
            guard lengths[own] ?? 0 <= length, !kept.contains(own), seen.insert(own).inserted else { continue }
            let place = mesh.points[Int(edge.from)].position
            let other = nearest.nearest(to: place, within: radius) { found in
                let part = components.representative(of: mesh.edges[Int(found.edge)].from)
                return lengths[part] ?? 0 > length && !water.lies(between: place, and: nearest.place(of: found))
            }
            if other != nil { crumbs.insert(own) }
        }
        mesh.edges.removeAll { crumbs.contains(components.representative(of: $0.from)) }
        return crumbs.count
    }
}
