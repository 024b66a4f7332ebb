import Foundation

/// The time zones by name, each with its rule as POSIX writes it.
struct ZoneTable {
    /// Which version of the rules it is: `2026f`.
    let version: String
    /// By name.
    let zones: [(name: String, rule: String)]
    private let numbers: [String: Int]

    /// Reads the rules of `names` from the package `tzdata`, whose files are as RFC 9636 says: the last line is the rule.
    init(_ names: Set<String>, directory: URL) throws {
        let about = String(
            decoding: try Data(contentsOf: directory.appendingPathComponent("__init__.py")), as: UTF8.self)
        version =
            about.split(separator: "\n").first { $0.hasPrefix("IANA_VERSION") }?
            .split(separator: "\"").last.map(String.init) ?? ""
        zones = try names.sorted().map { name in
            let data = try Data(contentsOf: directory.appendingPathComponent("zoneinfo/\(name)"))
            let line = data.dropLast().reversed().prefix { $0 != 0x0A }.reversed()
            return (name, String(decoding: Array(line), as: UTF8.self))
        }
        numbers = Dictionary(uniqueKeysWithValues: zones.enumerated().map { ($1.name, $0) })
    }

    /// The number of a zone; that of none is 0xFFFF.
    func number(_ name: String) -> Int { numbers[name] ?? 0xFFFF }
}
