import Foundation
import Geodesy
import RoadNetwork

/// The errors of the roads inside, compared with a table of known distances: `from`, its point, `to`, its point, `km`,
/// `minutes`, and the `table` that a row comes from.
enum RoadErrors {
    /// The numbers that a list of errors is summed up in.
    enum Summary: String, CaseIterable {
        /// The error in the middle, in percent, without its sign.
        case median
        /// The half of the distance between the quartiles, in percent.
        case spread
        /// The shares of the errors within 5 and 10 %, in percent.
        case within5
        case within10
        /// The share of the rows for which there is a way, in percent.
        case found
    }

    /// The benchmarks with a table; none without one.
    static func benchmarks(_ setting: Setting) -> [Benchmark] {
        guard let path = setting.table else { return [] }
        func benchmark(_ part: String, _ column: String, _ summary: Summary, _ goal: Goal) -> Benchmark {
            Benchmark(
                "inside-roads/errors/\(part)/\(column)-\(summary.rawValue)",
                "\(part), \(column): \(summary.rawValue)", in: .plain(unit: "%"), rounds: 1, goals: [goal]
            ) { setting.kernel("inside-errors", [path, part, column, summary.rawValue]) }
        }
        return [
            benchmark("us-open", "km", .median, .atMost(1.5)),
            benchmark("us-open", "km", .within5, .atLeast(85)),
            benchmark("us-open", "minutes", .median, .atMost(8)),
            benchmark("us-open", "minutes", .spread, .atMost(12)),
            benchmark("eurodist", "km", .within10, .atLeast(85)),
            benchmark("eurodist-ferry", "km", .found, .atLeast(100)),
        ]
    }

    /// Measures the rows of a part of a table that speeds are not fitted to.
    static func percent(_ words: [String], with finder: () throws -> RoadFinder) throws -> Double {
        guard words.count == 4, let summary = Summary(rawValue: words[3]) else {
            throw BenchmarkError("expected a table, a part, km or minutes, and a summary: \(words)")
        }
        let lines = try String(contentsOfFile: words[0], encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        guard let column = lines.first?.firstIndex(of: words[2]), let part = lines.first?.firstIndex(of: "table") else {
            throw BenchmarkError("the table has no column \(words[2])")
        }
        let rows = lines.filter { $0.count > part && $0[part] == words[1] && Double($0[column]) != nil }
        // A short part is not fitted to: all of it judges.
        let judging = rows.count < 200 ? rows : rows.filter { !isForFitting($0[0] + $0[3]) }
        var finder = try finder()
        var errors: [Double] = []
        for row in judging {
            let numbers = [1, 2, 4, 5, column].compactMap { Double(row[$0]) }
            guard numbers.count == 5,
                let start = try? Coordinate(latitude: numbers[0], longitude: numbers[1]),
                let end = try? Coordinate(latitude: numbers[2], longitude: numbers[3])
            else { throw BenchmarkError("a number is missing: \(row)") }
            guard let way = try finder.way(from: start, to: end) else { continue }
            let measured = words[2] == "km" ? way.drivingMetres / 1_000 : Double(way.seconds) / 60
            errors.append(100 * (measured / numbers[4] - 1))
        }
        errors.sort()
        guard !errors.isEmpty else { throw BenchmarkError("no row of \(words[1]) has a way") }
        func quantile(_ share: Double) -> Double { errors[Int(Double(errors.count - 1) * share)] }
        func share(_ count: Int) -> Double { 100 * Double(count) / Double(judging.count) }
        return switch summary {
        case .median: quantile(0.5).magnitude
        case .spread: (quantile(0.75) - quantile(0.25)) / 2
        case .within5: share(errors.count { $0.magnitude <= 5 })
        case .within10: share(errors.count { $0.magnitude <= 10 })
        case .found: share(errors.count)
        }
    }

    /// Whether the compiler of the network fits to a row with these names: FNV-1a, as it chooses them.
    private static func isForFitting(_ names: String) -> Bool {
        let hash = names.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return hash >> 32 & 1 == 0
    }
}
