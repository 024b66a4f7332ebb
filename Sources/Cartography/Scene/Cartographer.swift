package import Geodesy
package import Shorelines
import Text

/// Lays maps out.
package struct Cartographer: Sendable {
    /// The metres a dot from which maps are drawn with the base map's medium lines.
    private static let mediumDetail = 2_000.0
    /// The metres a dot from which coasts alone are drawn, without islands smaller than a dot.
    private static let coastsAlone = 50_000.0

    private let openBaseMap: @Sendable () throws(ShorelinesError) -> Shorelines

    /// Takes the base map from `baseMap`, which is asked whenever a map is laid out, and not before.
    package init(baseMap: @escaping @Sendable () throws(ShorelinesError) -> Shorelines) {
        openBaseMap = baseMap
    }

    /// The map of a subject; its scale bar is in `unit`. Throws when the base map is damaged. Linear in the base map's
    /// points that are visible, in the stops and in the dots of the map.
    package func scene(
        of subject: MapSubject, focus: MapFocus = .all, in grid: MapGrid, _ lettering: Lettering = .cells,
        unit: DistanceUnit
    ) throws(ShorelinesError) -> MapScene {
        let frame = MapFrame(fitting: subject, focus, in: grid)
        let base = try baseLines(frame, lettering)
        let routes = routeLines(of: subject, frame, lettering)
        var placement = Placement(subject, frame, lettering)
        placement.placeMarks()
        placement.placeScaleBar(in: unit)
        placement.placeLabels(base: base, routes: routes)
        return MapScene(
            frame: frame, lines: base + routes, marks: placement.marks, labels: placement.labels,
            scaleBar: placement.scaleBar, legend: placement.legend, points: placement.points)
    }

    /// The lines of the base map that are on the map.
    private func baseLines(_ frame: MapFrame, _ lettering: Lettering) throws(ShorelinesError) -> [MapScene.Line] {
        // The finest that can be seen: a dot, or where lettering is proportional a quarter of it.
        let finest = frame.metresPerDot / (lettering == .cells ? 1 : 4)
        let detail: ShorelineDetail = finest >= Self.mediumDetail ? .medium : .fine
        let drawsCoastsAlone = finest >= Self.coastsAlone
        let degrees = finest / (Earth.meanRadius * .pi / 180)
        var lines: [MapScene.Line] = []
        try openBaseMap().lines(
            detail, within: frame.radius, of: frame.middle, spacing: degrees / 2,
            least: drawsCoastsAlone ? degrees : 0
        ) { kind, points in
            guard kind == .coast || !drawsCoastsAlone else { return }
            var clipping = Clipping(frame, lettering)
            for point in points {
                clipping.add(frame.projection.project(latitude: point.latitude, longitude: point.longitude))
            }
            clipping.endLine()
            for part in clipping.parts { lines.append(MapScene.Line(kind: Self.lineKind(kind), points: part)) }
        }
        return lines
    }

    private static func lineKind(_ kind: ShorelineKind) -> MapScene.LineKind {
        switch kind {
        case .coast: .coast
        case .lake: .lake
        case .border: .border
        }
    }

    /// The lines of the legs that are on the map.
    private func routeLines(
        of subject: MapSubject, _ frame: MapFrame, _ lettering: Lettering
    ) -> [MapScene.Line] {
        var lines: [MapScene.Line] = []
        for leg in subject.legs {
            var clipping = Clipping(frame, lettering)
            RouteLine.forEachPoint(of: leg.path, seenFrom: frame.projection) { direction in
                clipping.add(frame.projection.project(direction))
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
}
