import Geodesy
import Shorelines

/// The map below the way.
struct BaseMapDrawing {
    /// The outline of a map of the world.
    var outline: [DotPoint]?
    var areas: [MapScene.Area] = []
    var lines: [MapScene.Line] = []
    /// The shores and borders, which names of stops cover as little as possible.
    var shores: [[DotPoint]] = []
}

extension Cartographer {
    /// The metres a dot from which maps are drawn with the base map's medium lines.
    private static let mediumDetail = 2_000.0
    /// The metres a dot from which coasts alone are drawn, without islands smaller than a dot.
    private static let coastsAlone = 50_000.0
    /// The metres a unit up to which borders of states, and roads by their rank, are drawn in a picture.
    private static let stateScale = 8_000.0
    private static let roadScales = [2_200.0, 1_200, 350]
    /// The distance from a line of what is left out of it in a picture, in dots.
    private static let tolerance = 0.11

    /// The base map on a map: areas and the finer lines in a picture, shores and borders as lines in cells.
    func baseMap(_ frame: MapFrame, _ lettering: Lettering) throws(ShorelinesError) -> BaseMapDrawing {
        // The finest that can be seen: a dot, or where lettering is proportional a quarter of it.
        let finest = frame.metresPerDot / (lettering == .cells ? 1 : 4)
        let detail: ShorelineDetail = finest >= Self.mediumDetail ? .medium : .fine
        let isPicture = lettering == .proportional
        let drawsCoastsAlone = !isPicture && finest >= Self.coastsAlone
        let degrees = finest / (Earth.meanRadius * .pi / 180)
        let map = try openBaseMap()
        var drawing = BaseMapDrawing()
        var (coasts, lakes) = (LineChains(), LineChains())
        // Beyond the edges there is what rings are closed with.
        let radius = frame.radius + 4 * AreaDrawing.overlap * frame.metresPerDot
        try map.lines(
            detail, within: radius, of: frame.middle, spacing: degrees / 2, least: drawsCoastsAlone ? degrees : 0
        ) { kind, points in
            switch kind {
            case .coast where isPicture: coasts.add(points)
            case .lake where isPicture: lakes.add(points)
            case .lake where drawsCoastsAlone, .border where drawsCoastsAlone: return
            case .state where isPicture ? finest > Self.stateScale : true: return
            default: add(points, kind, frame, lettering, to: &drawing)
            }
        }
        guard isPicture else { return drawing }
        let areas = AreaDrawing(frame)
        for (kind, chains) in [(ShorelineKind.coast, coasts), (.lake, lakes)] {
            let rings = try areas.rings(kind, chains.joined(), detail, map)
            drawing.shores += rings
            drawing.areas.append(MapScene.Area(isLand: kind == .coast, rings: rings))
        }
        if case .world = frame.projection { drawing.outline = WorldOutline.ring(frame) }
        drawing.lines = roadLines(frame) + drawing.lines
        return drawing
    }

    private func add(
        _ points: [ShorelinePoint], _ kind: ShorelineKind, _ frame: MapFrame, _ lettering: Lettering,
        to drawing: inout BaseMapDrawing
    ) {
        var clipping = Clipping(frame, lettering)
        for point in points { clipping.add(latitude: point.latitude, longitude: point.longitude) }
        clipping.endLine()
        for part in clipping.parts {
            let line =
                lettering == .cells ? part : LineSimplification.simplified(part, tolerance: Self.tolerance)
            drawing.shores.append(line)
            drawing.lines.append(MapScene.Line(kind: Self.lineKind(kind), points: line))
        }
    }

    private static func lineKind(_ kind: ShorelineKind) -> MapScene.LineKind {
        switch kind {
        case .coast: .coast
        case .lake: .lake
        case .border: .border
        case .state: .state
        }
    }

    /// The roads that a picture of this scale has room for, the least important ones first.
    private func roadLines(_ frame: MapFrame) -> [MapScene.Line] {
        let scale = frame.metresPerDot / 4
        guard let roads, let least = Self.roadScales.lastIndex(where: { scale <= $0 }),
            let box = Self.box(of: frame)
        else { return [] }
        var ranks = Array(repeating: [MapScene.Line](), count: Self.roadScales.count)
        roads(box, least, scale) { rank, points in
            var clipping = Clipping(frame, .proportional)
            for point in points { clipping.add(latitude: point.latitude, longitude: point.longitude) }
            clipping.endLine()
            for part in clipping.parts {
                let line = LineSimplification.simplified(part, tolerance: Self.tolerance * 1.5)
                ranks[rank].append(MapScene.Line(kind: .road(rank: rank), points: line))
            }
        }
        return ranks.reversed().flatMap { $0 }
    }

    /// The box of a map about a place; nil for one of the world, or about a pole.
    private static func box(of frame: MapFrame) -> BoundingBox? {
        guard case .azimuthal(let projection) = frame.projection, projection.center.latitude.magnitude < 90 else {
            return nil
        }
        let (width, height) = (Double(frame.grid.width), Double(frame.grid.height))
        var places: [Coordinate] = []
        for step in 0...8 {
            let share = Double(step) / 8
            for dot in [
                DotPoint(x: share * width, y: 0), DotPoint(x: share * width, y: height),
                DotPoint(x: 0, y: share * height), DotPoint(x: width, y: share * height),
            ] {
                if let place = frame.place(dot) { places.append(place) }
            }
        }
        return BoundingBox(of: places)
    }
}
