import Entities

/// The times along the way of a leg, from the drives to and from towns on it that were measured.
///
/// A road is not as fast everywhere: a first search for nights assumes so, and what is measured then tells where it is
/// faster.
struct NightPace: Equatable, Sendable {
    /// The drive up to some points of the way: in metres and in seconds, both rising.
    private let points: [SIMD2<Double>]
    /// The measured drives between the way and towns in seconds, by their numbers.
    let access: [Int: Double]

    /// Takes the drives in seconds from the start by `towns`, in their order, to the end of a way of `metres` that
    /// takes `seconds`; nil where they contradict each other.
    init?(drives: [Double], towns: [NightTown], metres: Double, seconds: Double) {
        guard drives.count == towns.count + 1 else { return nil }
        // What is driven more than on the straight way leads to the towns and back.
        let detour = max(0, drives.reduce(0, +) - seconds) / 2
        let estimated = towns.reduce(0) { $0 + $1.access }
        var points = [SIMD2(0.0, 0.0)]
        var access: [Int: Double] = [:]
        var driven = 0.0
        for (town, drive) in zip(towns, drives) {
            let share = estimated > 0 ? town.access / estimated : 1 / Double(towns.count)
            access[town.number] = detour * share
            driven += drive - detour * share
            points.append(SIMD2(metres - town.remaining, driven))
            driven -= detour * share
        }
        points.append(SIMD2(metres, seconds))
        guard zip(points, points.dropFirst()).allSatisfy({ $0.x <= $1.x && $0.y <= $1.y }) else { return nil }
        self.points = points
        self.access = access
    }

    /// The pace of a way that is as fast everywhere.
    init(metres: Double, seconds: Double) {
        points = [SIMD2(0, 0), SIMD2(metres, seconds)]
        access = [:]
    }

    /// The time of what is driven up to a point. Linear in the towns that were measured.
    func seconds(atMetres metres: Double) -> Double {
        guard let next = points.firstIndex(where: { $0.x >= metres }), next > 0 else {
            return metres > 0 ? points.last?.y ?? 0 : 0
        }
        let (from, to) = (points[next - 1], points[next])
        return to.x > from.x ? from.y + (to.y - from.y) * (metres - from.x) / (to.x - from.x) : from.y
    }
}
