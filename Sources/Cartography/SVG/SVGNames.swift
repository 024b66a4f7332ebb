import Text

/// The names that say where one is, as elements.
enum SVGNames {
    /// The names of countries, states, seas and lakes, which the way may cross.
    static func areas(_ scene: MapScene) -> [String] {
        scene.names.filter { $0.point == nil && $0.kind != .length }.flatMap { name in
            let x = name.area.x * SVGPath.unitsPerDot + name.area.width * SVGPath.unitsPerDot / 2
            let y =
                name.area.y * SVGPath.unitsPerDot + name.area.height * SVGPath.unitsPerDot / 2 + name.size * 36 / 100
            return SVGText.haloed(name.text, className(name), x, y, size: name.size)
        }
    }

    /// The lengths of legs, in the colours of their series.
    static func lengths(_ scene: MapScene) -> [String] {
        scene.names.filter { $0.kind == .length }.flatMap { name in
            let x = (2 * name.area.x + name.area.width) * SVGPath.unitsPerDot / 2
            let y = (2 * name.area.y + name.area.height) * SVGPath.unitsPerDot / 2 + 4
            let color = name.series.map { "f\(SVGMap.color($0))" } ?? "region"
            return SVGText.haloed(name.text, "length \(color)", x, y, size: name.size)
        }
    }

    /// The ships beside ferries, and the planes on flights, which fly along the way.
    static func vehicles(_ scene: MapScene) -> [String] {
        scene.vehicles.map { vehicle in
            let (x, y) = (vehicle.area.x * SVGPath.unitsPerDot, vehicle.area.y * SVGPath.unitsPerDot)
            guard vehicle.means == .flight else {
                // A hull with a cabin and a funnel, 18 by 12 units.
                return "<path class=\"boat\" d=\"M\(x + 1) \(y + 9)h3v-4h4v-3h3v3h4v4h4l-3 5h-12z\"/>"
            }
            // Seen from above, 20 by 14 units about its middle: the nose in the direction of the way.
            let (right, down) = (SVGPath.thousandths(vehicle.direction.x), SVGPath.thousandths(vehicle.direction.y))
            let minus = SVGPath.thousandths(-vehicle.direction.y)
            let middle =
                "\(x + vehicle.area.width * SVGPath.unitsPerDot / 2) "
                + "\(y + vehicle.area.height * SVGPath.unitsPerDot / 2)"
            return "<path class=\"boat\" transform=\"matrix(\(right) \(down) \(minus) \(right) \(middle))\" "
                + "d=\"M-10 -1l2 0l2 2h4l-3-7h2l5 7h4q2 1 0 2h-4l-5 6h-2l3-6h-4l-2 2h-2z\"/>"
        }
    }

    /// The towns that are no stops, parks and sights, each with its point.
    static func towns(_ scene: MapScene) -> [String] {
        scene.names.flatMap { name -> [String] in
            guard let point = name.point else { return [] }
            let tenths = Double(SVGPath.unitsPerDot * 10)
            let (cx, cy) = (SVGPath.decimal(Int(point.x * tenths)), SVGPath.decimal(Int(point.y * tenths)))
            let isAbove = name.area.x < Int(point.x) && name.area.maxX > Int(point.x) + 1
            let left = name.area.x * SVGPath.unitsPerDot
            let x =
                isAbove
                ? left + name.area.width * SVGPath.unitsPerDot / 2
                : name.isLeft ? name.area.maxX * SVGPath.unitsPerDot - 3 : left + 3
            let y = name.area.y * SVGPath.unitsPerDot + name.area.height * SVGPath.unitsPerDot / 2 + 4
            let anchor = isAbove ? " middle" : name.isLeft ? " end" : ""
            switch name.kind {
            case .park:
                return ["<path class=\"tree\" d=\"M\(cx) \(cy)m0-4.5l4 7.5h-8z\"/>"]
                    + SVGText.haloed(name.text, "town park\(anchor)", x, y, size: name.size)
            case .sight:
                return ["<path class=\"place\" d=\"M\(cx) \(cy)\(sign(name.sign))\"/>"]
                    + SVGText.haloed(name.text, "sight\(anchor)", x, y, size: name.size)
            default:
                return ["<circle class=\"dot\" cx=\"\(cx)\" cy=\"\(cy)\" r=\"2.2\"/>"]
                    + SVGText.haloed(name.text, "town\(anchor)", x, y)
            }
        }
    }

    /// The shape of the sign of a sight about its place, in a square of 8 units.
    private static func sign(_ sign: MapTown.Sign) -> String {
        switch sign {
        case .sight: "m0-4l4 4l-4 4l-4-4z"
        // A wall with battlements, a house with two wings, a tree.
        case .castle: "m-4 4v-8h2v2h1v-2h2v2h1v-2h2v8z"
        case .station: "m-4 3.5v-5h2v-2h4v2h2v5z"
        case .park: "m0-4.5l4 7.5h-8z"
        }
    }

    private static func className(_ name: MapScene.Name) -> String {
        switch name.kind {
        case .country: name.size > 11 ? "country" : name.size > 10 ? "country c11" : "country c10"
        case .district: "region c10"
        case .state, .island: "region"
        case .sea: "water"
        case .lake: "water"
        case .park: "park middle"
        case .town, .sight, .length: "town"
        }
    }
}

/// Texts as elements.
enum SVGText {
    /// A text with the colour of the land around it, so that it can be read above lines. Two elements, because few
    /// programs but browsers know `paint-order`.
    static func haloed(_ text: String, _ name: String, _ x: Int, _ y: Int) -> [String] {
        let place = "x=\"\(x)\" y=\"\(y)\""
        return [
            "<text class=\"\(name) halo\" \(place) aria-hidden=\"true\">\(escaped(text))</text>",
            "<text class=\"\(name) ink\" \(place)>\(escaped(text))</text>",
        ]
    }

    /// The same for the name of an area, whose class has its colour and whose size differs.
    static func haloed(_ text: String, _ name: String, _ x: Int, _ y: Int, size: Int) -> [String] {
        let place = "x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\""
        return [
            "<text class=\"\(name) halo\" \(place) aria-hidden=\"true\">\(escaped(text))</text>",
            "<text class=\"\(name)\" \(place)>\(escaped(text))</text>",
        ]
    }

    /// A text that no reader of XML takes for anything else.
    static func escaped(_ text: String) -> String { MarkupText.escapedForHTML(text) }
}
