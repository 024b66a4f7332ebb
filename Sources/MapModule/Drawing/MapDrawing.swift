package import Cartography
package import Console
package import Geodesy
package import Shorelines
import Text

/// Draws the map of a page as lines for a terminal.
package struct MapDrawing {
    /// The characters of a map.
    package enum Alphabet: Equatable, Sendable {
        case braille
        case ascii
        /// No map: the stops with bearings and distances.
        case words

        /// The one that is wanted, or else the best that a terminal can show.
        static func of(_ wanted: Alphabet?, isDumb: Bool, showsUnicode: Bool) -> Alphabet {
            wanted ?? (isDumb ? .words : showsUnicode ? .braille : .ascii)
        }
    }

    /// The most times that a map is laid out to find the room of its legend.
    private static let mostLayouts = 4

    /// The number of times as many lines as it has room for from which on a legend is far too long, and the lines of
    /// its beginning that stand below the map then.
    private static let farTooLong = 2
    private static let beginning = 2

    private let cartographer: Cartographer
    private let unit: DistanceUnit
    private let alphabet: Alphabet

    /// Draws with an alphabet; the scale bar is in `unit`.
    package init(_ cartographer: Cartographer, unit: DistanceUnit, alphabet: Alphabet) {
        self.cartographer = cartographer
        self.unit = unit
        self.alphabet = alphabet
    }

    /// The lines of a map, the legend below: as many as the rows of `grid` and the legend. Throws when the base map is
    /// damaged.
    package func lines(
        _ page: MapPage, in grid: MapGrid, _ context: TerminalContext
    ) throws(ShorelinesError) -> [String] {
        guard alphabet != .words else { return words(page, context) }
        let scene = try scene(page, in: grid)
        return map(scene, context) + legend(scene, context) + estimates(scene, context) + page.remarks
    }

    /// The lines of a map of `columns`, the legend included, in at most `height` rows where that is possible: where the
    /// legend is long, a third of them shows its beginning, or two where it is far too long.
    package func lines(
        _ page: MapPage, columns: Int, height: Int, _ context: TerminalContext
    ) throws(ShorelinesError) -> [String] {
        guard alphabet != .words else { return words(page, context) }
        var room = height - page.remarks.count
        var scene = try scene(page, in: MapGrid(columns: columns, rows: room))
        let estimates = estimates(scene, context)
        if !estimates.isEmpty {
            room -= estimates.count
            scene = try self.scene(page, in: MapGrid(columns: columns, rows: room))
        }
        var legend = legend(scene, context)
        if !legend.isEmpty {
            // Of a legend that is far too long the beginning tells little: the map needs the rows more.
            let third = max(room / 3, 1)
            let most = legend.count > third * Self.farTooLong ? min(third, Self.beginning) : third
            var rows = 0
            // A smaller map has room for fewer names, of which the legend has more lines then.
            for _ in 0..<Self.mostLayouts where rows < min(legend.count, most) {
                rows = min(legend.count, most)
                scene = try self.scene(page, in: MapGrid(columns: columns, rows: room - rows))
                legend = self.legend(scene, context)
            }
            // No line of the legend takes the place of what lines mean.
            rows = max(min(room - scene.frame.grid.rows, most), 1)
            if legend.count > rows {
                legend = legend.prefix(rows - 1) + ["… and \(Wording.counted(legend.count - rows + 1, "line")) more"]
            }
        }
        // A low window has no room for all of it.
        let rest = max(height - scene.frame.grid.rows - page.remarks.count, 0)
        return map(scene, context) + (legend + estimates).prefix(rest) + page.remarks
    }

    /// Whether it draws maps, or puts them into words.
    var drawsMaps: Bool { alphabet != .words }

    /// The lines of a map alone, as many as the rows of `grid`. Throws when the base map is damaged.
    func map(_ page: MapPage, in grid: MapGrid, _ context: TerminalContext) throws(ShorelinesError) -> [String] {
        try map(scene(page, in: grid), context)
    }

    private func scene(_ page: MapPage, in grid: MapGrid) throws(ShorelinesError) -> MapScene {
        try cartographer.scene(of: page.subject, focus: page.extent, in: grid, unit: unit)
    }

    private func map(_ scene: MapScene, _ context: TerminalContext) -> [String] {
        let colors = SeriesColors.numbers(of: scene, count: Style.groups)
        return TextMap.rows(scene, alphabet == .ascii ? .ascii : .braille).map { row in
            row.map { run in
                style(of: run.role, colors).map { $0.applied(to: run.text, color: context.usesColor) } ?? run.text
            }.joined()
        }
    }

    /// The legend; without colours days are told by the numbers of their stops.
    private func legend(_ scene: MapScene, _ context: TerminalContext) -> [String] {
        let columns = scene.frame.grid.columns
        let colors = SeriesColors.numbers(of: scene, count: Style.groups)
        return LegendText.lines(scene.legend, width: columns * MapGrid.cellWidth, .cells).map { entries in
            let text = entries.map(\.text).joined(separator: LegendText.gap)
            // An entry that is longer than a line stands alone, and is cut where lines cannot be longer.
            guard !context.outputIsTerminal || text.displayWidth <= columns else {
                return text.truncated(toWidth: columns)
            }
            return entries.map { entry in
                Style.group(colors[entry.series]).applied(to: entry.heading, color: context.usesColor) + " "
                    + entry.name
            }
            .joined(separator: LegendText.gap)
        }
    }

    /// Returns the line that explains dotted lines, if one is on the map.
    private func estimates(_ scene: MapScene, _ context: TerminalContext) -> [String] {
        guard let text = scene.dottedLegend else { return [] }
        let line = context.outputIsTerminal ? text.truncated(toWidth: scene.frame.grid.columns) : text
        guard let ferry = line.firstRange(ofText: LegendText.ferry) else { return [line] }
        let words = Style.ferry.applied(to: LegendText.ferry, color: context.usesColor)
        return [line[..<ferry.lowerBound] + words + line[ferry.upperBound...]]
    }

    /// The style of a cell; `colors` are the groups of the series.
    private func style(of role: TextMapRun.Role, _ colors: [Int]) -> Style? {
        switch role {
        case .blank, .label: nil
        case .coast, .lake: .shore
        case .ferry: .ferry
        case .border, .scaleBar, .place: .dim
        case .route(let series), .mark(let series): Style.group(colors[series])
        }
    }

    /// The stops as a table.
    private func words(_ page: MapPage, _ context: TerminalContext) -> [String] {
        guard !page.rows.isEmpty else { return page.remarks }
        let hasDays = page.rows.contains { !$0.day.isEmpty }
        let day = hasDays ? [Table.Column("Day")] : []
        let table = Table(
            columns: day + [
                .init("#", alignment: .right), .init("Stop", isFlexible: true, shortest: 16),
                .init("Leg", alignment: .right), .init("Bearing", dropOrder: 1),
            ],
            rows: page.rows.map { row in
                (hasDays ? [Styled(row.day)] : [])
                    + [Styled(row.mark, .number), Styled(row.name), Styled(row.leg), Styled(row.bearing)]
            }, nameColumn: day.count + 1)
        return table.lines(width: context.cuttingWidth, color: context.usesColor) + page.remarks
    }
}
