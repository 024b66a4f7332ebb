import Geodesy

/// Compares the ways of the graph with a table of distances.
enum FittingReport {
    /// The errors by parts of the table on the half that judges, the fitted speeds, and the ways that are farthest off.
    static func text(for rows: [DistanceTable.Row], on graph: RoadGraph) -> String {
        let ways = ways(of: rows, on: graph)
        var lines: [String] = []
        for part in Set(rows.map(\.part)).sorted() {
            // A short table is no source of speeds: all of it judges.
            let all = rows.indices.filter { rows[$0].part == part }
            let judging = all.count < 200 ? all : all.filter { !rows[$0].isForFitting }
            lines.append(
                "\(part.isEmpty ? "table" : part): \(judging.count) ways, \(judging.count { ways[$0] == nil }) not found"
            )
            let found = judging.compactMap { index in ways[index].map { (rows[index], $0) } }
            lines.append("  km  " + errors(found.map { $1.metres / 1000 / $0.kilometres - 1 }))
            let timed = found.compactMap { row, way in row.minutes.map { way.seconds / 60 / $0 - 1 } }
            if !timed.isEmpty { lines.append("  min " + errors(timed)) }
        }
        lines += fitted(rows, ways, graph)
        let off = rows.indices.compactMap { index in
            ways[index].map { (index, $0.metres / 1000 / rows[index].kilometres - 1) }
        }
        for (index, error) in off.sorted(by: { ($1.1.magnitude, $0.0) < ($0.1.magnitude, $1.0) }).prefix(20) {
            lines.append(
                "\(rows[index].from) - \(rows[index].to): \(rows[index].kilometres) km, found "
                    + "\(Int(((ways[index]?.metres ?? 0) / 1000).rounded())) km, \(percent(error))")
        }
        for index in rows.indices where ways[index] == nil {
            lines.append("\(rows[index].from) - \(rows[index].to): no way")
        }
        return lines.joined(separator: "\n")
    }

    /// The best way of each row, from one search for each start.
    private static func ways(of rows: [DistanceTable.Row], on graph: RoadGraph) -> [WaySearch.Way?] {
        let search = WaySearch(graph)
        var ways = [WaySearch.Way?](repeating: nil, count: rows.count)
        let byStart = Dictionary(grouping: rows.indices) { rows[$0].start }
        for (start, indices) in byStart {
            for (index, way) in zip(indices, search.ways(from: start, to: indices.map { rows[$0].end })) {
                ways[index] = way
            }
        }
        return ways
    }

    /// The speeds that fit the times of the half that is for fitting.
    private static func fitted(
        _ rows: [DistanceTable.Row], _ ways: [WaySearch.Way?], _ graph: RoadGraph
    ) -> [String] {
        let samples: [(metres: [Double], minutes: Double)] = rows.indices.compactMap { index in
            guard let way = ways[index], let minutes = rows[index].minutes, rows[index].isForFitting,
                way.ferries.isEmpty
            else { return nil }
            // What is driven to and from the roads is no road's.
            let roads = way.metresBySpeed.enumerated().reduce(0) { sum, part in
                sum + part.element / (graph.speeds[part.offset].kilometresPerHour / 3.6)
            }
            return (way.metresBySpeed, minutes - (way.seconds - roads) / 60)
        }
        guard !samples.isEmpty else { return [] }
        return zip(graph.speeds, SpeedFit.speeds(samples, count: graph.speeds.count)).compactMap { speed, fitted in
            fitted.map {
                "fitted: \(speed.roadClass) \($0.rounded()) km/h, now \(speed.kilometresPerHour.rounded()) km/h"
            }
        }
    }

    /// Quartiles, and the shares within 5 and 10 %.
    private static func errors(_ errors: [Double]) -> String {
        guard !errors.isEmpty else { return "none" }
        let sorted = errors.sorted()
        let quartiles = [0.25, 0.5, 0.75].map { percent(sorted[Int(Double(sorted.count - 1) * $0)]) }
        func share(_ limit: Double) -> Int {
            Int((100 * Double(errors.count { $0.magnitude <= limit }) / Double(errors.count)).rounded())
        }
        return quartiles.joined(separator: " / ") + "; within 5 %: \(share(0.05)), within 10 %: \(share(0.1))"
    }

    private static func percent(_ share: Double) -> String {
        let tenths = Int((share * 1_000).rounded())
        return "\(tenths < 0 ? "-" : "+")\(tenths.magnitude / 10).\(tenths.magnitude % 10) %"
    }
}
