import Geodesy
package import Shorelines

/// The part of a map's contents that is to fill it.
package struct MapFocus: Equatable, Sendable {
    /// The stops to be fitted: indices into the subject's; nil for all.
    package var stops: ClosedRange<Int>?
    /// The number of times that the map is enlarged twofold about its middle; negative makes it smaller.
    package var zoom: Int
    /// The way of the middle to the right, in widths of the map before it is enlarged.
    package var right: Double
    /// The way of the middle up, in heights of the map before it is enlarged.
    package var up: Double

    /// Fits these stops, enlarges about the middle, and moves that.
    package init(stops: ClosedRange<Int>? = nil, zoom: Int = 0, right: Double = 0, up: Double = 0) {
        self.stops = stops
        self.zoom = zoom
        self.right = right
        self.up = up
    }

    /// The focus on all stops, not enlarged.
    package static let all = MapFocus()
}

/// The part of the Earth that a map is to show: where its stops and legs lie on a plane. It is found once for all sizes
/// of a map.
package struct MapExtent: Sendable {
    /// The share of the world's width from which on all of it is shown.
    private static let wholeWorld = 0.55

    /// The focus that it was made for.
    package let focus: MapFocus
    /// The projection about a place with what it has to show; nil without stops.
    let near: (projection: MapProjection, bounds: PlaneBounds)?
    private let places: [Coordinate]
    private let paths: [[Coordinate]]

    /// Finds the extent of the stops in focus and the legs between them. Where all stops are in focus, the island or
    /// the country that they are on is all in it if that makes the map not much wider; `areas` tells what is land.
    /// Linear.
    package init(_ subject: MapSubject, _ focus: MapFocus = .all, areas: AreaMap? = nil) {
        let range = focus.stops ?? 0...max(subject.stops.count - 1, 0)
        self.focus = focus
        places = subject.stops.indices.filter(range.contains).map { subject.stops[$0].location }
        paths = subject.legs.filter { range.contains($0.from) && range.contains($0.to) }.map(\.path)
        let (places, paths) = (places, paths)
        near = Self.closeProjection(places).map { projection in
            let bounds = Self.bounds(places, paths, projection)
            guard focus.stops == nil, let areas else { return (projection, bounds) }
            return (projection, WholeLands.extended(bounds, projection, places, areas))
        }
    }

    /// Whether there are stops.
    var hasPlaces: Bool { !places.isEmpty }

    /// The map of the world with what it has to show. Linear.
    func world() -> (projection: MapProjection, bounds: PlaneBounds) {
        let projection = MapProjection.world(WorldProjection(middleLongitude: Self.middle(places, paths)))
        var bounds = Self.bounds(places, paths, projection)
        bounds.addWorld(from: Self.wholeWorld, always: places.isEmpty)
        bounds.addNorth()
        return (projection, bounds)
    }

    /// The projection for stops that are not far apart: about the pole that they surround, or about the middle of their
    /// box; nil without stops.
    private static func closeProjection(_ places: [Coordinate]) -> MapProjection? {
        guard let box = BoundingBox(of: places) else { return nil }
        let width = box.east - box.west + (box.east < box.west ? 360 : 0)
        var longitude = box.west + width / 2
        if longitude > 180 { longitude -= 360 }
        let nearest = min(box.south.magnitude, box.north.magnitude)
        let isOneSide = (box.south > 0) == (box.north > 0)
        let reaches = max(box.south.magnitude, box.north.magnitude) > 85 || width > 150
        let latitude = isOneSide && nearest >= 45 && reaches ? (box.north > 0 ? 90 : -90) : (box.south + box.north) / 2
        return (try? Coordinate(latitude: latitude, longitude: longitude))
            .map { .azimuthal(AzimuthalEquidistant(center: $0)) }
    }

    /// The longitude in the middle of a map of the world.
    private static func middle(_ places: [Coordinate], _ paths: [[Coordinate]]) -> Double {
        guard !places.isEmpty else { return 0 }
        var cover = LongitudeCover()
        for place in places where place.latitude.magnitude < 90 {
            cover.add(longitude: place.longitude)
            cover.endLine()
        }
        for path in paths {
            RouteLine.forEachPoint(of: path) { cover.add(longitude: $0.degrees.longitude) }
            cover.endLine()
        }
        return cover.middle
    }

    private static func bounds(
        _ places: [Coordinate], _ paths: [[Coordinate]], _ projection: MapProjection
    ) -> PlaneBounds {
        var bounds = PlaneBounds()
        for place in places { bounds.add(projection.project(place)) }
        for path in paths { RouteLine.forEachPoint(of: path) { bounds.add(projection.project($0)) } }
        return bounds
    }
}
