package import Console
package import Geodesy

extension DistanceUnit {
    /// Reads the value of `ROADTRIP_UNITS`; nil when it is not set or empty.
    package static func fromEnvironment(_ value: String?) throws(UsageError) -> DistanceUnit? {
        guard let value, !value.isEmpty else { return nil }
        guard let units = DistanceUnit(rawValue: value) else {
            let words = enumeration(allCases.map(\.rawValue), last: "or")
            throw UsageError("the environment variable ROADTRIP_UNITS takes \(words), not \(quoted(value))")
        }
        return units
    }
}

/// What the options that every command takes were set to.
package struct GlobalOptions: Equatable, Sendable {
    /// The directory of `--library`, never empty; nil when it was not given.
    package var library: String?
    /// The units of `--units`; nil when it was not given.
    package var units: DistanceUnit?
    /// The choice of `--color`.
    package var color: ColorMode
    /// Whether `--json` was given.
    package var json: Bool

    /// Sets each; as without any option when nothing is given.
    package init(
        library: String? = nil, units: DistanceUnit? = nil, color: ColorMode = .auto, json: Bool = false
    ) {
        self.library = library
        self.units = units
        self.color = color
        self.json = json
    }
}
