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

    /// The total length of the legs in metres.
    package var distance: Double { length.metres }
    /// Why legs that could be measured along roads are not; empty where nobody was asked for roads.
    package var notices: [RouteNotice] { length.notices }

    /// The route of a trip with less than two stops: no legs, 0 m.
    package static let none = Route(legs: [])

    /// The places along a leg of `trip` in their order, from its first stop to its second: those that a road engine knows
    /// between them, or none where only the straight line is known. Linear in them.
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

/// The part of a route from one stop to the next.
package struct Leg: Equatable, Sendable {
    /// The index, from 0, of the stop where the leg begins.
    package let from: Int
    /// The index, from 0, of the stop where the leg ends.
    package let to: Int
    /// Its length in metres, measured as `source` says.
    package let distance: Double
    /// The bearing at its beginning, in degrees clockwise from north, 0 ..< 360.
    package let initialBearing: Double
    /// How its length was measured.
    package let source: LegSource
    /// How long the drive takes, in seconds; nil where that is not known.
    package let duration: Double?
    /// The way from the first stop to the second, both ends included, as a road engine knows it; empty where only the
    /// straight line is known.
    package let geometry: [Coordinate]

    /// Describes a leg; a straight line without a duration unless said otherwise.
    package init(
        from: Int, to: Int, distance: Double, initialBearing: Double, source: LegSource = .straight,
        duration: Double? = nil, geometry: [Coordinate] = []
    ) {
        self.from = from
        self.to = to
        self.distance = distance
        self.initialBearing = initialBearing
        self.source = source
        self.duration = duration
        self.geometry = geometry
    }
}

/// How the length of a leg was measured.
package enum LegSource: String, CaseIterable, Hashable, Sendable {
    /// Along the great circle.
    case straight
    /// From the great circle, by `DrivingEstimate`.
    case estimated
    /// Along roads, by an OSRM server.
    case osrm
    /// Along roads, by a Valhalla server.
    case valhalla

    /// Whether it was measured along roads.
    package var isRoad: Bool { self == .osrm || self == .valhalla }
}

/// Why some legs of a route are estimates although a road engine was asked.
package enum RouteNotice: Hashable, Sendable {
    /// The engine gave no answer that can be used; carries the engine's address and the reason, for a person.
    case noAnswer(engine: String, reason: String)
    /// The nearest road is `distance` metres from the stop with this index: too far for it to be on that road.
    case offRoad(stop: Int, distance: Double)
    /// The engine knows no road between the stops with these indices.
    case noRoad(from: Int, to: Int)
}
