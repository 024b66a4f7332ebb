import Shorelines

/// The waters on the plan of a city that are walked across on bridges alone.
struct PlanBridges {
    /// The longest detour to a bridge, by the length of the straight way, with what is always allowed in dots.
    private static let (longest, allowed) = (2.6, 12.0)

    /// The canal whose bridges are known. Smaller ones have more of them than are known, and hold nobody up.
    private static let canal = "Grand Canal"
    /// The steps in which it is tried what a line leads through, and those in water one behind the other that are no
    /// rough shore, in dots.
    private static let (step, most) = (1.0, 5)
    /// The way more over a stop that is on a bridge, in dots.
    private static let beside = 2.0

    /// The middle lines of rivers.
    private let rivers: [[DotPoint]]
    /// Waters and the land in them as closed rings, in the order in which they are drawn.
    private let areas: [(isWater: Bool, ring: [DotPoint])]
    /// The ends of the bridges, two by two.
    private let ends: [DotPoint]

    /// Collects the waters and bridges of a plan.
    init(_ features: [MapScene.Feature]) {
        ends = features.filter { $0.kind == .bridge }.flatMap(\.lines).flatMap { line in
            guard let first = line.first, let last = line.last else { return [DotPoint]() }
            return [first, last]
        }
        rivers = features.filter { $0.kind == .river || $0.kind == .canal && $0.name == Self.canal }.flatMap(\.lines)
        areas = features.compactMap { feature in
            guard feature.kind.isArea, feature.kind != .park, let ring = feature.lines.first, let first = ring.first
            else { return nil }
            return (feature.kind == .water, ring + [first])
        }
    }

    /// Whether a line leads through water. Linear in both.
    func crosses(_ line: [DotPoint]) -> Bool {
        zip(line, line.dropFirst()).contains { from, to in isCut(from, to) }
    }

    /// The shortest way from one point to another that crosses waters on bridges, by the points where it bends; the
    /// straight one where it meets no water, or where no bridge is known that is not far away. Quadratic in the
    /// bridges (Dijkstra 1959).
    func path(from start: DotPoint, to end: DotPoint) -> [DotPoint] {
        guard !ends.isEmpty, isCut(start, end) else { return [start, end] }
        let points = [start, end] + ends
        var lengths = Array(repeating: Double.infinity, count: points.count)
        var before = Array(repeating: 0, count: points.count)
        var isDone = Array(repeating: false, count: points.count)
        lengths[0] = 0
        let most = Self.longest * start.distance(to: end) + Self.allowed
        while let next = points.indices.filter({ !isDone[$0] }).min(by: { lengths[$0] < lengths[$1] }),
            lengths[next] <= most, next != 1
        {
            isDone[next] = true
            for other in points.indices where !isDone[other] {
                let length = lengths[next] + points[next].distance(to: points[other])
                guard length < lengths[other] else { continue }
                // The two ends of a bridge are neighbours.
                let isBridge = next >= 2 && other >= 2 && next / 2 == other / 2
                guard
                    isBridge || isOnBridge(points[min(next, other)], to: max(next, other))
                        || !isCut(points[next], points[other])
                else { continue }
                (lengths[other], before[other]) = (length, next)
            }
        }
        guard lengths[1] <= most else { return [start, end] }
        var path = [end]
        var index = 1
        while index != 0 {
            index = before[index]
            path.append(points[index])
        }
        return path.reversed()
    }

    /// Whether a stop is on the bridge with an end, which is a point of the search.
    private func isOnBridge(_ stop: DotPoint, to end: Int) -> Bool {
        guard end >= 2 else { return false }
        let (one, other) = (ends[(end - 2) / 2 * 2], ends[(end - 2) / 2 * 2 + 1])
        let length = one.distance(to: other)
        return one.distance(to: stop) + stop.distance(to: other) <= length + Self.beside
    }

    /// Whether a straight line crosses a water.
    private func isCut(_ from: DotPoint, _ to: DotPoint) -> Bool {
        rivers.contains { line in
            zip(line, line.dropFirst()).contains { one, other in
                Self.side(from, to, one) != Self.side(from, to, other)
                    && Self.side(one, other, from) != Self.side(one, other, to)
            }
        } || isWet(from, to)
    }

    /// Whether a point is in the water of an area.
    private func isInWater(_ point: DotPoint) -> Bool {
        areas.last { RingClosing.isInside(point, [$0.ring]) }?.isWater ?? false
    }

    /// The rivers and canals without what is drawn as an area already, but for a mouth.
    func withoutMouths(_ features: [MapScene.Feature]) -> [MapScene.Feature] {
        guard areas.contains(where: \.isWater) else { return features }
        return features.map { feature in
            guard feature.kind == .river || feature.kind == .canal else { return feature }
            let lines = feature.lines.flatMap { line -> [[DotPoint]] in
                var parts: [[DotPoint]] = []
                var part: [DotPoint] = []
                for point in line {
                    let isInWater = isInWater(point)
                    if part.isEmpty, isInWater { continue }
                    part.append(point)
                    if isInWater {
                        parts.append(part)
                        part = []
                    }
                }
                return (parts + [part]).filter { $0.count > 1 }
            }
            return MapScene.Feature(kind: feature.kind, name: feature.name, width: feature.width, lines: lines)
        }
    }

    /// Whether a straight line leads through the water of an area, more than along its shore.
    private func isWet(_ from: DotPoint, _ to: DotPoint) -> Bool {
        guard areas.contains(where: \.isWater) else { return false }
        let steps = max(Int(from.distance(to: to) / Self.step), 1)
        var wet = 0
        for index in 0...steps {
            let share = Double(index) / Double(steps)
            let point = DotPoint(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
            wet = isInWater(point) ? wet + 1 : 0
            if wet >= Self.most { return true }
        }
        return false
    }

    /// Whether a point lies right of a line.
    private static func side(_ from: DotPoint, _ to: DotPoint, _ point: DotPoint) -> Bool {
        (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) > 0
    }
}
