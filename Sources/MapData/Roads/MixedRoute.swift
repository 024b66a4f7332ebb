import Entities
import Geodesy

/// Puts roads and estimates together.
enum MixedRoute {
    /// The route of straight legs whose roads are known or not: `outcomes` has one for each leg, nil where both stops are at one
    /// place. `source` is the engine's, for the latter.
    static func route(
        _ legs: [Leg], _ outcomes: [RoadOutcome?], by estimate: DrivingEstimate, engine: String, source: LegSource?
    ) -> Route {
        var notices: [RouteNotice] = []
        var known: Set<RouteNotice> = []
        func notice(_ notice: RouteNotice) {
            if known.insert(notice).inserted { notices.append(notice) }
        }
        var failure: RouteNotice?
        // Without an answer yet, the engine's kind is that of the legs that are remembered.
        let source = source ?? outcomes.lazy.compactMap { $0?.source }.first
        let mixed = legs.enumerated().map { index, leg in
            switch outcomes[index] {
            case .road(let road)?:
                return Leg(
                    from: leg.from, to: leg.to, distance: road.distance, initialBearing: leg.initialBearing,
                    source: road.source, duration: road.duration, geometry: road.line.map(\.coordinate))
            case .offRoad(let from, let to)?:
                if from > RoadOutcome.farthestRoad { notice(.offRoad(stop: leg.from, distance: from)) }
                if to > RoadOutcome.farthestRoad { notice(.offRoad(stop: leg.to, distance: to)) }
            case .noRoad?: notice(.noRoad(from: leg.from, to: leg.to))
            case .noAnswer(let reason)?: failure = failure ?? .noAnswer(engine: engine, reason: reason)
            case nil:
                if let source {
                    return Leg(
                        from: leg.from, to: leg.to, distance: 0, initialBearing: leg.initialBearing, source: source,
                        duration: 0)
                }
            }
            return estimate.leg(leg)
        }
        return Route(legs: mixed, notices: (failure.map { [$0] } ?? []) + notices)
    }
}

extension RoadOutcome {
    /// The engine that measured a road; nil where there is none.
    fileprivate var source: LegSource? {
        if case .road(let road) = self { road.source } else { nil }
    }
}

/// Puts the parts of a table and estimates together.
struct MixedRoadTable {
    /// The table.
    let table: RoadTable
    /// Why it cannot be used: it has no road at all. nil if it can.
    let error: MapDataError?

    /// Fills a table for the stops of `trip`, which are at `places`.
    init(_ trip: Trip, _ places: [RoadPoint], _ parts: [RoadTablePart], engine: String, source: LegSource?) {
        let estimate = DrivingEstimate(trip.plan)
        let count = places.count
        let source = source ?? .estimated
        var distances = [Double](repeating: 0, count: count * count)
        var durations = distances
        var sources = [LegSource](repeating: source, count: count * count)
        var offsets = [Double](repeating: 0, count: count)
        var failure: String?
        for part in parts {
            switch part.content {
            case .known(let block):
                let ends =
                    Array(zip(part.place.rows, block.sourceOffsets)) + zip(part.place.columns, block.targetOffsets)
                for (stop, offset) in ends { offsets[stop] = max(offsets[stop], offset) }
            case .noAnswer(let reason): failure = failure ?? reason
            case .noRoad: break
            }
        }
        var roadless: [RouteNotice] = []
        var roadCount = 0
        for part in parts {
            let (rows, columns) = (part.place.rows, part.place.columns)
            for row in rows {
                for column in columns where places[row] != places[column] {
                    let cell = row * count + column
                    let isOff = max(offsets[row], offsets[column]) > RoadOutcome.farthestRoad
                    var hasAnswer = true
                    switch part.content {
                    case .known(let block):
                        let index = (row - rows.lowerBound) * columns.count + column - columns.lowerBound
                        if !isOff, let distance = block.distances[index], let duration = block.durations[index],
                            RoadOutcome.leads(distance, from: places[row], to: places[column])
                        {
                            (distances[cell], durations[cell]) = (distance, duration)
                            roadCount += 1
                            continue
                        }
                    case .noRoad: break
                    case .noAnswer: hasAnswer = false
                    }
                    if hasAnswer, !isOff { roadless.append(.noRoad(from: row, to: column)) }
                    let straight = trip.waypoints[row].location.distance(to: trip.waypoints[column].location)
                    distances[cell] = straight * estimate.detour
                    durations[cell] = estimate.seconds(ofStraight: straight)
                    sources[cell] = .estimated
                }
            }
        }
        var notices: [RouteNotice] = failure.map { [.noAnswer(engine: engine, reason: $0)] } ?? []
        for (stop, offset) in offsets.enumerated() where offset > RoadOutcome.farthestRoad {
            notices.append(.offRoad(stop: stop, distance: offset))
        }
        table = RoadTable(
            count: count, distances: distances, durations: durations, sources: sources, notices: notices + roadless)
        if parts.isEmpty || roadCount > 0 {
            error = nil
        } else if let failure {
            error = .unavailable(reason: "the road engine at \(engine) gave no answer: \(failure)")
        } else {
            error = .unavailable(reason: "the road engine at \(engine) knows no road between these stops")
        }
    }
}
