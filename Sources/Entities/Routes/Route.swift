package import Geodesy

/// The route along the stops of a trip, leg by leg.
package struct Route: Equatable, Sendable {
    /// The legs in order; the last leg of a round trip leads back to the first stop.
    package let legs: [Leg]
    /// The legs added up, and why some that could be measured along roads are not.
    package let length: RouteLength

    /// Creates a route and adds up the lengths of its legs. Linear.
    package init(legs: [Leg], notices: [RouteNotice] = []) {
        self.legs = legs
        length = RouteLength(of: legs, notices: notices)
    }

    /// The route with the ways that the person gave for legs of `trip` in place of what is measured, and with the legs
    /// that are walked; why no way was found for what is given is left out. Linear.
    package func given(by trip: Trip) -> Route {
        guard trip.waypoints.contains(where: { $0.plan.way != nil }) else {
            let walked = Walk.legs(legs, of: trip)
            return walked == legs ? self : Route(legs: walked, notices: notices)
        }
        func way(_ stop: Int) -> Way? { trip.waypoints[stop].plan.way }
        return Route(
            legs: Walk.legs(legs.map { leg in way(leg.to).map { leg.given($0) } ?? leg }, of: trip),
            notices: notices.filter { notice in notice.leg.map { way($0.to) == nil } ?? true })
    }

    /// The total length of the legs in metres.
    package var distance: Double { length.metres }
    /// The reasons for which legs that could be measured along roads are not; empty if nobody asked for roads.
    package var notices: [RouteNotice] { length.notices }

    /// The route of a trip with less than two stops: no legs, 0 m.
    package static let none = Route(legs: [])

    /// The places along a leg of `trip` in their order, from its first stop to its second: those that a road engine
    /// knows between them, or none where only the straight line is known. Linear in them.
    package func path(of leg: Leg, in trip: Trip) -> [Coordinate] {
        let (start, end) = (trip.waypoints[leg.from].location, trip.waypoints[leg.to].location)
        var places = leg.geometry[...]
        if places.first == start { places.removeFirst() }
        if places.last == end { places.removeLast() }
        return [start] + places + [end]
    }

    /// The places along the whole way through `trip`, each stop in it. Linear in them.
    package func path(in trip: Trip) -> [Coordinate] {
        guard let first = legs.first else { return trip.waypoints.map(\.location) }
        return legs.reduce(into: [trip.waypoints[first.from].location]) { $0 += path(of: $1, in: trip).dropFirst() }
    }

    /// Whether the way of a leg at least is known beyond the straight line.
    package var hasGeometry: Bool { legs.contains { !$0.geometry.isEmpty } }
}
