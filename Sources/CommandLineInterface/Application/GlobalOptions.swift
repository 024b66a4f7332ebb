package import CommandSyntax
package import Console
package import Geodesy
import Text

extension DistanceUnit {
    /// Parses the value of the environment variable `ROADTRIP_UNITS`; nil if it is not set or empty.
    package static func fromEnvironment(_ value: String?) throws(UsageError) -> DistanceUnit? {
        guard let value, !value.isEmpty else { return nil }
        guard let units = DistanceUnit(rawValue: value) else {
            let words = Wording.enumeration(allCases.map(\.rawValue), last: "or")
            throw UsageError("the environment variable ROADTRIP_UNITS takes \(words), not \(quoted(value))")
        }
        return units
    }
}

/// The values of the options that every command takes.
package struct GlobalOptions: Equatable, Sendable {
    /// The directory of `--library`, never empty; nil if not given.
    package var library: String?
    /// The units of `--units`; nil if not given.
    package var units: DistanceUnit?
    /// The text of `--engine`: an address, perhaps with a password, `inside` or `off`; nil if not given.
    package var engine: String?
    /// The mode of `--color`.
    package var color: ColorMode
    /// Whether `--json` was given.
    package var json: Bool

    /// Creates values; the defaults are those without any option.
    package init(
        library: String? = nil, units: DistanceUnit? = nil, engine: String? = nil, color: ColorMode = .auto,
        json: Bool = false
    ) {
        self.library = library
        self.units = units
        self.engine = engine
        self.color = color
        self.json = json
    }

    /// Extracts the values from a command line, which has been checked against the definitions.
    package init(_ invocation: Invocation) {
        self.init(
            library: invocation.value(Self.library),
            units: invocation.value(Self.units).flatMap(DistanceUnit.init(rawValue:)),
            engine: invocation.value(Self.engine),
            color: invocation.value(Self.color).flatMap(ColorMode.init(rawValue:)) ?? .auto,
            json: invocation.flag(StandardOptions.json))
    }
}

extension GlobalOptions {
    /// The definitions of the options, in the order of the help, before the standard ones.
    static let definitions = [library, units, engine, color]

    static let library = OptionDefinition(
        "library", takes: "DIR", kind: .directory, summary: "the directory that holds the library of trips")
    static let units = OptionDefinition(
        "units", takes: "UNIT", kind: .oneOf(DistanceUnit.allCases.map(\.rawValue)),
        summary: "show distances in kilometres, miles or nautical miles")
    static let engine = OptionDefinition(
        "engine", takes: "URL", summary: "a road engine to ask for roads, ‘inside’ (unless given) or ‘off’")
    static let color = OptionDefinition(
        "color", takes: "WHEN", kind: .oneOf(ColorMode.allCases.map(\.rawValue)),
        summary: "use colour when the output is a terminal (auto), always, or never")
}
