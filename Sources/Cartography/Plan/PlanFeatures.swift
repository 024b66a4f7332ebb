import Geodesy
package import Shorelines

extension MapScene {
    /// A water, a park or a bridge of a city, the course of a great river, or a fjord.
    package struct Feature: Equatable, Sendable {
        package let kind: PlanFeature.Kind
        /// Its name; empty where a part beside it has the name.
        package let name: String
        /// The width of a river, a canal or a fjord in dots; 0 for others.
        package let width: Double
        /// The parts of its line that are on the map, or one ring.
        package let lines: [[DotPoint]]
    }
}

extension Cartographer {
    /// The radius of a map up to which the waters and parks of cities are drawn, and the farthest that one of them
    /// reaches, in metres.
    private static let (cityRadius, reach) = (22_000.0, 40_000.0)
    /// The metres of the finest that is seen at which the courses of great rivers are drawn.
    private static let courseScales = 500.0...7_000
    /// The same at which fjords are named.
    private static let fjordScales = 25.0...2_500
    /// The same for a map in cells, and the columns from which on one has room for them.
    private static let (textScales, textColumns) = (250.0...2_600, 70)
    /// The degrees that a smooth line may go beyond its points.
    private static let bulge = 1.0
    /// The dots beyond the edges to which lines are drawn.
    private static let margin = 8.0
    /// The distance from a line of what is left out of it in a picture, in dots.
    private static let tolerance = 0.08

    /// The waters and parks of cities on a map, or the great rivers; in cells the lines of rivers alone.
    func features(_ frame: MapFrame, _ lettering: Lettering) -> [MapScene.Feature] {
        let isOfCity = frame.radius <= Self.cityRadius
        let finest = frame.metresPerDotInMiddle / (lettering == .cells ? 2 : 4)
        let hasCourses =
            lettering == .cells
            ? Self.textScales.contains(finest) && frame.grid.columns >= Self.textColumns
            : Self.courseScales.contains(finest)
        let hasFjords = lettering == .proportional && Self.fjordScales.contains(finest)
        guard isOfCity || hasCourses || hasFjords, let map = areas() else { return [] }
        let middle = frame.middle
        return map.features.compactMap { feature in
            let isShown =
                switch feature.kind {
                case .course: hasCourses && !isOfCity
                case .fjord: hasFjords && !isOfCity
                case .river: isOfCity
                case .canal, .water, .park, .land, .ground, .bridge: isOfCity && lettering == .proportional
                }
            guard isShown, let first = feature.points.first,
                isOfCity
                    ? first.distance(to: middle) <= frame.radius + Self.reach
                    : Self.mayMeet(feature.points, middle, within: frame.radius)
            else { return nil }
            let lines = Self.lines(of: feature, frame, lettering)
            guard !lines.isEmpty else { return nil }
            return MapScene.Feature(
                kind: feature.kind, name: feature.name, width: feature.width / frame.metresPerDot, lines: lines)
        }
    }

    /// Whether a line through some points may come within a radius of a place; false only where all of them are north
    /// of that, or all south, east or west of it.
    private static func mayMeet(_ points: [Coordinate], _ middle: Coordinate, within radius: Double) -> Bool {
        let up = radius / Earth.meanRadius / radiansPerDegree + bulge
        func isPassed(_ beyond: (Coordinate) -> Double, _ reach: Double) -> Bool {
            points.allSatisfy { beyond($0) > reach } || points.allSatisfy { beyond($0) < -reach }
        }
        guard !isPassed({ $0.latitude - middle.latitude }, up) else { return false }
        let across = up / max(sineAndCosine(degrees: min(middle.latitude.magnitude + up, 90)).cosine, 0.01)
        guard across < 90 else { return true }
        return !isPassed({ ($0.longitude - middle.longitude).remainder(dividingBy: 360) }, across)
    }

    /// The smooth lines of a feature on a map; of an area its ring, if a part of it may be on the map.
    private static func lines(of feature: PlanFeature, _ frame: MapFrame, _ lettering: Lettering) -> [[DotPoint]] {
        let points = feature.points.map { frame.dot($0) }
        let isArea = feature.kind.isArea
        // The sides of a park are straight as its walls are, its corners are too roughly known to be sharp.
        let curve =
            feature.kind == .park || feature.kind == .ground
            ? SmoothLine.rounded(points) : SmoothLine.through(points, isClosed: isArea)
        guard !isArea else {
            let (xs, ys) = (curve.map(\.x), curve.map(\.y))
            let isOutside =
                xs.allSatisfy { $0 < 0 } || ys.allSatisfy { $0 < 0 }
                || xs.allSatisfy { $0 > Double(frame.grid.width) } || ys.allSatisfy { $0 > Double(frame.grid.height) }
            return isOutside ? [] : [curve]
        }
        var clipping = Clipping(frame, lettering, beyond: lettering == .cells ? 0 : margin)
        for point in curve { clipping.add(frame.plane(point)) }
        clipping.endLine()
        return lettering == .cells
            ? clipping.parts : clipping.parts.map { LineSimplification.simplified($0, tolerance: tolerance) }
    }
}
