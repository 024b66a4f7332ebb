import Text

/// The names that say where one is, as elements.
enum SVGNames {
    /// The names of countries, states, seas and lakes, which the way may cross.
    static func areas(_ scene: MapScene) -> [String] {
        scene.names.filter { $0.kind != .town }.flatMap { name in
            let x = name.area.x * SVGPath.unitsPerDot + name.area.width * SVGPath.unitsPerDot / 2
            let y =
                name.area.y * SVGPath.unitsPerDot + name.area.height * SVGPath.unitsPerDot / 2 + name.size * 36 / 100
            return SVGText.haloed(name.text, className(name), x, y, size: name.size)
        }
    }

    /// The towns that are no stops, each with its point.
    static func towns(_ scene: MapScene) -> [String] {
        scene.names.flatMap { name -> [String] in
            guard name.kind == .town, let point = name.point else { return [] }
            let tenths = Double(SVGPath.unitsPerDot * 10)
            let (cx, cy) = (SVGPath.decimal(Int(point.x * tenths)), SVGPath.decimal(Int(point.y * tenths)))
            let isAbove = name.area.x < Int(point.x) && name.area.maxX > Int(point.x) + 1
            let left = name.area.x * SVGPath.unitsPerDot
            let x =
                isAbove
                ? left + name.area.width * SVGPath.unitsPerDot / 2
                : name.isLeft ? name.area.maxX * SVGPath.unitsPerDot - 2 : left + 2
            let y = name.area.y * SVGPath.unitsPerDot + name.area.height * SVGPath.unitsPerDot / 2 + 4
            let anchor = isAbove ? " middle" : name.isLeft ? " end" : ""
            return ["<circle class=\"dot\" cx=\"\(cx)\" cy=\"\(cy)\" r=\"2.2\"/>"]
                + SVGText.haloed(name.text, "town\(anchor)", x, y)
        }
    }

    private static func className(_ name: MapScene.Name) -> String {
        switch name.kind {
        case .country: name.size > 11 ? "country" : name.size > 10 ? "country c11" : "country c10"
        case .district: "region c10"
        case .state: "region"
        case .sea: "water"
        case .lake: "water"
        case .town: "town"
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
