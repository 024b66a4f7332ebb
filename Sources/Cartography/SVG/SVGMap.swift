import Geodesy
import Text

/// Draws a map as SVG 1.1: a picture that any browser shows, without scripts, fonts or links.
///
/// A dot is 4 units. Colours follow the reader's preference for light or dark. Letters or the shapes of lines say the
/// same as the colours.
package enum SVGMap {
    private static let unit = SVGPath.unitsPerDot
    /// The class of the lines of trains, and the dashes that are their ties.
    private static let (trainClass, tieDashes) = ("train", "2 8")
    /// The metres a unit below which roads are wider, on the map of a town, and above which they are narrower.
    private static let (nearMetres, farMetres) = (60.0, 700.0)

    /// Words above a map: the name of the trip, and how far and how long it is.
    package struct Heading: Equatable, Sendable {
        package let title: String
        package let facts: String

        /// Takes a title and what stands below it.
        package init(title: String, facts: String) {
            (self.title, self.facts) = (title, facts)
        }
    }

    /// Returns the whole element. `title` and `description` are read out to those who do not see the picture, `heading`
    /// stands above it; `credit` names the owners of the data in a corner in place of what the map says of them; names
    /// of elements begin with `prefix`, so that several maps can stand in one document. The legend leaves out what
    /// the document says beside the map. Linear.
    package static func element(
        _ scene: MapScene, title: String, description: String, heading: Heading? = nil, credit: String? = nil,
        prefix: String = "map", colors: Colors = .own, legend parts: LegendParts = .all
    ) -> String {
        let width = scene.frame.grid.width * unit
        let mapHeight = scene.frame.grid.height * unit
        let credit = credit ?? scene.credit
        let isCreditBelow = needsLine(credit, scene, width: width)
        let legend = legend(parts, of: scene, width: width, isOwn: colors == .own, below: mapHeight)
        let heading = heading.map { SVGHeading(title: $0.title, facts: $0.facts, width: width) }
        let top = heading?.height ?? 0
        let inner = mapHeight + legend.height + (isCreditBelow ? legendLine : 0)
        let height = top + inner
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"map\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" "
                + (colors == .own ? "" : "style=\"--ratio:\(ratio(width, height));--width:\(width)\" ")
                + "aria-labelledby=\"\(prefix)-title \(prefix)-desc\">",
            "<title id=\"\(prefix)-title\">\(escaped(title))</title>",
            "<desc id=\"\(prefix)-desc\">\(escaped(description))</desc>",
        ]
        if colors == .own { lines.append("<style>\(style)</style>") }
        lines.append("<rect class=\"page\" width=\"\(width)\" height=\"\(height)\"/>")
        if let heading { lines += heading.elements + ["<g transform=\"translate(0 \(top))\">"] }
        // What is drawn a little beyond the map's edges is cut there.
        lines.append("<svg width=\"\(width)\" height=\"\(mapHeight)\">")
        lines += ground(scene, width: width, height: mapHeight)
        lines += SVGNames.areas(scene) + SVGPlan.names(scene)
        lines += routes(scene)
        lines.append("</svg>")
        lines += SVGNames.towns(scene) + SVGNames.lengths(scene) + SVGNames.vehicles(scene)
        if let bar = scene.scaleBar { lines += scaleBar(bar) }
        if let arrow = scene.northArrow { lines += SVGArrows.north(arrow) }
        lines += points(scene)
        let marks = Dictionary(scene.marks.map { ($0.stop, $0.area) }) { first, _ in first }
        for label in scene.labels { lines += name(label, beside: marks[label.stop]) }
        lines += self.credit(credit, scene, width: width, height: isCreditBelow ? inner : mapHeight)
        lines += legend.lines
        if heading != nil { lines.append("</g>") }
        lines.append("</svg>")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The size in units of a map that takes its colours from a document and has no heading: the parts
    /// of its legend below it count. Linear.
    package static func size(
        of scene: MapScene, credit: String?, legend parts: LegendParts = .all
    ) -> (width: Int, height: Int) {
        let width = scene.frame.grid.width * unit
        let mapHeight = scene.frame.grid.height * unit
        let legend = legend(parts, of: scene, width: width, isOwn: false, below: mapHeight).height
        let line = needsLine(credit ?? scene.credit, scene, width: width) ? legendLine : 0
        return (width, mapHeight + legend + line)
    }

    /// The width of a picture by its height, to two digits behind the point.
    private static func ratio(_ width: Int, _ height: Int) -> String {
        let hundredths = (100 * width + height / 2) / height
        return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
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
        if let graticule = scene.graticule { lines += SVGPlan.lines(of: graticule) }
        // The ground of a town is darker than that of the land, so that its streets are seen.
        let land = scene.frame.metresPerDot / Double(unit) < nearMetres ? "land built" : "land"
        for area in scene.areas where !area.rings.isEmpty {
            let data = area.rings.map { SVGPath.data($0.dropLast()) + "z" }.joined()
            lines.append("<path class=\"\(area.isLand ? land : "lake")\" d=\"\(data)\"/>")
        }
        lines += SVGPlan.elements(scene, width: width, height: height)
        var paths: [(name: String, data: String)] = []
        let metres = scene.frame.metresPerDot / Double(unit)
        let roads = metres < nearMetres ? " near" : metres > farMetres ? " far" : ""
        for line in scene.lines {
            // Main roads and the borders of states are too roughly known for the plan of a city.
            if scene.grid != nil {
                switch line.kind {
                case .road, .state: continue
                default: break
                }
            }
            guard let name = className(line.kind, roads: roads) else { continue }
            if paths.last?.name != name { paths.append((name, "")) }
            paths[paths.count - 1].data += SVGPath.data(line.points)
        }
        // The streets of a town are light with edges.
        let edges = paths.filter { $0.name.hasSuffix(" near") }.map(\.data).joined()
        if !edges.isEmpty { lines.append("<path class=\"edge\" d=\"\(edges)\"/>") }
        return lines + paths.map { "<path class=\"\($0.name)\" d=\"\($0.data)\"/>" }
    }

    /// The class of a line of the base map, with `roads` that of the scale behind that of a road; nil for those of the
    /// way.
    private static func className(_ kind: MapScene.LineKind, roads: String) -> String? {
        switch kind {
        case .coast: "coast"
        case .lake: "shore"
        case .border: "border"
        case .state: "state"
        case .road(let rank): "road r\(rank)\(roads)"
        case .river, .route, .estimate, .streets, .beyondRoad, .crossing: nil
        }
    }

    /// The way; lines of one kind are one path.
    private static func routes(_ scene: MapScene) -> [String] {
        var routes: [(name: String, dashes: String, data: String)] = []
        for line in scene.lines {
            let (name, dashes): (String, String)
            switch line.kind {
            case .route(let number): (name, dashes) = ("s\(color(number))", "")
            // With round ends each short dash is a dot.
            case .estimate(let number), .streets(let number), .beyondRoad(let number):
                (name, dashes) = ("s\(color(number))", "1 7")
            case .crossing(let number, let means):
                (name, dashes) = (className(means, number), Self.dashes(means, along: line.points))
            default: continue
            }
            let data = SVGPath.data(LineSimplification.simplified(line.points, tolerance: 0.06))
            if let last = routes.last, last.name == name, last.dashes == dashes {
                routes[routes.count - 1].data += data
            } else {
                routes.append((name, dashes, data))
            }
        }
        let arrows = SVGArrows.data(scene)
        // A light line below sets the way off from roads, and ferries off from the water; other dashes have none.
        let solid = routes.filter { $0.dashes.isEmpty || $0.name == "ferry" }.map(\.data).joined()
        return (solid.isEmpty ? [] : ["<path class=\"casing\" d=\"\(solid)\"/>"])
            + routes.map { route in
                way(route.data, route.name, route.dashes)
            } + (arrows.isEmpty ? [] : ["<path class=\"arrow\" d=\"\(arrows)\"/>"])
    }

    /// A line of the way; that of a train has ties across.
    static func way(_ data: String, _ name: String, _ dashes: String) -> String {
        let pattern = dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\""
        let line = "<path class=\"route \(name)\"\(pattern) d=\"\(data)\"/>"
        guard name.hasPrefix(trainClass) else { return line }
        return line + "<path class=\"route ties \(name)\" stroke-dasharray=\"\(tieDashes)\" d=\"\(data)\"/>"
    }

    /// The class of the line of a crossing; nil is the series of a sample.
    static func className(_ means: MapSubject.Leg.Means, _ series: Int?) -> String {
        let series = series.map { "s\(color($0))" } ?? "sample"
        return switch means {
        case .ferry: "ferry"
        case .train: "\(trainClass) \(series)"
        case .flight, .assumed: series
        }
    }

    /// The name of a stop; it begins or ends at its mark, however wide its letters are.
    private static func name(_ label: MapScene.Label, beside mark: DotRectangle?) -> [String] {
        let y = label.area.y * unit + 12
        guard let mark, label.area.maxX > mark.x else {
            return SVGText.haloed(label.text, "name end", label.area.maxX * unit - 2, y)
        }
        guard label.area.x < mark.maxX else { return SVGText.haloed(label.text, "name", label.area.x * unit + 2, y) }
        return SVGText.haloed(label.text, "name middle", label.area.x * unit + label.area.width * unit / 2, y)
    }

    /// Whether the credit has a line of its own below the map, since the scale bar leaves it too little room. Its width
    /// is an estimate: 6 units a character.
    private static func needsLine(_ credit: String, _ scene: MapScene, width: Int) -> Bool {
        let bottom = scene.frame.grid.height - 2 * legendLine / unit
        guard !credit.isEmpty, let bar = scene.scaleBar, max(bar.area.maxY, bar.textArea.maxY) > bottom else {
            return false
        }
        let taken = (max(bar.area.maxX, bar.textArea.maxX) - min(bar.area.x, bar.textArea.x)) * unit
        return taken + credit.count * 6 + 32 > width
    }

    /// The text in the corner below on the right; on the left where the scale bar is there.
    private static func credit(_ text: String, _ scene: MapScene, width: Int, height: Int) -> [String] {
        guard !text.isEmpty else { return [] }
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

    /// Discs with numbers, with lines to those that stand beside their places and to names at a distance; points for
    /// the stops that have none.
    private static func points(_ scene: MapScene) -> [String] {
        let marked = Set(scene.marks.map(\.stop))
        var lines: [String] = []
        for label in scene.labels {
            guard let start = label.leader else { continue }
            lines.append(leader(from: start, to: Leaders.nearest(label.area, to: start)))
        }
        for mark in scene.marks where mark.isAside {
            lines.append(leader(from: mark.point, to: Leaders.middle(mark.area)))
            lines.append(point(mark.point, mark.series))
        }
        for entry in scene.legend {
            guard let stop = entry.stop, !marked.contains(stop), let place = scene.points[stop] else { continue }
            lines.append(point(place, entry.series))
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

    private static func leader(from start: DotPoint, to end: DotPoint) -> String {
        "<path class=\"leader\" d=\"\(SVGPath.data([start, end]))\"/>"
    }

    private static func point(_ point: DotPoint, _ series: Int) -> String {
        let (x, y) = (
            SVGPath.decimal(Int(point.x * Double(unit * 10))), SVGPath.decimal(Int(point.y * Double(unit * 10)))
        )
        return "<circle class=\"point f\(color(series))\" cx=\"\(x)\" cy=\"\(y)\" r=\"3\"/>"
    }

    private static func escaped(_ text: String) -> String { SVGText.escaped(text) }
}
