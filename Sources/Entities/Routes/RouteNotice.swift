package import Geodesy
package import Text

/// A reason for which a leg of a route is an estimate although a road engine was asked, or a road that does not lead
/// all the way.
package enum RouteNotice: Hashable, Sendable {
    /// The engine gave no answer that can be used; carries the engine's address and the reason, for a person.
    case noAnswer(engine: String, reason: String)
    /// The nearest road is `distance` metres from the stop with this index: too far for it to be on that road.
    case offRoad(stop: Int, distance: Double)
    /// The engine knows no road between the stops with these indices.
    case noRoad(from: Int, to: Int)
    /// The roads to and from the stop with this index end `distance` metres before it: it is not at a road, though near
    /// enough to one for its legs to be those of that road.
    case roadEnds(stop: Int, distance: Double)
}

extension [RouteNotice] {
    /// Whether a road engine gave no answer for some of a route, so that asking again may give another one. Linear.
    package var lackAnswer: Bool {
        contains { if case .noAnswer = $0 { true } else { false } }
    }

    /// Those that say why legs are estimates. Linear.
    package var ofEstimates: [RouteNotice] {
        filter { if case .roadEnds = $0 { false } else { true } }
    }
}

extension Wording {
    /// The number of stops and legs that are named at most.
    private static let mostNamed = 3

    /// Returns the reasons for which routes are estimates, in sentences without a capital and a full stop: that the
    /// engine does not answer is written once for all trips; of the stops off the road, of the legs without one and of
    /// the stops before which the road ends the first three are named, with their trips if there are several. Empty if
    /// there is no notice. Linear.
    package static func notices(
        _ routes: [(trip: Trip, notices: [RouteNotice])], in unit: DistanceUnit
    ) -> [String] {
        var failure: String?
        var single: String?
        var stops: [String] = []
        var legs: [String] = []
        var ends: [String] = []
        var (stopCount, legCount) = (0, 0)
        for (trip, notices) in routes {
            let ofTrip = routes.count == 1 ? "" : " of \(quoted(visible(trip.name.text)))"
            for notice in notices {
                switch notice {
                case .noAnswer:
                    if failure == nil { failure = sentence(notice, of: trip, in: unit) }
                    continue
                case .offRoad(let stop, let distance):
                    stopCount += 1
                    if stopCount <= mostNamed {
                        stops.append("\(name(of: stop, in: trip))\(ofTrip) (\(wholeDistance(distance, in: unit)))")
                    }
                case .roadEnds(let stop, let distance):
                    ends.append("\(distanceText(distance, in: unit)) before \(name(of: stop, in: trip))\(ofTrip)")
                    continue
                case .noRoad(let from, let to):
                    legCount += 1
                    if legCount <= mostNamed {
                        legs.append("from \(name(of: from, in: trip)) to \(name(of: to, in: trip))\(ofTrip)")
                    }
                }
                if single == nil { single = sentence(notice, of: trip, in: unit) }
            }
        }
        let counted =
            stopCount + legCount > 1 ? sentences(stops, stopCount, legs, legCount) : [single].compactMap { $0 }
        return (failure.map { [$0] } ?? []) + counted + [self.ends(ends)].compactMap { $0 }
    }

    /// `the road ends 4.65 km before Filfla and 0.52 km before Dingli`, the first three; nil where there are none.
    private static func ends(_ ends: [String]) -> String? {
        guard !ends.isEmpty else { return nil }
        let rest = ends.count - mostNamed
        let all = ends.prefix(mostNamed) + (rest > 0 ? ["before \(counted(rest, "more stop"))"] : [])
        return "the road ends \(enumeration(Array(all), last: "and"))"
    }

    /// The same for one trip.
    package static func notices(_ notices: [RouteNotice], of trip: Trip, in unit: DistanceUnit) -> [String] {
        notices.isEmpty ? [] : self.notices([(trip, notices)], in: unit)
    }

    /// One sentence for the stops off the road and one for the legs without one: the first of each, and how many there
    /// are.
    private static func sentences(_ stops: [String], _ stopCount: Int, _ legs: [String], _ legCount: Int) -> [String] {
        var sentences: [String] = []
        if stopCount > 0 {
            let rest = stopCount - stops.count
            let all = stops + (rest > 0 ? ["\(rest) more"] : [])
            sentences.append(
                "\(enumeration(all, last: "and")) \(stopCount == 1 ? "is" : "are") far from any road that the engine "
                    + "knows; \(stopCount == 1 ? "its" : "their") legs are estimates")
        }
        if legCount > 0 {
            let rest = legCount - legs.count
            let all = legs + (rest > 0 ? ["for \(counted(rest, "more leg"))"] : [])
            sentences.append(
                "the engine knows no road \(enumeration(all, last: "and")); "
                    + (legCount == 1 ? "that leg is an estimate" : "these legs are estimates"))
        }
        return sentences
    }

    /// Returns the name of the stop with this index.
    private static func name(of stop: Int, in trip: Trip) -> String {
        trip.waypoints.indices.contains(stop) ? visible(trip.waypoints[stop].name.text) : "a stop"
    }

    /// `Paris is 391 km from the nearest road that the engine knows; its legs are estimates`.
    private static func sentence(_ notice: RouteNotice, of trip: Trip, in unit: DistanceUnit) -> String {
        switch notice {
        case .noAnswer(let engine, let reason):
            return "the road engine at \(visible(engine)) gave no usable answer (\(visible(reason))); "
                + "missing distances are estimates"
        case .offRoad(let stop, let distance):
            return
                "\(name(of: stop, in: trip)) is \(wholeDistance(distance, in: unit)) from the nearest road that the engine knows; "
                + "its legs are estimates"
        case .roadEnds(let stop, let distance):
            return "the road ends \(distanceText(distance, in: unit)) before \(name(of: stop, in: trip))"
        case .noRoad(let from, let to):
            return
                "the engine knows no road from \(name(of: from, in: trip)) to \(name(of: to, in: trip)); that leg is an estimate"
        }
    }

    /// A length without decimals, unless it is short: that of a gap means no more.
    private static func wholeDistance(_ metres: Double, in unit: DistanceUnit) -> String {
        let units = metres / unit.metresPerUnit
        guard units >= 10, units < 1e6 else { return distanceText(metres, in: unit) }
        return "\(Int(units.rounded())) \(unit.symbol)"
    }
}
