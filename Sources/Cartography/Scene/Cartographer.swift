package import Geodesy
package import Shorelines
import Text

/// Lays maps out.
package struct Cartographer: Sendable {
    /// Hands the roads in a box to a function: their rank, 0 for motorways, and their points. Those of `least` and more
    /// important ones are asked for, without points nearer to each other than `spacing` metres.
    package typealias RoadSource =
        @Sendable (
            _ box: BoundingBox, _ least: Int, _ spacing: Double, _ body: (Int, [Coordinate]) -> Void
        ) -> Void
    /// Returns the largest towns within a radius of a place, the largest first.
    package typealias TownFinder = @Sendable (_ center: Coordinate, _ radius: Double, _ count: Int) -> [MapTown]

    let openBaseMap: @Sendable () throws(ShorelinesError) -> Shorelines
    private let areas: @Sendable () -> AreaMap?
    private let towns: TownFinder
    let roads: RoadSource?

    /// Takes the base map from `baseMap`, which is asked whenever a map is laid out, and not before. Where the other
    /// sources are not given, maps have no names of areas, no towns and no roads but the way.
    package init(
        baseMap: @escaping @Sendable () throws(ShorelinesError) -> Shorelines,
        areas: @escaping @Sendable () -> AreaMap? = { nil }, towns: @escaping TownFinder = { _, _, _ in [] },
        roads: RoadSource? = nil
    ) {
        openBaseMap = baseMap
        self.areas = areas
        self.towns = towns
        self.roads = roads
    }

    /// The map of a subject; its scale bar is in `unit`. Throws when the base map is damaged. Linear in the base map's
    /// points that are visible, in the stops and in the dots of the map.
    package func scene(
        of subject: MapSubject, focus: MapFocus = .all, in grid: MapGrid, _ lettering: Lettering = .cells,
        unit: DistanceUnit
    ) throws(ShorelinesError) -> MapScene {
        try scene(of: subject, MapExtent(subject, focus), in: grid, lettering, unit: unit)
    }

    /// The same of a subject whose extent is known.
    package func scene(
        of subject: MapSubject, _ extent: MapExtent, in grid: MapGrid, _ lettering: Lettering = .cells,
        unit: DistanceUnit
    ) throws(ShorelinesError) -> MapScene {
        let frame = MapFrame(fitting: extent, in: grid)
        let routes = routeLines(of: subject, frame, lettering)
        let base = try baseMap(frame, lettering, way: routes)
        let isOfRoads = subject.hasRoads || base.lines.contains { if case .road = $0.kind { true } else { false } }
        let credit = MapSubject.credit(hasRoads: isOfRoads)
        var placement = Placement(subject, frame, lettering)
        placement.placeMarks()
        placement.placeScaleBar(in: unit)
        placement.placeCredit(credit)
        placement.placeLabels(base: base.shores, routes: routes)
        if let map = areas() {
            func raster(isLand: Bool) -> LandRaster? {
                base.areas.first { $0.isLand == isLand }.map { LandRaster($0.rings, in: grid) }
            }
            placement.placeAreaNames(map, land: raster(isLand: true), lakes: raster(isLand: false))
        }
        placement.placeTowns(towns)
        return MapScene(
            frame: frame, outline: base.outline, areas: base.areas, lines: base.lines + routes, marks: placement.marks,
            labels: placement.labels, names: placement.names, scaleBar: placement.scaleBar, legend: placement.legend,
            list: placement.list, points: placement.points, credit: credit)
    }

    /// The lines of the legs that are on the map; in a picture of a part of the Earth those on one road side by side.
    private func routeLines(
        of subject: MapSubject, _ frame: MapFrame, _ lettering: Lettering
    ) -> [MapScene.Line] {
        var lines: [MapScene.Line] = []
        let isFlat = if case .azimuthal = frame.projection { true } else { false }
        let shared = lettering == .proportional && isFlat ? SharedWays(subject.legs) : nil
        for leg in subject.legs {
            var clipping = Clipping(frame, lettering)
            let offsets = shared?.isAnyShared == true ? shared?.offsets(of: leg) ?? [] : []
            if offsets.contains(where: { $0 != 0 }) {
                for point in Self.points(of: leg.path, offsets, frame) { clipping.add(frame.plane(point)) }
            } else {
                RouteLine.forEachPoint(of: leg.path) { clipping.add($0) }
            }
            clipping.endLine()
            let kind: MapScene.LineKind =
                switch leg.kind {
                case .way: .route(series: leg.series)
                case .estimate: .estimate(series: leg.series)
                case .beyondRoad: .beyondRoad(series: leg.series)
                case .crossing: .crossing(series: leg.series)
                }
            for part in clipping.parts { lines.append(MapScene.Line(kind: kind, points: part)) }
        }
        return lines
    }

    /// The points of a path on a map of a part of the Earth, moved aside.
    private static func points(of path: [Coordinate], _ offsets: [Double], _ frame: MapFrame) -> [DotPoint] {
        var points: [DotPoint] = []
        var moves: [Double] = []
        for (index, offset) in offsets.enumerated() {
            let count = points.count
            RouteLine.forEachPoint(of: [path[index], path[index + 1]]) {
                points.append(frame.dot(frame.projection.project($0)))
            }
            // Each piece begins where the one before ends.
            if count > 0 { points.remove(at: count) }
            while moves.count < points.count - 1 { moves.append(offset) }
        }
        return SideBySide.moved(points, by: moves)
    }
}
