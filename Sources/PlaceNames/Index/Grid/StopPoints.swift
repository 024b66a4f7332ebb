import Geodesy

/// The stops of a trip, prepared so that the one nearest to each of many places is found.
struct StopPoints: Sendable {
    /// Stops that follow each other, in a ball.
    private struct Group: Sendable {
        let points: [SpherePoint]
        let center: SpherePoint
        /// The longest chord from the centre to one of them, on a sphere of radius 1.
        let radius: Double

        init(_ points: ArraySlice<SpherePoint>) {
            let center = SpherePoint(meanOf: points)
            self.points = Array(points)
            self.center = center
            radius = 2 * points.reduce(0) { max($0, center.haversine(to: $1)) }.squareRoot() + StopPoints.rounding
        }

        /// The least haversine that one of them can have from a place.
        @inline(__always)
        func leastHaversine(to place: SpherePoint) -> Double {
            let gap = max(2 * center.haversine(to: place).squareRoot() - radius, 0)
            return gap * gap / 4
        }
    }

    /// The stops of a group.
    private static let groupSize = 8
    /// More than what rounding takes off a chord.
    private static let rounding = 1e-9

    private let groups: [Group]

    /// Takes the stops in the order of the trip. Linear.
    init(_ stops: some Sequence<Coordinate>) {
        let points = stops.map { SpherePoint($0) }
        groups = stride(from: 0, to: points.count, by: Self.groupSize).map { first in
            Group(points[first..<min(first + Self.groupSize, points.count)])
        }
    }

    /// The distance in metres from the nearest stop to a place; nil where there is none. Linear in the groups, and in
    /// the stops of those that are as near as the nearest stop.
    func distance(to record: PlaceRecord) -> Double? {
        let place = SpherePoint(record)
        // The group with the nearest centre most likely has the stop: the others are compared with that.
        var first: (index: Int, haversine: Double)?
        for index in groups.indices {
            let haversine = groups[index].center.haversine(to: place)
            if haversine < first?.haversine ?? .infinity { first = (index, haversine) }
        }
        guard let first = first?.index else { return nil }
        var least = Self.least(groups[first], place, .infinity)
        for index in groups.indices where index != first && groups[index].leastHaversine(to: place) < least {
            least = Self.least(groups[index], place, least)
        }
        return SphericalMeasure.distance(ofHaversine: least)
    }

    /// The least of the haversines of a group's stops from a place, and another.
    @inline(__always)
    private static func least(_ group: Group, _ place: SpherePoint, _ least: Double) -> Double {
        group.points.reduce(least) { min($0, $1.haversine(to: place)) }
    }
}
