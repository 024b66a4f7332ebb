import Entities
package import Geodesy
import Text

extension StopGrowth {
    /// The growth behind a comma: `, 12.3 km longer`, or by driving time `, about 25 min longer (31 km)`; a trip can
    /// get shorter.
    package func text(in unit: DistanceUnit) -> String {
        func change(_ amount: Double) -> String { amount < 0 ? "shorter" : "longer" }
        guard let seconds else {
            return ", \(distanceText(metres.magnitude, in: unit)) \(change(metres))"
                + (isStraight ? " in a straight line" : "")
        }
        let length = Wording.roundDistance(metres.magnitude, in: unit) + (metres < 0 ? " shorter" : "")
        return ", \(Wording.duration(seconds: seconds.magnitude, isEstimate: true)) \(change(seconds)) (\(length))"
    }
}
