import Foundation

/// The time zones with their rules in the form of POSIX.
struct ZoneTable {
    /// The version of tzdata: `2026f`.
    let version: String
    /// The zones, sorted by name.
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

    /// The number of a zone; 0xFFFF for an unknown or empty name.
    func number(_ name: String) -> Int { numbers[name] ?? 0xFFFF }
}
