import Entities
import Geodesy
import Text

extension DayWording {
    /// Returns the sentence on the factors of the times and on their accuracy.
    func method(_ estimate: DrivingEstimate) -> String {
        let speed = estimate.speed * 1_000 / unit.metresPerUnit
        let unitName = unit == .kilometers ? "km/h" : unit == .miles ? "mph" : "kn"
        return
            "estimate: straight line × \(plain(estimate.detour)) at \(plain((speed * 10).rounded() / 10)) \(unitName)"
            + (estimate.legMinutes > 0 ? " + \(estimate.legMinutes) min a leg" : "")
            + "; mountain roads and ferries can take twice as long"
    }

    /// The number without a fraction where it has none.
    func plain(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
