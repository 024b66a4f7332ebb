/// The edges at each point of a mesh.
struct Neighbors: Sendable {
    private let starts: [Int32]
    private let edges: [Int32]

    /// Sorts the edges of a mesh by their ends.
    init(_ mesh: RoadMesh) {
        var starts = [Int32](repeating: 0, count: mesh.points.count + 1)
        for edge in mesh.edges {
            starts[Int(edge.from) + 1] += 1
            starts[Int(edge.to) + 1] += 1
        }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        var next = starts
        var edges = [Int32](repeating: 0, count: mesh.edges.count * 2)
        for (index, edge) in mesh.edges.enumerated() {
            for end in [edge.from, edge.to] {
                edges[Int(next[Int(end)])] = Int32(index)
                next[Int(end)] += 1
            }
        }
        (self.starts, self.edges) = (starts, edges)
    }

    /// The indices of the edges at a point.
    subscript(point: Int32) -> ArraySlice<Int32> { edges[Int(starts[Int(point)])..<Int(starts[Int(point) + 1])] }
}
