/// The rectangle of the plane that holds some points.
struct PlaneBounds: Sendable {
    var west = Double.infinity
    var east = -Double.infinity
    var south = Double.infinity
    var north = -Double.infinity

    /// The latitude up to which a map of the world reaches, and the share of its height that is added for that at most.
    private static let (north, mostNorth) = (74.0, 0.06)

    /// Metres from west to east.
    var width: Double { max(east - west, 0) }
    /// Metres from south to north.
    var height: Double { max(north - south, 0) }

    /// Adds the width of the world, and its height but for the far south and north, where the bounds are wider than a
    /// share of it, or in any case.
    mutating func addWorld(from share: Double, always: Bool) {
        guard always || width > share * 2 * WorldProjection.halfWidth else { return }
        for side in [-180.0, 180] {
            let equator = WorldProjection.point(latitude: 0, relative: side)
            add(PlanePoint(x: equator.x, y: WorldProjection.point(latitude: always ? -90 : -57, relative: 0).y))
            add(PlanePoint(x: equator.x, y: WorldProjection.point(latitude: always ? 90 : 80, relative: 0).y))
        }
    }

    /// Adds a little of what is north of it, where names and marks of the northernmost stops have room.
    mutating func addNorth() {
        let top = WorldProjection.point(latitude: Self.north, relative: 0).y
        north = max(north, min(top, north + Self.mostNorth * height))
    }

    /// Adds a point.
    mutating func add(_ point: PlanePoint) {
        west = min(west, point.x)
        east = max(east, point.x)
        south = min(south, point.y)
        north = max(north, point.y)
    }
}
