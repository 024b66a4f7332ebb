import Geodesy

/// The ways from a place to the roads near it.
struct RoadAccess: Sendable {
    /// A way to a junction.
    struct Way: Sendable {
        /// The junction.
        let junction: Int32
        /// The way to the road and along it, in metres.
        let metres: Double
        /// Its time in seconds.
        let seconds: Double
    }

    /// A point of a road, with its way along the road to either end.
    private struct RoadPoint {
        let cell: Int32
        let place: Coordinate
        let road: Int32
        let metresToFrom: Double
    }

    /// The distance in metres up to which a road counts.
    static let farthest = 30_000.0
    /// The way to a road as a multiple of the straight line, and its speed in metres a second.
    static let detour = 1.3
    static let speed = 40 / 3.6

    private let graph: RoadGraph
    private let points: [RoadPoint]

    /// Sorts the points of all roads.
    init(_ graph: RoadGraph) {
        self.graph = graph
        var points: [RoadPoint] = []
        for (index, road) in graph.roads.enumerated() {
            let line =
                [graph.junctions[Int(road.from)]] + road.points + [graph.junctions[Int(road.to)]]
            let steps = zip(line, line.dropFirst()).map { $0.distance(to: $1) }
            let scale = road.metres / max(steps.reduce(0, +), 1)
            var along = 0.0
            for (place, step) in zip(line, steps + [0]) {
                points.append(
                    RoadPoint(
                        cell: Self.cell(place.latitude, place.longitude), place: place, road: Int32(index),
                        metresToFrom: min(along * scale, road.metres)))
                along += step
            }
        }
        self.points = points.sorted { ($0.cell, $0.road, $0.metresToFrom) < ($1.cell, $1.road, $1.metresToFrom) }
    }

    /// The ways from a place: to all roads that are not much farther than the nearest.
    func ways(from place: Coordinate) -> [Way] {
        var near: [(point: RoadPoint, metres: Double)] = []
        let reach = 1 + Int((0.3 / max(Double.leastNonzeroMagnitude, cosine(place.latitude)) / 0.5).rounded(.down))
        for row in -1...1 {
            for column in -reach...reach {
                let cell = Self.cell(place.latitude + Double(row) * 0.5, place.longitude + Double(column) * 0.5)
                var index = points.partitioningIndex { $0.cell >= cell }
                while index < points.count, points[index].cell == cell {
                    near.append((points[index], place.distance(to: points[index].place)))
                    index += 1
                }
            }
        }
        guard let least = near.map(\.metres).min(), least <= Self.farthest else { return [] }
        return near.filter { $0.metres <= min(least * 1.6 + 3_000, Self.farthest) }
            .flatMap { point, metres -> [Way] in
                let road = graph.roads[Int(point.road)]
                let speed = graph.speeds[Int(road.speed)].kilometresPerHour / 3.6
                return [(road.from, point.metresToFrom), (road.to, road.metres - point.metresToFrom)].map {
                    end, along in
                    Way(
                        junction: end, metres: metres * Self.detour + along,
                        seconds: metres * Self.detour / Self.speed + along / speed)
                }
            }
    }

    /// The number of a square of half a degree.
    private static func cell(_ latitude: Double, _ longitude: Double) -> Int32 {
        let column = Int32((longitude * 2).rounded(.down)) + 360
        return Int32((latitude * 2).rounded(.down)) * 720 + (column + 720) % 720
    }

    /// The cosine of a latitude from that of the sphere's circles; a rough one suffices.
    private func cosine(_ latitude: Double) -> Double {
        let radians = latitude * .pi / 180
        return max(0.05, 1 - radians * radians / 2)
    }
}
