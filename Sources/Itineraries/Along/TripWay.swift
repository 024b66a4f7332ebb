package import Entities
package import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The way of a trip as a line on which places are looked for. What ships, trains and planes carry the car over is no
/// part of it: nobody stops there.
package struct TripWay: Sendable {
    /// The line of the whole way.
    package let line: LineIndex
    /// The places of the line.
    private let places: [Coordinate]
    /// The metres of the trip up to each place: of each leg as many as its length says.
    private let metres: [Double]
    /// The index of the place at which each leg begins.
    private let starts: [Int]
    /// The lines of the legs where there are several; empty where there is one.
    private let legLines: [LineIndex]

    /// A position on the way.
    package struct Position: Hashable, Comparable, Sendable {
        /// The index of the leg; nil for a trip of one stop.
        package let leg: Int?
        /// The metres of the trip up to there.
        package let along: Double

        /// Whether a position comes before another: on an earlier leg, or earlier on the same.
        package static func < (one: Position, other: Position) -> Bool {
            (one.leg ?? 0, one.along) < (other.leg ?? 0, other.along)
        }
    }

    /// The point of a leg that is nearest to a place.
    package struct Pass: Hashable, Sendable {
        /// The position on the way.
        package let position: Position
        /// The distance of the place from it in metres.
        package let off: Double
    }

    /// Lays the way of a trip along its route; a trip of one stop is a point. Linear in the places of the line.
    package init(of trip: Trip, along route: Route) {
        var places: [Coordinate] = []
        var metres: [Double] = []
        var starts: [Int] = []
        var leftOut: [Range<Int>] = []
        var before = 0.0
        for leg in route.legs {
            let path = route.path(of: leg, in: trip)
            let first = places.isEmpty ? 0 : places.count - 1
            starts.append(first)
            if places.isEmpty {
                places.append(path[0])
                metres.append(0)
            }
            let lengths = zip(path, path.dropFirst()).map { $0.distance(to: $1) }
            let scale = lengths.reduce(0, +)
            var passed = 0.0
            for (index, place) in path.dropFirst().enumerated() {
                passed += lengths[index]
                places.append(place)
                metres.append(before + (scale > 0 ? leg.distance * passed / scale : leg.distance))
            }
            if leg.isCarried {
                leftOut.append(first..<places.count - 1)
            } else {
                let shift = leg.geometry.first == path[0] ? first : first + 1
                leftOut += leg.crossings.compactMap(\.points).map { $0.lowerBound + shift..<$0.upperBound + shift }
            }
            before += leg.distance
        }
        if places.isEmpty, let only = trip.waypoints.first {
            places = [only.location]
            metres = [0]
        }
        self.places = places
        self.metres = metres
        self.starts = starts
        line = LineIndex(places, leftOut: leftOut)
        legLines =
            starts.count < 2
            ? []
            : starts.indices.map { leg in
                let last = leg + 1 < starts.count ? starts[leg + 1] : places.count - 1
                let own = leftOut.map { $0.clamped(to: starts[leg]..<last) }.filter { !$0.isEmpty }
                return LineIndex(
                    Array(places[starts[leg]...last]),
                    leftOut: own.map { $0.lowerBound - starts[leg]..<$0.upperBound - starts[leg] })
            }
    }

    /// The farthest that legs beside the nearest come to a place which is visited from them, in metres.
    private static let farthestNeighbour = 100_000.0

    /// The passes of the legs from which a place may be visited best, the nearest first, at most `most` and at least
    /// one: that of the nearest leg, those within `reach` metres, and those of the legs before and behind it. Linear in
    /// the legs.
    package func passes(of place: Coordinate, nearest: Pass, within reach: Double, most: Int) -> [Pass] {
        guard let leg = nearest.position.leg, !legLines.isEmpty else { return [nearest] }
        var others: [Pass] = []
        for index in legLines.indices where index != leg {
            let isBeside = (index - leg).magnitude == 1
            guard
                let point = legLines[index].nearest(
                    to: place, within: isBeside ? max(reach, Self.farthestNeighbour) : reach)
            else { continue }
            let passed = point.passed + Double(starts[index])
            others.append(Pass(position: position(passed, leg: index), off: point.off))
        }
        let sorted = others.sorted { ($0.off, $0.position.along) < ($1.off, $1.position.along) }
        return [nearest] + sorted.prefix(max(0, most - 1))
    }

    /// The length of the way in metres.
    package var length: Double { metres.last ?? 0 }

    /// The position of a point of the line. Logarithmic in the legs.
    package func position(_ point: LinePoint) -> Position {
        let index = min(max(0, Int(point.passed)), max(0, places.count - 2))
        guard !starts.isEmpty else { return Position(leg: nil, along: 0) }
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return position(point.passed, leg: low)
    }

    private func position(_ passed: Double, leg: Int) -> Position {
        let index = min(max(0, Int(passed)), max(0, places.count - 2))
        let share = passed - Double(index)
        return Position(leg: leg, along: metres[index] + share * (metres[index + 1] - metres[index]))
    }

    /// The nearness of the nearest stop to a position, 1 right at it, and less by a factor of e for each `stretch`
    /// metres of the way. Logarithmic in the legs.
    func nearness(toStopsAt position: Position, stretch: Double) -> Double {
        guard let leg = position.leg else { return 1 }
        let end = leg + 1 < starts.count ? metres[starts[leg + 1]] : length
        let distance = min(position.along - metres[starts[leg]], end - position.along)
        return exp(-max(0, distance) / max(1, stretch))
    }
}

extension Itinerary {
    /// The number of the day on which each leg is driven, from 1, or of the first where it takes several.
    package var dayOfLegs: [Int] {
        days.flatMap { day in Array(repeating: day.number, count: max(0, day.visits.count - 1)) }
    }
}
