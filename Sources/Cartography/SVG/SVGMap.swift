import Geodesy
import Text

/// Draws a map as SVG 1.1: a picture that any browser shows, without scripts, fonts or links.
///
/// A dot is 4 units. Colours follow the reader's preference for light or dark. Letters or the shapes of lines say the
/// same as the colours.
package enum SVGMap {
    private static let unit = SVGPath.unitsPerDot
    /// The height of a line of the legend.
    private static let legendLine = 18
    /// The metres a unit below which a map is one of a town.
    private static let nearMetres = 60.0
    /// The most lines of the legend; the rest is counted.
    private static let mostLegendLines = 40

    /// Returns the whole element. `title` and `description` are read out to those who do not see the picture; `credit`
    /// names the owners of the data in a corner in place of what the map says of them; names of elements begin with
    /// `prefix`, so that several maps can stand in one document. Linear.
    package static func element(
        _ scene: MapScene, title: String, description: String, credit: String? = nil, prefix: String = "map",
        colors: Colors = .own
    ) -> String {
        let width = scene.frame.grid.width * unit
        let mapHeight = scene.frame.grid.height * unit
        let legend = legendLines(scene, width: width)
        let credit = credit ?? scene.credit
        let isCreditBelow = needsLine(credit, scene, width: width)
        let height =
            mapHeight + (legend.isEmpty ? 0 : legend.count * legendLine + 12) + (isCreditBelow ? legendLine : 0)
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"map\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" "
                + "aria-labelledby=\"\(prefix)-title \(prefix)-desc\">",
            "<title id=\"\(prefix)-title\">\(escaped(title))</title>",
            "<desc id=\"\(prefix)-desc\">\(escaped(description))</desc>",
        ]
        if colors == .own { lines.append("<style>\(style)</style>") }
        lines.append("<rect class=\"page\" width=\"\(width)\" height=\"\(height)\"/>")
        // What is drawn a little beyond the map's edges is cut there.
        lines.append("<svg width=\"\(width)\" height=\"\(mapHeight)\">")
        lines += ground(scene, width: width, height: mapHeight)
        lines += SVGNames.areas(scene)
        lines += routes(scene)
        lines.append("</svg>")
        lines += SVGNames.towns(scene)
        if let bar = scene.scaleBar { lines += scaleBar(bar) }
        lines += points(scene)
        for label in scene.labels {
            let (x, y) = (label.area.x * unit + 2, label.area.y * unit + 12)
            lines += SVGText.haloed(label.text, "name", x, y)
        }
        lines += self.credit(credit, scene, width: width, height: isCreditBelow ? height : mapHeight)
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

    /// The sea, the land, the lakes, roads that lead past, and borders.
    private static func ground(_ scene: MapScene, width: Int, height: Int) -> [String] {
        var lines: [String] = []
        if let outline = scene.outline {
            lines.append("<path class=\"sea\" d=\"\(SVGPath.data(outline))z\"/>")
        } else {
            lines.append("<rect class=\"sea\" width=\"\(width)\" height=\"\(height)\"/>")
        }
        for area in scene.areas where !area.rings.isEmpty {
            let data = area.rings.map { SVGPath.data($0.dropLast()) + "z" }.joined()
            lines.append("<path class=\"\(area.isLand ? "land" : "lake")\" d=\"\(data)\"/>")
        }
        var paths: [(name: String, data: String)] = []
        let isNear = scene.frame.metresPerDot < Double(unit) * nearMetres
        for line in scene.lines {
            guard let name = className(line.kind, isNear: isNear) else { continue }
            if paths.last?.name != name { paths.append((name, "")) }
            paths[paths.count - 1].data += SVGPath.data(line.points)
        }
        return lines + paths.map { "<path class=\"\($0.name)\" d=\"\($0.data)\"/>" }
    }

    /// The class of a line of the base map, where roads are wider on a map of a town; nil for those of the way.
    private static func className(_ kind: MapScene.LineKind, isNear: Bool) -> String? {
        switch kind {
        case .coast: "coast"
        case .lake: "shore"
        case .border: "border"
        case .state: "state"
        case .road(let rank): "road r\(rank)\(isNear ? " near" : "")"
        case .route, .estimate, .beyondRoad, .crossing: nil
        }
    }

    /// The way; lines of one kind are one path.
    private static func routes(_ scene: MapScene) -> [String] {
        var routes: [(series: Int, dashes: String, data: String)] = []
        for line in scene.lines {
            let (series, dashes): (Int, String)
            switch line.kind {
            case .route(let number): (series, dashes) = (number, "")
            // With round ends each short dash is a dot.
            case .estimate(let number), .beyondRoad(let number): (series, dashes) = (number, "1 7")
            case .crossing(let number): (series, dashes) = (number, "8 7")
            default: continue
            }
            let data = SVGPath.data(LineSimplification.simplified(line.points, tolerance: 0.06))
            if let last = routes.last, last.series == series, last.dashes == dashes {
                routes[routes.count - 1].data += data
            } else {
                routes.append((series, dashes, data))
            }
        }
        // A light line below sets the way off from roads; the dashes have none.
        let solid = routes.filter { $0.dashes.isEmpty }.map(\.data).joined()
        return (solid.isEmpty ? [] : ["<path class=\"casing\" d=\"\(solid)\"/>"])
            + routes.map { route in
                let dashes = route.dashes.isEmpty ? "" : " stroke-dasharray=\"\(route.dashes)\""
                return "<path class=\"route s\(color(route.series))\"\(dashes) d=\"\(route.data)\"/>"
            }
    }

    /// Whether the credit has a line of its own below the map, since the scale bar leaves it too little room. Its width
    /// is an estimate: 6 units a character.
    private static func needsLine(_ credit: String, _ scene: MapScene, width: Int) -> Bool {
        let bottom = scene.frame.grid.height - 2 * legendLine / unit
        guard let bar = scene.scaleBar, max(bar.area.maxY, bar.textArea.maxY) > bottom else { return false }
        let taken = (max(bar.area.maxX, bar.textArea.maxX) - min(bar.area.x, bar.textArea.x)) * unit
        return taken + credit.count * 6 + 32 > width
    }

    /// The text in the corner below on the right; on the left where the scale bar is there.
    private static func credit(_ text: String, _ scene: MapScene, width: Int, height: Int) -> [String] {
        let isTaken = scene.scaleBar.map { bar in
            bar.area.maxY * unit > height - legendLine && bar.area.x * unit > width / 2
        }
        return SVGText.haloed(
            text, "credit\(isTaken == true ? "" : " end")", isTaken == true ? 8 : width - 8, height - 6)
    }

    private static func scaleBar(_ bar: ScaleBar) -> [String] {
        let (x, bottom) = (bar.area.x * unit + 8, bar.area.maxY * unit - 5)
        let length = SVGPath.decimal(Int((bar.length * Double(unit * 10)).rounded()))
        let textX = bar.textArea.x * unit + 8
        return [
            "<path class=\"bar\" d=\"M\(x) \(bottom - 7)v7h\(length)v-7\"/>"
        ] + SVGText.haloed(bar.text, "scale", textX, bottom)
    }

    /// Discs with numbers, and points for the stops that have none.
    private static func points(_ scene: MapScene) -> [String] {
        let marked = Set(scene.marks.map(\.stop))
        var lines: [String] = []
        for entry in scene.legend {
            guard let stop = entry.stop, !marked.contains(stop), let point = scene.points[stop] else { continue }
            let (x, y) = (
                SVGPath.decimal(Int(point.x * Double(unit * 10))), SVGPath.decimal(Int(point.y * Double(unit * 10)))
            )
            lines.append("<circle class=\"point f\(color(entry.series))\" cx=\"\(x)\" cy=\"\(y)\" r=\"3\"/>")
        }
        for mark in scene.marks {
            let (x, y) = (mark.area.x * unit, mark.area.y * unit)
            let (width, height) = (mark.area.width * unit, mark.area.height * unit)
            let radius = isRound(mark.series) ? height / 2 : 4
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

    private static func escaped(_ text: String) -> String { SVGText.escaped(text) }
}
