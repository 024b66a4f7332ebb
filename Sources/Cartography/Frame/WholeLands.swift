import Geodesy
import Shorelines

/// The islands and countries that a map shows as a whole, since a coast that is cut off near the way looks like a
/// mistake.
enum WholeLands {
    /// The largest growth of a side of a map, by the longer one of it and of a share of the other side: a picture is
    /// wider than high.
    private static let (mostGrowth, shareOfOther) = (1.6, 0.75)
    /// The least width or height of what is shown, in metres: the outlines of lands are known to 11 km.
    private static let least = 40_000.0
    /// The most stops whose lands are looked for.
    private static let mostPlaces = 100

    /// The bounds of what is shown with the lands of the stops that add little: the island that each is on, or the
    /// country if that is the same one for all stops.
    static func extended(
        _ bounds: PlaneBounds, _ projection: MapProjection, _ places: [Coordinate], _ map: AreaMap
    ) -> PlaneBounds {
        guard max(bounds.width, bounds.height) >= least, case .azimuthal = projection,
            projection.center.latitude.magnitude < 90, places.count <= mostPlaces
        else { return bounds }
        let most = (
            width: mostGrowth * max(bounds.width, shareOfOther * bounds.height),
            height: mostGrowth * max(bounds.height, shareOfOther * bounds.width)
        )
        let box = box(bounds, right: most.width - bounds.width, up: most.height - bounds.height, projection)
        guard let box, let window = AreaWindow(map, in: box) else { return bounds }
        var extended = bounds
        /// Adds a land, if that adds little.
        func add(_ outline: [Coordinate]) -> Bool {
            var wider = extended
            for corner in outline { wider.add(projection.project(corner)) }
            guard wider.width <= most.width, wider.height <= most.height else { return false }
            extended = wider
            return true
        }
        var isOnIsland = false
        for island in window.lands(of: places, sameCountry: false) where add(island) { isOnIsland = true }
        guard !isOnIsland, Set(places.compactMap { window.country(at: $0) }).count == 1 else { return extended }
        guard let outline = window.lands(of: places, sameCountry: true).first else { return extended }
        _ = add(outline)
        return extended
    }

    /// The box on the Earth of bounds that are wider on each side; nil where a corner is not on the Earth.
    private static func box(
        _ bounds: PlaneBounds, right: Double, up: Double, _ projection: MapProjection
    ) -> BoundingBox? {
        let (xs, ys) = ((bounds.west - right, bounds.east + right), (bounds.south - up, bounds.north + up))
        var places: [Coordinate] = []
        for step in 0...4 {
            let share = Double(step) / 4
            let (x, y) = (xs.0 + share * (xs.1 - xs.0), ys.0 + share * (ys.1 - ys.0))
            for point in [
                PlanePoint(x: x, y: ys.0), PlanePoint(x: x, y: ys.1), PlanePoint(x: xs.0, y: y),
                PlanePoint(x: xs.1, y: y),
            ] {
                guard projection.isOnEarth(point) else { return nil }
                places.append(projection.place(at: point))
            }
        }
        return BoundingBox(of: places)
    }
}
