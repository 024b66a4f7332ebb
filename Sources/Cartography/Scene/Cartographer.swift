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
        let frame = MapFrame(fitting: subject, focus, in: grid)
        let base = try baseMap(frame, lettering)
        let routes = routeLines(of: subject, frame, lettering)
        let isOfRoads = subject.hasRoads || base.lines.contains { if case .road = $0.kind { true } else { false } }
        let credit = MapSubject.credit(hasRoads: isOfRoads)
        var placement = Placement(subject, frame, lettering)
        placement.placeMarks()
        placement.placeScaleBar(in: unit)
        placement.placeCredit(credit)
        placement.placeLabels(base: base.shores, routes: routes)
        if let map = areas() {
            placement.placeAreaNames(map, land: base.areas.first.map { LandRaster($0.rings, in: grid) })
        }
        placement.placeTowns(towns)
        return MapScene(
            frame: frame, outline: base.outline, areas: base.areas, lines: base.lines + routes, marks: placement.marks,
            labels: placement.labels, names: placement.names, scaleBar: placement.scaleBar, legend: placement.legend,
            points: placement.points, credit: credit)
    }

    /// The lines of the legs that are on the map.
    private func routeLines(
        of subject: MapSubject, _ frame: MapFrame, _ lettering: Lettering
    ) -> [MapScene.Line] {
        var lines: [MapScene.Line] = []
        for leg in subject.legs {
            var clipping = Clipping(frame, lettering)
            RouteLine.forEachPoint(of: leg.path) { clipping.add($0) }
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
}
