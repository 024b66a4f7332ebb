import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The course of a line in a file, in as few points as tell what lies along it.
struct LineShape {
    /// The most points that are kept; of a line with more, every second one, every fourth one and so on.
    private static let mostPoints = 1_000

    private(set) var points: [Coordinate] = []
    /// The last point of the line, also if it is not among those that are kept.
    private(set) var end: Coordinate?
    private var step = 1
    private var left = 0

    /// The beginning of the line.
    var start: Coordinate? { points.first }

    /// Adds the next point. Constant on average.
    mutating func append(_ point: Coordinate) {
        end = point
        guard left == 0 else {
            left -= 1
            return
        }
        points.append(point)
        left = step - 1
        guard points.count >= Self.mostPoints else { return }
        points = points.indices.filter { $0 % 2 == 0 }.map { points[$0] }
        step *= 2
        left = step - 1
    }

    /// Adds another line behind this one.
    mutating func append(_ other: LineShape) {
        for point in other.points { append(point) }
        if let end = other.end { append(end) }
    }

    /// The points that are kept, and the end.
    private var all: [Coordinate] { points.last == end ? points : points + [end].compactMap { $0 } }

    /// The length in metres, along the points that are kept.
    var length: Double { zip(all, all.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }

    /// The point of the line that is nearest to a place: how far it is from there, and how far along the line, both in
    /// metres; nil for a line without points. Linear in the points that are kept.
    func nearest(to place: Coordinate) -> (distance: Double, along: Double)? {
        guard let first = all.first else { return nil }
        var best = (distance: place.distance(to: first), along: 0.0)
        forEachStep(by: place) { step in
            if step.distance < best.distance { best = step }
        }
        return best
    }

    /// Hands the point of each step of the line that is nearest to a place to `body`: how far it is from there, and how
    /// far along the line, both in metres. Linear in the points that are kept.
    private func forEachStep(by place: Coordinate, _ body: ((distance: Double, along: Double)) -> Void) {
        let all = all
        var passed = 0.0
        for (from, to) in zip(all, all.dropFirst()) {
            let length = from.distance(to: to)
            let share = Self.share(of: place, between: from, to)
            let here = share <= 0 ? from : share >= 1 ? to : from.point(toward: to, fraction: share)
            body((place.distance(to: here), passed + share * length))
            passed += length
        }
    }

    /// The largest difference of the distances of two visits of the same place, in metres.
    private static let sameVisit = 100.0

    /// The lengths of the line up to a place that it passes, in metres, one for each time that it comes as near as
    /// anywhere, but for some metres; none for a line without points. Linear in the points that are kept.
    func passes(of place: Coordinate) -> [Double] {
        guard let nearest = nearest(to: place) else { return [] }
        let limit = nearest.distance + Self.sameVisit
        var found: [Double] = []
        var visit: (distance: Double, along: Double)?
        forEachStep(by: place) { step in
            if step.distance > limit {
                if let visit { found.append(visit.along) }
                visit = nil
            } else if step.distance < visit?.distance ?? .infinity {
                visit = step
            }
        }
        if let visit { found.append(visit.along) }
        return found.isEmpty ? [nearest.along] : found
    }

    /// The largest difference of the distances of two passages of the same place, in metres.
    private static let samePassage = 500.0

    /// The lengths of the line up to a place that it passes, in metres, one for each time that it comes nearly as near
    /// as anywhere, where it goes further than `reach` metres from there in between. Linear in the points that are
    /// kept.
    func passages(of place: Coordinate, beyond reach: Double) -> [Double] {
        guard let nearest = nearest(to: place) else { return [] }
        let limit = nearest.distance + Self.samePassage
        var found: [Double] = []
        var visit: (distance: Double, along: Double)?
        forEachStep(by: place) { step in
            if step.distance > Swift.max(reach, limit) {
                if let visit { found.append(visit.along) }
                visit = nil
            } else if step.distance <= limit, step.distance < visit?.distance ?? .infinity {
                visit = step
            }
        }
        if let visit { found.append(visit.along) }
        return found.isEmpty ? [nearest.along] : found
    }

    /// The point between two lengths of the line, in metres, that is furthest from a place, and the length up to it;
    /// nil where there is none. Linear in the points that are kept.
    func furthest(
        from place: Coordinate, between first: Double, _ last: Double
    ) -> (point: Coordinate, along: Double)? {
        var best: (point: Coordinate, along: Double, distance: Double)?
        var passed = 0.0
        for (from, to) in zip(all, all.dropFirst()) {
            passed += from.distance(to: to)
            guard first < passed, passed < last else { continue }
            let distance = place.distance(to: to)
            if distance > best?.distance ?? 0 { best = (to, passed, distance) }
        }
        return best.map { ($0.point, $0.along) }
    }

    /// The point of the line at a length along it, in metres, of those that are kept; nil for a line without points.
    func point(at along: Double) -> Coordinate? {
        var passed = 0.0
        for (from, to) in zip(all, all.dropFirst()) {
            passed += from.distance(to: to)
            if passed >= along { return to }
        }
        return all.last
    }

    /// The place of the foot of the perpendicular between two points, 0 at the first and 1 at the second, on a flat map
    /// around the place; exact enough for points that are near to each other.
    private static func share(of place: Coordinate, between from: Coordinate, _ to: Coordinate) -> Double {
        func flat(_ point: Coordinate) -> (x: Double, y: Double) {
            let east = (point.longitude - place.longitude).remainder(dividingBy: 360)
            return (east * cos(place.latitude * .pi / 180), point.latitude - place.latitude)
        }
        let (first, second) = (flat(from), flat(to))
        let (width, height) = (second.x - first.x, second.y - first.y)
        let square = width * width + height * height
        guard square > 0 else { return 0 }
        return min(max(-(first.x * width + first.y * height) / square, 0), 1)
    }
}
