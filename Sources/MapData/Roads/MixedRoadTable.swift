import Entities
import Geodesy

/// Puts the parts of a table and estimates together.
struct MixedRoadTable {
    /// The table.
    let table: RoadTable
    /// The reason why it cannot be used: it has no road at all. nil if it can.
    let error: MapDataError?

    /// Fills a table for the stops of `trip`, which are at `places`. `outcomes` are what the engine answered for
    /// doubtful cells of the parts that it was asked for one by one.
    init(
        _ trip: Trip, _ places: [RoadPoint], _ parts: [RoadTablePart], outcomes: [RoadEnds: RoadOutcome],
        engine: String
    ) {
        let estimate = DrivingEstimate(trip.plan)
        let count = places.count
        let source = parts.lazy.compactMap { $0.content.source }.first ?? .estimated
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
            case .tooFar, .noRoad: break
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
                    let outcome = outcomes[RoadEnds(from: places[row], to: places[column])]
                    if case .road(let road)? = outcome {
                        (distances[cell], durations[cell]) = (road.distance, road.duration)
                        roadCount += 1
                        continue
                    }
                    if case .known(let block) = part.content {
                        let index = (row - rows.lowerBound) * columns.count + column - columns.lowerBound
                        if !isOff, let distance = block.distances[index], let duration = block.durations[index],
                            RoadOutcome.leads(
                                distance, from: (places[row], offsets[row]), to: (places[column], offsets[column]))
                        {
                            (distances[cell], durations[cell]) = (distance, duration)
                            roadCount += 1
                            continue
                        }
                    }
                    if !isOff {
                        if let reason = Self.reason(part, row, column, outcome) {
                            failure = failure ?? reason
                        } else {
                            roadless.append(.noRoad(from: row, to: column))
                        }
                    }
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

    /// Returns the reason why a cell without a road, of which `outcome` is known beside the part, has no answer; nil
    /// where the answer is that there is none.
    private static func reason(
        _ part: RoadTablePart, _ row: Int, _ column: Int, _ outcome: RoadOutcome?
    ) -> String? {
        if case .noAnswer(let reason) = part.content { return reason }
        switch outcome {
        case nil: return part.doubt(row: row, column: column)
        case .noAnswer(let reason): return reason
        case .road, .offRoad, .noRoad: return nil
        }
    }
}
