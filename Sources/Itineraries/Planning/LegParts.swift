package import Entities
package import Geodesy

/// A part of the time of a leg: a drive, or a crossing.
package struct LegPart: Equatable, Sendable {
    /// The crossing; nil for a drive.
    package let crossing: Crossing?
    /// The time from its beginning to its end, in seconds since the departure. The wait before a crossing belongs to
    /// neither.
    package let seconds: Range<Int>
    /// Its length in metres.
    package let metres: Double
    /// The place where it begins.
    package let start: Coordinate?
}

extension Leg {
    /// The parts of the leg, in their order, where the whole of it takes `seconds`: drives at one speed, with the
    /// crossings between them. One drive where it is not known where on the way a crossing is. Linear in the points of
    /// its way.
    package func parts(lasting seconds: Int) -> [LegPart] {
        let whole = [
            LegPart(crossing: nil, seconds: 0..<max(0, seconds), metres: drivingDistance, start: geometry.first)
        ]
        let places = crossings.compactMap(\.points)
        guard !crossings.isEmpty, places.count == crossings.count, let end = places.last?.upperBound,
            geometry.indices.contains(end),
            zip(places, places.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound })
        else { return whole }
        func metres(_ range: ClosedRange<Int>) -> Double {
            range.dropFirst().reduce(0) { $0 + geometry[$1 - 1].distance(to: geometry[$1]) }
        }
        // The drive before each crossing, and behind the last.
        let begins = [0] + places.map(\.upperBound)
        let drives = zip(begins, places.map(\.lowerBound) + [geometry.count - 1]).map { metres($0...$1) }
        let driven = drives.reduce(0, +)
        let carried = crossings.reduce(0) { $0 + $1.duration + $1.wait }
        guard driven > 0, carried < Double(seconds) else { return whole }
        let pace = (Double(seconds) - carried) / driven
        // Lines are a little shorter than the roads that they stand for.
        let scale = drivingDistance / driven
        var parts: [LegPart] = []
        var now = 0.0
        func add(_ crossing: Crossing?, _ length: Double, _ metres: Double, from point: Int) {
            let end = now + length
            let range = Int(now.rounded())..<Int(end.rounded())
            if !range.isEmpty {
                parts.append(LegPart(crossing: crossing, seconds: range, metres: metres, start: geometry[point]))
            }
            now = end
        }
        for (index, crossing) in crossings.enumerated() {
            add(nil, drives[index] * pace, drives[index] * scale, from: begins[index])
            now += crossing.wait
            add(crossing, crossing.duration, crossing.distance, from: places[index].lowerBound)
        }
        add(nil, (drives.last ?? 0) * pace, (drives.last ?? 0) * scale, from: end)
        return parts
    }
}
