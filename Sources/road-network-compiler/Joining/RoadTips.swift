/// Finds where roads end: at a point with one edge, or where two carriageways run together and neither goes on.
enum RoadTips {
    /// The length of the road's end that is looked at, in steps of the grid.
    private static let tail = 10.0
    /// Points nearer than this say little about the direction, in steps of the grid: they are rounded.
    private static let noise = 3.5
    /// The cosine of the widest angle between a road that ends and its carriageways: 40°.
    private static let cone = 0.766

    /// The direction in which a road runs where it ends, as a vector of length 1; nil at a point where no road ends.
    static func direction(
        of point: Int32, _ mesh: RoadMesh, _ neighbors: Neighbors, _ surroundings: inout Surroundings
    ) -> SIMD2<Double>? {
        let edges = neighbors[point]
        guard edges.count == 1 || (edges.count > 1 && areOnOneSide(edges, of: point, mesh)) else { return nil }
        let place = mesh.points[Int(point)].position
        surroundings.explore(from: point, metres: tail * GridPoint.metresPerStep(y: place.y))
        // With the other ends of its edges, which may be longer than was looked at.
        let others = edges.map { mesh.edges[Int($0)].from == point ? mesh.edges[Int($0)].to : mesh.edges[Int($0)].from }
        let lines = (surroundings.reached + others).map { place - mesh.points[Int($0)].position }
        let far = lines.filter { ($0 * $0).sum() >= noise * noise }
        if far.isEmpty { return edges.count == 1 ? normalized(lines.reduce(SIMD2(0, 0), +)) : nil }
        let directions = far.map(normalized)
        let mean = normalized(directions.reduce(SIMD2(0, 0), +))
        if edges.count == 1 { return mean }
        return directions.allSatisfy { ($0 * mean).sum() >= cone } ? mean : nil
    }

    /// Whether no edge at a point goes on where another ends.
    private static func areOnOneSide(_ edges: ArraySlice<Int32>, of point: Int32, _ mesh: RoadMesh) -> Bool {
        let place = mesh.points[Int(point)].position
        let directions = edges.map { index in
            let edge = mesh.edges[Int(index)]
            return normalized(mesh.points[Int(edge.from == point ? edge.to : edge.from)].position - place)
        }
        return directions.allSatisfy { first in directions.allSatisfy { (first * $0).sum() > -0.2 } }
    }

    private static func normalized(_ vector: SIMD2<Double>) -> SIMD2<Double> {
        let length = (vector * vector).sum().squareRoot()
        return length == 0 ? vector : vector / length
    }
}
