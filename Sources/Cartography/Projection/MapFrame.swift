package import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The part of a map's contents that is to fill it.
package struct MapFocus: Equatable, Sendable {
    /// The stops to be fitted: indices into the subject's; nil for all.
    package var stops: ClosedRange<Int>?
    /// The number of times that the map is enlarged twofold about its middle; negative makes it smaller.
    package var zoom: Int

    /// Fits these stops and enlarges about the middle.
    package init(stops: ClosedRange<Int>? = nil, zoom: Int = 0) {
        self.stops = stops
        self.zoom = zoom
    }

    /// The focus on all stops, not enlarged.
    package static let all = MapFocus()
}

/// The position of a map on the Earth: its projection, its scale, and the centre of the projection.
package struct MapFrame: Equatable, Sendable {
    /// Stops that lie within this many metres of each other are one place, about which the map shows
    /// `metresPerDotAtOnePlace`.
    private static let onePlace = 100.0
    /// Metres a dot where there is one place to show: 40 by 24 km on 80 by 24 cells.
    private static let metresPerDotAtOnePlace = 250.0
    /// The closest that a map is enlarged, in metres a dot.
    private static let closest = 1.0

    package let grid: MapGrid
    package let projection: AzimuthalEquidistant
    /// Metres on the Earth in a dot, true along the lines through the centre.
    package let metresPerDot: Double
    /// The centre of the projection; it may lie outside the map.
    package let origin: DotPoint

    /// The frame about the mean of the stops in focus that fits them and the legs between them into the map, with a
    /// margin for their marks; without stops the whole Earth about (0, 0). Linear.
    package init(fitting subject: MapSubject, _ focus: MapFocus, in grid: MapGrid) {
        self.grid = grid
        let range = focus.stops ?? 0...max(subject.stops.count - 1, 0)
        let stops = subject.stops.indices.filter(range.contains)
        let places = stops.map { subject.stops[$0].location }
        let center = AzimuthalEquidistant.center(of: places)
        let projection = AzimuthalEquidistant(center: center ?? .nullIsland)
        self.projection = projection
        var bounds = PlaneBounds()
        for place in places { bounds.add(projection.project(place)) }
        for leg in subject.legs where range.contains(leg.from) && range.contains(leg.to) {
            // Most points lie nearer to the centre than all bounds: their projection need not be known.
            let within = bounds.cosineOfInnerRadius
            RouteLine.forEachPoint(of: leg.path, seenFrom: projection) { direction in
                if direction.z < within { bounds.add(projection.project(direction)) }
            }
        }
        let margin = Margin(grid)
        let isWholeEarth = center == nil
        if isWholeEarth {
            let reach = Double.pi * Earth.meanRadius
            bounds.add(PlanePoint(x: -reach, y: -reach))
            bounds.add(PlanePoint(x: reach, y: reach))
        }
        var metres = max(bounds.width / margin.width(of: grid), bounds.height / margin.height(of: grid))
        if max(bounds.width, bounds.height) < Self.onePlace { metres = Self.metresPerDotAtOnePlace }
        let middle = PlanePoint(x: (bounds.west + bounds.east) / 2, y: (bounds.south + bounds.north) / 2)
        // Enlarged about the middle of the map, which stays where it is.
        let farthest = max(metres, 2 * .pi * Earth.meanRadius / Double(min(grid.width, grid.height)))
        let factor = focus.zoom < 0 ? Double(1 << min(-focus.zoom, 40)) : 1 / Double(1 << min(focus.zoom, 40))
        metresPerDot = min(max(metres * factor, min(metres, Self.closest)), farthest)
        let (x, y) = (Double(grid.width) / 2, Double(margin.top) + (margin.height(of: grid) + 1) / 2)
        origin = DotPoint(x: x - middle.x / metresPerDot, y: y + middle.y / metresPerDot)
    }

    /// Returns the position on the map of a point of the plane, also outside of the map.
    package func dot(_ point: PlanePoint) -> DotPoint {
        DotPoint(x: origin.x + point.x / metresPerDot, y: origin.y - point.y / metresPerDot)
    }

    /// Returns the position on the map of a place, also outside of the map.
    package func dot(_ place: Coordinate) -> DotPoint { dot(projection.project(place)) }

    /// Whether a point lies on the map.
    package func contains(_ point: DotPoint) -> Bool {
        point.x >= 0 && point.y >= 0 && point.x < Double(grid.width) && point.y < Double(grid.height)
    }

    /// The place in the middle of the map.
    package var middle: Coordinate {
        projection.place(
            at: PlanePoint(
                x: (Double(grid.width) / 2 - origin.x) * metresPerDot,
                y: (origin.y - Double(grid.height) / 2) * metresPerDot))
    }

    /// Metres on the Earth from the middle within which everything lies that is on the map: half the diagonal, since
    /// the projection makes no distance shorter.
    package var radius: Double {
        let (width, height) = (Double(grid.width), Double(grid.height))
        return (width * width + height * height).squareRoot() / 2 * metresPerDot
    }
}

/// The rectangle of the plane that holds some points.
private struct PlaneBounds {
    var west = Double.infinity
    var east = -Double.infinity
    var south = Double.infinity
    var north = -Double.infinity

    var width: Double { max(east - west, 0) }
    var height: Double { max(north - south, 0) }

    /// Points whose angle from the centre has a greater cosine lie within the bounds.
    var cosineOfInnerRadius: Double {
        let radius = min(-west, east, -south, north) / Earth.meanRadius
        // Without points, and where the centre lies outside, all count; the cosine of a small angle has few digits.
        return radius.isFinite && radius > 1e-4 ? cos(min(radius, .pi)) + 1e-12 : 2
    }

    mutating func add(_ point: PlanePoint) {
        west = min(west, point.x)
        east = max(east, point.x)
        south = min(south, point.y)
        north = max(north, point.y)
    }
}

/// The dots around what is fitted: room for marks and names, and below for the scale bar.
private struct Margin {
    let side: Int
    let top: Int
    let bottom: Int

    init(_ grid: MapGrid) {
        side = MapGrid.cellWidth * (grid.columns >= 30 ? max(4, grid.columns / 18) : 1)
        top = MapGrid.cellHeight * (grid.rows >= 12 ? max(1, grid.rows / 20) : 0)
        bottom = MapGrid.cellHeight * (grid.rows >= 12 ? max(2, grid.rows / 13) : 1)
    }

    // From the middle of the first dot to the middle of the last.
    func width(of grid: MapGrid) -> Double { Double(grid.width - 2 * side - 1) }
    func height(of grid: MapGrid) -> Double { Double(grid.height - top - bottom - 1) }
}
