import Text

extension SVGMap {
    /// The height of a line of the legend.
    static let legendLine = 18

    /// The lines below the picture of a map, from `top` on, and their height; 0 without entries. A picture that stands
    /// alone lists the stops of a city, and the ends of days however many there are.
    static func legend(
        _ parts: LegendParts, of scene: MapScene, width: Int, isOwn: Bool, below top: Int
    ) -> (lines: [String], height: Int) {
        guard parts != .nothing else { return ([], 0) }
        return Legend(scene, width: width, isOwn: isOwn, hasSeries: parts == .all).elements(below: top)
    }
}

/// The lines below the picture of a map: its series, the stops that are not named on it, the kinds of lines.
private struct Legend {
    /// The most lines; the rest is counted.
    private static let mostLines = 40
    private static let side = 12
    /// The room of a series' shape before its name, and between two entries.
    private static let swatch = 18
    private static let gap = 10
    /// The most lines of series whose ends a picture in a document names; more would take too much of a sheet.
    private static let mostNamed = 3
    /// The size of the letters.
    private static let size = 13.0
    /// The length of a line that is explained.
    private static let sample = 40

    private let scene: MapScene
    private let width: Int
    private let list: [MapScene.LegendEntry]
    private let series: [MapScene.LegendEntry]
    /// Whether the ends of days are named, and not only numbered.
    private var namesEnds = true

    /// Lays the legend of a scene out in a width.
    init(_ scene: MapScene, width: Int, isOwn: Bool, hasSeries: Bool) {
        self.scene = scene
        self.width = width
        list = isOwn ? scene.list : []
        series = hasSeries ? scene.legend.filter { $0.stop == nil } : []
        namesEnds = isOwn || columns(series).count <= Self.mostNamed
    }

    /// The elements below `top`, and their height; 0 without entries.
    func elements(below top: Int) -> (lines: [String], height: Int) {
        var rows: [[String]] = []
        let stops = list.isEmpty ? scene.legend.filter { $0.stop != nil } : list
        for entries in [series, stops] where !entries.isEmpty { rows += columns(entries) }
        if rows.count > Self.mostLines {
            let more = rows.count - Self.mostLines
            rows = Array(rows.prefix(Self.mostLines)) + [[text("… and \(more) lines more", x: Self.side)]]
        }
        for remark in [repetition, plan] {
            for line in SVGHeading.wrapped(remark ?? "", Double(width - 2 * Self.side) / Self.size, most: 3) {
                rows.append([text(SVGText.escaped(line), x: Self.side)])
            }
        }
        if !scene.crossings.isEmpty { rows.append(crossings) }
        guard !rows.isEmpty else { return ([], 0) }
        var lines: [String] = []
        for (index, row) in rows.enumerated() {
            let y = top + (index + 1) * SVGMap.legendLine
            lines.append("<g transform=\"translate(0 \(y))\">\(row.joined())</g>")
        }
        return (lines, rows.count * SVGMap.legendLine + 12)
    }

    /// A piece of the line of each kind of crossing with its words.
    private var crossings: [String] {
        var x = Self.side
        return scene.crossings.flatMap { means -> [String] in
            let words = LegendText.crossing(means)
            // In no colour of a day.
            let name = SVGMap.className(means, means == .train ? 0 : nil)
            let line = SVGMap.way("M\(x) -4h\(Self.sample)", name, SVGMap.dashes(means))
            let room = Int((ProportionalFont.width(of: words) * Self.size).rounded(.up))
            defer { x += Self.sample + 8 + room + Self.gap }
            return [line, text(words, x: x + Self.sample + 8)]
        }
    }

    /// The words for the dotted lines, and for the grid and the minutes of a plan.
    private var plan: String? {
        let hasMinutes = scene.names.contains { $0.kind == .length && $0.text.hasSuffix(" min") }
        let parts = [
            scene.dotted, scene.grid.map { "grid of \($0.text)" },
            scene.grid != nil && hasMinutes ? "minutes on foot" : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// The sentence that explains the shapes of numbers, and colours that come again.
    private var repetition: String? {
        let count = SVGMap.seriesColors.count
        guard series.count > count else {
            // Trips have letters.
            let isOfDays = series.count > 1 && series[0].mark.hasPrefix("Day")
            return isOfDays ? "Round and square numbers: days by turns." : nil
        }
        return "After \(count) the colours come again: round numbers and square ones are different days."
    }

    /// Entries in as many columns as there is room for, each as wide as its widest one; they are read down the columns.
    private func columns(_ entries: [MapScene.LegendEntry]) -> [[String]] {
        let widths = entries.map { width(of: $0) }
        let most = max(width / ((widths.min() ?? 0) + Self.gap), 1)
        for count in stride(from: min(most, entries.count), through: 1, by: -1) {
            let rows = (entries.count + count - 1) / count
            let columns = stride(from: 0, to: entries.count, by: rows).map { first in
                widths[first..<min(first + rows, entries.count)].max() ?? 0
            }
            let whole = columns.reduce(0, +) + Self.gap * (columns.count - 1)
            guard count == 1 || whole <= width - 2 * Self.side else { continue }
            return (0..<rows).map { row in
                var x = Self.side
                var elements: [String] = []
                for (column, index) in stride(from: row, to: entries.count, by: rows).enumerated() {
                    elements.append(element(entries[index], x: x))
                    x += columns[column] + Self.gap
                }
                return elements
            }
        }
        return []
    }

    private func width(of entry: MapScene.LegendEntry) -> Int {
        let letters = ProportionalFont.boldWidth(of: entry.heading + " ") + ProportionalFont.width(of: name(of: entry))
        return Self.swatch + Int((letters * Self.size).rounded(.up))
    }

    private func name(of entry: MapScene.LegendEntry) -> String {
        let room = Double(width - 2 * Self.side - Self.swatch) / Self.size
        return SVGHeading.cut(
            namesEnds ? entry.ends ?? entry.name : entry.name,
            room - ProportionalFont.boldWidth(of: entry.heading + " "), by: ProportionalFont.width)
    }

    /// The shape and the number of a stop, or the shape and the mark of a series, then the name.
    private func element(_ entry: MapScene.LegendEntry, x: Int) -> String {
        let color = SVGMap.color(entry.series)
        let radius = SVGMap.isRound(entry.series) ? 6 : 2
        let shape = "<rect class=\"f\(color)\" x=\"\(x)\" y=\"-10\" width=\"12\" height=\"12\" rx=\"\(radius)\"/>"
        let mark = "<tspan class=\"key\">\(SVGText.escaped(entry.heading))</tspan> "
        return shape + text(mark + SVGText.escaped(name(of: entry)), x: x + Self.swatch)
    }

    private func text(_ markup: String, x: Int) -> String {
        "<text class=\"legend ink\" x=\"\(x)\">\(markup)</text>"
    }
}
