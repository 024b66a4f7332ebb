import Geodesy

extension Cartographer {
    /// The metres a unit up to which roads are drawn in a picture, by their rank.
    private static let roadScales = [5_000.0, 1_200, 350]
    /// The times that these may be exceeded by the next rank where there are hardly any roads.
    private static let emptyScale = 4.0
    /// The share of the room for roads that is empty there.
    private static let emptyShare = 0.75

    /// The roads that a picture of this scale has room for, the least important ones first; `way` is that of the trip.
    func roadLines(_ frame: MapFrame, way: [[DotPoint]]) -> [MapScene.Line] {
        let scale = frame.metresPerDot / 4
        guard let roads, scale <= Self.roadScales[0], let box = Self.box(of: frame) else { return [] }
        var skeleton = RoadSkeleton(frame.grid, way: way, metresPerUnit: scale)
        let whole = skeleton.room
        var least = Self.roadScales.lastIndex { scale <= $0 } ?? 0
        func pieces() -> [[[DotPoint]]] {
            var ranks = Array(repeating: [[DotPoint]](), count: Self.roadScales.count)
            roads(box, least, scale) { rank, points in
                var clipping = Clipping(frame, .proportional)
                for point in points { clipping.add(latitude: point.latitude, longitude: point.longitude) }
                clipping.endLine()
                ranks[rank] += clipping.parts
            }
            return ranks
        }
        var drawn = 0
        while true {
            let ranks = pieces()
            for rank in drawn...least { skeleton.add(ranks[rank], rank: rank) }
            drawn = least + 1
            guard drawn < Self.roadScales.count, scale <= Self.roadScales[drawn] * Self.emptyScale,
                Double(skeleton.room) > Double(whole) * Self.emptyShare
            else { break }
            least = drawn
        }
        return skeleton.lines.reversed()
    }

    /// The box of a map about a place; nil for one of the world, or about a pole.
    private static func box(of frame: MapFrame) -> BoundingBox? {
        guard case .azimuthal(let projection) = frame.projection, projection.center.latitude.magnitude < 90 else {
            return nil
        }
        let (width, height) = (Double(frame.grid.width), Double(frame.grid.height))
        var places: [Coordinate] = []
        for step in 0...8 {
            let share = Double(step) / 8
            for dot in [
                DotPoint(x: share * width, y: 0), DotPoint(x: share * width, y: height),
                DotPoint(x: 0, y: share * height), DotPoint(x: width, y: share * height),
            ] {
                if let place = frame.place(dot) { places.append(place) }
            }
        }
        return BoundingBox(of: places)
    }
}
