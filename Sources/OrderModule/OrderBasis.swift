import Entities
package import MapData

/// The distances that an order was searched on.
package enum OrderBasis: Equatable, Sendable {
    /// The distances of a provider that knows no roads.
    case straightOnly
    /// Straight lines though roads are known, because they were asked for or because the roads could not be had for
    /// this reason.
    case straight(because: String?)
    /// The lengths of roads in metres, or the driving times in seconds where `byTime` is true.
    case roads(RoadTable, byTime: Bool)

    /// The measure that was made least.
    package var measure: OrderMeasure {
        switch self {
        case .straightOnly, .straight: .distance
        case .roads(_, let byTime): byTime ? .duration : .road
        }
    }

    /// The table of roads; nil for straight lines.
    package var roads: RoadTable? {
        if case .roads(let table, _) = self { table } else { nil }
    }
}

/// The legs of an order along the roads of a table.
struct OrderDrive: Equatable {
    /// The legs in their order, between stops by their present indexes from 0; without bearings.
    let legs: [Leg]
    /// The legs added up.
    let length: RouteLength

    /// The legs between stops in this order, with the one back to the first on a round trip. Linear.
    init(_ order: [Int], isRoundTrip: Bool, _ table: RoadTable) {
        let next = isRoundTrip && order.count > 1 ? order.dropFirst() + order.prefix(1) : order.dropFirst()
        legs = zip(order, next).map { from, to in
            let cell = from * table.count + to
            return Leg(
                from: from, to: to, distance: table.distances[cell], initialBearing: 0, source: table.sources[cell],
                duration: table.durations[cell], given: table.given[cell],
                isWalked: table.isOnFoot && table.given[cell] == nil)
        }
        length = RouteLength(of: legs)
    }

    /// The length of all legs in metres.
    var distance: Double { length.metres }
    /// The driving time of all legs in seconds.
    var duration: Double { length.duration ?? 0 }
    /// The number of legs that are estimates or assumed crossings.
    var estimates: Int { length.measuredLegs(.estimated) + length.measuredLegs(.sea) + length.measuredLegs(.air) }
}
