import Entities
import Geodesy
import RoadNetwork

extension RoadFinder {
    /// The route of straight legs along the roads inside, with estimates by the factors of the trip's plan where there
    /// is no way.
    mutating func route(_ legs: [Leg], of trip: Trip, hasLines: Bool) throws(RoadNetworkError) -> Route {
        let estimate = DrivingEstimate(trip.plan)
        var notices: [RouteNotice] = []
        var measured: [Leg] = []
        measured.reserveCapacity(legs.count)
        for leg in legs {
            let (start, end) = (trip.waypoints[leg.from].location, trip.waypoints[leg.to].location)
            if start == end {
                measured.append(leg.byRoad(metres: 0, seconds: 0, line: []))
            } else if let way = try way(from: start, to: end) {
                let line = hasLines ? try line(of: way) : []
                measured.append(leg.byRoad(metres: way.metres, seconds: Double(way.seconds), line: line))
            } else {
                let notice = RouteNotice.noRoad(from: leg.from, to: leg.to)
                if !notices.contains(notice) { notices.append(notice) }
                measured.append(estimate.leg(leg))
            }
        }
        return Route(legs: measured, notices: notices)
    }

    /// The points of a way in its order.
    private mutating func line(of way: RoadWay) throws(RoadNetworkError) -> [Coordinate] {
        var points: [Coordinate] = []
        for line in try lines(of: way) {
            points += points.isEmpty ? line.points[...] : line.points.dropFirst()
        }
        return points
    }

    /// The ways between all stops of a trip, with estimates where there are none.
    mutating func roadTable(of trip: Trip, isStopped: () -> Bool) throws(RoadNetworkError) -> RoadTable {
        let places = trip.waypoints.map(\.location)
        let count = places.count
        let estimate = DrivingEstimate(trip.plan)
        let ways = try table(among: places, isStopped: isStopped)
        var distances = [Double](repeating: 0, count: count * count)
        var durations = distances
        var sources = [LegSource](repeating: .roads, count: count * count)
        var notices: [RouteNotice] = []
        for from in places.indices {
            for to in places.indices where places[from] != places[to] {
                let cell = from * count + to
                if let metres = ways.metres(from: from, to: to), let seconds = ways.seconds(from: from, to: to) {
                    (distances[cell], durations[cell]) = (metres, Double(seconds))
                } else {
                    let straight = places[from].distance(to: places[to])
                    distances[cell] = straight * estimate.detour
                    durations[cell] = estimate.seconds(ofStraight: straight)
                    sources[cell] = .estimated
                    notices.append(.noRoad(from: from, to: to))
                }
            }
        }
        return RoadTable(
            count: count, distances: distances, durations: durations, sources: sources, notices: notices)
    }
}

extension Leg {
    /// The same leg along the roads inside.
    fileprivate func byRoad(metres: Double, seconds: Double, line: [Coordinate]) -> Leg {
        Leg(
            from: from, to: to, distance: metres, initialBearing: initialBearing, source: .roads, duration: seconds,
            geometry: line)
    }
}
