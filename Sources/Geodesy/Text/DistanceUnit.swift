/// A unit in which distances are shown.
package enum DistanceUnit: String, CaseIterable, Sendable {
    /// 1,000 m.
    case kilometers = "km"
    /// The international mile, 1,609.344 m.
    case miles = "mi"
    /// The international nautical mile, 1,852 m.
    case nauticalMiles = "nmi"

    /// The length of the unit in metres.
    package var metresPerUnit: Double {
        switch self {
        case .kilometers: 1_000
        case .miles: 1_609.344
        case .nauticalMiles: 1_852
        }
    }

    /// The symbol after a number: `km`, `mi` or `nmi`.
    package var symbol: String { rawValue }

    /// The name in the plural: `kilometers`, `miles`, `nautical miles`.
    package var name: String {
        switch self {
        case .kilometers: "kilometers"
        case .miles: "miles"
        case .nauticalMiles: "nautical miles"
        }
    }
}
