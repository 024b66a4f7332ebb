package import Entities
import Geodesy

/// The ways in a city that are walked: those over streets that are not known, if they are short.
package enum Walk {
    /// The longest one, and what is walked in five minutes, in metres; as the itinerary has it.
    private static let (longest, metresOnFoot) = (2_000.0, 375.0)

    /// The length and the time of a leg that is walked: `600 m · 10 min`, in steps of five minutes; nil for
    /// others.
    static func text(of leg: Leg, in unit: DistanceUnit) -> String? {
        guard isWalked(leg) else { return nil }
        let minutes = max(Int((leg.distance / metresOnFoot).rounded(.up)), 1) * 5
        return "\(length(leg.distance, in: unit)) · \(minutes) min"
    }

    /// Whether at least half the legs of a route are walked: then it is a walk through a city, and how long it would be
    /// driven says nothing.
    package static func isMost(of route: Route) -> Bool {
        let count = route.legs.count(where: isWalked)
        return count > 0 && 2 * count >= route.legs.count
    }

    private static func isWalked(_ leg: Leg) -> Bool {
        leg.source == .roads && leg.geometry.count <= 2 && !leg.hasCrossing && !leg.isCarried && leg.distance > 0
            && leg.distance <= longest
    }

    /// A length to 50 m below a kilometre, else to a tenth of the unit.
    private static func length(_ metres: Double, in unit: DistanceUnit) -> String {
        let steps = max(Int((metres / 50).rounded()), 1)
        guard unit != .kilometers || steps >= 20 else { return "\(steps * 50) m" }
        let tenths = max(Int((metres / unit.metresPerUnit * 10).rounded()), 1)
        return "\(tenths / 10).\(tenths % 10) \(unit.symbol)"
    }
}
