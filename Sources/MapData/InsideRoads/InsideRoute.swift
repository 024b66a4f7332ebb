import Entities
import Geodesy
import RoadNetwork

/// Answers questions about trips by the roads inside, and remembers the ways.
struct InsideRoute {
    /// The ways that are known already.
    let cache: InsideWayCache
    let coasts: CoastCheck
    /// Whether a stop is one to which perhaps no road leads.
    let isRemote: (Coordinate) -> Bool
    let isStopped: () -> Bool

    /// The route of straight legs along the roads inside, with what is assumed where there is no way. `finder` is asked
    /// for where a way is not remembered.
    func route(
        _ legs: [Leg], of trip: Trip, hasLines: Bool, _ finder: inout OpenedRoads
    ) throws(RoadNetworkError) -> Route {
        let estimate = DrivingEstimate(trip.plan)
        var notices: [RouteNotice] = []
        var measured: [Leg] = []
        measured.reserveCapacity(legs.count)
        var found: [InsideWayCache.Entry] = []
        // The distances of remote stops from the nearest road.
        var gaps: [Int: Double] = [:]
        for leg in legs {
            let (start, end) = (trip.waypoints[leg.from].location, trip.waypoints[leg.to].location)
            let ends = RoadEnds(from: RoadPoint(start), to: RoadPoint(end))
            if ends.from == ends.to {
                measured.append(leg.measured(by: .roads, distance: leg.distance, duration: 0))
                continue
            }
            let outcome: InsideOutcome
            if let known = cache.outcome(ends, hasLine: hasLines) {
                outcome = known
            } else {
                if isStopped() { throw .stopped }
                outcome = try finder.answer { (finder: inout RoadFinder) throws(RoadNetworkError) in
                    try InsideOutcome(from: start, to: end, hasLine: hasLines, &finder, coasts)
                }
                found.append(InsideWayCache.Entry(ends: ends, outcome: outcome))
            }
            switch outcome {
            case .way(let way):
                for (stop, road) in zip([leg.from, leg.to], [way.line?.first, way.line?.last]) {
                    guard let gap = road?.distance(to: RoadPoint(trip.waypoints[stop].location)),
                        gap > Leg.remoteGap, isRemote(trip.waypoints[stop].location)
                    else { continue }
                    gaps[stop] = min(gaps[stop] ?? gap, gap)
                }
                measured.append(
                    leg.measured(
                        by: .roads, distance: max(way.distance, leg.distance), duration: way.duration,
                        geometry: way.geometry(from: start, to: end), crossings: way.crossings))
            case .noWay(let source):
                let notice = RouteNotice.noWay(from: leg.from, to: leg.to, assumed: source)
                if !notices.contains(notice) { notices.append(notice) }
                let (distance, duration) = InsideOutcome.assumed(source, straight: leg.distance, estimate)
                measured.append(leg.measured(by: source, distance: distance, duration: duration))
            }
        }
        cache.store(found)
        let ends = gaps.sorted { $0.key < $1.key }.map { RouteNotice.noRoadTo(stop: $0.key, distance: $0.value) }
        return Route(legs: measured, notices: notices + ends)
    }

    /// The ways between all stops of a trip, with what is assumed where there are none.
    func roadTable(of trip: Trip, _ finder: inout OpenedRoads) throws(RoadNetworkError) -> RoadTable {
        let places = trip.waypoints.map(\.location)
        let count = places.count
        let estimate = DrivingEstimate(trip.plan)
        let ways = try finder.answer { (finder: inout RoadFinder) throws(RoadNetworkError) in
            try finder.table(among: places, isStopped: isStopped)
        }
        var distances = [Double](repeating: 0, count: count * count)
        var durations = distances
        var sources = [LegSource](repeating: .roads, count: count * count)
        var notices: [RouteNotice] = []
        for from in places.indices {
            for to in from..<count where places[from] != places[to] {
                let cells = [from * count + to, to * count + from]
                let (distance, duration, source): (Double, Double, LegSource)
                if let metres = ways.metres(from: from, to: to), let seconds = ways.seconds(from: from, to: to) {
                    (distance, duration, source) = (metres, Double(seconds), .roads)
                } else {
                    if isStopped() { throw .stopped }
                    source = InsideOutcome.assumption(from: places[from], to: places[to], coasts)
                    let straight = places[from].distance(to: places[to])
                    (distance, duration) = InsideOutcome.assumed(source, straight: straight, estimate)
                    notices.append(.noWay(from: from, to: to, assumed: source))
                    notices.append(.noWay(from: to, to: from, assumed: source))
                }
                for cell in cells {
                    (distances[cell], durations[cell], sources[cell]) = (distance, duration, source)
                }
            }
        }
        return RoadTable(
            count: count, distances: distances, durations: durations, sources: sources, notices: notices)
    }
}
