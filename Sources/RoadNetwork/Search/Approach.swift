import Geodesy

/// A way over streets from a place to the nearest point of a road.
struct Approach: Sendable {
    /// The index of the road among those that are decoded.
    let road: Int
    /// The junctions at the ends of the road.
    let ends: (from: UInt32, to: UInt32)
    /// The share of the road that lies before the point, 0...1.
    let share: Double
    /// The point of the road.
    let point: Coordinate
    /// The straight line from the place to the point in metres, or the way around the water between them.
    var metres: Double
    /// The time on the whole road in seconds.
    let roadSeconds: Int

    /// The time from the place to the road in seconds.
    var seconds: Int { RoadTimes.street(metres: metres) }

    /// The same approach over a way of another length in metres.
    func longer(_ metres: Double) -> Approach {
        var approach = self
        approach.metres = metres
        return approach
    }

    /// The time from the point to an end of the road.
    func seconds(toEnd: Bool) -> Int {
        Int((Double(roadSeconds) * (toEnd ? 1 - share : share)).rounded())
    }
}

/// A place and the roads by which it is reached.
struct PlaceAccess: Sendable {
    /// The place.
    let place: Coordinate
    /// The ways to roads nearby; empty where there is no road.
    let approaches: [Approach]
}
