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

/// The points of a mesh within a short way of one of them.
struct Surroundings {
    private let mesh: RoadMesh
    private let neighbors: Neighbors
    private var distances: [Double]
    private var reached: [Int32] = []

    /// Prepares looking round in a mesh with its neighbours.
    init(_ mesh: RoadMesh, _ neighbors: Neighbors) {
        self.mesh = mesh
        self.neighbors = neighbors
        distances = [Double](repeating: .infinity, count: mesh.points.count)
    }

    /// Looks which points lie within `metres` along the edges from `start`.
    mutating func explore(from start: Int32, metres: Double) {
        for point in reached { distances[Int(point)] = .infinity }
        reached = [start]
        distances[Int(start)] = 0
        var position = 0
        var waiting = [start]
        while position < waiting.count {
            let point = waiting[position]
            position += 1
            for index in neighbors[point] {
                let edge = mesh.edges[Int(index)]
                let other = edge.from == point ? edge.to : edge.from
                let distance = distances[Int(point)] + edge.metres
                guard distance <= metres, distance < distances[Int(other)] else { continue }
                if distances[Int(other)] == .infinity { reached.append(other) }
                distances[Int(other)] = distance
                waiting.append(other)
            }
        }
    }

    /// Whether an end of an edge is among the points that were found last.
    func touches(_ edge: RoadMesh.Edge) -> Bool {
        distances[Int(edge.from)] < .infinity || distances[Int(edge.to)] < .infinity
    }
}
