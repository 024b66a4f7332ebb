package import Geodesy
package import Text

/// Why some legs of a route are estimates although a road engine was asked.
package enum RouteNotice: Hashable, Sendable {
    /// The engine gave no answer that can be used; carries the engine's address and the reason, for a person.
    case noAnswer(engine: String, reason: String)
    /// The nearest road is `distance` metres from the stop with this index: too far for it to be on that road.
    case offRoad(stop: Int, distance: Double)
    /// The engine knows no road between the stops with these indices.
    case noRoad(from: Int, to: Int)
}

extension [RouteNotice] {
    /// Whether a road engine gave no answer for some of a route, so that asking again may give another one. Linear.
    package var lackAnswer: Bool {
        contains { if case .noAnswer = $0 { true } else { false } }
    }
}

extension Wording {
    /// What routes are estimates for, in sentences without a capital and a full stop: that the engine does not answer is
    /// written once for all trips, stops off the road and legs without one are counted where there are several. None where
    /// there is no notice. Linear.
    package static func notices(
        _ routes: [(trip: Trip, notices: [RouteNotice])], in unit: DistanceUnit
    ) -> [String] {
        var failure: String?
        var single: String?
        var (stops, legs) = (0, 0)
        for (trip, notices) in routes {
            for notice in notices {
                switch notice {
                case .noAnswer: if failure == nil { failure = sentence(notice, of: trip, in: unit) }
                case .offRoad: stops += 1
                case .noRoad: legs += 1
                }
                if case .noAnswer = notice { continue }
                if single == nil { single = sentence(notice, of: trip, in: unit) }
            }
        }
        let counts = stops + legs > 1 ? counted(stopsOffRoad: stops, legsWithoutRoad: legs) : single
        return [failure, counts].compactMap { $0 }
    }

    /// The same for one trip.
    package static func notices(_ notices: [RouteNotice], of trip: Trip, in unit: DistanceUnit) -> [String] {
        notices.isEmpty ? [] : self.notices([(trip, notices)], in: unit)
    }

    private static func counted(stopsOffRoad stops: Int, legsWithoutRoad legs: Int) -> String {
        let far = "\(counted(stops, "stop")) \(stops == 1 ? "is" : "are") far from any road that the engine knows"
        if legs == 0 { return "\(far); \(stops == 1 ? "its" : "their") legs are estimates" }
        if stops == 0 { return "the engine knows no road for \(legs) legs; they are estimates" }
        return "\(far), and for \(counted(legs, "leg")) it knows no road; these legs are estimates"
    }

    /// `Paris is 391 km from the nearest road that the engine knows; its legs are estimates`.
    private static func sentence(_ notice: RouteNotice, of trip: Trip, in unit: DistanceUnit) -> String {
        func name(_ stop: Int) -> String {
            trip.waypoints.indices.contains(stop) ? visible(trip.waypoints[stop].name.text) : "a stop"
        }
        switch notice {
        case .noAnswer(let engine, let reason):
            return "the road engine at \(visible(engine)) gave no usable answer (\(visible(reason))); "
                + "missing distances are estimates"
        case .offRoad(let stop, let distance):
            return "\(name(stop)) is \(wholeDistance(distance, in: unit)) from the nearest road that the engine knows; "
                + "its legs are estimates"
        case .noRoad(let from, let to):
            return "the engine knows no road from \(name(from)) to \(name(to)); that leg is an estimate"
        }
    }

    /// A length without decimals, unless it is short: that of a gap means no more.
    private static func wholeDistance(_ metres: Double, in unit: DistanceUnit) -> String {
        let units = metres / unit.metresPerUnit
        guard units >= 10, units < 1e6 else { return distanceText(metres, in: unit) }
        return "\(Int(units.rounded())) \(unit.symbol)"
    }
}
