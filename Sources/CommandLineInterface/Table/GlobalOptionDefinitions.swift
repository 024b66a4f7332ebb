import Console
import Geodesy

extension CommandTable {
    /// The options of every command.
    static let globalOptions = [
        OptionDefinition(
            .library, takes: "DIR", kind: .directory, summary: "the directory that holds the library of trips"),
        OptionDefinition(
            .units, takes: "UNIT", kind: .oneOf(DistanceUnit.allCases.map(\.rawValue)),
            summary: "show distances in kilometres, miles or nautical miles"),
        OptionDefinition(
            .color, takes: "WHEN", kind: .oneOf(ColorMode.allCases.map(\.rawValue)),
            summary: "use colour when the output is a terminal (auto), always, or never"),
        OptionDefinition(flag: .json, summary: "print JSON for other programs to read"),
        OptionDefinition(flag: .help, letter: "h", summary: "show help"),
        OptionDefinition(flag: .version, summary: "show the version"),
    ]
}
