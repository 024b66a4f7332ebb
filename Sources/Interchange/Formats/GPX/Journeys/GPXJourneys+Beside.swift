import Entities
import Geodesy

/// Loose points that lie along routes.
extension GPXJourneys {
    /// The most loose points that are put into routes: more of them are a collection of their own.
    static let mostBeside = 2
    /// The largest distance of such a point from the lines between the stops of a route, in the reach of what lies
    /// along a way: roads are no straight lines.
    private static let reachesBeside = 3.0

    /// Puts one or two loose points within reach of the way of a route between its stops, as the petrol station that
    /// lies there; others remain.
    mutating func placePointsAlongRoutes() {
        let routes = paths.indices.filter { !paths[$0].isTrack && paths[$0].stops.count > 1 }
        guard !routes.isEmpty, (1...Self.mostBeside).contains(loosePoints.count) else { return }
        loosePoints.removeAll { point in
            var best: (route: Int, position: Int, distance: Double)?
            for route in routes {
                guard let found = paths[route].position(of: point.location),
                    found.distance < best?.distance ?? .infinity
                else { continue }
                let reach = Self.reach(ofLength: paths[route].lengthByStops) * Self.reachesBeside
                if found.distance <= reach { best = (route, found.position, found.distance) }
            }
            guard let best else { return false }
            paths[best.route].stops.insert(point, at: best.position)
            return true
        }
    }
}

extension GPXPath {
    /// The length of the straight lines between the stops, in metres. Linear.
    fileprivate var lengthByStops: Double {
        zip(stops, stops.dropFirst()).reduce(0) { $0 + $1.0.location.distance(to: $1.1.location) }
    }

    /// The position at which a place is put between the stops, and its distance from the line there in metres; nil
    /// where no line is. Linear.
    fileprivate func position(of place: Coordinate) -> (position: Int, distance: Double)? {
        var best: (position: Int, distance: Double)?
        for (index, (from, to)) in zip(stops, stops.dropFirst()).enumerated() {
            var line = LineShape()
            line.append(from.location)
            line.append(to.location)
            guard let found = line.nearest(to: place), found.distance < best?.distance ?? .infinity else { continue }
            best = (index + 1, found.distance)
        }
        return best
    }
}
