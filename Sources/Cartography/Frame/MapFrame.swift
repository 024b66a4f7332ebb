package import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The position of a map on the Earth: its projection, its scale, and the centre of the projection.
package struct MapFrame: Equatable, Sendable {
    /// Stops that lie within this many metres of each other are one place, about which the map shows
    /// `metresPerDotAtOnePlace`.
    private static let onePlace = 100.0
    /// Metres a dot where there is one place to show: 40 by 24 km on 80 by 24 cells.
    private static let metresPerDotAtOnePlace = 250.0
    /// The closest that a map is enlarged, in metres a dot.
    private static let closest = 1.0

    /// The extent from which on a map of the world is drawn, in metres on the Earth: 60 degrees; about a pole twice
    /// that.
    private static let widest = Earth.meanRadius * .pi / 3
    /// The farthest that a corner of a map about a place lies from it, in metres: 100 degrees.
    private static let farthestCorner = Earth.meanRadius * .pi * 100 / 180
    package let grid: MapGrid
    package let projection: MapProjection
    /// Metres of the plane in a dot: on the Earth true along the lines through the centre, on a map of the world along
    /// the equator.
    package let metresPerDot: Double
    /// The centre of the projection; it may lie outside the map.
    package let origin: DotPoint

    /// The frame that fits the stops in focus and the legs between them into the map, with a margin for their marks;
    /// without stops the whole Earth. North is up: about the middle of the stops' box where they are at most 60 degrees
    /// apart, about the pole that they surround, else on a map of the world that is cut where no leg is. Linear.
    package init(fitting subject: MapSubject, _ focus: MapFocus, in grid: MapGrid) {
        self.init(fitting: MapExtent(subject, focus), in: grid)
    }

    /// The frame that fits an extent into the map. Linear for a map of the world, else constant.
    package init(fitting extent: MapExtent, in grid: MapGrid) {
        let focus = extent.focus
        let margin = Margin(grid)
        // Enlarged about the middle of the map, which stays where it is.
        let factor = focus.zoom < 0 ? Double(1 << min(-focus.zoom, 40)) : 1 / Double(1 << min(focus.zoom, 40))
        var near = extent.near
        if let (projection, bounds) = near {
            let isPolar = projection.center.latitude.magnitude == 90
            let widest = max(bounds.width, bounds.height) * max(factor, 1)
            let corner = Self.radius(Self.metres(bounds, margin, grid) * max(factor, 1), grid)
            if widest > Self.widest * (isPolar ? 2 : 1) || corner > Self.farthestCorner { near = nil }
        }
        let (used, bounds) = near ?? extent.world()
        let isOnePlace = max(bounds.width, bounds.height) < Self.onePlace && extent.hasPlaces
        var metres = isOnePlace ? Self.metresPerDotAtOnePlace : Self.metres(bounds, margin, grid)
        metres = max(metres, 1e-9)
        let farthest = max(metres, Self.metresOfWorld(grid))
        self.grid = grid
        self.projection = used
        metresPerDot = min(max(metres * factor, min(metres, Self.closest)), farthest)
        var middle = PlanePoint(x: (bounds.west + bounds.east) / 2, y: (bounds.south + bounds.north) / 2)
        if focus.right != 0 || focus.up != 0 {
            middle = PlanePoint(
                x: middle.x + focus.right * metres * Double(grid.width),
                y: middle.y + focus.up * metres * Double(grid.height))
            middle = near == nil ? Self.kept(middle, metresPerDot, grid) : Self.near(middle, metresPerDot, grid)
        }
        if near == nil, focus.zoom < 0 { middle = Self.kept(middle, metresPerDot, grid) }
        var (x, y) = (Double(grid.width) / 2, Double(margin.top) + (margin.height(of: grid) + 1) / 2)
        // Within a dot, so that stops at one place are at one dot.
        if isOnePlace { (x, y) = (x.rounded(.down) + 0.5, y.rounded(.down) + 0.5) }
        origin = DotPoint(x: x - middle.x / metresPerDot, y: y + middle.y / metresPerDot)
    }

    private static func metres(_ bounds: PlaneBounds, _ margin: Margin, _ grid: MapGrid) -> Double {
        max(bounds.width / margin.width(of: grid), bounds.height / margin.height(of: grid))
    }

    /// Metres a dot on which the whole world has room.
    private static func metresOfWorld(_ grid: MapGrid) -> Double {
        1.02
            * max(
                2 * WorldProjection.halfWidth / Double(grid.width), 2 * WorldProjection.halfHeight / Double(grid.height)
            )
    }

    /// The middle of a map moved so that it shows no more than it must of what is beyond the world.
    private static func kept(_ middle: PlanePoint, _ metres: Double, _ grid: MapGrid) -> PlanePoint {
        func kept(_ value: Double, _ half: Double, _ dots: Int) -> Double {
            let room = max(half - metres * Double(dots) / 2, 0)
            return min(max(value, -room), room)
        }
        return PlanePoint(
            x: kept(middle.x, WorldProjection.halfWidth, grid.width),
            y: kept(middle.y, WorldProjection.halfHeight, grid.height))
    }

    /// The middle of a map about a place, moved towards that so that the corners are no farther from it than they may
    /// be.
    private static func near(_ middle: PlanePoint, _ metres: Double, _ grid: MapGrid) -> PlanePoint {
        let distance = (middle.x * middle.x + middle.y * middle.y).squareRoot()
        let most = max(0, farthestCorner - radius(metres, grid))
        return distance <= most ? middle : PlanePoint(x: middle.x / distance * most, y: middle.y / distance * most)
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

    /// The point of the plane at a position on the map.
    func plane(_ dot: DotPoint) -> PlanePoint {
        PlanePoint(x: (dot.x - origin.x) * metresPerDot, y: (origin.y - dot.y) * metresPerDot)
    }

    /// The place at a position on the map; nil beyond the Earth's outline.
    func place(_ dot: DotPoint) -> Coordinate? {
        let point = plane(dot)
        return projection.isOnEarth(point) ? projection.place(at: point) : nil
    }

    /// The place in the middle of the map.
    package var middle: Coordinate {
        projection.place(at: plane(DotPoint(x: Double(grid.width) / 2, y: Double(grid.height) / 2)))
    }

    /// Metres on the Earth from the middle within which everything lies that is on the map: half the diagonal, since an
    /// azimuthal projection makes no distance shorter; infinite on a map of the world.
    package var radius: Double {
        switch projection {
        case .azimuthal: Self.radius(metresPerDot, grid)
        case .world: .infinity
        }
    }

    /// Metres on the Earth in a dot from east to west in the middle of the map.
    var metresPerDotInMiddle: Double {
        switch projection {
        case .azimuthal: metresPerDot
        case .world(let world): metresPerDot * world.stretch(atLatitude: middle.latitude)
        }
    }

    private static func radius(_ metres: Double, _ grid: MapGrid) -> Double {
        let (width, height) = (Double(grid.width), Double(grid.height))
        return (width * width + height * height).squareRoot() / 2 * metres
    }
}

/// The dots around what is fitted: room for marks and names, and below for the scale bar.
private struct Margin {
    let side: Int
    let top: Int
    let bottom: Int

    init(_ grid: MapGrid) {
        side = MapGrid.cellWidth * (grid.columns >= 30 ? max(4, grid.columns / 18) : 1)
        top = MapGrid.cellHeight * (grid.rows >= 12 ? max(1, grid.rows / 14) : 0)
        bottom = MapGrid.cellHeight * (grid.rows >= 12 ? max(2, grid.rows / 12) : 1)
    }

    // From the middle of the first dot to the middle of the last.
    func width(of grid: MapGrid) -> Double { Double(grid.width - 2 * side - 1) }
    func height(of grid: MapGrid) -> Double { Double(grid.height - top - bottom - 1) }
}
