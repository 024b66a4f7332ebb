import Entities
import Geodesy

/// Puts roads and estimates together.
enum MixedRoute {
    /// The route of straight legs whose roads are known or not: `outcomes` has one for each leg, nil where both stops
    /// are at one place. The stops are at `places`. `source` is the engine's, for the latter.
    static func route(
        _ legs: [Leg], _ outcomes: [RoadOutcome?], _ places: [RoadPoint], by estimate: DrivingEstimate, engine: String,
        source: LegSource?
    ) -> Route {
        var notices: [RouteNotice] = []
        var known: Set<RouteNotice> = []
        func notice(_ notice: RouteNotice) {
            if known.insert(notice).inserted { notices.append(notice) }
        }
        var failure: RouteNotice?
        // The distances of stops from the ends of their roads.
        var gaps: [Int: Double] = [:]
        // Without an answer yet, the engine's kind is that of the legs that are remembered.
        let source = source ?? outcomes.lazy.compactMap { $0?.source }.first
        let mixed = legs.enumerated().map { index, leg in
            switch outcomes[index] {
            case .road(let road)?:
                for (stop, end) in zip([leg.from, leg.to], road.ends) {
                    let gap = end.distance(to: places[stop])
                    guard gap >= Leg.shortestGap else { continue }
                    gaps[stop] = max(gaps[stop] ?? 0, gap)
                }
                return leg.measured(
                    by: road.source, distance: road.distance, duration: road.duration,
                    geometry: road.line.map(\.coordinate))
            case .offRoad(let from, let to)?:
                if from > RoadOutcome.farthestRoad { notice(.offRoad(stop: leg.from, distance: from)) }
                if to > RoadOutcome.farthestRoad { notice(.offRoad(stop: leg.to, distance: to)) }
            case .noRoad?: notice(.noRoad(from: leg.from, to: leg.to))
            case .noAnswer(let reason)?: failure = failure ?? .noAnswer(engine: engine, reason: reason)
            case nil:
                if let source { return leg.measured(by: source, distance: 0, duration: 0) }
            }
            return estimate.leg(leg)
        }
        let ends = gaps.sorted { $0.key < $1.key }.map { RouteNotice.roadEnds(stop: $0.key, distance: $0.value) }
        return Route(legs: mixed, notices: (failure.map { [$0] } ?? []) + notices + ends)
    }
}

extension RoadOutcome {
    /// The engine that measured a road; nil where there is none.
    fileprivate var source: LegSource? {
        if case .road(let road) = self { road.source } else { nil }
    }
}
