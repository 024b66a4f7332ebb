/// Formats measurements as a table with one line for each goal or rival.
struct ResultTable {
    private static let widths = [42, 27, 36, 18, 18]
    private static let titles = ["work", "roadtrip (least-most)", "rival (least-most)", "ratio", "target", "reached"]

    /// The line with the names of the columns.
    static var heading: String { line(titles) }

    /// The lines of one measurement: the goals, then the rivals without a goal; one line with the result if there is
    /// neither.
    static func lines(_ measurement: Measurement) -> [String] {
        var left = measurement.rivals
        var lines: [String] = []
        for goal in measurement.benchmark.goals {
            var rival: Measurement.RivalResult?
            if let name = goal.rival {
                rival = measurement.rivals.first { $0.rival.name == name }
                left.removeAll { $0.rival.name == name }
            } else if case .megabytes = goal {
                rival = nil
            } else if !left.isEmpty {
                rival = left.removeFirst()
            }
            lines.append(line(measurement, goal, rival))
        }
        lines += left.map { line(measurement, nil, $0) }
        return lines.isEmpty ? [line(measurement, nil, nil)] : lines
    }

    private static func line(
        _ measurement: Measurement, _ goal: Goal?, _ rival: Measurement.RivalResult?
    ) -> String {
        let quantity = measurement.benchmark.quantity
        var ours = text(measurement.ours.values, quantity)
        var work = measurement.benchmark.work
        if case .megabytes? = goal {
            ours = megabytes(measurement.ours.peakMemory)
            work += ", memory"
        }
        let reached = goal.map { measurement.reaches($0).map { $0 ? "yes" : "NO" } ?? "unknown" } ?? "-"
        return line([
            work, ours, rival.map { text($0, quantity) } ?? "-", rival.map(ratio) ?? "-",
            goal?.text(quantity) ?? "-", reached,
        ])
    }

    private static func text(_ rival: Measurement.RivalResult, _ quantity: Quantity) -> String {
        if let result = rival.result { return "\(rival.rival.name) \(text(result.values, quantity))" }
        guard let quoted = rival.rival.quoted else { return "\(rival.rival.name) absent" }
        return "\(rival.rival.name) absent, quoted \(number(quoted)) \(quantity.unit)"
    }

    private static func ratio(_ rival: Measurement.RivalResult) -> String {
        guard rival.result != nil || rival.rival.quoted != nil else { return "-" }
        let ratios = rival.ratios
        return "\(number(ratios.median)) (\(number(ratios.least))-\(number(ratios.most)))"
    }

    private static func text(_ spread: Spread, _ quantity: Quantity) -> String {
        let ends = [quantity.shown(spread.least), quantity.shown(spread.most)].sorted()
        return "\(quantity.text(spread.median)) (\(number(ends[0]))-\(number(ends[1])))"
    }

    private static func megabytes(_ spread: Spread) -> String {
        "\(number(spread.median / 1e6)) MB (\(number(spread.least / 1e6))-\(number(spread.most / 1e6)))"
    }

    private static func line(_ cells: [String]) -> String {
        var line = ""
        for (cell, width) in zip(cells, widths) {
            line += cell + String(repeating: " ", count: max(width - cell.count, 0)) + " "
        }
        return line + (cells.last ?? "")
    }
}
