/// Edges of a mesh by where they lie, to find those next to a place.
struct NearestEdge: Sendable {
    /// An edge near a place.
    struct Found: Sendable, Equatable {
        /// The index of the edge.
        var edge: Int32
        /// The position of the nearest point on the edge, from 0 at `from` to 1 at `to`.
        var along: Double
        /// The straight line to it in metres.
        var metres: Double
    }

    private let cells: GridCells
    private let ends: [(SIMD2<Double>, SIMD2<Double>)]

    /// Sorts the edges of a mesh.
    init(_ mesh: RoadMesh) {
        let corners = mesh.edges.map { edge in
            let (from, to) = (mesh.points[Int(edge.from)], mesh.points[Int(edge.to)])
            // An edge over the antimeridian has ends on both sides of the grid, and counts as a point.
            return (from.x - to.x).magnitude > UInt32(GridPoint.steps) / 2 ? (from, from) : (from, to)
        }
        cells = GridCells(count: corners.count) { corners[$0] }
        ends = corners.map { ($0.0.position, $0.1.position) }
    }

    /// The nearest edge within `radius` metres of a place on the grid among those that are wanted; of equally near
    /// ones the first.
    func nearest(to place: SIMD2<Double>, within radius: Double, _ isWanted: (Found) -> Bool) -> Found? {
        let metresPerStep = GridPoint.metresPerStep(y: place.y)
        var best: Found?
        var least = radius / metresPerStep
        // Most have a neighbour close by: small circles first.
        var reach = min(least, 16)
        while true {
            cells.forEach(within: reach, of: place) { edge in
                let (along, distance) = distance(from: place, to: edge)
                guard distance < least || (distance == least && edge < best?.edge ?? .max) else { return }
                let found = Found(edge: edge, along: along, metres: distance * metresPerStep)
                guard isWanted(found) else { return }
                least = distance
                best = found
            }
            if best != nil && least <= reach || reach >= radius / metresPerStep { return best }
            reach = min(reach * 4, radius / metresPerStep)
        }
    }

    /// Calls `body` with each edge within `radius` metres of a place on the grid, in no order, some more than once.
    func forEach(within radius: Double, of place: SIMD2<Double>, _ body: (Found) -> Void) {
        let metresPerStep = GridPoint.metresPerStep(y: place.y)
        cells.forEach(within: radius / metresPerStep, of: place) { edge in
            let (along, distance) = distance(from: place, to: edge)
            let metres = distance * metresPerStep
            if metres <= radius { body(Found(edge: edge, along: along, metres: metres)) }
        }
    }

    /// The place on the grid that was found.
    func place(of found: Found) -> SIMD2<Double> {
        let (from, to) = ends[Int(found.edge)]
        return from + found.along * (to - from)
    }

    /// The position on an edge of the point nearest to a place, and its distance in steps of the grid.
    private func distance(from place: SIMD2<Double>, to edge: Int32) -> (Double, Double) {
        let (from, to) = ends[Int(edge)]
        let line = to - from
        let square = (line * line).sum()
        let along = square == 0 ? 0 : min(max(((place - from) * line).sum() / square, 0), 1)
        let offset = place - from - along * line
        return (along, (offset * offset).sum().squareRoot())
    }
}
