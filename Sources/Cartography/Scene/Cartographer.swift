package import Geodesy
package import Shorelines
import Text

/// Lays maps out. Its sources may remember what they have read for the next map.
package struct Cartographer {
    /// Hands the roads in a box to a function: their rank, 0 for motorways, and their points. Those of `least` and more
    /// important ones are asked for, without points nearer to each other than `spacing` metres.
    package typealias RoadSource =
        (
            _ box: BoundingBox, _ least: Int, _ spacing: Double, _ body: (Int, [Coordinate]) -> Void
        ) -> Void

    /// The share of the towns beside the way that are named before seas and states.
    private static let shareOfLargest = 0.4

    let openBaseMap: () throws(ShorelinesError) -> Shorelines
    let areas: () -> AreaMap?
    private let towns: MapTown.LargestFinder
    /// Parks, sights and islands by their importance.
    private let parks: MapTown.Finder
    private let sights: MapTown.Finder
    private let islands: MapTown.Finder
    let roads: RoadSource?
    private let ships: SeaLines
    private let sizes = CountrySizes()

    /// Takes the base map from `baseMap`, which is asked whenever a map is laid out, and not before. Where the other
    /// sources are not given, maps have no names of areas, no towns and no roads but the way.
    package init(
        baseMap: @escaping () throws(ShorelinesError) -> Shorelines,
        areas: @escaping () -> AreaMap? = { nil }, towns: @escaping MapTown.LargestFinder = { _, _, _, _, _ in [] },
        parks: @escaping MapTown.Finder = { _, _, _ in [] }, sights: @escaping MapTown.Finder = { _, _, _ in [] },
        islands: @escaping MapTown.Finder = { _, _, _ in [] }, roads: RoadSource? = nil
    ) {
        openBaseMap = baseMap
        self.areas = areas
        self.towns = towns
        self.parks = parks
        self.sights = sights
        self.islands = islands
        self.roads = roads
        ships = SeaLines { try? baseMap() }
    }

    /// The map of a subject; its scale bar is in `unit`. Throws when the base map is damaged. Linear in the base map's
    /// points that are visible, in the stops and in the dots of the map.
    package func scene(
        of subject: MapSubject, focus: MapFocus = .all, in grid: MapGrid, _ lettering: Lettering = .cells,
        unit: DistanceUnit
    ) throws(ShorelinesError) -> MapScene {
        try scene(of: subject, extent(of: subject, focus), in: grid, lettering, unit: unit)
    }

    /// The part of the Earth that a map of a subject shows, with the whole of an island or a country that has nearly
    /// room on it.
    package func extent(of subject: MapSubject, _ focus: MapFocus = .all) -> MapExtent {
        MapExtent(withShips(subject), focus, areas: areas())
    }

    /// The same of a subject whose extent is known. Without a credit for a map in a document that names the owners of
    /// the data elsewhere.
    package func scene(
        of subject: MapSubject, _ extent: MapExtent, in grid: MapGrid, _ lettering: Lettering = .cells,
        unit: DistanceUnit, hasCredit: Bool = true
    ) throws(ShorelinesError) -> MapScene {
        let subject = withShips(subject)
        let frame = MapFrame(fitting: extent, in: grid)
        let waters = features(frame, lettering)
        let features = lettering == .proportional ? PlanBridges(waters).withoutMouths(waters) : waters
        let straight = routeLines(of: subject, frame, lettering, waters)
        let way = lettering == .proportional ? straight.map { Self.smooth($0, of: subject) } : straight
        let routes = way.map(\.line)
        // A road is below the way by its own points.
        var base = try baseMap(frame, lettering, way: straight.map(\.line))
        func raster(isLand: Bool) -> LandRaster? {
            base.areas.first { $0.isLand == isLand }.map { LandRaster($0.rings, in: grid) }
        }
        let rivers = features.filter { !$0.kind.isArea && $0.kind != .bridge && $0.kind != .fjord }.flatMap(\.lines)
        if lettering == .cells {
            base.lines = rivers.map { MapScene.Line(kind: .river, points: $0) } + base.lines
        } else {
            base.shores += rivers
        }
        let isOfRoads = subject.hasRoads || base.lines.contains { if case .road = $0.kind { true } else { false } }
        let credit = hasCredit ? MapSubject.credit(hasRoads: isOfRoads) : ""
        var placement = Placement(subject, frame, lettering)
        placement.placeMarks(routes: routes)
        placement.placeScaleBar(in: unit)
        if hasCredit { placement.placeCredit(credit) }
        placement.placeNorthArrow()
        if lettering == .proportional { placement.land = raster(isLand: true) }
        placement.placeLabels(base: base.shores)
        let towns = TownCandidates(
            towns, along: routes, on: frame, lettering, stops: subject.stops, at: placement.points)
        let names = areas().map { AreaNames($0, sizes, on: frame, placement.land, lettering) }
        // In cells, and where countries are small, it says more which country one is in than which town.
        let isOfCountries = lettering == .cells || frame.radius == .infinity
        let isPlan = lettering == .proportional && frame.isPlan
        if !isOfCountries {
            placement.placeLargestTowns(towns, share: Self.shareOfLargest)
            placement.placePassedTowns(towns)
        }
        placement.placeVehicles(way)
        if let names { placement.placeCountries(names) }
        if let names, lettering == .cells { placement.placeSeasAndStates(names, lakes: nil) }
        if isOfCountries { placement.placePassedTowns(towns) }
        placement.placeLengths(way)
        let graticule = lettering == .proportional ? Graticule(frame) : nil
        placement.placeFeatures(features + (graticule.map { [$0.named] } ?? []))
        // A large town has one place where it can stand, the name of a state many.
        if lettering == .proportional { placement.placeOtherTowns(towns, share: Self.shareOfLargest) }
        placement.placeIslands(islands)
        if let names, lettering == .proportional {
            placement.placeSeasAndStates(names, lakes: raster(isLand: false))
        }
        placement.placeParks(parks, along: routes)
        placement.placeSights(sights)
        placement.placeOtherTowns(towns)
        return MapScene(
            frame: frame, outline: base.outline, areas: lettering == .proportional ? base.areas : [],
            lines: base.lines + routes,
            features: lettering == .proportional ? features : [], rivers: placement.rivers,
            graticule: graticule, grid: isPlan ? PlanGrid(frame, in: unit) : nil,
            marks: placement.marks,
            labels: placement.labels, names: placement.names, vehicles: placement.vehicles,
            scaleBar: placement.scaleBar, northArrow: placement.northArrow,
            legend: placement.legend,
            list: placement.list, points: placement.points, credit: credit)
    }

    /// The subject with the straight lines of ships led around land: the same on every map. The maps of a subject that
    /// has them already do not look for them again.
    package func withShips(_ subject: MapSubject) -> MapSubject {
        subject.withLines { leg in
            guard leg.isOverSea, leg.path.count == 2 else { return nil }
            return ships.line(from: leg.path[0], to: leg.path[1])
        }
    }

    /// The lines of the legs that are on the map, each with the index of its leg; in a picture of a part of the Earth
    /// those on one road side by side.
    private func routeLines(
        of subject: MapSubject, _ frame: MapFrame, _ lettering: Lettering, _ features: [MapScene.Feature]
    ) -> [Placement.WayLine] {
        var lines: [Placement.WayLine] = []
        let isFlat = if case .azimuthal = frame.projection { true } else { false }
        let shared = lettering == .proportional && isFlat ? SharedWays(subject.legs) : nil
        let walks = frame.isPlan ? PlanWalks(subject, over: features) : nil
        for (index, leg) in subject.legs.enumerated() {
            var clipping = Clipping(frame, lettering)
            if let walk = walks?.line(of: index, on: frame) {
                for point in walk { clipping.add(frame.plane(point)) }
                clipping.endLine()
                for part in clipping.parts {
                    lines.append((index, MapScene.Line(kind: .streets(series: leg.series), points: part)))
                }
                continue
            }
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
                case .streets: .streets(series: leg.series)
                case .beyondRoad: .beyondRoad(series: leg.series)
                case .crossing(let means): .crossing(series: leg.series, by: means)
                }
            for part in clipping.parts { lines.append((index, MapScene.Line(kind: kind, points: part))) }
        }
        return lines
    }

    /// A line with curves where its road is known by few points; a straight one is a great circle, whatever its bends.
    private static func smooth(_ way: Placement.WayLine, of subject: MapSubject) -> Placement.WayLine {
        guard case .route = way.line.kind, subject.legs[way.leg].path.count > 2 else { return way }
        return (way.leg, MapScene.Line(kind: way.line.kind, points: SmoothLine.coarse(way.line.points)))
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

extension Graticule {
    /// The equator as what has its name along it.
    fileprivate var named: MapScene.Feature {
        MapScene.Feature(kind: .course, name: "Equator", width: 0, lines: equator)
    }
}
