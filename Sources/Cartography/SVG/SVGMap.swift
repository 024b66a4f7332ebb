import Geodesy
import Text

/// Draws a map as SVG 1.1: a picture that any browser shows, without scripts, fonts or links.
///
/// A dot is 4 units. Colours follow the reader's preference for light or dark. Letters or the shapes of lines say the
/// same as the colours.
package enum SVGMap {
    /// The units of a dot.
    private static let unit = 4
    /// The height of a line of the legend.
    private static let legendLine = 18
    /// The most lines of the legend; the rest is counted.
    private static let mostLegendLines = 40

    /// Returns the whole element. `title` and `description` are read out to those who do not see the picture; `credit`
    /// names the owners of the data and stands in a corner; names of elements begin with `prefix`, so that several maps
    /// can stand in one document. Linear.
    package static func element(
        _ scene: MapScene, title: String, description: String, credit: String? = nil, prefix: String = "map",
        colors: Colors = .own
    ) -> String {
        let width = scene.frame.grid.width * unit
        let mapHeight = scene.frame.grid.height * unit
        let legend = legendLines(scene, width: width)
        let height = mapHeight + (legend.isEmpty ? 0 : legend.count * legendLine + 12)
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"map\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" "
                + "aria-labelledby=\"\(prefix)-title \(prefix)-desc\">",
            "<title id=\"\(prefix)-title\">\(escaped(title))</title>",
            "<desc id=\"\(prefix)-desc\">\(escaped(description))</desc>",
        ]
        if colors == .own { lines.append("<style>\(style)</style>") }
        lines.append("<rect class=\"sea\" width=\"\(width)\" height=\"\(height)\"/>")
        lines += paths(scene)
        if let bar = scene.scaleBar { lines += scaleBar(bar) }
        lines += points(scene)
        for label in scene.labels {
            let (x, y) = (label.area.x * unit + 2, label.area.y * unit + 12)
            lines += haloed(label.text, "name", x, y)
        }
        if let credit { lines += self.credit(credit, scene, width: width, height: mapHeight) }
        for (index, markup) in legend.enumerated() {
            let y = mapHeight + (index + 1) * legendLine
            lines.append("<text class=\"legend ink\" x=\"12\" y=\"\(y)\">\(markup)</text>")
        }
        lines.append("</svg>")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The source of the colours of a map.
    package enum Colors: Sendable {
        /// The element's own, for a file of its own.
        case own
        /// The document's around the element, which holds `style` once.
        case ofDocument
    }

    /// The colours of series on paper and on a dark screen; after the last the first comes again.
    package static let seriesColors: [(light: String, dark: String)] = [
        ("#b3261e", "#ff8a7a"), ("#00639b", "#7cc4ff"), ("#6a4c93", "#c9a7ff"), ("#1b6e3c", "#7fd49a"),
        ("#8a5a00", "#f0c05a"), ("#a3195b", "#ff8fc0"),
    ]

    /// The number of the colour of a series.
    package static func color(_ series: Int) -> Int { series % seriesColors.count }

    /// The rules of the classes that the elements of a map have. Plain ones first, which any program reads; those for
    /// dark screens are for browsers.
    package static let style = """
        .map{font:13px Verdana,"DejaVu Sans",sans-serif;background:#fbfaf6}.map .sea{fill:#fbfaf6}
        .map path{fill:none;stroke-linejoin:round;stroke-linecap:round}
        .map .coast{stroke:#5b7f95;stroke-width:1.3}.map .lake{stroke:#7fa8c4;stroke-width:1}
        .map .border{stroke:#a79c8a;stroke-width:1;stroke-dasharray:1 4}.map .route{stroke-width:3;stroke-opacity:.85}
        \(seriesRules(\.light))
        .map .disc{stroke:#fbfaf6;stroke-width:1.5}
        .map .number{fill:#fff;font-size:11px;font-weight:bold;text-anchor:middle}
        .map .halo{stroke:#fbfaf6;fill:#fbfaf6;stroke-width:3;stroke-linejoin:round}.map .key{font-weight:bold}
        .map .credit{font-size:10px}.map .end{text-anchor:end}.map .scale{font-size:12px}.map .bar{stroke:#1b1b1b;stroke-width:1.5}.map .ink{fill:#1b1b1b}
        @media screen and (prefers-color-scheme:dark){.map{background:#14181c}.map .sea{fill:#14181c}
        .map .coast{stroke:#7fa3b8}.map .lake{stroke:#5f8fb0}.map .border{stroke:#8a8175}
        \(seriesRules(\.dark))
        .map .number{fill:#14181c}.map .disc,.map .halo{stroke:#14181c}.map .halo{fill:#14181c}
        .map .bar{stroke:#ececec}.map .ink{fill:#ececec}}
        """

    /// The rules for the lines and the marks of series.
    private static func seriesRules(_ color: ((light: String, dark: String)) -> String) -> String {
        seriesColors.enumerated()
            .map { ".map .s\($0){stroke:\(color($1))}.map .f\($0){fill:\(color($1))}" }
            .joined(separator: "\n")
    }

    /// The base map below the routes; lines of one kind are one path.
    private static func paths(_ scene: MapScene) -> [String] {
        var base: [(name: String, data: String)] = [("coast", ""), ("lake", ""), ("border", "")]
        var routes: [(series: Int, dashes: String, data: String)] = []
        func addRoute(_ series: Int, dashes: String, _ data: String) {
            if let last = routes.last, last.series == series, last.dashes == dashes {
                routes[routes.count - 1].data += data
            } else {
                routes.append((series, dashes, data))
            }
        }
        for line in scene.lines {
            let data = pathData(line.points)
            switch line.kind {
            case .coast: base[0].data += data
            case .lake: base[1].data += data
            case .border: base[2].data += data
            case .route(let series): addRoute(series, dashes: "", data)
            // With round ends each short dash is a dot.
            case .estimate(let series), .beyondRoad(let series): addRoute(series, dashes: "1 7", data)
            case .crossing(let series): addRoute(series, dashes: "8 7", data)
            }
        }
        return base.filter { !$0.data.isEmpty }.map { "<path class=\"\($0.name)\" d=\"\($0.data)\"/>" }
            + routes.map { route in
                let dashes = route.dashes.isEmpty ? "" : " stroke-dasharray=\"\(route.dashes)\""
                return "<path class=\"route s\(color(route.series))\"\(dashes) d=\"\(route.data)\"/>"
            }
    }

    /// A line in tenths of a unit: `M` to its first point, then `l` with the steps to the others.
    private static func pathData(_ points: [DotPoint]) -> String {
        guard let first = points.first else { return "" }
        func tenths(_ dots: Double) -> Int { Int((dots * Double(unit * 10)).rounded()) }
        var (x, y) = (tenths(first.x), tenths(first.y))
        var data = "M\(decimal(x)) \(decimal(y))"
        var isFirst = true
        for point in points.dropFirst() {
            let (nextX, nextY) = (tenths(point.x), tenths(point.y))
            if (nextX, nextY) == (x, y), points.count > 2 { continue }
            let (width, height) = (decimal(nextX - x), decimal(nextY - y))
            data += (isFirst ? "l" : width.hasPrefix("-") ? "" : " ") + width
            data += (height.hasPrefix("-") ? "" : " ") + height
            isFirst = false
            (x, y) = (nextX, nextY)
        }
        return data
    }

    /// A number of tenths: `12`, `-0.5`.
    private static func decimal(_ tenths: Int) -> String { shortDecimalText(Double(tenths) / 10, atMost: 1) }

    /// The text in the corner below on the right; on the left where the scale bar is there.
    private static func credit(_ text: String, _ scene: MapScene, width: Int, height: Int) -> [String] {
        let isTaken = scene.scaleBar.map { bar in
            bar.area.maxY * unit > height - legendLine && bar.area.x * unit > width / 2
        }
        return haloed(text, "credit\(isTaken == true ? "" : " end")", isTaken == true ? 8 : width - 8, height - 6)
    }

    private static func scaleBar(_ bar: ScaleBar) -> [String] {
        let (x, bottom) = (bar.area.x * unit + 8, bar.area.maxY * unit - 5)
        let length = decimal(Int((bar.length * Double(unit * 10)).rounded()))
        let textX = bar.textArea.x * unit + 8
        return [
            "<path class=\"bar\" d=\"M\(x) \(bottom - 7)v7h\(length)v-7\"/>"
        ] + haloed(bar.text, "scale", textX, bottom)
    }

    /// A text with the colour of the background around it, so that it can be read above lines. Two elements, because
    /// few programs but browsers know `paint-order`.
    private static func haloed(_ text: String, _ name: String, _ x: Int, _ y: Int) -> [String] {
        let place = "x=\"\(x)\" y=\"\(y)\""
        return [
            "<text class=\"\(name) halo\" \(place) aria-hidden=\"true\">\(escaped(text))</text>",
            "<text class=\"\(name) ink\" \(place)>\(escaped(text))</text>",
        ]
    }

    /// Discs with numbers, and points for the stops that have none.
    private static func points(_ scene: MapScene) -> [String] {
        let marked = Set(scene.marks.map(\.stop))
        var lines: [String] = []
        for entry in scene.legend {
            guard let stop = entry.stop, !marked.contains(stop), let point = scene.points[stop] else { continue }
            let (x, y) = (decimal(Int(point.x * Double(unit * 10))), decimal(Int(point.y * Double(unit * 10))))
            lines.append("<circle class=\"point f\(color(entry.series))\" cx=\"\(x)\" cy=\"\(y)\" r=\"3\"/>")
        }
        for mark in scene.marks {
            let (x, y) = (mark.area.x * unit, mark.area.y * unit)
            let (width, height) = (mark.area.width * unit, mark.area.height * unit)
            // Every other series has square marks: colours alone tell nothing on black and white paper. After the last
            // colour that is the other way round, so that twice as many series differ.
            let isRound = (mark.series + mark.series / seriesColors.count) % 2 == 0
            let radius = isRound ? height / 2 : 4
            lines.append(
                "<rect class=\"disc f\(color(mark.series))\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" "
                    + "height=\"\(height)\" rx=\"\(radius)\"/>")
            lines.append(
                "<text class=\"number\" x=\"\(x + width / 2)\" y=\"\(y + height / 2 + 4)\">\(escaped(mark.text))</text>"
            )
        }
        return lines
    }

    /// The legend in lines that fit the width, as many as there may be. The mark of a series has its colour.
    private static func legendLines(_ scene: MapScene, width: Int) -> [String] {
        let lines = LegendText.lines(scene.legend, width: (width - 24) / unit, .proportional).map { entries in
            entries.map { entry in
                guard entry.stop == nil else { return escaped(entry.text) }
                return "<tspan class=\"key f\(color(entry.series))\">\(escaped(entry.mark))</tspan> "
                    + escaped(entry.name)
            }
            // Spaces would be drawn as one.
            .joined(separator: LegendText.gap.replacingText(" ", with: "\u{A0}"))
        }
        let last = [scene.dottedLegend].compactMap { $0 }
        guard lines.count > mostLegendLines else { return lines + last }
        return lines.prefix(mostLegendLines) + ["… and \(lines.count - mostLegendLines) lines more"] + last
    }

    private static func escaped(_ text: String) -> String { MarkupText.escapedForHTML(text) }
}
