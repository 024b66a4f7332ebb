import Geodesy
import RoadNetwork

/// New edges from points of a mesh, or from places beside it, to its edges, which are cut there.
struct Splits {
    private var joins: [(edge: Int32, along: Double, point: Int32, roadClass: RoadClass)] = []

    /// Whether nothing is to be cut.
    var isEmpty: Bool { joins.isEmpty }

    /// Notes an edge from `point` to the place `along` an edge, 0...1.
    mutating func join(_ point: Int32, to edge: Int32, along: Double, _ roadClass: RoadClass) {
        joins.append((edge, along, point, roadClass))
    }

    /// Cuts the edges of a mesh and adds the joins; returns the points at which they meet the edges, in the order in
    /// which they were noted. A cut edge's parts are together as long as it was.
    @discardableResult func apply(to mesh: inout RoadMesh) -> [Int32] {
        var ends = [Int32](repeating: -1, count: joins.count)
        let order = joins.indices.sorted {
            (joins[$0].edge, joins[$0].along, $0) < (joins[$1].edge, joins[$1].along, $1)
        }
        var position = 0
        while position < order.count {
            let edge = joins[order[position]].edge
            var last = position
            while last < order.count, joins[order[last]].edge == edge { last += 1 }
            for (join, point) in zip(order[position..<last], cut(Int(edge), order[position..<last], &mesh)) {
                ends[join] = point
            }
            position = last
        }
        for (join, end) in zip(joins, ends) where join.point != end {
            let metres = mesh.points[Int(join.point)].coordinate.distance(to: mesh.points[Int(end)].coordinate)
            mesh.edges.append(
                RoadMesh.Edge(from: join.point, to: end, roadClass: join.roadClass, metres: metres, isJoin: true))
        }
        return ends
    }

    /// Cuts one edge at the places of some joins, in their order; the points there.
    private func cut(_ index: Int, _ order: ArraySlice<Int>, _ mesh: inout RoadMesh) -> [Int32] {
        let edge = mesh.edges[index]
        let (from, to) = (mesh.points[Int(edge.from)], mesh.points[Int(edge.to)])
        var ends: [Int32] = []
        var chain: [(point: Int32, along: Double)] = [(edge.from, 0)]
        for join in order {
            let along = joins[join].along
            let place = from.position + along * (to.position - from.position)
            let point = GridPoint(x: Int32(place.x.rounded()), y: Int32(place.y.rounded()))
            if let last = chain.last, mesh.points[Int(last.point)] == point {
                ends.append(last.point)
            } else if point == to {
                ends.append(edge.to)
            } else {
                mesh.points.append(point)
                chain.append((Int32(mesh.points.count - 1), along))
                ends.append(Int32(mesh.points.count - 1))
            }
        }
        chain.append((edge.to, 1))
        for (offset, (before, after)) in zip(chain, chain.dropFirst()).enumerated() {
            let part = RoadMesh.Edge(
                from: before.point, to: after.point, roadClass: edge.roadClass,
                metres: edge.metres * (after.along - before.along), knownSpeed: edge.knownSpeed, isJoin: edge.isJoin)
            if offset == 0 { mesh.edges[index] = part } else { mesh.edges.append(part) }
        }
        return ends
    }
}
