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
    /// The metres a unit up to which borders of states are drawn in a picture.
    private static let stateScale = 8_000.0
    /// The distance from a line of what is left out of it in a picture, in dots.
    private static let tolerance = 0.11

    /// The base map on a map: areas and the finer lines in a picture, shores and borders as lines in cells. Roads are
    /// not drawn beside the way.
    func baseMap(
        _ frame: MapFrame, _ lettering: Lettering, way: [MapScene.Line]
    ) throws(ShorelinesError) -> BaseMapDrawing {
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
        let land = drawing.areas.first { $0.isLand }?.rings ?? []
        drawing.lines = roadLines(frame, way: way.map(\.points), land: land) + drawing.lines
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
}
