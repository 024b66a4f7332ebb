import Shorelines

/// The waters and parks of cities, the great rivers and the grid of a plan, as elements.
enum SVGPlan {
    private static let unit = Double(SVGPath.unitsPerDot)
    /// The least width of the line of a river of a city, and what its banks add to it, in units.
    private static let (leastWidth, banks) = (1.6, 1.4)

    /// The elements above the land: parks, waters, rivers, and the grid.
    static func elements(_ scene: MapScene, width: Int, height: Int) -> [String] {
        func data(_ kind: (MapScene.Feature) -> Bool) -> String {
            scene.features.filter(kind).flatMap(\.lines).map { SVGPath.data($0) }.joined(separator: "")
        }
        var lines: [String] = []
        // Lakes and land in the order of the table: an island lies in a lagoon, a pond on land.
        var areas: [(name: String, data: String)] = []
        let names: [PlanFeature.Kind: String] = [.water: "pool", .land: "land built", .ground: "ground"]
        for feature in scene.features {
            guard let name = names[feature.kind] else { continue }
            if areas.last?.name != name { areas.append((name, "")) }
            areas[areas.count - 1].data += rings(feature)
        }
        let parks = scene.features.filter { $0.kind == .park }.map(rings).joined()
        if !parks.isEmpty { areas.append(("grove", parks)) }
        for area in areas { lines.append("<path class=\"\(area.name)\" d=\"\(area.data)\"/>") }
        let courses = data { $0.kind == .course }
        if !courses.isEmpty { lines.append("<path class=\"course\" d=\"\(courses)\"/>") }
        // The banks of all of them lie below the water of all, so that arms meet without a line between.
        var bands: [(width: Int, data: String)] = []
        for feature in scene.features where feature.kind == .river || feature.kind == .canal {
            let tenths = Int((max(feature.width * unit, leastWidth) * 10).rounded())
            let data = feature.lines.map { SVGPath.data($0) }.joined()
            if let index = bands.firstIndex(where: { $0.width == tenths }) {
                bands[index].data += data
            } else {
                bands.append((tenths, data))
            }
        }
        for (name, more) in [("bank", Int(banks * 10)), ("band", 0)] {
            for band in bands {
                let width = SVGPath.decimal(band.width + more)
                lines.append("<path class=\"\(name)\" stroke-width=\"\(width)\" d=\"\(band.data)\"/>")
            }
        }
        let bridges = data { $0.kind == .bridge }
        if !bridges.isEmpty {
            lines.append("<path class=\"rail\" d=\"\(bridges)\"/><path class=\"deck\" d=\"\(bridges)\"/>")
        }
        return lines + grid(scene, width: width, height: height)
    }

    /// The meridians and parallels, and the equator.
    static func lines(of graticule: Graticule) -> [String] {
        [("graticule", graticule.lines), ("graticule equator", graticule.equator)].map { name, lines in
            "<path class=\"\(name)\" d=\"\(lines.map { SVGPath.data($0) }.joined())\"/>"
        }
    }

    private static func rings(_ feature: MapScene.Feature) -> String {
        feature.lines.map { SVGPath.data($0) + "z" }.joined()
    }

    /// The names along rivers.
    static func names(_ scene: MapScene) -> [String] {
        scene.rivers.flatMap { name -> [String] in
            let (x, y) = (SVGPath.tenths(name.middle.x), SVGPath.tenths(name.middle.y))
            let (right, down) = (SVGPath.thousandths(name.direction.x), SVGPath.thousandths(name.direction.y))
            let minus = SVGPath.thousandths(-name.direction.y)
            let place =
                "transform=\"matrix(\(right) \(down) \(minus) \(right) "
                + "\(SVGPath.decimal(x)) \(SVGPath.decimal(y)))\" y=\"4\" font-size=\"\(name.size)\""
            let text = SVGText.escaped(name.text)
            return [
                "<text class=\"water halo\" \(place) aria-hidden=\"true\">\(text)</text>",
                "<text class=\"water\" \(place)>\(text)</text>",
            ]
        }
    }

    private static func grid(_ scene: MapScene, width: Int, height: Int) -> [String] {
        guard let grid = scene.grid else { return [] }
        let columns = grid.columns.map { "M\(SVGPath.decimal(SVGPath.tenths($0))) 0v\(height)" }
        let rows = grid.rows.map { "M0 \(SVGPath.decimal(SVGPath.tenths($0)))h\(width)" }
        return ["<path class=\"grid\" d=\"\((columns + rows).joined())\"/>"]
    }
}
