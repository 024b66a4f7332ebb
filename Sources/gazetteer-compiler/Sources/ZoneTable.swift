import CivilTime
import Foundation

/// The time zones by name, each with its rule as `TimeZoneRule` reads it.
struct ZoneTable {
    /// The version of tzdata: `2026f`.
    let version: String
    /// The zones, sorted by name.
    let zones: [(name: String, rule: String)]
    private let numbers: [String: Int]

    /// Reads the rules of `names` from the package `tzdata`.
    init(_ names: Set<String>, directory: URL) throws {
        let about = String(
            decoding: try Data(contentsOf: directory.appendingPathComponent("__init__.py")), as: UTF8.self)
        version =
            about.split(separator: "\n").first { $0.hasPrefix("IANA_VERSION") }?
            .split(separator: "\"").last.map(String.init) ?? ""
        zones = try names.sorted().map { name in
            let data = try Data(contentsOf: directory.appendingPathComponent("zoneinfo/\(name)"))
            return (name, try ZoneFile(Array(data), name: name).text)
        }
        numbers = Dictionary(uniqueKeysWithValues: zones.enumerated().map { ($1.name, $0) })
    }

    /// The number of a zone; 0xFFFF for an unknown or empty name.
    func number(_ name: String) -> Int { numbers[name] ?? 0xFFFF }
}

/// A file of a time zone as RFC 9636 describes it: its last line is the rule, in front of it stand the changes before
/// it.
private struct ZoneFile {
    /// The file is damaged.
    struct Damage: Error, CustomStringConvertible {
        let description: String
    }

    private let rule: String
    /// The moments at which the offset changes, in seconds since 1970-01-01 UTC, and the offsets from then on.
    private var changes: [(moment: Int64, offset: Int)] = []

    /// The time in which the offsets have to be right, in seconds since 1970-01-01 UTC: 2026 to 2031.
    private static let years: Range<Int64> = 1_767_225_600..<1_956_528_000

    /// Reads the second part of the file, which has the numbers of 8 bytes.
    init(_ bytes: [UInt8], name: String) throws {
        func number(_ offset: Int, _ size: Int) throws -> Int64 {
            guard offset >= 0, offset + size <= bytes.count else { throw Damage(description: "\(name) ends too early") }
            let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return size == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
        }
        /// The six counts of a part, which begins at `start` with 20 other bytes.
        func counts(_ start: Int) throws -> [Int] { try (0..<6).map { Int(try number(start + 20 + 4 * $0, 4)) } }
        let first = try counts(0)
        let second = 44 + first[3] * 5 + first[4] * 6 + first[5] + first[2] * 8 + first[1] + first[0]
        let count = try counts(second)
        let (times, types) = (second + 44, second + 44 + count[3] * 8)
        for index in 0..<count[3] {
            let type = types + count[3] + 6 * Int(try number(types + index, 1))
            changes.append((try number(times + 8 * index, 8), Int(try number(type, 4))))
        }
        let line = bytes.dropLast().reversed().prefix { $0 != 0x0A }.reversed()
        rule = String(decoding: Array(line), as: UTF8.self)
    }

    /// The rule, and in front of it the offsets of the years that count which differ from it.
    var text: String {
        guard let last = changes.last(where: { $0.moment < Self.years.lowerBound }),
            let following = TimeZoneRule(posix: rule)
        else { return rule }
        let inside = changes.filter { Self.years.contains($0.moment) }
        // Behind the last change the rule holds.
        let goesOn = changes.contains { $0.moment >= Self.years.upperBound }
        let ends = inside.map(\.moment) + (goesOn ? [Self.years.upperBound] : [])
        let periods = zip([(moment: Self.years.lowerBound, offset: last.offset)] + inside, ends).map {
            (from: $0.0.moment, offset: $0.0.offset, until: $0.1)
        }
        // The rule alone may change the clocks within a period, too: not for less than half a day.
        let wrong = periods.lastIndex { period in
            (Array(stride(from: period.from, to: period.until, by: 43_200)) + [period.until - 1]).contains { second in
                following.secondsFromUTC(at: Instant(milliseconds: second * 1_000)) != period.offset
            }
        }
        let earlier = periods.prefix(wrong.map { $0 + 1 } ?? 0).map { "\($0.offset)@\($0.until);" }
        return earlier.joined() + rule
    }
}
