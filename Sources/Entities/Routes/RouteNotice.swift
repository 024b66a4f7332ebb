/// A reason for which a leg of a route is an estimate or an assumption although roads were asked for, or a road that
/// does not lead all the way.
package enum RouteNotice: Hashable, Sendable {
    /// The engine gave no answer that can be used; carries the engine's address and the reason, for a person.
    case noAnswer(engine: String, reason: String)
    /// The nearest road is `distance` metres from the stop with this index: too far for it to be on that road.
    case offRoad(stop: Int, distance: Double)
    /// The engine knows no road between the stops with these indices.
    case noRoad(from: Int, to: Int)
    /// No way by car is known between the stops with these indices among the roads in the program; the source of the
    /// leg is what is assumed in its place: `estimated`, `sea` or `air`.
    case noWay(from: Int, to: Int, assumed: LegSource)
    /// The roads to and from the stop with this index end `distance` metres before it: it is not at a road, though near
    /// enough to one for its legs to be those of that road.
    case roadEnds(stop: Int, distance: Double)
    /// No road in the program leads to the stop with this index, a summit for example: its legs are those to and from
    /// the nearest one, `distance` metres away.
    case noRoadTo(stop: Int, distance: Double)
}

extension RouteNotice {
    /// The indices of the stops between which no way is known; nil for what is not about a leg.
    package var leg: (from: Int, to: Int)? {
        switch self {
        case .noRoad(let from, let to), .noWay(let from, let to, _): (from, to)
        case .noAnswer, .offRoad, .roadEnds, .noRoadTo: nil
        }
    }
}

extension [RouteNotice] {
    /// Whether a road engine gave no answer for some of a route, so that asking again may give another one. Linear.
    package var lackAnswer: Bool {
        contains { if case .noAnswer = $0 { true } else { false } }
    }

    /// Those that say why legs are estimates. Linear.
    package var ofEstimates: [RouteNotice] {
        filter {
            switch $0 {
            case .roadEnds, .noRoadTo: false
            case .noAnswer, .offRoad, .noRoad, .noWay: true
            }
        }
    }
}
