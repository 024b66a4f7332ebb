import Entities
import Geodesy
import Text

extension MapSubject {
    /// A part of the line of a leg.
    struct Piece {
        let path: [Coordinate]
        let kind: Leg.Kind
        /// The metres that the car is carried on it, where they are known.
        var carried: Double?
    }

    /// The length beside a piece of a leg: what is driven of the leg, or what the piece is carried. Of a leg that is
    /// carried as the person said the whole stands beside its one crossing.
    static func length(of piece: Piece, _ leg: Entities.Leg, in unit: DistanceUnit) -> String? {
        guard leg.hasCrossing else { return roadLength(of: leg, in: unit) ?? shortDistance(leg.distance, in: unit) }
        guard case .crossing = piece.kind else {
            return leg.drivingDistance > 0 ? shortDistance(leg.drivingDistance, in: unit) : nil
        }
        guard let carried = piece.carried ?? (leg.crossedPoints.count < 2 ? leg.distance : nil) else { return nil }
        return shortDistance(carried, in: unit)
    }

    /// The length of a leg by the roads of the program as it stands beside its line and in the list below; with minutes
    /// where it is walked. Nil for others.
    static func roadLength(of leg: Entities.Leg, in unit: DistanceUnit) -> String? {
        if leg.isWalked {
            let time = leg.duration.map { " · \(Wording.walkTime(seconds: $0))" } ?? ""
            return Wording.walkLength(leg.distance, in: unit) + time
        }
        guard leg.source == .roads, !leg.hasCrossing, !leg.isCarried else { return nil }
        return shortDistance(leg.distance, in: unit)
    }

    /// A length as it stands beside a line: to a tenth of the unit below 10, else without decimals.
    private static func shortDistance(_ metres: Double, in unit: DistanceUnit) -> String {
        let tenths = (metres / unit.metresPerUnit * 10).rounded()
        guard tenths >= 1, tenths < 100 else { return Wording.roundDistance(metres, in: unit) }
        return "\(Int(tenths) / 10).\(Int(tenths) % 10) \(unit.symbol)"
    }

    /// Whether the line of a leg is a main road of the program, or a straight line in its place, all the way.
    static func isRough(_ leg: Entities.Leg) -> Bool {
        (leg.source == .roads || leg.source == .estimated) && !leg.hasCrossing && !leg.isCarried
    }

    /// The lines of a leg in their order: where its road does not lead all the way to a stop, and where the car is
    /// carried, with these parts for themselves.
    static func pieces(of leg: Entities.Leg, in trip: Trip, _ route: Route) -> [Piece] {
        let path = route.path(of: leg, in: trip)
        let means = means(of: leg)
        guard let first = leg.geometry.first, let last = leg.geometry.last else {
            // Between two stops at one place there is nothing to estimate.
            let isKnown = leg.source.isRoad && leg.straightDistance == 0
            return [Piece(path: path, kind: leg.isCarried ? .crossing(means) : isKnown ? .way : .estimate)]
        }
        if leg.isCarried, leg.crossedPoints.isEmpty { return [Piece(path: path, kind: .crossing(means))] }
        // What leads to the terminals is driven, also on a way that the person gave as a ferry.
        if leg.isCarried { return pieces(of: leg, divided: leg.crossedPoints.map { ($0, means, nil) }) }
        // Its length is that of streets, its line that between its ends.
        if leg.isInStreets {
            return [Piece(path: path, kind: .streets)]
        }
        if !leg.crossings.isEmpty {
            let crossings = leg.crossings.compactMap { crossing in
                crossing.points.map { ($0, crossing.kind == .train ? Leg.Means.train : .ferry, crossing.distance) }
            }
            return pieces(of: leg, divided: crossings)
        }
        let hasStart = trip.waypoints[leg.from].location.distance(to: first) >= Entities.Leg.shortestGap
        let hasEnd = trip.waypoints[leg.to].location.distance(to: last) >= Entities.Leg.shortestGap
        let road = Array(path[(hasStart ? 1 : 0)..<(path.count - (hasEnd ? 1 : 0))])
        return (hasStart ? [Piece(path: Array(path.prefix(2)), kind: .beyondRoad)] : [])
            + [Piece(path: road, kind: .way)]
            + (hasEnd ? [Piece(path: Array(path.suffix(2)), kind: .beyondRoad)] : [])
    }

    /// The means of a leg on which all is carried.
    private static func means(of leg: Entities.Leg) -> Leg.Means {
        switch leg.given {
        case .flight: .flight
        case .train: .train
        case .ferry: .ferry
        case .drive, .walk, nil: .assumed
        }
    }

    /// The roads and the crossings of a leg; `crossings` are their points in its geometry, in their order.
    private static func pieces(
        of leg: Entities.Leg, divided crossings: [(points: ClosedRange<Int>, means: Leg.Means, metres: Double?)]
    ) -> [Piece] {
        var pieces: [Piece] = []
        var begin = 0
        for (crossing, means, metres) in crossings
        where crossing.lowerBound >= begin && crossing.upperBound < leg.geometry.count {
            if crossing.lowerBound > begin {
                pieces.append(Piece(path: Array(leg.geometry[begin...crossing.lowerBound]), kind: .way))
            }
            pieces.append(Piece(path: Array(leg.geometry[crossing]), kind: .crossing(means), carried: metres))
            begin = crossing.upperBound
        }
        if begin < leg.geometry.count - 1 { pieces.append(Piece(path: Array(leg.geometry[begin...]), kind: .way)) }
        return pieces
    }
}
