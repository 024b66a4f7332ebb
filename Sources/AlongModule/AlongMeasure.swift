import Entities
import Geodesy
import Itineraries
import Text

/// Puts what a visit adds into words that are no more exact than what is known.
struct AlongMeasure {
    let unit: DistanceUnit

    /// The distance off the way below which a place is at the road, in metres, and the most that a visit adds then: the
    /// next junction may be far.
    private static let atRoad = (off: 300.0, detour: 1_000.0)
    /// The growth of a trip that is none, in metres and seconds.
    private static let nothing = (metres: 300.0, seconds: 120.0)

    /// `26 km, 25 min`, or `at the road`. `other road, 15 min` where one drives no farther but longer, by another road
    /// than that of the way; `about 26 km, 25 min` where it ends far from all roads that are known, and `about 26 km`
    /// where it is twice the straight line.
    func detour(_ detour: AlongDetour, off: Double) -> String {
        guard let seconds = detour.seconds else {
            return off < Self.atRoad.off ? "at the road" : "about \(length(detour.metres))"
        }
        let isNone = detour.metres < Self.nothing.metres
        if off < Self.atRoad.off && detour.metres < Self.atRoad.detour
            || isNone && seconds < Self.nothing.seconds && detour.gap == nil
        {
            return "at the road"
        }
        let time = Wording.roundDuration(seconds: max(60, seconds))
        let about = detour.gap == nil ? "" : "about "
        return "\(about)\(isNone ? "other road" : length(detour.metres)), \(time)"
    }

    /// The straight line off the way: `26 km`, or `at the road`.
    func off(_ metres: Double) -> String { metres < Self.atRoad.off ? "at the road" : length(metres) }

    /// The distance along the way in whole units: `157 km`.
    func along(_ metres: Double) -> String { "\(Int((metres / unit.metresPerUnit).rounded())) \(unit.symbol)" }

    /// A length to half a unit, from 10 units on to a whole one, and never nothing: `0.5 km`, `3 km`, `26 km`.
    private func length(_ metres: Double) -> String {
        let units = metres / unit.metresPerUnit
        let halves = max(1, Int((units * 2).rounded()))
        if halves >= 20 { return "\(Int(units.rounded())) \(unit.symbol)" }
        return "\(halves / 2)\(halves % 2 == 0 ? "" : ".5") \(unit.symbol)"
    }
}
