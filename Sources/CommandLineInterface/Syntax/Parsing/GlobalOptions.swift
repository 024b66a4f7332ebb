/// The units that distances are shown in.
package enum UnitsChoice: String, CaseIterable, Sendable {
    case kilometers = "km"
    case miles = "mi"
    case nauticalMiles = "nmi"

    /// Reads the value of `ROADTRIP_UNITS`; nil when it is not set or empty.
    package static func fromEnvironment(_ value: String?) throws(UsageError) -> UnitsChoice? {
        guard let value, !value.isEmpty else { return nil }
        guard let units = UnitsChoice(rawValue: value) else {
            let words = enumeration(allCases.map(\.rawValue), last: "or")
            throw UsageError("the environment variable ROADTRIP_UNITS takes \(words), not \(quoted(value))")
        }
        return units
    }
}

/// When output is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
}

/// What the options that every command takes were set to.
package struct GlobalOptions: Equatable, Sendable {
    /// The directory of `--library`, never empty; nil when it was not given.
    package var library: String?
    /// The units of `--units`; nil when it was not given.
    package var units: UnitsChoice?
    /// The choice of `--color`.
    package var color: ColorChoice
    /// Whether `--json` was given.
    package var json: Bool

    /// Sets each; as without any option when nothing is given.
    package init(
        library: String? = nil, units: UnitsChoice? = nil, color: ColorChoice = .auto, json: Bool = false
    ) {
        self.library = library
        self.units = units
        self.color = color
        self.json = json
    }
}
