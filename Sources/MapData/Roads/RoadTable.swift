package import Entities
import Geodesy

/// The roads between all stops of a trip, in both directions.
package struct RoadTable: Equatable, Sendable {
    /// The number of stops.
    package let count: Int
    /// The length in metres from stop `from` to stop `to` at `from * count + to`; 0 from a stop to itself.
    package let distances: [Double]
    /// The driving time in seconds, in the same order.
    package let durations: [Double]
    /// The source of each cell, in the same order: the engine, or `estimated` where it knows no road.
    package let sources: [LegSource]
    /// The reasons why some cells are estimates.
    package let notices: [RouteNotice]
    /// The means of the ways that the person gave, by their cells; none for the others.
    package let given: [Int: Way.Means]
    /// Whether what nobody gave is walked, since the trip is one within a city; the durations are those of walks then.
    package let isOnFoot: Bool

    /// States a table; the three lists have `count * count` elements.
    package init(
        count: Int, distances: [Double], durations: [Double], sources: [LegSource], notices: [RouteNotice] = [],
        given: [Int: Way.Means] = [:], isOnFoot: Bool = false
    ) {
        self.count = count
        self.distances = distances
        self.durations = durations
        self.sources = sources
        self.notices = notices
        self.given = given
        self.isOnFoot = isOnFoot
    }

    /// The table with the ways that the person gave for legs of `trip`, in both directions: their times, and the great
    /// circle for what is not driven. Where the rest of the trip is walked, as it is ordered, every leg is. Linear in
    /// the cells.
    func given(by trip: Trip) -> RoadTable {
        var (distances, durations, given) = (distances, durations, self.given)
        let stops = trip.waypoints
        let legs = stops.indices.compactMap { to in
            (to > 0 ? to - 1 : trip.isRoundTrip && count > 1 ? count - 1 : nil).map { (from: $0, to: to) }
        }
        func set(_ way: Way, _ from: Int, _ to: Int) {
            let cell = from * count + to
            given[cell] = way.by
            if let minutes = way.minutes {
                durations[cell] = Double(minutes * 60)
            } else if way.by == .walk {
                durations[cell] = Walk.seconds(metres: distances[cell])
            }
            if !way.isByOneself { distances[cell] = stops[from].location.distance(to: stops[to].location) }
        }
        let ways = legs.compactMap { leg in stops[leg.to].plan.way.map { (leg.from, leg.to, $0) } }
        // What is given for the other direction itself comes last.
        for (from, to, way) in ways { set(way, to, from) }
        for (from, to, way) in ways { set(way, from, to) }
        let isOnFoot = Walk.isWalk(
            trip,
            legs.map { leg in
                let cell = leg.from * count + leg.to
                return given[cell] == nil ? (distances[cell], sources[cell]) : nil
            })
        if isOnFoot {
            for cell in durations.indices where given[cell] == nil && !sources[cell].isAssumedCrossing {
                durations[cell] = Walk.seconds(metres: distances[cell])
            }
        }
        return RoadTable(
            count: count, distances: distances, durations: durations, sources: sources,
            notices: notices.filter { notice in notice.leg.map { given[$0.from * count + $0.to] == nil } ?? true },
            given: given, isOnFoot: isOnFoot)
    }
}
