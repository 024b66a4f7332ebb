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

    /// A position on the way.
    package struct Position: Hashable, Sendable {
        /// The index of the leg; nil for a trip of one stop.
        package let leg: Int?
        /// The metres of the trip up to there.
        package let along: Double
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
        let share = point.passed - Double(index)
        return Position(leg: low, along: metres[index] + share * (metres[index + 1] - metres[index]))
    }

    /// The nearness of the nearest stop to a position, 1 right at it, and less by a factor of e for each `stretch`
    /// metres of the way. Logarithmic in the legs.
    func nearness(toStopsAt position: Position, stretch: Double) -> Double {
        guard let leg = position.leg else { return 1 }
        let end = leg + 1 < starts.count ? metres[starts[leg + 1]] : length
        let distance = min(position.along - metres[starts[leg]], end - position.along)
        return exp(-max(0, distance) / max(1, stretch))
    }

    /// The points of the way so many metres before and behind a position, on the same leg. Logarithmic.
    package func ends(around position: Position, reach: Double) -> (before: Coordinate, after: Coordinate)? {
        guard let leg = position.leg else { return nil }
        let last = leg + 1 < starts.count ? starts[leg + 1] : places.count - 1
        let range = starts[leg]...last
        return (
            place(at: max(metres[range.lowerBound], position.along - reach), in: range),
            place(at: min(metres[range.upperBound], position.along + reach), in: range)
        )
    }

    private func place(at distance: Double, in range: ClosedRange<Int>) -> Coordinate {
        var (low, high) = (range.lowerBound, range.upperBound)
        while high - low > 1 {
            let middle = (low + high) / 2
            if metres[middle] <= distance { low = middle } else { high = middle }
        }
        let span = metres[high] - metres[low]
        return places[low].point(
            toward: places[high], fraction: span > 0 ? min(1, max(0, (distance - metres[low]) / span)) : 0)
    }
}

extension Itinerary {
    /// The number of the day on which each leg is driven, from 1, or of the first where it takes several.
    package var dayOfLegs: [Int] {
        days.flatMap { day in Array(repeating: day.number, count: max(0, day.visits.count - 1)) }
    }
}
