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

    /// Takes them out of the values of all options, by name; their words were checked against the definitions.
    init(values: [String: [String]]) {
        func value(_ option: OptionDefinition) -> String? { values[option.name]?.first }
        self.init(
            library: value(Self.library), units: value(Self.units).flatMap(DistanceUnit.init(rawValue:)),
            color: value(Self.color).flatMap(ColorMode.init(rawValue:)) ?? .auto, json: value(Self.json) != nil)
    }
}

extension GlobalOptions {
    /// The options of every command, in the order of the help.
    package static let definitions = [library, units, color, json, help, version]

    static let library = OptionDefinition(
        "library", takes: "DIR", kind: .directory, summary: "the directory that holds the library of trips")
    static let units = OptionDefinition(
        "units", takes: "UNIT", kind: .oneOf(DistanceUnit.allCases.map(\.rawValue)),
        summary: "show distances in kilometres, miles or nautical miles")
    static let color = OptionDefinition(
        "color", takes: "WHEN", kind: .oneOf(ColorMode.allCases.map(\.rawValue)),
        summary: "use colour when the output is a terminal (auto), always, or never")
    static let json = OptionDefinition(flag: "json", summary: "print JSON for other programs to read")
    static let help = OptionDefinition(flag: "help", letter: "h", summary: "show help")
    static let version = OptionDefinition(flag: "version", summary: "show the version")
}
