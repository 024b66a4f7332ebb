/// The points of a mesh within a short way of one of them.
struct Surroundings {
    private let mesh: RoadMesh
    private let neighbors: Neighbors
    private var distances: [Double]
    /// The points that were found last, the start first.
    private(set) var reached: [Int32] = []

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
