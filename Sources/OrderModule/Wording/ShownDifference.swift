import CivilTime
import Entities
import Geodesy

/// The difference between two amounts as they are shown, so that the three figures agree: whoever subtracts the second
/// from the first gets the third. Distances that look alike have their own, finer difference.
enum ShownDifference {
    /// The difference of two distances in metres, with as many decimals as they have; `isRound` where they are shown in
    /// whole units. Nil where that is zero, too.
    static func distance(_ before: Double, _ after: Double, in unit: DistanceUnit, isRound: Bool = false) -> String? {
        let places = max(decimals(before, in: unit, isRound), decimals(after, in: unit, isRound))
        let shown = [before, after].map { metres -> Double in
            let scale = power(decimals(metres, in: unit, isRound))
            return (metres * scale / unit.metresPerUnit).rounded(.toNearestOrAwayFromZero) / scale
        }
        let difference = (shown[0] - shown[1]).magnitude
        let exact = (before - after).magnitude
        let own = decimals(exact, in: unit, isRound)
        let ownDifference = (exact * power(own) / unit.metresPerUnit).rounded(.toNearestOrAwayFromZero) / power(own)
        // What looks alike still differs by what is below a step; what agrees is as fine as it can be.
        let isAlike = difference * power(places) < 0.5
        if isAlike ? !isRound : (ownDifference - difference).magnitude * power(max(own, places)) < 0.5 {
            return ownDifference > 0 ? "\(decimalText(ownDifference, places: own)) \(unit.symbol)" : nil
        }
        return isAlike ? nil : "\(decimalText(difference, places: places)) \(unit.symbol)"
    }

    /// The difference of two driving times in seconds, of which each is shown to the minute or as an estimate. Nil
    /// where they look alike.
    static func time(
        _ before: (seconds: Double, isEstimate: Bool), _ after: (seconds: Double, isEstimate: Bool)
    ) -> String? {
        let difference = abs(shownSeconds(before) - shownSeconds(after))
        return difference == 0 ? nil : durationText(seconds: difference)
    }

    /// The seconds of a time as it is shown: an estimate to 5 minutes, from 3 minutes on.
    private static func shownSeconds(_ time: (seconds: Double, isEstimate: Bool)) -> Int {
        let seconds = wholeSeconds(time.seconds)
        let isCoarse = time.isEstimate && seconds >= 150
        let step = isCoarse ? 300 : 60
        let shown = (seconds + step / 2) / step * step
        return time.isEstimate && seconds > 0 ? max(60, shown) : shown
    }

    /// The decimals with which `distanceText` shows a distance, and where `isRound` `Wording.roundDistance`. As there,
    /// what is rounded is multiplied before it is divided.
    private static func decimals(_ metres: Double, in unit: DistanceUnit, _ isRound: Bool) -> Int {
        let units = metres / unit.metresPerUnit
        if isRound, units >= 9.995, units < 1e6 { return 0 }
        return (metres * 100 / unit.metresPerUnit).rounded(.toNearestOrAwayFromZero) < 1_000 ? 2 : 1
    }

    private static func power(_ places: Int) -> Double { places == 0 ? 1 : places == 1 ? 10 : 100 }
}
