import Entities
import Geodesy

/// The known way of a leg, by the distance from its beginning.
struct MeasuredWay {
    private let line: [Coordinate]
    /// The metres from the beginning to each point.
    private let distances: [Double]
    /// The parts on which a ship or a train carries the car, and their crossings, in metres.
    private let carried: [(range: ClosedRange<Double>, metres: Double)]
    private let leg: Leg

    /// Measures a way of two points at least. Linear in them.
    init(_ leg: Leg) {
        self.leg = leg
        line = leg.geometry
        var sum = 0.0
        var sums = [0.0]
        for (first, last) in zip(leg.geometry, leg.geometry.dropFirst()) {
            sum += first.distance(to: last)
            sums.append(sum)
        }
        distances = sums
        carried = leg.crossings.compactMap { crossing in
            crossing.points.map { (sums[$0.lowerBound]...sums[$0.upperBound], crossing.distance) }
        }
    }

    /// The length of the line in metres, which may differ from that of the leg by some per cent.
    var length: Double { distances.last ?? 0 }

    /// The distance of a place on the line that is given by the number of the point before it and the part of the way
    /// to the next one.
    func metres(_ place: Double) -> Double {
        let index = min(max(0, Int(place)), max(0, line.count - 2))
        return distances[index] + (distances[index + 1] - distances[index]) * (place - Double(index))
    }

    /// The place at a distance; the nearer end beyond both. Logarithmic.
    func place(_ metres: Double) -> Coordinate {
        var (low, high) = (0, line.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if distances[middle] <= metres { low = middle } else { high = middle }
        }
        let span = distances[high] - distances[low]
        let fraction = span > 0 ? min(1, max(0, (metres - distances[low]) / span)) : 0
        return line[low].point(toward: line[high], fraction: fraction)
    }

    /// Whether a ship or a train carries the car there.
    func isCarried(at metres: Double) -> Bool { carried.contains { $0.range.contains(metres) } }

    /// The number of crossings that end up to there.
    func crossings(before metres: Double) -> Int { carried.count { $0.range.upperBound <= metres } }

    /// The length of what is driven up to there, in metres of the leg.
    func drivenMetres(to metres: Double) -> Double {
        guard length > 0 else { return 0 }
        let before = carried.filter { $0.range.upperBound <= metres }.reduce(0) { $0 + $1.metres }
        return max(0, leg.distance * metres / length - before)
    }
}
