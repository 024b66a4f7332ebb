import Geodesy

/// The stops of a trip, prepared so that the one nearest to each of many places is found.
struct StopPoints: Sendable {
    /// A ball around stops that follow each other.
    private struct Ball: Sendable {
        let center: SpherePoint
        /// The longest chord from the centre to one of them, on a sphere of radius 1.
        let radius: Double

        init(_ points: ArraySlice<SpherePoint>) {
            let center = SpherePoint(meanOf: points)
            self.center = center
            radius = 2 * points.reduce(0) { max($0, center.haversine(to: $1)) }.squareRoot() + StopPoints.rounding
        }
    }

    /// The stops in a ball.
    private static let ballSize = 8
    /// More than what rounding takes off a chord.
    private static let rounding = 1e-9

    private let points: [SpherePoint]
    /// The balls, each around the next stops.
    private let balls: [Ball]

    /// Takes the stops in the order of the trip. Linear.
    init(_ stops: some Sequence<Coordinate>) {
        let points = stops.map { SpherePoint($0) }
        self.points = points
        balls = stride(from: 0, to: points.count, by: Self.ballSize).map { first in
            Ball(points[first..<min(first + Self.ballSize, points.count)])
        }
    }

    /// The distance in metres from the nearest stop to a place; nil where there is none. Linear in the balls, and in
    /// the stops of those that are as near as the nearest stop.
    func distance(to record: PlaceRecord) -> Double? {
        let place = SpherePoint(record)
        // The ball with the nearest centre most likely has the stop: the others are compared with that.
        var (first, nearest) = (0, Double.infinity)
        for index in balls.indices {
            let haversine = balls[index].center.haversine(to: place)
            if haversine < nearest { (first, nearest) = (index, haversine) }
        }
        guard nearest < .infinity else { return nil }
        var least = least(inBall: first, place, .infinity)
        var chord = 2 * least.squareRoot()
        for index in balls.indices where index != first {
            // The chord to a centre is at most that to a stop and the radius together.
            let reach = chord + balls[index].radius
            guard 4 * balls[index].center.haversine(to: place) < reach * reach else { continue }
            least = self.least(inBall: index, place, least)
            chord = 2 * least.squareRoot()
        }
        return SphericalMeasure.distance(ofHaversine: least)
    }

    /// The least of the haversines of the stops in a ball from a place, and another.
    @inline(__always)
    private func least(inBall ball: Int, _ place: SpherePoint, _ other: Double) -> Double {
        var least = other
        for index in ball * Self.ballSize..<min((ball + 1) * Self.ballSize, points.count) {
            least = min(least, points[index].haversine(to: place))
        }
        return least
    }
}
