import CivilTime
import Geodesy

extension BorderCrossing {
    /// The seconds by which the clocks behind it are ahead of those before it.
    var clocks: Int {
        changes.reduce(0) { sum, change in
            if case .clocks(let seconds) = change { return sum + seconds }
            return sum
        }
    }

    /// `border FR → GB, km 312: drive on the left, miles on the signs, pay in GBP, clocks -1 h`; the distance is what
    /// was driven on the day, in `unit`. Where it is not driven across, what lies between is not known:
    /// `country NO → IS`.
    func text(in unit: DistanceUnit) -> String {
        let place = driven.map { ", \(unit.symbol) \(Int(($0 / unit.metresPerUnit).rounded()))" } ?? ""
        let changes = changes.map(\.text).joined(separator: ", ")
        let what = driven == nil ? "country" : "border"
        return "\(what) \(from) → \(to)\(place)" + (changes.isEmpty ? "" : ": \(changes)")
    }
}

extension BorderChange {
    /// `drive on the left`, `miles on the signs`, `pay in GBP`, `clocks -1 h`.
    var text: String {
        switch self {
        case .side(let isLeft): "drive on the \(isLeft ? "left" : "right")"
        case .signs(let areMiles): "\(areMiles ? "miles" : "km") on the signs"
        case .currency(let codes): "pay in \(codes.joined(separator: " or "))"
        case .clocks(let seconds): "clocks \(seconds > 0 ? "+" : "-")\(durationText(seconds: abs(seconds)))"
        }
    }
}
